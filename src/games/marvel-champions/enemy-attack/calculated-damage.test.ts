// Tests of step 4 of the rules 1.8: the amount of damage is calculated before it is dealt.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/games/marvel-champions/cast.ts'
import {
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  nobody,
  OLDER,
  order,
  report,
  resolve,
  under,
} from '../../../../test/games/marvel-champions/enemy-attack.ts'
import type { EditionId } from '../editions.ts'

/** The numbers of the steps that were entered, each once. */
const steps = (story: ReturnType<typeof resolve>) => [
  ...new Set(story.told('step_entered').flatMap(({ number }) => (typeof number === 'string' ? number : []))),
]

test('MC18-EA-12 the amount is calculated in step 4 and dealt in step 5', () => {
  const play = (edition: EditionId) =>
    resolve(under(edition, [lumen(), grinder()]), defend('Lumen'), boost(2), deal, finish)
  const today = play('1.8')
  expectEnd(today, { atk: 5, hp: { Lumen: 7 }, defense: 'basic' })
  expect(today.told('damage_calculated')).toMatchObject([
    { atk: 5, reduced: 2, amount: 3, step: 'calculateDamage', piece: 'Lumen' },
  ])
  expect(order(today, 'atk_changed', 'damage_calculated', 'damage_reduced', 'damage_dealt')).toEqual([
    'atk_changed',
    'damage_calculated',
    'damage_dealt',
  ])
  expect(steps(today)).toEqual(['1', '2', '3a', '3b', '3c', '3d', '3e', '4', '5', '6a', '6b'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { atk: 5, hp: { Lumen: 7 } })
    expect(before.told('damage_calculated')).toEqual([])
    expect(steps(before)).toEqual(['1', '2', '3a', '3b', '3c', '3d', '3e', '4', '5a', '5b', '5c'])
  }
})

test('MC18-EA-12 a number that nobody knows is asked for in step 4, and the amount is told after it', () => {
  const setUp = under('1.8', [lumen(), { id: 'Grinder', kind: 'villain', hitPoints: 20 }])
  const asked = resolve(setUp, defend('Lumen'), boost(1))
  expect(asked.prompt?.windows.map(({ name }) => name)).toContain('atk')
  const story = resolve(
    setUp,
    defend('Lumen'),
    boost(1),
    { question: 'atk', choice: 'atk', number: 3 },
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 8 } })
  expect(story.told('damage_calculated')).toMatchObject([{ atk: 4, reduced: 2, amount: 2 }])
})

test('MC18-EA-12 an increase that is reported before the damage is dealt is calculated anew', () => {
  const more = report('damage', [{ kind: 'increase', amount: 1 }])
  const story = resolve(under('1.8', [lumen(), rustling()]), nobody, more, deal, finish)
  expect(story.told('damage_calculated')).toMatchObject([{ amount: 2 }, { amount: 3, step: 'dealDamage' }])
  expectEnd(story, { hp: { Lumen: 7 } })
})
