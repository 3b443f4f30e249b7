// Tests of step 4 of the rules 1.8: the amount of damage is calculated before it is dealt.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
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
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { MarvelEditionId } from '../editions.ts'
import { enemyAttackFlow } from './flow.ts'

/** The numbers of the steps that were entered, each once. */
const steps = (story: ReturnType<typeof resolve>) => [
  ...new Set(story.told('step_entered').flatMap(({ number }) => (typeof number === 'string' ? number : []))),
]

test('MC18-EA-12 the amount is calculated in step 4 and dealt in step 5', () => {
  const play = (edition: MarvelEditionId) =>
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

test('MC18-EA-12 the numbered steps of each edition, in their order', () => {
  const before = [
    '1 Give boost card',
    '2 Declare defender',
    '3a Flip boost card',
    '3b Resolve its Boost ability',
    '3c Count its boost icons',
    '3d Discard boost card',
    '3e Next boost card',
  ]
  const older = ['4 Deal damage', '5a Retaliate', '5b Forced abilities', '5c Other abilities']
  const newer = ['4 Calculate damage', '5 Deal damage', '6a Forced abilities', '6b Other abilities']
  const steps = {
    '1.8': [...before, ...newer],
    '1.7': [...before, ...older],
    '1.6-de': [...before, ...older],
  }
  for (const { rules, rows } of enemyAttackFlow.editions) {
    const numbered = rows.flatMap(({ number, title }) => (number === undefined ? [] : [`${number} ${title}`]))
    expect({ [rules.id]: numbered }).toEqual({
      [rules.id]: steps[rules.id === '1.8' || rules.id === '1.7' ? rules.id : '1.6-de'],
    })
  }
})

test('MC18-EA-12 DEF that changes after the calculation changes the amount, and the new one is told', () => {
  const more = report('damage', [{ kind: 'def', amount: 1 }])
  const story = resolve(under('1.8', [lumen(), grinder()]), defend('Lumen'), boost(2), more, deal, finish)
  expect(story.told('damage_calculated').map(({ amount }) => amount)).toEqual([3, 2])
  expectEnd(story, { hp: { Lumen: 8 } })
})
