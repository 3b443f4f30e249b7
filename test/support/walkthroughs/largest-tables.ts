// Builds the largest tables that commands, forms and scripts can make, for tests and benchmarks.
import { MOST_ANSWERS } from '../../../src/engine/advance.ts'
import { MOST_COMPARED_STEPS } from '../../../src/engine/compare.ts'
import type { Facts } from '../../../src/engine/game.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Prepared } from '../../../src/walkthroughs/start.ts'
import { flowNamed } from './flows.ts'
import { enemyAttack, heroAttack, unitAttack } from './plain-tables.ts'

/** A table with its log, and one more answer that ends the attack or goes on with it. */
export type WorstTable = {
  readonly name: string
  readonly prepared: Prepared
  readonly answers: readonly Answer[]
  readonly last: Answer
}

const [ENEMY, HERO] = ['enemy', 'hero']
const some = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i))
const report = (question: string, ...effects: object[]): Answer => ({ question, card: { effects } })
const note = (question: string): Answer => report(question, { kind: 'note', text: 'n'.repeat(200) })

const villain = { id: ENEMY, kind: 'villain', atk: 9, hitPoints: 999 }
const hero = { id: HERO, kind: 'hero', player: 'p1', atk: 2, def: 3, hitPoints: 999 }
const ally = (number: number) => ({ id: `ally-${number}`, kind: 'ally', player: 'p1', atk: 1, hitPoints: 3 })
const allies = (count: number) => some(count, i => ally(i + 1))

/** Makes reminders of one moment without effects, so that the engine only asks for each. */
const reminders = (count: number, on: string, more: object = {}) =>
  some(count, i => ({ id: `ability-${i + 1}`, owner: 'p1', trigger: { on }, effects: [], ...more }))

const enemySetUp = (more: object): Facts => ({
  players: ['p1', 'p2'],
  pieces: [villain, hero, ...allies(2)],
  attacker: ENEMY,
  target: { player: 'p1', character: 'ally-1' },
  ...more,
})

/** The attacked ally survives a lost defender in one edition and falls in the other. */
const LOST_DEFENDER: readonly Answer[] = [
  { question: 'defend', choice: 'ally-2' },
  {
    question: 'boost#1',
    choice: 'flip',
    number: 0,
    card: { effects: [{ kind: 'leaves', who: { piece: 'ally-2' }, how: 'defeated' }] },
  },
  { question: 'damage', choice: 'deal' },
]
const FINISH: Answer = { question: 'finish', choice: 'finish' }

/** Fills the log with these answers in turn, and leaves room for so many more. */
const filled = (first: readonly Answer[], kinds: readonly Answer[], room = 1): Answer[] => [
  ...first,
  ...some(MOST_ANSWERS - room - first.length, i => kinds[i % kinds.length] ?? FINISH),
]

/** Fills half the log with one answer and half with the other: every pair of both kinds is tried. */
const halves = (first: readonly Answer[], one: Answer, other: Answer): Answer[] => {
  const half = Math.floor((MOST_ANSWERS - 1 - first.length) / 2)
  return filled([...first, ...some(half, () => one)], [other])
}

const onTheLost = report('damageDealt', { kind: 'known', who: { piece: 'ally-1' }, damage: 0 })
const hurt = (question: string, piece: string): Answer =>
  report(question, { kind: 'damage', to: { piece }, amount: 1 })

const table = (
  name: string,
  prepared: Prepared,
  setUp: Facts,
  answers: readonly Answer[],
  last = FINISH,
) => ({
  name,
  prepared: { ...prepared, setUp },
  answers: played(prepared.flow, setUp, answers),
  last,
})

/** Gives the answers in the form of a log. @throws Error if one is refused */
function played(flow: string, setUp: Facts, answers: readonly Answer[]): readonly Answer[] {
  const { refused, accepted = [] } = flowNamed(flow)?.play(setUp, answers) ?? {}
  if (refused) throw new Error(`${flow}: ${JSON.stringify(refused).slice(0, 400)}`)
  return accepted
}

const FULL = { pieces: [villain, hero, ...allies(59)] }

export const worstTables = (): readonly WorstTable[] => [
  table(
    'reports that only this edition allows, then notes',
    enemyAttack,
    enemySetUp({}),
    halves(LOST_DEFENDER, onTheLost, note('damageDealt')),
  ),
  table(
    'the same, with 60 characters and 60 reminders',
    enemyAttack,
    enemySetUp({ ...FULL, abilities: reminders(60, 'afterAttacked') }),
    halves(LOST_DEFENDER, onTheLost, note('damageDealt')),
  ),
  table(
    'the same, with forced reminders that only the other edition puts in order',
    enemyAttack,
    enemySetUp({
      ...FULL,
      abilities: [
        ...reminders(4, 'afterTakesDamage', {
          forced: true,
          trigger: { on: 'afterTakesDamage', who: 'ally-1' },
        }),
      ],
    }),
    halves(LOST_DEFENDER, onTheLost, note('damageDealt')),
  ),
  table(
    'damage after damage, with 60 characters and 60 reminders',
    enemyAttack,
    enemySetUp({ ...FULL, abilities: reminders(60, 'afterTakesDamage', { uses: 1 }) }),
    filled(LOST_DEFENDER, [hurt('damageDealt', HERO), hurt('damageDealt', ENEMY)]),
  ),
  table(
    'so much of it that the comparison with the other editions just fits',
    enemyAttack,
    enemySetUp({ ...FULL, abilities: reminders(60, 'afterTakesDamage', { uses: 1 }) }),
    filled(
      LOST_DEFENDER,
      [hurt('damageDealt', HERO), hurt('damageDealt', ENEMY)],
      MOST_ANSWERS - MOST_COMPARED_STEPS / 2 + 2,
    ),
  ),
  table(
    'corrections before a defender is chosen among 60 characters, 20 boost cards and 60 reminders',
    enemyAttack,
    enemySetUp({ ...FULL, boostCards: 20, abilities: reminders(60, 'boostFlipped') }),
    filled([], [report('initiation', { kind: 'known', who: { piece: ENEMY }, damage: 1 })], 60),
    { question: 'defend', choice: 'ally-2' },
  ),
  table(
    'a hero among 60 characters and 60 reminders',
    heroAttack,
    {
      players: ['p1', 'p2'],
      ...FULL,
      attacker: HERO,
      targets: [ENEMY],
      abilities: reminders(60, 'afterAttacks'),
    },
    filled([{ question: 'damage', choice: 'deal' }], [note('damageDealt')]),
  ),
  table(
    'a Unit among 60 and 60 reminders',
    unitAttack,
    {
      activePlayer: 'p1',
      standbyPlayer: 'p2',
      pieces: some(60, i => ({
        id: `unit-${i + 1}`,
        kind: 'unit',
        player: i % 2 ? 'p2' : 'p1',
        ap: 1,
        hp: 9,
      })),
      attacker: 'unit-1',
      target: { player: true },
      shields: 9,
      abilities: some(60, i => ({
        id: `ability-${i + 1}`,
        owner: 'p1',
        trigger: { on: 'activateAction' },
        effects: [],
      })),
    },
    filled([], [note('attack')], 60),
    { question: 'block', choice: 'decline' },
  ),
]
