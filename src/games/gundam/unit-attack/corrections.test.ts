// Tests of corrected numbers, unknown numbers, lasting changes, and the limits of numbers.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  atMole,
  attack,
  attempt,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  keyword,
  leaves,
  mole,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  turnTo,
  undescribed,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const hulk = { id: 'Hulk', kind: 'unit' as const, player: 'Rio', ...rested }
const atHulk = (more: object = {}) => attack([falcon(), { ...hulk, ...more }], 'Hulk')

const known = (more: object): Effect => ({ kind: 'known', who: piece('Mole'), ...more })

test('GCG-7-5-1b a correction changes the numbers that it names, and no others', () => {
  const after = (...effects: Effect[]) =>
    resolve(atMole(), report('attack', ...effects)).position?.memory.state.pieces[2]
  expect(after(known({ ap: 4 }))).toMatchObject({ ap: 4, hp: 5, damage: 0 })
  expect(after(known({ hp: 7 }))).toMatchObject({ ap: 2, hp: 7, damage: 0 })
  expect(after(known({ damage: 4 }))).toMatchObject({ ap: 2, hp: 5, damage: 4 })
  expect(after(known({ damage: 2 }), known({ damage: 0, ap: 0 }))).toMatchObject({ ap: 0, hp: 5, damage: 0 })
})

test('GCG-7-6-3-2-1b a correction does not destroy: who has no HP left is not corrected, but destroyed', () => {
  const refused = (setUp: object, ...effects: Effect[]) =>
    attempt(setUp, report('attack', ...effects)).refused?.code
  expect(refused(atMole(), known({ damage: 5 }))).toBe('alreadyDestroyed')
  expect(refused(atMole(), known({ damage: 4 }))).toBeUndefined()
  expect(refused(atMole(), hurt(piece('Mole'), 3), known({ hp: 3 }))).toBe('alreadyDestroyed')
  expect(refused(atMole(), hurt(piece('Mole'), 3), known({ hp: 4 }))).toBeUndefined()
  expect(refused(atMole(), known({ hp: 2, damage: 2 }))).toBe('alreadyDestroyed')
  expect(refused(atHulk(), { kind: 'known', who: piece('Hulk'), damage: 9 })).toBeUndefined()
})

test('GCG-7-6-3-2-1a what is prevented once is used up', () => {
  const prevents: Effect = { kind: 'prevent', to: piece('Mole'), amount: 3 }
  const story = resolve(atMole(), report('attack', prevents, hurt(piece('Mole'), 2), hurt(piece('Mole'), 2)))
  expect([story.hp('Mole'), story.told('damage_prevented').map(one => one.amount)]).toEqual([4, [2, 1]])
})

test('GCG-7-3-4 changes of numbers that nobody gave leave them unknown', () => {
  const lasting = { who: piece('Hulk'), amount: 2, beyondBattle: true as const }
  const card = report('attack', { kind: 'ap', ...lasting }, { kind: 'hp', ...lasting })
  const story = resolve(atHulk(), card, ...quietly)
  expect(story.told('ap_changed')).toMatchObject([{ card: 'Hulk', ap: null }])
  expect(story.told('hp_changed')).toMatchObject([{ card: 'Hulk', hp: null }])
  expect(story.offered('ap:Hulk')).toEqual(['ap'])
  const over = resolve(
    undescribed(attack([falcon({ ap: 0 }), hulk])),
    ...quietly,
    { choice: 'empty' },
    finish,
  )
  const [, again] = (over.result.table as { pieces: object[] }).pieces
  expect(again).not.toHaveProperty('ap')
  expect(again).not.toHaveProperty('hp')
})

test('GCG-7-3-4 <Breach> and other keywords that are lost for good are lost, the others stay', () => {
  const raider = falcon({ breach: 3, keywords: ['Blocker', 'Suppression'] })
  const after = (...effects: object[]) => {
    const all = effects.map(one => ({ kind: 'keyword', who: piece('Falcon'), beyondBattle: true, ...one }))
    return resolve(attack([raider, mole()]), report('attack', ...(all as Effect[]))).position?.memory.state
      .pieces[0]
  }
  expect(after({ keyword: 'Breach', amount: 1, loses: true })).toMatchObject({ breach: 2 })
  expect(after({ keyword: 'Breach', amount: 2 })).toMatchObject({ breach: 5 })
  expect(after({ keyword: 'Breach', loses: true })).toMatchObject({ breach: 0 })
  expect(after({ keyword: 'Blocker', loses: true })).toMatchObject({ keywords: ['Suppression'] })
  expect(after({ keyword: 'Blocker' })).toMatchObject({ keywords: ['Suppression', 'Blocker'] })
})

test('GCG-7-6-3-3 the <Breach> of another Unit does not count', () => {
  const setUp = attack([falcon({ breach: 1 }), heron(), drake(rested), fort()], 'Drake')
  const story = resolve(
    setUp,
    report('attack', keyword('Heron', 'Breach', { amount: 3 })),
    ...quietly,
    finish,
  )
  expect(story.hp('Fort')).toBe(4)
})

test('GCG-7-6-3-2-1b a Unit that has left is not asked about any more', () => {
  const story = resolve(atHulk(), report('attack', hurt(piece('Hulk'), 2), leaves('Hulk')))
  expect(story.prompt?.windows.map(one => one.name)).not.toContain('survives:Hulk')
})

test('GCG-7-6-3-2a a Unit of unknown HP that takes no damage is not asked about', () => {
  const story = resolve(attack([falcon({ ap: 0 }), { ...hulk, ap: 1 }], 'Hulk'), ...quietly)
  expect(story.prompt?.windows.map(one => one.name)).toEqual(['damage', 'finish'])
})

test('GCG-7-1c an attack is turned to a Unit, not to a Base, and not once the battle has ended', () => {
  const setUp = attack([falcon(), fort(), mole()])
  expect(attempt(setUp, report('attack', turnTo('Fort'))).refused).toMatchObject({
    code: 'notAnEnemyUnit',
    clause: 'GCG-7-1c',
  })
  const late = atMole({ abilities: [on('L', 'Rio', { on: 'battleEnd' }, [turnTo('player')])] })
  expect(resolve(late, ...quietly, finish).told('effect_fizzled')).toMatchObject([
    { code: 'tooLate', clause: 'GCG-7-6-1' },
  ])
})

test('GCG-7-6-2-4 there are 50 Shields at most', () => {
  const setUp = attack([falcon()], undefined, { shields: 45 })
  const adds = (change: number) => attempt(setUp, report('attack', { kind: 'shields', change })).refused?.code
  expect([adds(5), adds(6)]).toEqual([undefined, 'tooMany'])
})

test('GCG-7-3-2b there are 60 effects to remember at most', () => {
  const notes = (count: number) =>
    Array.from({ length: count }, (_, n) => on(`N${n}`, 'Rio', { on: 'battleEnd' }, [note('N')]))
  const remind: Effect = { kind: 'remind', ability: on('More', 'Rio', { on: 'battleEnd' }, [note('M')]) }
  const code = (count: number) =>
    attempt(atMole({ abilities: notes(count) }), report('attack', remind)).refused?.code
  expect([code(59), code(60)]).toEqual([undefined, 'tooMany'])
})
