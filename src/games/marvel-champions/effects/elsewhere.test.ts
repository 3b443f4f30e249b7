// Tests that an effect which only one kind of attack knows is refused in the others and between attacks.
import { expect, test } from 'vitest'
import { grinder, lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { attack } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AnyFlow } from '../../game.ts'
import { enemyAttack, marvelChanges, playerAttack } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'

const pieces = [lumen(), sparrow(), grinder()]
const SET_UPS = {
  [enemyAttack.id]: { ...attack(pieces), edition: '1.8' },
  [playerAttack.id]: { ...basic(pieces, { targets: ['Grinder'] }), edition: '1.8' },
  [marvelChanges.id]: { edition: '1.8', players: ['Ana'], pieces },
}
const WINDOWS = {
  [enemyAttack.id]: 'initiation',
  [playerAttack.id]: 'damage',
  [marvelChanges.id]: 'changes',
}

/** Why a card that does this and then something else is refused; undefined: it is not. */
function refused({ id, play }: AnyFlow, first: Effect) {
  const note = { kind: 'note', text: 'then' }
  const card = { name: 'Card', owner: 'Ana', effects: [{ kind: 'andThen', first, second: [note] }] }
  const { refused } = play(SET_UPS[id], [{ question: WINDOWS[id], card }])
  return refused && { code: refused.code, clause: refused.clause }
}

const inEnemyAttack: Effect[] = [
  { kind: 'boostCard' },
  { kind: 'noBoostCard' },
  { kind: 'boostIcons', amount: 1 },
  { kind: 'cancelBoost', what: 'icons' },
]

test('MC-DF-01 a boost card is part of an enemy’s attack alone', () => {
  const wrong = { code: 'onlyInEnemyAttack', clause: 'MC-DF-01' }
  for (const effect of inEnemyAttack) {
    expect(refused(playerAttack, effect)).toEqual(wrong)
    expect(refused(marvelChanges, effect)).toEqual(wrong)
  }
  expect(refused(enemyAttack, { kind: 'noBoostCard' })).toBeNull()
})

test('MC-PA-16 a further target is part of a player’s attack alone', () => {
  const further: Effect = { kind: 'furtherTarget', to: { piece: 'Grinder' } }
  const wrong = { code: 'onlyInPlayerAttack', clause: 'MC-PA-16' }
  expect(refused(enemyAttack, further)).toEqual(wrong)
  expect(refused(marvelChanges, further)).toEqual(wrong)
  expect(refused(playerAttack, further)).toEqual({ code: 'alreadyChosen', clause: 'MC-PA-18' })
})

test('MC-EA-29 between attacks there is none that could be ended', () => {
  expect(refused(marvelChanges, { kind: 'endAttack' })).toEqual({ code: 'attackOver', clause: null })
  expect(refused(enemyAttack, { kind: 'endAttack' })).toBeNull()
})
