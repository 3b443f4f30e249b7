import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedGlossary as glossary } from '../../../test/support/shipped-rules.ts'
import type { Entry } from '../../glossary/glossary.ts'
import type { Language } from '../../language.ts'
import { linkRow } from './links.ts'

const data = join(import.meta.dirname, '../../../data')
const REPOSITORY = 'https://github.com/somebody/riposte'

function urls(entry: Entry, language: Language): URL[] {
  const game = glossary.games.get(entry.game)
  if (!game) throw new Error(`there is no game ${entry.game}`)
  const found = JSON.stringify(linkRow(REPOSITORY, entry, game, language)).matchAll(/"url":"([^"]*)"/g)
  return [...found].map(([, url = '']) => new URL(url))
}

const entryOf = (id: string): Entry => {
  const entry = glossary.entries.find(one => one.id === id)
  if (!entry) throw new Error(`there is no entry ${id}`)
  return entry
}

describe('the links of an entry', () => {
  it('report a mistake with entry, language and edition filled in', () => {
    const [report] = urls(entryOf('marvel-champions/retaliate-x'), 'de')
    expect(`${report?.origin}${report?.pathname}`).toBe(`${REPOSITORY}/issues/new`)
    expect(report?.searchParams.get('title')).toBe('Fehler in „Vergeltung X“')
    expect(Object.fromEntries(report?.searchParams ?? [])).toMatchObject({
      entry: 'marvel-champions/retaliate-x',
      language: 'de',
      edition: expect.stringMatching(/^1\.8, 1\.7, 1\.6-de/),
    })
  })

  it('open a form that has a field for each of these', () => {
    const [report] = urls(entryOf('marvel-champions/retaliate-x'), 'en')
    const { template, title, ...fields } = Object.fromEntries(report?.searchParams ?? [])
    const form = readFileSync(join(data, '../.github/ISSUE_TEMPLATE', template ?? ''), 'utf8')
    for (const id of Object.keys(fields)) expect(form).toContain(`\n    id: ${id}\n`)
    expect(title).toBe('Mistake in “Retaliate X”')
  })

  it('name the edition in use for what has no source of its own', () => {
    const term = glossary.entries.find(({ kind, game }) => kind === 'term' && game === 'gundam')
    expect(term && urls(term, 'en')[0]?.searchParams.get('edition')).toBe('1.9.0')
  })

  it('lead to the file in which the entry is written, for every entry', () => {
    for (const entry of glossary.entries) {
      const path = urls(entry, 'en')[1]?.pathname.replace('/somebody/riposte/blob/HEAD/data/', '') ?? ''
      expect(existsSync(join(data, path)), path).toBe(true)
      expect(readFileSync(join(data, path), 'utf8')).toContain(`code: ${entry.code}\n`)
    }
  })
})
