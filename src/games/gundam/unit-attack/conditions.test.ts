// Tests of conditions, of counted amounts, and of the cards that an effect needs.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  atMole,
  attack,
  attempt,
  command,
  falcon,
  heron,
  keyword,
  leaves,
  mole,
  noBlock,
  piece,
  report,
  resolve,
  rested,
  the,
  turnTo,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Condition } from '../vocabulary/references.ts'

const nobody = piece('Nobody')
const hulk = { id: 'Hulk', kind: 'unit' as const, player: 'Rio', ...rested }
const atHulk = (more: object = {}) => attack([falcon(), { ...hulk, ...more }], 'Hulk')

/** Whether an effect with this condition is applied, reported into the attack step. */
function holds(condition: Condition, setUp = atMole()): boolean {
  const noted: Effect = { kind: 'note', text: 'yes', if: condition }
  return resolve(setUp, report('attack', noted)).told('noted').length > 0
}

test('GCG-7-3-5-2a a condition asks what was declared, a player or a Unit', () => {
  const onPlayer = attack([falcon()])
  expect([holds({ attack: 'unit' }), holds({ attack: 'player' })]).toEqual([true, false])
  expect([holds({ attack: 'unit' }, onPlayer), holds({ attack: 'player' }, onPlayer)]).toEqual([false, true])
})

test('GCG-7-3-5-2b the declared target counts also once the attack has been turned elsewhere', () => {
  const noted: Effect = { kind: 'note', text: 'yes', if: { attack: 'unit' } }
  const story = resolve(atMole({ edition: '1.0' }), report('attack', turnTo('player'), noted))
  expect(story.told('noted')).toHaveLength(1)
})

test('GCG-7-3-2c a condition asks how a Unit is now: damaged, rested, the target, in play', () => {
  const hurtMole = attack([falcon(), heron(), mole({ ...rested, damage: 1 })], 'Mole')
  const asks = (is: 'damaged' | 'rested' | 'target' | 'in play') =>
    ['Falcon', 'Heron', 'Mole'].map(id => holds({ is, who: piece(id) }, hurtMole))
  expect(asks('damaged')).toEqual([false, false, true])
  expect(asks('rested')).toEqual([true, false, true])
  expect(asks('target')).toEqual([false, false, true])
  expect(asks('in play')).toEqual([true, true, true])
})

test('GCG-7-3-2c a condition about a card that has left or never was does not hold, its opposite does', () => {
  for (const is of ['in play', 'damaged', 'rested', 'target'] as const)
    expect(holds({ is, who: nobody })).toBe(false)
  expect(holds({ is: 'in play', who: nobody, not: true })).toBe(true)
  expect(holds({ is: 'target', who: piece('Heron') }, attack([falcon(), heron()]))).toBe(false)
  expect(holds({ is: 'in play', who: the('blocker') })).toBe(false)
  expect(holds({ is: 'in play', who: the('this') })).toBe(false)
  expect(holds({ is: 'rested', who: the('attacker') })).toBe(true)
  const gone = report('attack', leaves('Heron'), {
    kind: 'note',
    text: 'gone',
    if: { is: 'in play', who: piece('Heron'), not: true },
  })
  expect(resolve(atMole(), gone).told('noted')).toHaveLength(1)
})

test('GCG-7-5-1b damage as much as the damage on a Unit needs no number that nobody gave', () => {
  const as: Effect = {
    kind: 'damage',
    to: piece('Falcon'),
    amount: { count: 'damage on', of: piece('Hulk') },
  }
  const story = resolve(atHulk({ damage: 2 }), noBlock, command('Rio', 'A', as))
  expect([story.hp('Falcon'), story.prompt?.windows.at(-1)?.name]).toEqual([2, 'action:Kei'])
  const shot: Effect = { kind: 'damage', to: 'shieldArea', amount: { count: 'damage on', of: piece('Mole') } }
  const none = resolve(attack([falcon(), mole()]), report('attack', shot))
  expect([none.told('effect_damage').length, none.told('shield_destroyed')]).toEqual([1, []])
})

test('GCG-7-5-1b what is asked for first is carried out once, whatever the effect', () => {
  const much = { count: 'AP of' as const, of: piece('Hulk'), plus: 1 }
  const does = (effect: Effect) =>
    resolve(atHulk({ hp: 9, damage: 5 }), noBlock, command('Rio', 'A', effect), { choice: 'ap', number: 2 })
  expect(does({ kind: 'damage', to: piece('Falcon'), amount: much }).hp('Falcon')).toBe(1)
  expect(does({ kind: 'recover', to: piece('Hulk'), amount: much }).told('recovered')).toMatchObject([
    { amount: 3, remaining: 7 },
  ])
  expect(does({ kind: 'prevent', to: piece('Hulk'), amount: much }).told('prevention_ready')).toMatchObject([
    { amount: 3 },
  ])
})

test('GCG-7-5-1b the HP that is asked for is what the Unit has left', () => {
  const as: Effect = { kind: 'recover', to: piece('Falcon'), amount: { count: 'HP of', of: piece('Hulk') } }
  const card = command('Rio', 'A', as)
  const setUp = atHulk({ damage: 2 })
  expect(resolve(setUp, noBlock, card).prompt?.windows[0]).toMatchObject({
    name: 'hp:Hulk',
    choices: [{ name: 'hp', number: { asks: 'HP', min: 1, max: 99 } }],
  })
  const story = resolve(setUp, noBlock, card, { choice: 'hp', number: 3 })
  expect(story.position?.memory.state.pieces).toMatchObject([{}, { id: 'Hulk', hp: 5, damage: 2 }])
})

test('GCG-7-5-1b an effect needs the card that it is about, and the one it counts', () => {
  const code = (...effects: Effect[]) => attempt(atMole(), report('attack', ...effects)).refused?.code
  const counts = { count: 'AP of' as const, of: nobody }
  for (const kind of ['damage', 'recover', 'prevent'] as const) {
    expect(code({ kind, to: nobody, amount: 1 })).toBe('noSuchPiece')
    expect(code({ kind, to: piece('Mole'), amount: counts })).toBe('noSuchPiece')
    expect(code(leaves('Heron'), { kind, to: piece('Heron'), amount: 1 })).toBe('notInPlay')
  }
  for (const kind of ['ap', 'hp'] as const) expect(code({ kind, who: nobody, amount: 1 })).toBe('noSuchPiece')
  expect(code(keyword('Nobody', 'Blocker'))).toBe('noSuchPiece')
  expect(code({ kind: 'known', who: nobody, ap: 1 })).toBe('noSuchPiece')
})
