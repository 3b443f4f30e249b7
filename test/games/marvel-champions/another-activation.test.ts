// A kind of activation is a line. The test adds a made-up one to a copy of the program: the compiler names every table that
// lacks its clause, face or words, and, once each has a line for it, nothing.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copiedTree } from '../../support/program-copy.ts'

const tree = copiedTree()
afterAll(() => tree.remove())

const KINDS = 'src/games/marvel-champions/rules/activations/activation.ts'
const FACES = 'src/discord/attack/faces/marvel-champions/faces.ts'
const PROGRAM = 'src/played-games.ts'

/** A line for a kind in a table, or in the answers to a question. */
const LINE = /\bplayerAttack: /g

/** The files that could speak of a kind. */
const sources = (): string[] =>
  globSync('src/{games,discord,walkthroughs}/**/*.ts', { cwd: join(import.meta.dirname, '../../..') })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.endsWith('.test.ts'))
    .toSorted()

/** The files with tables by kind, each as often as it has one. */
const tables = (): string[] =>
  sources()
    .filter(path => path !== KINDS)
    .flatMap(path => [...tree.read(path).matchAll(LINE)].map(() => path))

const change = (path: string, before: string | RegExp, after: string): void => {
  const text = tree.read(path).replace(before, after)
  expect(text).not.toBe(tree.read(path))
  tree.write(path, text)
}

/** The faults, each by its file and what is said of it. */
const faults = () =>
  tree
    .compiled(PROGRAM)
    .split('\n')
    .flatMap(line => [...line.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/g)])
    .map(([, path = '', said = '']) => ({ path, said }))

/** A comparison with one kind, which takes every other kind for the rest in silence. */
const COMPARES = /[!=]== '(enemy|player)Attack'|'(enemy|player)Attack' [!=]==/

it('is compared with no other kind but where the attack of one kind is demanded', () => {
  const found = sources().filter(path => COMPARES.test(tree.read(path)))
  expect(found).toEqual(['src/games/marvel-champions/rules/state.ts'])
})

it('is named by the compiler in every table, and in nothing else', () => {
  change(
    KINDS,
    '  enemyAttack: EnemyAttackOwn\n',
    '  enemyAttack: EnemyAttackOwn\n  madeUp: { scheme: string }\n',
  )
  const found = faults()
  expect(found.map(({ path }) => path).toSorted()).toEqual(tables())
  expect(found.filter(({ said }) => !said.startsWith("Property 'madeUp' is missing in type"))).toEqual([])
  for (const path of ['activations/clauses.ts', 'activations/facts.ts', 'boost/steps.ts'])
    expect(tables()).toContain(`src/games/marvel-champions/rules/${path}`)
  expect(tables()).toContain(FACES)

  for (const path of new Set(tables())) change(path, LINE, 'madeUp: undefined as never, playerAttack: ')
  expect(tree.compiled(PROGRAM)).toBe('')
})

it('does not compile with words that no language has', () => {
  change(
    FACES,
    'madeUp: undefined as never',
    "madeUp: { ...playerAttackFace, name: t => t('attack:madeUp.name') }",
  )
  expect(new Set(faults().map(({ path }) => path))).toEqual(new Set([FACES]))
})
