import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDataFiles } from '../../glossary/files.ts'
import { buildGlossary } from '../../glossary/load.ts'
import { limitFaults } from './limits.ts'

const files = readDataFiles(join(import.meta.dirname, '../../../data'))

/** The shipped data with one file changed. */
const changed = (path: string, from: RegExp, to: string) =>
  buildGlossary(files.map(file => (file.path === path ? { path, text: file.text.replace(from, to) } : file)))

describe('Discord’s limits', () => {
  it('hold for every page of every entry, in both languages', () => {
    expect(limitFaults(buildGlossary(files))).toEqual([])
  })

  it('are noticed when a clause is too long for a message', () => {
    const clause = `  - id: GCG-7-2z\n    en: ${'long '.repeat(800)}\n    de: kurz\n`
    const faults = limitFaults(changed('gundam/entries/7-2.yaml', /clauses:\n/, `clauses:\n${clause}`))
    expect(faults.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^en, page 1: 4\d+ characters, allowed are 4000$/),
    )
    expect(faults[0]?.entry.id).toBe('gundam/7-2')
  })
})
