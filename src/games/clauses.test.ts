// A test of the tests: every clause that the flows know has a test whose title begins with its id.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLAUSES as GUNDAM } from './gundam/clauses.ts'
import { unitAttackFlow } from './gundam/unit-attack-flow.ts'
import { CLAUSES as MARVEL } from './marvel-champions/clauses.ts'
import { enemyAttackFlow } from './marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from './marvel-champions/player-attack-flow.ts'

/** Nothing in an attack can exercise these. */
const LOOKUP_ONLY = {
  'MC-DE-04': 'where the German example is printed: found by the glossary, decides nothing',
  'MC-DE-12': 'the see-also list of the German entry: shown by the glossary, decides nothing',
}

const folder = import.meta.dirname
const titles = ['marvel-champions', 'gundam'].flatMap(game =>
  readdirSync(`${folder}/${game}`)
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => [
      ...readFileSync(`${folder}/${game}/${file}`, 'utf8').matchAll(/test\(\s*'((?:MC|GCG)-\S+) /g),
    ])
    .map(match => match[1]),
)

test('every clause has a test', () => {
  const missing = [...MARVEL, ...GUNDAM].filter(clause => !titles.includes(clause))
  expect(missing).toEqual(Object.keys(LOOKUP_ONLY))
})

test('every test of a clause names one that exists', () => {
  const known = new Set<string>([...MARVEL, ...GUNDAM])
  expect(titles.filter(title => title === undefined || !known.has(title))).toEqual([])
})

test('row names are unique, and those of one game never mean two things', () => {
  for (const flow of [enemyAttackFlow, playerAttackFlow, unitAttackFlow]) {
    const names = flow.rows.map(row => row.name)
    expect(new Set(names).size).toBe(names.length)
  }
})
