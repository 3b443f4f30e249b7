// Tests of Bursts with few facts, Bursts that destroy more Shields or hinder each other, and uncounted Shields.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  bothPass,
  burst,
  command,
  falcon,
  finish,
  hurt,
  keyword,
  leaves,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  order,
  pass,
  piece,
  quietly,
  resolve,
  the,
  undescribed,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../vocabulary/effects.ts'

const shot = (amount = 1): Effect => ({ kind: 'damage', to: 'shieldArea', amount })
const unknown = undescribed(attack([falcon()]))

test('GCG-7-6-2-4-1b a revealed card need not be named', () => {
  for (const choice of ['noBurst', 'decline', 'activate']) {
    const story = resolve(attack([falcon()]), ...quietly, { question: 'burst#1', choice }, finish)
    expect(story.told('card_revealed')).toMatchObject([{ card: null, player: 'Rio' }])
    expect(story.told('moved_to_trash')).toMatchObject([{ card: null }])
    expect(story.told('burst_activated')).toHaveLength(choice === 'activate' ? 1 : 0)
  }
})

test('GCG-7-6-2-4-1c a card without a name that its Burst makes the Base is called Base', () => {
  const moves = { effects: [{ kind: 'movesCard', to: 'base section' }] }
  const story = resolve(attack([falcon()]), ...quietly, { choice: 'activate', card: moves }, finish)
  expect(story.result.table).toMatchObject({ pieces: [{}, { id: 'Base', kind: 'base' }] })
})

test('GCG-7-6-2-4-1c a Shield that a Burst destroys has its own Burst, once the first is through', () => {
  const story = resolve(
    attack([falcon()]),
    ...quietly,
    burst(1, 'activate', shot(), note('one')),
    burst(2, 'activate', note('two')),
    finish,
  )
  expect([story.result.notes, story.result.shields]).toEqual([['one', 'two'], 0])
  expect(order(story, 'burst_resolved', 'moved_to_trash', 'card_revealed')).toEqual([
    'card_revealed',
    'burst_resolved',
    'moved_to_trash',
    'card_revealed',
    'burst_resolved',
    'moved_to_trash',
  ])
})

test('GCG-7-3-3 what a Burst triggers comes before what the loss of the Shield has triggered (AMB-63)', () => {
  const abilities = [
    on('Lost', 'Kei', { on: 'shieldDestroyed' }, [note('Lost')]),
    on('Hit', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('Hit')], 'Mole'),
  ]
  const setUp = attack([falcon(), mole()], undefined, { abilities })
  const story = resolve(setUp, ...quietly, burst(1, 'activate', hurt(piece('Mole'), 1)), finish)
  expect(story.result.notes).toEqual(['Hit', 'Lost'])
})

test('GCG-7-6-2-4-1c of two Bursts the later one does what is still possible', () => {
  const setUp = attack([falcon({ keywords: ['Suppression'] })])
  const story = resolve(
    setUp,
    ...quietly,
    burst(1, 'activate', leaves('Falcon')),
    burst(2, 'activate', hurt(the('attacker'), 1), note('two')),
    use('burst#1'),
    finish,
  )
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'damage', code: 'notInPlay' }])
  expect(story.result.notes).toEqual(['two'])
})

test('GCG-7-6-2-1 whether there is another Shield is asked again where nobody counts them', () => {
  const twice = [noBlock, command('Rio', 'A', shot(), shot()), use('shields')]
  expect(resolve(unknown, ...twice).offered('shieldArea')).toEqual(['shields', 'empty'])
  const none = resolve(unknown, ...twice, use('empty'), noBurst, bothPass, finish)
  expect(none.result).toMatchObject({ shieldsLost: 1, winner: 'Kei' })
})

test('GCG-7-6-2-1 what lies behind a Base is asked when the Base has gone', () => {
  const first = [noBlock, command('Rio', 'A', shot()), use('base'), use('destroyed')]
  const story = resolve(unknown, ...first, command('Kei', 'B', shot()))
  expect(story.offered('shieldArea')).toEqual(['shields', 'empty'])
})

test('GCG-7-6-2-4 whether there are two Shields must be said for <Suppression> alone', () => {
  const asks = (setUp: object) =>
    resolve(setUp, noBlock, pass, command('Kei', 'A', shot())).prompt?.windows.at(-1)?.choices
  expect(asks(unknown)).toContainEqual(
    expect.objectContaining({
      name: 'shields',
      number: { asks: 'Shields', min: 1, max: 20, optional: true },
    }),
  )
  expect(asks(undescribed(attack([falcon({ keywords: ['Suppression'] })])))).toContainEqual(
    expect.objectContaining({ number: expect.objectContaining({ optional: false }) }),
  )
  const gains = command('Kei', 'A', keyword('Falcon', 'Suppression'))
  const both = [{ choice: 'shields', number: 3 }, noBurst, noBurst, finish]
  expect(resolve(unknown, noBlock, pass, gains, bothPass, ...both).result.shields).toBe(1)
})

test('GCG-7-6-2-3-2 <First Strike> with AP 0 deals nothing ahead either', () => {
  const setUp = attack([
    falcon({ ap: 0, keywords: ['First Strike'] }),
    { id: 'Fort', kind: 'base', player: 'Rio', hp: 5 },
  ])
  const story = resolve(setUp, ...quietly, finish)
  expect(story.told('no_damage')).toMatchObject([{ clause: 'GCG-7-6-2-3', to: 'Fort' }])
  expect(story.told('first_strike_damage')).toEqual([])
})

test('GCG-7-6-2-5 what triggers after an attack on the player is told before battle end', () => {
  const told = { question: 'damage', card: { name: 'Card', effects: [note('draw')] } }
  const story = resolve(attack([falcon()]), ...quietly, noBurst, told, finish)
  expect(story.told('noted')).toMatchObject([{ text: 'draw', clause: 'GCG-7-6-2-5' }])
  expect(order(story, 'noted', 'battle_ended')).toEqual(['noted', 'battle_ended'])
})

test('GCG-7-6-2-4-1c the last of the revealed Shields is known, unless a Burst still waits', () => {
  const setUp = attack([falcon({ keywords: ['Suppression'] })], undefined, { edition: '1.9.0' })
  const asks = (...answers: Answer[]) =>
    resolve(setUp, ...quietly, ...answers).prompt?.windows.map(({ about }) => about)
  expect(asks()).toEqual([{ isLast: false }])
  expect(asks(noBurst)).toEqual([{ isLast: true }])
  expect(asks(burst(1, 'decline'))).toEqual([{ isLast: true }])
  expect(asks(burst(1, 'activate', note('one')))).toEqual([{ isLast: false }])
})
