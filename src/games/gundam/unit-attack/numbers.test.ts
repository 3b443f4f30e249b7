// Tests of AP, HP and damage: sums, unknown numbers, and Units that are destroyed together.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  ap,
  atMole,
  attack,
  attempt,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  keyword,
  left,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  undescribed,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const nameless = (id: string, player: string, more: object = {}) => ({
  id,
  kind: 'unit' as const,
  player,
  ap: 3,
  ...more,
})

const watcher = on('W', 'Rio', { on: 'destroyed' }, [note('draw')])

test('GCG-7-6-3-2-3 two Units of unknown HP that are both destroyed are destroyed at one moment', () => {
  const setUp = attack([nameless('A', 'Kei'), nameless('B', 'Rio', rested)], 'B', { abilities: [watcher] })
  const asked = resolve(setUp, ...quietly)
  expect(asked.prompt?.windows.map(one => one.name)).toEqual(['survives:A', 'survives:B', 'damage', 'finish'])
  const story = resolve(
    setUp,
    ...quietly,
    { question: 'survives:A', choice: 'destroyed' },
    { question: 'survives:B', choice: 'destroyed' },
    finish,
  )
  expect(story.told('units_destroyed')).toMatchObject([{ units: ['A', 'B'], clause: 'GCG-7-6-3-2-3' }])
  expect(story.opened).toEqual(['W'])
})

test('GCG-7-6-3-2-3 so are one of known and one of unknown HP', () => {
  const setUp = attack([falcon({ hp: 2 }), nameless('B', 'Rio', rested)], 'B', { abilities: [watcher] })
  const story = resolve(setUp, ...quietly, { question: 'survives:B', choice: 'destroyed' }, finish)
  expect([story.told('units_destroyed').length, story.opened]).toEqual([1, ['W']])
  const lives = resolve(setUp, ...quietly, finish)
  expect(lives.result.destroyed).toEqual(['Falcon'])
})

test('GCG-7-6-3-2b both Units take battle damage at one moment: what watches it triggers once', () => {
  const hit = on('W', 'Kei', { on: 'takesBattleDamage' }, [note('draw')])
  expect(resolve(atMole({ abilities: [hit] }), ...quietly, finish).opened).toEqual(['W'])
  expect(resolve(atMole(), ...quietly, finish).told('battle_damage')).toMatchObject([
    { from: 'Falcon', to: 'Mole', clause: 'GCG-7-6-3-2a' },
    { from: 'Mole', to: 'Falcon', clause: 'GCG-7-6-3-2b' },
  ])
})

test('GCG-7-6-3-2-1b effect damage on a Unit of unknown HP asks whether it is destroyed', () => {
  const setUp = attack([falcon(), nameless('Hulk', 'Rio', rested)], 'Hulk')
  const blow = report('attack', hurt(piece('Hulk'), 2), hurt(piece('Falcon'), 1))
  expect(resolve(setUp, blow).prompt?.windows[0]).toMatchObject({ name: 'survives:Hulk', hard: false })
  const story = resolve(setUp, blow, { question: 'survives:Hulk', choice: 'destroyed' }, finish)
  expect([story.result.destroyed, story.hp('Falcon'), story.steps]).toEqual([
    ['Hulk'],
    3,
    ['attack', 'battle end'],
  ])
})

const noAp = { id: 'Mole', kind: 'unit' as const, player: 'Rio', hp: 5, rested: true }

test('GCG-7-6-3-2b the AP that a player reads off the table is the AP that counts', () => {
  const setUp = attack([falcon(), noAp], 'Mole')
  const asked = resolve(setUp, noBlock, command('Rio', 'A', ap('Mole', 3)), bothPass)
  expect(asked.prompt?.windows).toMatchObject([{ name: 'ap:Mole', clause: 'GCG-7-6-3-2b' }])
  const story = resolve(
    setUp,
    noBlock,
    command('Rio', 'A', ap('Mole', 3)),
    bothPass,
    { choice: 'ap', number: 2 },
    finish,
  )
  expect(story.result.apAtDamage).toContainEqual({ piece: 'Mole', ap: 2 })
})

test('GCG-7-6-2-1 an attacker’s AP is asked for under the rule about the shield area, or that about the Units’ battle', () => {
  const story = resolve(attack([{ id: 'A', kind: 'unit', player: 'Kei', hp: 3 }]), ...quietly)
  expect(story.prompt?.windows).toMatchObject([{ name: 'ap:A', clause: 'GCG-7-6-2-1' }])
  const onUnit = attack([{ id: 'A', kind: 'unit', player: 'Kei', hp: 3 }, mole(rested)], 'Mole')
  expect(resolve(onUnit, ...quietly).prompt?.windows).toMatchObject([
    { name: 'ap:A', clause: 'GCG-7-6-3-2a' },
  ])
})

test('GCG-7-3-4 AP goes down and up in any order with the same sum', () => {
  const lasting = (amount: number): Effect => ({
    kind: 'ap',
    who: piece('Heron'),
    amount,
    beyondBattle: true,
  })
  const at = (...effects: Effect[]) =>
    resolve(attack([heron()]), noBlock, pass, command('Kei', 'X', ...effects), bothPass, noBurst, finish)
      .result.apAtDamage
  for (const both of [
    [lasting(-4), ap('Heron', 3)],
    [ap('Heron', 3), lasting(-4)],
    [lasting(-4), lasting(3)],
    [lasting(3), lasting(-4)],
  ])
    expect(at(...both)).toEqual([{ piece: 'Heron', ap: 1 }])
})

test('GCG-7-3-4 AP never falls below 0, and a Unit with AP 0 deals nothing (GCG-FAQ-002)', () => {
  const story = resolve(atMole(), noBlock, command('Rio', 'A', ap('Falcon', -9)), bothPass, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([2, 5])
  expect(story.told('no_damage')).toMatchObject([{ from: 'Falcon', to: 'Mole', ruling: 'GCG-FAQ-002' }])
  expect(story.told('battle_damage')).toMatchObject([{ from: 'Mole' }])
})

test('GCG-7-7-1 what lasts beyond the battle is there in the next attack, what does not is gone', () => {
  const more: Effect[] = [
    { kind: 'ap', who: piece('Falcon'), amount: 2, beyondBattle: true },
    { kind: 'hp', who: piece('Falcon'), amount: 3, beyondBattle: true },
    { kind: 'keyword', who: piece('Falcon'), keyword: 'First Strike', beyondBattle: true },
    { kind: 'keyword', who: piece('Falcon'), keyword: 'Breach', amount: 1, beyondBattle: true },
    { kind: 'keyword', who: piece('Heron'), keyword: 'Blocker', loses: true, beyondBattle: true },
    keyword('Falcon', 'Suppression'),
  ]
  const pieces = [falcon(), heron({ keywords: ['Blocker'] }), mole(rested)]
  const story = resolve(attack(pieces, 'Mole'), report('attack', ...more), ...quietly, noBurst, finish)
  expect(story.result.table).toMatchObject({
    pieces: [{ id: 'Falcon', ap: 5, hp: 7, keywords: ['First Strike'], breach: 1 }, { keywords: [] }],
  })
  expect(story.told('battle_effect_lost')).toHaveLength(1)
})

test('GCG-7-5-1b "as much as its AP" of an unknown AP or HP is asked for first', () => {
  const blow = (count: 'AP of' | 'HP of', of: string): Effect => ({
    kind: 'damage',
    to: piece('Falcon'),
    amount: { count, of: piece(of) },
  })
  const setUp = attack([falcon(), { ...noAp, damage: 1 }, nameless('Hulk', 'Rio')], 'Mole')
  const asked = resolve(setUp, noBlock, command('Rio', 'A', blow('AP of', 'Mole')))
  expect(asked.prompt?.windows).toMatchObject([{ name: 'ap:Mole', choices: [{ by: { any: ['Rio'] } }] }])
  const story = resolve(setUp, noBlock, command('Rio', 'A', blow('AP of', 'Mole')), {
    choice: 'ap',
    number: 2,
  })
  expect([story.hp('Falcon'), story.prompt?.windows.at(-1)?.name]).toEqual([2, 'action:Kei'])
  const hp = resolve(setUp, noBlock, command('Rio', 'A', blow('HP of', 'Hulk')), { choice: 'hp', number: 3 })
  expect([hp.hp('Falcon'), hp.hp('Hulk')]).toEqual([1, 3])
  expect(attempt(setUp, noBlock, command('Rio', 'A', blow('AP of', 'Nobody'))).refused).toMatchObject({
    code: 'noSuchPiece',
  })
})

test('GCG-7-3-4 a Unit that loses HP during this battle may be destroyed by it', () => {
  const story = resolve(
    attack([falcon(), drake(rested)], 'Drake'),
    report('attack', { kind: 'hp', who: piece('Drake'), amount: -3 }),
    finish,
  )
  expect([story.result.destroyed, story.steps]).toEqual([['Drake'], ['attack', 'battle end']])
})

test('GCG-7-7-2b the table that comes out can be the next set-up, whatever its numbers', () => {
  const more = (change: number) => command('Rio', 'A', { kind: 'shields', change })
  expect(attempt(attack([falcon()], undefined, { shields: 45 }), noBlock, more(10)).refused).toMatchObject({
    code: 'tooMany',
  })
  const hulk = attack([falcon(), nameless('Hulk', 'Rio', { ...rested, ap: 0 })], 'Hulk')
  const blows = [hurt(piece('Hulk'), 99), hurt(piece('Hulk'), 99)]
  const strong: Effect = { kind: 'ap', who: piece('Hulk'), amount: 99, beyondBattle: true }
  const hit = resolve(hulk, noBlock, command('Rio', 'A', ...blows, strong, strong), bothPass, finish)
  expect(attempt(hit.result.table).refused).toBeNull()
  const crowd = Array.from({ length: 59 }, (_, n) => falcon({ id: `U${n}` }))
  const full = resolve(undescribed(attack([falcon(), ...crowd])), ...quietly, use('base'), finish)
  expect(attempt(full.result.table).refused).toBeNull()
  const nobody = resolve(attack([falcon({ hp: 1 }), drake(rested)], 'Drake'), ...quietly, finish)
  expect(attempt(nobody.result.table).refused).toBeNull()
})

test('GCG-7-6-3-2a what is prevented, placed and lost are together the damage that was dealt', () => {
  const shield = command('Rio', 'A', { kind: 'prevent', to: piece('Mole'), amount: 2 })
  const story = resolve(atMole(), noBlock, shield, bothPass, finish)
  expect(story.result.damage).toContainEqual({
    from: 'Falcon',
    to: 'Mole',
    kind: 'battle',
    value: 3,
    prevented: 2,
    placed: 1,
    lost: 0,
  })
})
