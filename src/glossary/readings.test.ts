import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MARVEL_EDITIONS } from '../games/marvel-champions/editions.ts'
import { readDataFiles } from './files.ts'
import { buildGlossary } from './load.ts'
import { otherReadings } from './readings.ts'

const glossary = buildGlossary(readDataFiles(join(import.meta.dirname, '../../data')))

const readings = (id: string): string[] => {
  const clause = glossary.clauses.get(id)
  if (!clause) throw new Error(`no clause ${id}`)
  return otherReadings(glossary, clause).map(other => other.id)
}

it('finds the clauses of the other editions, whichever one is asked about', () => {
  expect(readings('MC18-EA-51')).toEqual(['MC-DE-09', 'MC-EA-51'])
  expect(readings('MC-EA-51')).toEqual(['MC18-EA-51', 'MC-DE-09'])
  expect(readings('MC-DE-05')).toEqual(['MC-EA-40'])
})

it('tells each edition once', () => {
  expect(readings('MC18-PA-21')).toEqual(['MC-PA-21'])
})

it('finds none for a clause that only words the rule differently', () => {
  for (const id of ['MC-DE-02', 'MC-DE-03', 'MC-DE-07', 'MC-DE-08', 'MC-EA-31', 'MC-EA-09', 'GCG19-5-22-1'])
    expect(readings(id)).toEqual([])
})

/** A clause that holds in every edition is cited where an older text says no more; it is no other reading. */
const holdsEverywhere = (id: string): boolean => glossary.clauses.get(id)?.editions === null

it('finds the clause that an edition of Marvel Champions cites in place of another', () => {
  for (const { id, cites } of Object.values(MARVEL_EDITIONS))
    for (const [replaced = '', instead = ''] of Object.entries(cites)) {
      if (holdsEverywhere(instead)) continue
      const others = [replaced, ...readings(replaced)]
      expect([id, others]).toEqual([id, expect.arrayContaining([instead])])
    }
})
