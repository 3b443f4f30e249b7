// References between entries go both ways, up to the length of Discord's lists.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEE_ALSO_LIMIT } from './entry-drafts.ts'
import { dataFileAt, readDataFiles, readYaml } from './files.ts'
import { buildGlossary } from './load.ts'

const files = readDataFiles(join(import.meta.dirname, '../../data'))
const glossary = buildGlossary(files)
const byId = new Map(glossary.entries.map(entry => [entry.id, entry]))
const named = (id: string) => byId.get(id)?.seeAlso.map(other => other.id)

/** The references in the files of the entries, as pairs of entries. */
const declared = files.flatMap(({ path, text }) => {
  const place = dataFileAt(path)
  if (place?.kind !== 'entry') return []
  const { seeAlso = [] } = readYaml(text) as { seeAlso?: string[] }
  return seeAlso.map(to => [`${place.game}/${place.slug}`, `${place.game}/${to}`] as const)
})

describe('see also', () => {
  it('names each entry once, none itself, and no more than a select of Discord shows', () => {
    for (const entry of glossary.entries) {
      expect(new Set(entry.seeAlso).size).toBe(entry.seeAlso.length)
      expect(entry.seeAlso).not.toContain(entry)
      expect(entry.seeAlso.length).toBeLessThanOrEqual(SEE_ALSO_LIMIT)
    }
  })

  it('has all that the file of an entry names, and is named back unless the other list is full', () => {
    const found = declared.filter(([from, to]) => byId.has(from) && byId.has(to))
    expect(found.length).toBeGreaterThan(1500)
    for (const [from, to] of found) expect(named(from)).toContain(to)
    const oneWay = found.filter(([from, to]) => !named(to)?.includes(from))
    expect(oneWay.filter(([, to]) => named(to)?.length !== SEE_ALSO_LIMIT)).toEqual([])
  })

  it('names the terms that an entry uses', () => {
    expect(named('marvel-champions/retaliate-x')).toContain('marvel-champions/character')
    expect(named('marvel-champions/cost')).toContain('marvel-champions/cost-arrow-icon')
  })
})
