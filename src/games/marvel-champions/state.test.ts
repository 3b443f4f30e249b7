// What must be there and is not is a fault of ours: it is thrown with its name, never guessed at.
import { expect, test } from 'vitest'
import { attack, grinder, lumen, resolve } from './enemy-attack.play.ts'
import { controllerOf } from './pieces.ts'
import * as player from './player-attack.play.ts'
import { partNow } from './player-attack-steps.ts'
import { enemyAttack, faceupCard, pieceOf, playerAttack, type State } from './state.ts'

const stateOf = ({ position }: ReturnType<typeof resolve>): State => {
  if (!position) throw new Error('no table')
  return position.memory.state
}
const enemys = () => stateOf(resolve(attack([lumen(), grinder()])))
const players = () => stateOf(player.resolve(player.basic([lumen(), grinder()])))

test('a character, a controller or a boost card that is not there is thrown', () => {
  expect(() => pieceOf(enemys(), 'Moth')).toThrow('no piece Moth')
  expect(() => controllerOf(pieceOf(enemys(), 'Grinder'))).toThrow('nobody controls Grinder')
  expect(() => faceupCard(enemys())).toThrow('no boost card is faceup')
})

test('an attack of the other kind is thrown, and one beyond the last', () => {
  expect(() => enemyAttack(players())).toThrow('not an enemy attack')
  expect(() => playerAttack(enemys())).toThrow('not a player attack')
  expect(() => partNow({ ...playerAttack(players()), current: 1 })).toThrow('there is no attack 1')
})
