// Tests of the effects on boost cards, and of abilities that a player adds as a reminder during the attack.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  report,
  resolve,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const cards = (...effects: Effect[]) => report('initiation', effects, { owner: 'Ana' })

test('MC-EA-29 an enemy gets no more boost cards than anybody could flip', () => {
  const more = (times: number) =>
    cards(...Array.from({ length: times }, () => ({ kind: 'boostCard' as const })))
  const setUp = attack([lumen(), grinder()], { boostCards: 20 })
  expect(attempt(setUp, more(10)).refused).toBeNull()
  expect(attempt(setUp, more(10), more(1)).refused?.code).toBe('tooMany')
  const flipped = report('boost#2', [{ kind: 'boostCard' }])
  expect(attempt(setUp, more(9), nobody, boost(0), flipped).refused?.code).toBe('tooMany')
})

test('MC-EA-24 nothing happens to a boost card before one is faceup', () => {
  for (const effect of [
    { kind: 'boostIcons', amount: 1 } as const,
    { kind: 'cancelBoost', what: 'icons' } as const,
  ]) {
    const abilities = [may('early', 'Ana', { on: 'attacks' }, { effects: [effect] })]
    const story = resolve(attack([lumen(), grinder()], { abilities }), { choice: 'early' }, nobody)
    expect(story.told('effect_fizzled')).toMatchObject([{ code: 'noBoostCard', clause: 'MC-EA-24' }])
  }
})

test('MC-EA-25 a cancelled boost ability is not resolved, its icons count', () => {
  const hurts: Effect = { kind: 'damage', to: the('your identity'), amount: 1 }
  const cancels = report('flipped', [{ kind: 'cancelBoost', what: 'ability' }])
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(1, hurts), cancels, deal, finish)
  expectEnd(story, { hp: { Lumen: 6 }, atk: 4 })
  expect(story.told('boost_cancelled')).toMatchObject([{ what: 'ability', clause: 'MC-EA-25' }])
  expect(story.told('boost_ability_none')).toHaveLength(1)
})

test('MC-EA-27 fewer icons than none there are not', () => {
  const fewer = report('flipped', [{ kind: 'boostIcons', amount: -3 }])
  expectEnd(resolve(attack([lumen(), grinder()]), nobody, boost(1), fewer, deal, finish), { atk: 3 })
})

test('MC-EA-47 an ability that somebody remembers on the way opens like those of the set-up', () => {
  const ability = { id: 'Rage', trigger: { on: 'afterAttacks' as const }, forced: true, effects: [] }
  const remind = cards({ kind: 'remind', ability })
  const setUp = attack([lumen(), rustling()])
  const story = resolve(setUp, remind, nobody, deal, finish)
  expect(story.told('reminded')).toMatchObject([{ ability: 'Rage' }])
  expect(story.opened).toEqual(['Rage'])
  const other = cards({ kind: 'remind', ability: { ...ability, id: 'Fury' } })
  expect(attempt(setUp, remind, other).refused).toBeNull()
  expect(attempt(setUp, remind, other, remind).refused?.code).toBe('nameTaken')
})

test('MC-EA-47 sixty abilities are as many as a table takes', () => {
  const ability = (id: number) => forced(`A${id}`, { on: 'afterDefends' as const }, { effects: [] })
  const abilities = (many: number) => Array.from({ length: many }, (_, id) => ability(id))
  const remind = cards({ kind: 'remind', ability: ability(99) })
  const code = (many: number) =>
    attempt(attack([lumen(), rustling()], { abilities: abilities(many) }), remind).refused?.code
  expect([code(59), code(60)]).toEqual([undefined, 'tooMany'])
})
