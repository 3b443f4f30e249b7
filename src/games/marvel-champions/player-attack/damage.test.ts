// Tests of MC-PA-04 to MC-PA-11: the damage of a player's attack, instance by instance.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  expectBalance,
  forced,
  report,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  raise,
  resolve,
  target,
  thorn,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

const { atk: _, ...unknown } = lumen()

test('MC-PA-04 an ATK that nobody gave is asked for', () => {
  const setUp = basic([unknown, grinder()])
  const asked = resolve(setUp, target('Grinder')).prompt?.windows.at(-1)
  expect(asked).toMatchObject({ name: 'atk', hard: true, clause: 'MC-PA-04', window: null })
  expect(asked?.choices).toEqual([
    { name: 'atk', by: { any: ['Ana'] }, number: { asks: 'ATK', min: 0, max: 99 } },
  ])
  const three = { choice: 'atk', number: 3 }
  expect(resolve(setUp, target('Grinder'), three, deal, finish).hp('Grinder')).toBe(17)
})

test('MC-PA-09 an ATK is asked for only if the ability counts it', () => {
  const plain = labelled([unknown, grinder()], [hits(2)])
  expect(resolve(plain, target('Grinder'), deal, finish).hp('Grinder')).toBe(18)
  const counts = labelled([unknown, grinder()], [{ instances: [{ amount: 2 }, { amount: 'ATK' }] }])
  const three = { choice: 'atk', number: 3 }
  expect(resolve(counts, target('Grinder'), three, deal, finish).hp('Grinder')).toBe(15)
})

test('MC-PA-11 "additional" damage joins the damage to the same enemy, or stands alone', () => {
  const plus = { amount: 2, additional: true as const }
  const setUp = (...instances: object[]) => ({
    ...labelled([lumen(), rustling(), grinder()], []),
    ability: { attacks: [{ targets: 'each enemy', instances }] },
  })
  const told = (...instances: object[]) =>
    resolve(setUp(...instances), raise(1), deal, finish)
      .told('damage_instance')
      .map(({ target, base, increase, additional }) => [target, base, increase, additional])
  expect(told({ amount: 1 }, plus)).toEqual([
    ['Rustling', 1, 1, 2],
    ['Grinder', 1, 1, 2],
  ])
  expect(told({ amount: 3, to: 2 }, { ...plus, to: 1 })).toEqual([
    ['Grinder', 3, 1, 0],
    ['Rustling', 0, 0, 2],
  ])
})

test('MC-PA-10 an increase below 0 makes no damage less than none', () => {
  expect(resolve(basic([lumen(), grinder()]), target('Grinder'), raise(-5), deal, finish).hp('Grinder')).toBe(
    20,
  )
})

test('MC-PA-09 what comes after the instance that defeated the enemy is lost', () => {
  const story = resolve(labelled([lumen(), rustling()], [hits(4, 2)]), target('Rustling'), deal, finish)
  expect(story.told('excess_lost')).toMatchObject([{ piece: 'Rustling', amount: 2 }])
  expect(story.result.damage).toMatchObject({ value: 6, lost: 2 })
  expectBalance(story)
})

test('MC-PA-09 preventing all damage of the attack prevents every instance of it', () => {
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  const story = resolve(labelled([lumen(), grinder()], [hits(2, 3)]), target('Grinder'), all, deal, finish)
  expect([story.hp('Grinder'), story.result.damage]).toMatchObject([20, { value: 5, prevented: 5 }])
})

test('MC-PA-04 damage that "would" be taken can still be prevented (AMB-11)', () => {
  const shield = forced(
    'Shield',
    { on: 'wouldTake', who: 'Grinder' },
    { effects: [{ kind: 'prevent', amount: 1, taken: true }] },
  )
  const setUp = basic([lumen(), grinder()], { abilities: [shield] })
  expect(resolve(setUp, target('Grinder'), deal, finish).hp('Grinder')).toBe(19)
})

test('MC-PA-04 piercing discards the tough cards of the enemy first', () => {
  const setUp = basic([lumen({ keywords: ['piercing'] }), grinder({ tough: 2 })])
  const story = resolve(setUp, target('Grinder'), deal, finish)
  expect(story.told('pierced')).toMatchObject([{ piece: 'Grinder', discarded: 2, clause: 'MC-PA-04' }])
  expect(story.hp('Grinder')).toBe(18)
})

test('MC-PA-04 overkill of the attacker and of its ability are one keyword', () => {
  const attacks = [hits(6)]
  const setUp = basic([lumen({ keywords: ['overkill'] }), thorn(), grinder()])
  const story = resolve({ ...setUp, ability: { attacks, keywords: ['overkill'] } }, target('Thorn'), deal)
  expect(story.position?.memory.state.activation.keywords).toEqual(['overkill'])
  expect(story.hp('Grinder')).toBe(19)
})

test('MC-PA-04 a bonus that is given only under a condition counts only if the condition holds', () => {
  const ifTough = { kind: 'atk' as const, amount: 5, if: { is: 'tough' as const, who: { piece: 'Grinder' } } }
  const raised = (tough: number) =>
    attempt(basic([lumen(), grinder({ tough })]), target('Grinder'), report('damage', [ifTough]))
  expect([raised(0), raised(1)].map(story => story.told('atk_changed').length)).toEqual([0, 1])
})

test('MC-PA-18 an enemy attacked twice by one ability has been attacked, and is listed once', () => {
  const setUp = labelled([lumen(), grinder()], [hits(1), { ...hits(1), targets: 'same' }])
  const story = resolve(setUp, target('Grinder'), deal, deal, finish)
  expect(story.told('considered_attacked')).toMatchObject([
    { clause: 'MC-PA-07', character: 'Grinder' },
    { clause: 'MC-PA-07', character: 'Grinder' },
  ])
  expect(story.result).toMatchObject({ attacked: ['Grinder'], attacksMade: 2 })
  expect(story.position?.memory.state.activation).toMatchObject({ stage: { name: 'damaged' }, keywords: [] })
})
