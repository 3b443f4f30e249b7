// Tests effects on all Units of a side at one moment, the number of Units, and triggers about the Units of a side.
import { expect, test } from 'vitest'
import {
  apAtDamage,
  attack,
  attempt,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  heron,
  inEditions,
  left,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { All } from '../vocabulary/references.ts'

const BOTH = ['1.9.0', '1.0'] as const
const hurtAll = (all: All['all'], amount: number, more: object = {}): Effect => ({
  kind: 'damage',
  to: { all, ...more },
  amount,
})
const small = [
  falcon(),
  heron({ player: 'Rio', hp: 1 }),
  drake({ hp: 1 }),
  mole({ ...rested, hp: 9 }),
  fort(),
]
const trigger = (of: 'own Units' | 'enemy Units' | 'other own Units'): AbilityGiven['trigger'] => ({
  on: 'destroyed',
  of,
})

test('GCG-9-1-6-3 (GCG19-10-1-6-3#1, R-093) damage to all enemy Units triggers “when an enemy Unit is destroyed” once', () => {
  const abilities = [
    whenAttacking('K1', 'Falcon', [hurtAll('enemy Units', 1)]),
    on('N1', 'Kei', trigger('enemy Units'), [{ kind: 'ap', who: piece('Falcon'), amount: 2 }], 'Falcon'),
    on('N2', 'Kei', trigger('own Units'), [note('never')], 'Falcon'),
  ]
  const setUp = attack(small, 'Mole', { abilities })
  for (const story of inEditions(BOTH, setUp, ...quietly, finish)) {
    expect(dealt(story, 'effect')).toEqual({ Heron: 1, Drake: 1, Mole: 1 })
    expect([apAtDamage(story, 'Falcon'), story.result.destroyed]).toEqual([5, ['Heron', 'Drake']])
    expect([story.opened, left(story, 'Mole'), story.result.notes]).toEqual([['K1', 'N1'], [3], []])
  }
})

test('GCG-9-1-6-3 three Units that one card destroys trigger once; a Unit may ask for the others of its side', () => {
  const others = on('N1', 'Rio', trigger('other own Units'), [note('mourns')], 'Mole')
  const own = on('N2', 'Rio', trigger('own Units'), [note('counts itself')], 'Mole')
  const fall: Effect = { kind: 'leaves', who: { all: 'enemy Units' }, how: 'destroyed' }
  const setUp = attack([falcon(), heron({ player: 'Rio' }), drake(), mole(rested)], 'Mole', {
    abilities: [others, own],
  })
  const story = resolve(
    setUp,
    noBlock,
    { choice: 'pass' },
    command('Kei', 'A1', fall),
    { choice: 'N1' },
    bothPass,
    finish,
  )
  expect(story.told('units_destroyed')).toMatchObject([{ units: ['Heron', 'Drake', 'Mole'] }])
  expect(story.result.notes).toEqual(['mourns', 'counts itself'])
  const alone = attack([falcon(), mole(rested)], 'Mole', { abilities: [others, own] })
  const last = resolve(alone, noBlock, { choice: 'pass' }, command('Kei', 'A1', fall), bothPass, finish)
  expect(last.result.notes).toEqual(['counts itself'])
})

test('GCG-7-3-4 all Units of a side are the ones in play on it, active or rested as the card says', () => {
  const hit = (all: All['all'], more: object = {}, owner = 'Kei') => {
    const setUp = attack(
      [falcon({ hp: 9 }), heron({ hp: 9 }), drake({ hp: 9, damage: 1 }), mole({ hp: 9, ...rested }), fort()],
      'Mole',
    )
    const card = {
      question: 'attack',
      card: { owner, source: owner === 'Kei' ? 'Heron' : 'Drake', effects: [hurtAll(all, 1, more)] },
    }
    return Object.keys(dealt(resolve(setUp, card, ...quietly, finish), 'effect'))
  }
  expect(hit('Units')).toEqual(['Falcon', 'Heron', 'Drake', 'Mole'])
  expect(hit('own Units')).toEqual(['Falcon', 'Heron'])
  expect(hit('other own Units')).toEqual(['Falcon'])
  expect(hit('enemy Units')).toEqual(['Drake', 'Mole'])
  expect(hit('enemy Units', {}, 'Rio')).toEqual(['Falcon', 'Heron'])
  expect(hit('enemy Units', { is: 'rested' })).toEqual(['Mole'])
  expect(hit('enemy Units', { is: 'active' })).toEqual(['Drake'])
  expect(hit('Units', { is: 'damaged' })).toEqual(['Drake'])
})

test('GCG-7-3-4 without a player nobody knows which Units are the enemy’s: the card is refused', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  expect(attempt(setUp, report('attack', hurtAll('enemy Units', 1))).refused?.code).toBe('ownerMissing')
  expect(attempt(setUp, report('attack', hurtAll('Units', 1))).refused).toBeNull()
})

test('GCG-7-3-4 all Units of a side are rested, made active, healed and changed', () => {
  const all = { all: 'enemy Units' as const }
  const effects: Effect[] = [
    { kind: 'rest', who: all },
    { kind: 'ap', who: all, amount: 1 },
    { kind: 'hp', who: all, amount: 1 },
    { kind: 'keyword', who: all, keyword: 'First Strike' },
    { kind: 'recover', to: all, amount: 1 },
    { kind: 'setActive', who: { all: 'own Units' } },
  ]
  const setUp = attack([falcon(), drake({ damage: 2 }), mole({ ...rested, damage: 1 })], 'Mole')
  const story = resolve(setUp, { question: 'attack', card: { owner: 'Kei', effects } })
  expect(story.told('unit_rested').map(one => one.unit)).toEqual(['Falcon', 'Drake', 'Mole'])
  expect(story.told('unit_set_active').map(one => one.unit)).toEqual(['Falcon'])
  expect(story.told('battle_effect_gained').map(one => one.piece)).toEqual([
    'Drake',
    'Mole',
    'Drake',
    'Mole',
    'Drake',
    'Mole',
  ])
  expect(story.told('recovered')).toMatchObject([
    { card: 'Drake', amount: 1 },
    { card: 'Mole', amount: 1 },
  ])
})

test('GCG-7-3-4 an amount can be the number of Units', () => {
  const amount = { count: 'number of' as const, of: { all: 'own Units' as const }, plus: 1 }
  const k1 = whenAttacking('K1', 'Falcon', [{ kind: 'damage', to: the('target'), amount }])
  const setUp = attack([falcon(), heron(), mole({ ...rested, hp: 9 }), fort()], 'Mole', { abilities: [k1] })
  expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ Mole: 3 })
})

test('GCG19-5-20-1 “if you do” follows if any of all Units can be rested', () => {
  const effect = (is: object): Effect => ({
    kind: 'ifYouDo',
    first: { kind: 'rest', who: { all: 'enemy Units', ...is } },
    second: [{ kind: 'note', text: 'done' }],
  })
  const setUp = attack([falcon(), drake(), mole(rested)], 'Mole', { edition: '1.9.0' })
  const play = (one: Effect) =>
    resolve(setUp, { question: 'attack', card: { owner: 'Kei', effects: [one] } }, ...quietly, finish)
  expect(play(effect({})).result.notes).toEqual(['done'])
  expect(play(effect({ is: 'rested' })).result.notes).toEqual([])
})

test('GCG19-5-20-1 “Then”: the second part is carried out even if the first could not be (GCG19-5-20-2#1)', () => {
  const effect: Effect = {
    kind: 'andThen',
    first: { kind: 'damage', to: 'shieldArea', amount: 1 },
    second: [{ kind: 'ap', who: the('this'), amount: 2 }],
  }
  const pieces = [falcon(), drake({ ...rested, hp: 5 })]
  const known = attack(pieces, 'Drake', { shields: 0, abilities: [whenAttacking('K2', 'Falcon', [effect])] })
  expect(apAtDamage(resolve(known, ...quietly, finish), 'Falcon')).toBe(5)
  const reported = { question: 'attack', card: { owner: 'Kei', source: 'Falcon', effects: [effect] } }
  const story = resolve(attack(pieces, 'Drake', { shields: 0 }), reported, ...quietly, finish)
  expect(apAtDamage(story, 'Falcon')).toBe(5)
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'damage', code: 'noShield' }])
})
