// Tests of the effect by which a card enters play.
import { expect } from 'vitest'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  finish,
  nobody,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

test('MC-ENGAGED-07 a minion that enters play by a boost card engages the player who is attacked; what is there already does not come twice', () => {
  const enters: Effect = { kind: 'enters', piece: { id: 'Gnat', kind: 'minion', atk: 1, hitPoints: 2 } }
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(0, enters, enters), deal, finish)
  expect(story.told('joined')).toMatchObject([
    { piece: 'Gnat', kind: 'minion', engagedWith: 'Ana', clause: 'MC-ENGAGED-07' },
  ])
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'enters', code: 'nameTaken' }])
})
