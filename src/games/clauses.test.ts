// Tests the tests: every clause of the flows has a test whose title begins with its id.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clausesOf } from './citing.ts'
import { citedClauses, flowsOf } from './game.ts'
import { gundamChangesFlow } from './gundam/changes/flow.ts'
import { GUNDAM_CLAUSES } from './gundam/clauses.ts'
import { effectBattleFlow } from './gundam/effect-battle/flow.ts'
import { effectBattle, gundamChanges, unitAttack } from './gundam/flows.ts'
import { unitAttackFlow } from './gundam/unit-attack/flow.ts'
import { marvelChangesFlow } from './marvel-champions/changes/flow.ts'
import { MARVEL_CLAUSES } from './marvel-champions/clauses.ts'
import { enemyAttackFlow } from './marvel-champions/enemy-attack/flow.ts'
import { enemySchemeFlow } from './marvel-champions/enemy-scheme/flow.ts'
import { enemyAttack, enemyScheme, marvelChanges, playerAttack, thwart } from './marvel-champions/flows.ts'
import { playerAttackFlow } from './marvel-champions/player-attack/flow.ts'
import { thwartFlow } from './marvel-champions/thwart/flow.ts'

const FLOWS = [
  enemyAttackFlow,
  playerAttackFlow,
  enemySchemeFlow,
  thwartFlow,
  marvelChangesFlow,
  unitAttackFlow,
  effectBattleFlow,
  gundamChangesFlow,
]
/** German clauses that change nothing in play: no attack cites them, but each is tested under the German rules. */
const ONLY_WORDED = clausesOf('MC-DE 01 02 03 06 07 08 10 11 13 14')

const folder = import.meta.dirname
const filesOf = (game: string): string[] =>
  readdirSync(`${folder}/${game}`, { recursive: true, encoding: 'utf8' })
const titles = ['marvel-champions', 'gundam'].flatMap(game =>
  filesOf(game)
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => [
      ...readFileSync(`${folder}/${game}/${file}`, 'utf8').matchAll(/test\(\s*'((?:MC|GCG)\d*-\S+) /g),
    ])
    .map(match => match[1]),
)

test('every clause has a test', () => {
  const missing = [...MARVEL_CLAUSES, ...ONLY_WORDED, ...GUNDAM_CLAUSES].filter(
    clause => !titles.includes(clause),
  )
  expect(missing).toEqual([])
})

/** The clauses that rows cite in any edition. */
const inRows = FLOWS.flatMap(({ editions }) =>
  editions.flatMap(({ rows }) => rows.flatMap((row): readonly string[] => row.cites)),
)

test('every clause that counts as cited is cited: by a row of its game, or its id stands in the code', () => {
  for (const [game, clauses] of [
    ['marvel-champions', MARVEL_CLAUSES],
    ['gundam', GUNDAM_CLAUSES],
  ] as const) {
    const code = filesOf(game)
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'clauses.ts')
      .map(file => readFileSync(`${folder}/${game}/${file}`, 'utf8'))
      .join('\n')
    expect(clauses.filter(clause => !inRows.includes(clause) && !code.includes(`'${clause}'`))).toEqual([])
  }
})

test('what the rows of the flows cite is among what counts as cited, and each is counted once', () => {
  const cited = citedClauses(
    flowsOf([
      ...[enemyAttack, enemyScheme, playerAttack, thwart, marvelChanges],
      ...[unitAttack, effectBattle, gundamChanges],
    ]),
  )
  expect(inRows.filter(clause => !cited.has(clause))).toEqual([])
  expect(cited.size).toBe(new Set([...MARVEL_CLAUSES, ...GUNDAM_CLAUSES]).size)
})

/** Clauses that no flow plays by itself, for instance of the main phase, stand in the glossary. */
const inGlossary = ['marvel-champions', 'gundam'].flatMap(game => {
  const entries = `${folder}/../../data/${game}/entries`
  return readdirSync(entries).flatMap(file =>
    [...readFileSync(`${entries}/${file}`, 'utf8').matchAll(/- id: (\S+)/g)].map(match => match[1]),
  )
})

test('every test of a clause names one that exists', () => {
  const known = new Set<string | undefined>([
    ...MARVEL_CLAUSES,
    ...ONLY_WORDED,
    ...GUNDAM_CLAUSES,
    ...inGlossary,
  ])
  expect(titles.filter(title => !known.has(title))).toEqual([])
})

test('row names are unique, and those of one game never mean two things', () => {
  for (const { rows } of FLOWS.flatMap(flow => [...flow.editions])) {
    const names = rows.map(row => row.name)
    expect(new Set(names).size).toBe(names.length)
  }
})
