// Tests that missing data, which is a fault of the program, throws an error with its name.
import { expect, test } from 'vitest'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { attack } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Flow, SetUp } from '../../../engine/flow.ts'
import { begin } from '../../../engine/play.ts'
import { enemyAttackFlow } from '../enemy-attack/flow.ts'
import { playerAttackFlow } from '../player-attack/flow.ts'
import { partNow } from './activations/attacks.ts'
import { stageAmong } from './activations/stages.ts'
import { controllerOf } from './characters.ts'
import { characterOf, enemyAttackIn, faceupCard, type Marvel, playerAttackIn, type State } from './state.ts'

function table<S extends SetUp, O extends object>(flow: Flow<Marvel, S, O>, setUp: object): State {
  const begun = begin(flow, setUp)
  if ('refused' in begun) throw new Error(begun.refused.code)
  return begun.position.memory.state
}
const enemys = table(enemyAttackFlow, attack([lumen(), grinder()]))
const players = table(playerAttackFlow, basic([lumen(), grinder()]))

test('a character, a controller or a boost card that is not there is thrown', () => {
  expect(() => characterOf(enemys, 'Moth')).toThrow('no piece Moth')
  expect(() => controllerOf(characterOf(enemys, 'Grinder'))).toThrow('nobody controls Grinder')
  expect(() => faceupCard(enemys)).toThrow('no boost card is faceup')
})

test('an attack of the other kind is thrown, one beyond the last, and one at another stage', () => {
  expect(() => enemyAttackIn(players)).toThrow('not an enemy attack')
  expect(() => playerAttackIn(enemys)).toThrow('not a player attack')
  expect(() => partNow({ ...playerAttackIn(players), current: 1 })).toThrow('there is no attack 1')
  expect(() => stageAmong(playerAttackIn(players), 'before damage', 'dealing')).toThrow('is choosing')
})
