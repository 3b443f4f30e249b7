// Tests of the questions about the shield area, and of what effects tell that hit it.
import { expect, test } from 'vitest'
import {
  atMole,
  attack,
  falcon,
  finish,
  fort,
  noBurst,
  quietly,
  report,
  resolve,
  undescribed,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'

test('GCG-7-6-2-4 an effect that finds nothing to hit does nothing, also if the players say so only then', () => {
  const shot = { kind: 'damage' as const, to: 'shieldArea' as const, amount: 1 }
  const late = { id: 'Late', owner: 'Kei', trigger: { on: 'battleEnd' as const }, effects: [shot] }
  const setUp = undescribed(atMole({ abilities: [late] }))
  const asked = resolve(setUp, ...quietly)
  expect(asked.prompt?.windows.map(one => one.name)).toEqual(['damage', 'shieldArea'])
  const story = resolve(setUp, ...quietly, use('empty'), finish)
  expect(story.told('effect_fizzled')).toMatchObject([
    { clause: 'GCG-7-6-2-1', effect: 'damage', code: 'noShield' },
  ])
  expect(resolve(setUp, ...quietly, use('base'), finish).told('effect_damage')).toMatchObject([
    { clause: 'GCG-7-7-2a', from: null, to: 'Base', amount: 1 },
  ])
})

test('GCG-7-6-2-1 the owner of the shield area says what lies there', () => {
  const asked = resolve(undescribed(attack([falcon()])), ...quietly).prompt?.windows.at(-1)
  const by = { any: ['Rio'] }
  expect(asked).toMatchObject({
    name: 'shieldArea',
    hard: true,
    clause: 'GCG-7-6-2-1',
    window: null,
    joins: true,
  })
  expect(asked?.choices).toEqual([
    { name: 'base', by },
    { name: 'shields', by, number: { asks: 'Shields', min: 1, max: 20, optional: true } },
    { name: 'empty', by },
  ])
})

test('GCG-7-6-2-4 that a Shield is destroyed concerns no Unit', () => {
  const { result } = resolve(attack([falcon()]), ...quietly, noBurst, finish)
  expect(result.occurred).toContainEqual({
    on: 'shieldDestroyed',
    who: [],
    against: 'player',
    present: ['Falcon'],
  })
})

test('GCG-7-6-2-3-1a damage by an effect hits the Base rather than a Shield', () => {
  const shot = report('attack', { kind: 'damage', to: 'shieldArea', amount: 2 })
  const story = resolve(attack([falcon(), fort()]), shot)
  expect(story.told('effect_damage')).toMatchObject([
    { clause: 'GCG-7-3-5', from: null, to: 'Fort', amount: 2 },
  ])
  expect(story.told('shield_destroyed')).toEqual([])
})
