// Tests of a Burst of which nobody has said what it does: the owner of the card says where it goes, or what its text does.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  burst,
  command,
  falcon,
  finish,
  mole,
  noBlock,
  note,
  quietly,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

/** Rio’s Shield is revealed, and its 【Burst】 is activated without a word about what it does. */
const revealed = (asks: object = {}) => [...quietly, burst(1, 'activate', { kind: 'asksBurst', ...asks })]
const played = (asks: object, ...answers: Answer[]) =>
  resolve(attack([falcon()]), ...revealed(asks), ...answers, finish)
const way = (choice: string): Answer => ({ question: 'burstWay#1', choice })
const says = (card: string, ...effects: Effect[]): Answer => ({
  question: `text:${card}`,
  choice: 'done',
  card: { effects },
})

test('GCG-7-6-2-4-1c the owner of the revealed card is asked what its Burst does', () => {
  const asked = resolve(attack([falcon()]), ...revealed()).prompt?.windows
  expect(asked).toMatchObject([
    { name: 'burstWay#1', hard: true, clause: 'GCG-7-6-2-4-1c', about: { card: 'B1', hp: null } },
  ])
  expect(asked?.[0]?.choices.map(({ name }) => name)).toEqual([
    ...['hand', 'base', 'unit', 'main', 'action', 'effect', 'trash'],
  ])
  expect(asked?.[0]?.choices.every(({ by }) => 'any' in by && by.any.join() === 'Rio')).toBe(true)
})

test('GCG-7-6-2-4-1c a card whose kind is known offers what such a card can do, with its HP', () => {
  const piece: PieceGiven = { id: 'Dome', kind: 'base', player: 'Rio', hp: 5 }
  const asked = resolve(attack([falcon()]), ...revealed({ ways: ['base', 'trash'], piece })).prompt
  expect(asked?.windows[0]).toMatchObject({
    about: { card: 'B1', hp: 5 },
    choices: [{ name: 'base' }, { name: 'trash' }],
  })
})

test('GCG-7-6-2-4-1c a card that its Burst adds to the hand does not go to the trash, any other one does', () => {
  const hand = played({}, way('hand'))
  expect(hand.told('card_moved')).toMatchObject([{ to: 'hand', clause: 'GCG-7-6-2-4-1c' }])
  expect(hand.told('moved_to_trash')).toEqual([])
  const trash = played({}, way('trash'))
  expect(trash.told('card_moved')).toEqual([])
  expect(trash.told('moved_to_trash')).toMatchObject([{ card: 'B1', player: 'Rio' }])
})

test('GCG-7-6-2-4-1c a card that its Burst deploys is in play with its numbers and what waits on it', () => {
  const dome: PieceGiven = { id: 'Dome', kind: 'base', player: 'Rio', hp: 5 }
  const abilities = [{ id: 'A', source: 'Dome', trigger: { on: 'destroyed' }, effects: [note('draw')] }]
  const base = played({ piece: dome, abilities }, way('base'))
  expect(base.told('card_moved')).toMatchObject([{ to: 'base section' }])
  expect(base.result.table).toMatchObject({ pieces: [{}, dome], abilities: [{ id: 'A', source: 'Dome' }] })
  const scout: PieceGiven = { id: 'Scout', kind: 'unit', player: 'Rio', ap: 2, hp: 3 }
  const unit = played({ piece: scout }, way('unit'))
  expect(unit.told('card_moved')).toMatchObject([{ to: 'battle area' }])
  expect(unit.result.table).toMatchObject({ pieces: [{}, scout], abilities: [] })
})

test('GCG-7-6-2-4-1c a card of which nobody knows more is deployed all the same, under the name of its kind', () => {
  const deployed = (choice: string, asks: object = {}) =>
    (played(asks, way(choice)).result.table as { pieces: object[] }).pieces.at(-1)
  expect(deployed('base')).toMatchObject({ id: 'Base', kind: 'base', player: 'Rio' })
  expect(deployed('unit')).toMatchObject({ id: 'Unit', kind: 'unit', player: 'Rio' })
  const scout: PieceGiven = { id: 'Scout', kind: 'unit', player: 'Rio', ap: 2, hp: 3 }
  const waits = { id: 'A', source: 'Scout', trigger: { on: 'destroyed' } }
  const other = played({ piece: scout, abilities: [waits] }, way('base'))
  expect(other.result.table).toMatchObject({ pieces: [{}, { id: 'Base' }], abilities: [] })
})

test('GCG-7-6-2-4-1c of the text that a Burst activates its player is asked what it does, and then it is done', () => {
  for (const part of ['main', 'action', 'effect'] as const) {
    const asked = resolve(attack([falcon()]), ...revealed(), way(part)).prompt?.windows
    expect(asked).toMatchObject([
      {
        name: 'text:B1',
        hard: true,
        clause: 'GCG-7-6-2-5',
        about: { card: 'B1', part },
        choices: [{ name: 'done', by: { any: ['Rio'] }, card: true }],
      },
    ])
    const story = played({}, way(part), says('B1', note('draw 1')))
    expect([story.result.notes, story.told('moved_to_trash').length]).toEqual([['draw 1'], 1])
  }
  expect(played({}, way('main'), { question: 'text:B1', choice: 'done' }).result.notes).toEqual([])
})

test('GCG-7-6-2-4-1c what the text of a Burst cannot do is refused, and nothing of it is done', () => {
  const nobody: Effect = { kind: 'rest', who: { piece: 'Nobody' } }
  const { refused } = attempt(attack([falcon()]), ...revealed(), way('main'), says('B1', nobody))
  expect(refused).toMatchObject({ code: 'noSuchPiece' })
})

test('GCG-7-6-2-4-1c the text of a Shield that nobody has named is called after it', () => {
  const unnamed = { question: 'burst#1', choice: 'activate', card: { effects: [{ kind: 'asksBurst' }] } }
  const asked = resolve(attack([falcon()]), ...quietly, unnamed, way('main'))
  expect(asked.prompt?.windows).toMatchObject([{ name: 'text:Shield', about: { card: null } }])
})

test('GCG-7-6-2-4-1b a Burst that has moved its card, or none, has nothing to be asked about', () => {
  const asks: Effect = { kind: 'asksBurst' }
  const moved = burst(1, 'activate', { kind: 'movesCard', to: 'hand' }, asks)
  expect(attempt(attack([falcon()]), ...quietly, moved).refused).toMatchObject({ code: 'alreadyMoved' })
  const outside = attempt(attack([falcon()]), noBlock, command('Rio', 'Card', asks))
  expect(outside.refused).toMatchObject({ code: 'effectNotHere' })
})

const further: Effect = { kind: 'furtherText' }

test('GCG-7-3-3 what an effect does besides is asked of its player, with its card, after what is known of it', () => {
  const abilities = [whenAttacking('A', 'Falcon', [note('first'), further])]
  const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities })
  const asked = resolve(setUp).prompt?.windows
  expect(asked).toMatchObject([
    {
      name: 'text:Falcon',
      about: { card: 'Falcon', part: 'rest' },
      choices: [{ name: 'done', by: { any: ['Kei'] } }],
    },
  ])
  const story = resolve(setUp, says('Falcon', note('then')), ...quietly, finish)
  expect(story.result.notes).toEqual(['first', 'then'])
})

test('GCG-7-3-3 what a card without an owner does besides, each player can say', () => {
  const reports = { question: 'attack', card: { name: 'Card', effects: [further] } }
  const asked = resolve(attack([falcon(), mole(rested)], 'Mole'), reports).prompt?.windows
  expect(asked?.[0]).toMatchObject({
    name: 'text:Shield',
    choices: [{ by: { any: ['Kei', 'Rio'] } }],
  })
})
