// Tests of what an attack that has ended early keeps of the stage up to which it had come.
import { expect } from 'vitest'
import { grinder, lumen } from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  finish,
  forced,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'

test('MC-EA-54 an attack that ends while its damage is dealt keeps the ATK of that damage, whatever changes later', () => {
  const ends = forced('Time Stop', { on: 'wouldTake', who: 'Lumen' }, { effects: [{ kind: 'endAttack' }] })
  const setUp = attack([lumen(), grinder()], { abilities: [ends] })
  const story = resolve(setUp, nobody, boost(1), deal)
  expect(story.told('attack_ended_early')).toHaveLength(1)
  const grows = report('finish', [{ kind: 'known', who: piece('Grinder'), atk: 9 }])
  const over = resolve(setUp, nobody, boost(1), deal, grows, finish)
  expect(over.result).toMatchObject({ endedEarly: 'effect', atk: 4 })
})
