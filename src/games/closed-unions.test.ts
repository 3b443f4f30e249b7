// Tests that events and questions are closed unions: the compiler refuses others and knows the facts of each.
import { expect, test } from 'vitest'
import { lumen, overseer } from '../../test/support/games/marvel-champions/cast.ts'
import { attack, defend } from '../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Table } from '../engine/flow.ts'
import { play } from '../engine/play.ts'
import { tell } from '../engine/table.ts'
import { isAbout, type Open, type Question } from '../engine/types.ts'
import type { Gundam } from './gundam/rules/state.ts'
import { enemyAttackFlow } from './marvel-champions/enemy-attack/flow.ts'
import type { Marvel } from './marvel-champions/rules/state.ts'

/** Functions that are never called. The test is that each fails to compile where it says so. */
const REFUSED = {
  eventOfAnotherGame: (table: Table<Marvel>) =>
    // @ts-expect-error unit_rested is an event of the other game
    tell(table, { type: 'unit_rested', clause: 'MC-EA-20', unit: 'Lumen' }),
  clauseOfAnotherGame: (table: Table<Gundam>) =>
    // @ts-expect-error the clause belongs to the other game
    tell(table, { type: 'unit_rested', clause: 'MC-EA-20', unit: 'Mole' }),
  eventThatSaysTooLittle: (table: Table<Marvel>) =>
    // @ts-expect-error the event lacks `icons`
    tell(table, { type: 'boost_icons_changed', clause: 'MC-EA-27' }),
  questionThatSaysTooLittle: (): Question<Marvel> =>
    // @ts-expect-error the question lacks `facedown`
    ({ name: 'boost#1', hard: true, clause: 'MC-EA-24', window: null, choices: [], about: { number: 1 } }),
  kindOfAnotherGame: (window: Open<Gundam>) =>
    // @ts-expect-error the game has no question `boost`
    isAbout(window, 'boost'),
}

test('what is not in the unions of its game does not compile', () => {
  expect(Object.keys(REFUSED)).toHaveLength(5)
})

test('the kind of a question says what it is about, whatever stands behind its name', () => {
  const table = attack([lumen(), overseer()], { boostCards: 1 })
  const windows = play(enemyAttackFlow, table, [defend('nobody')]).prompt?.windows ?? []
  const boost = windows.find(window => window.hard)
  if (!boost || !isAbout(boost, 'boost')) throw new Error('no boost card is asked for')
  expect([boost.name, boost.about.number, boost.about.facedown]).toEqual(['boost#1', 1, 2])
})

test('a window of abilities and one of reports are of their own kinds', () => {
  const wave = { id: 'wave', owner: 'Ana', trigger: { on: 'attacks' } }
  const table = { ...attack([lumen(), overseer()]), abilities: [wave] }
  const windows = play(enemyAttackFlow, table, []).prompt?.windows ?? []
  const kinds = (['optional', 'report', 'defend'] as const).map(kind =>
    windows.filter(window => isAbout(window, kind)).map(({ name }) => name),
  )
  expect(kinds).toEqual([['initiation:Ana'], ['initiation'], ['defend']])
})
