// Tests of the questions for unknown numbers: who answers, under which clause, and what is asked.
import { expect, test } from 'vitest'
import {
  attack,
  command,
  falcon,
  finish,
  hurt,
  noBlock,
  piece,
  quietly,
  report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const hulk: PieceGiven = { id: 'Hulk', kind: 'unit', player: 'Rio', ...rested }
const atHulk = attack([falcon(), hulk], 'Hulk')
const base: PieceGiven = { id: 'Fort', kind: 'base', player: 'Rio' }
const both = { any: ['Kei', 'Rio'] }

test('GCG-7-6-3-2b an unknown AP is asked for with its limits, of the player of the Unit', () => {
  const [asked] = resolve(atHulk, ...quietly).prompt?.windows ?? []
  expect(asked).toMatchObject({ name: 'ap:Hulk', hard: true, clause: 'GCG-7-6-3-2b', window: null })
  expect(asked).toMatchObject({ about: { unit: 'Hulk' } })
  const number = { asks: 'AP', min: 0, max: 99 }
  expect(asked?.choices).toEqual([{ name: 'ap', by: { any: ['Rio'] }, number }])
})

test('GCG-7-5-1b an unknown HP is asked for with its limits, under the clause of the step', () => {
  const amount = { count: 'HP of' as const, of: piece('Hulk') }
  const recovers: Effect = { kind: 'recover', to: piece('Falcon'), amount }
  const [asked] = resolve(atHulk, noBlock, command('Rio', 'A', recovers)).prompt?.windows ?? []
  expect(asked).toMatchObject({ name: 'hp:Hulk', hard: true, clause: 'GCG-7-5-1b', window: null })
  expect(asked).toMatchObject({ about: { unit: 'Hulk' } })
  const number = { asks: 'HP', min: 1, max: 99 }
  expect(asked?.choices).toEqual([{ name: 'hp', by: { any: ['Rio'] }, number }])
})

test('GCG-7-5-1a what the table has wrongly is put right without a player where the action step asks for a number', () => {
  const amount = { count: 'HP of' as const, of: piece('Hulk') }
  const recovers: Effect = { kind: 'recover', to: piece('Falcon'), amount }
  const rests: Effect = { kind: 'setActive', who: piece('Hulk') }
  const right = { question: 'hp:Hulk', card: { effects: [rests] } }
  const story = resolve(atHulk, noBlock, command('Rio', 'A', recovers), right)
  expect(story.prompt?.windows[0]).toMatchObject({ name: 'hp:Hulk' })
  expect(story.events.map(({ type }) => type)).toContain('unit_set_active')
})

test('GCG-7-6-3-2-1b either player can say that a Unit of unknown HP is destroyed, or pass', () => {
  const shot = report('attack', hurt(piece('Hulk'), 2))
  const [asked] = resolve(atHulk, shot).prompt?.windows ?? []
  expect(asked).toMatchObject({ name: 'survives:Hulk', hard: false, clause: 'GCG-7-6-3-2-1b', window: null })
  expect(asked).toMatchObject({ about: { piece: 'Hulk', damage: 2 } })
  expect(asked?.choices).toEqual([
    { name: 'destroyed', by: both },
    { name: 'pass', by: both, passes: true },
  ])
  const story = resolve(atHulk, shot, { question: 'survives:Hulk', choice: 'destroyed' }, finish)
  expect(story.result.pieces).toMatchObject([
    {},
    { piece: 'Hulk', where: 'destroyed', damage: 2, remaining: 0 },
  ])
})

test('GCG-7-6-3-2-1b a Unit of unknown HP can be told to be destroyed also once it has recovered', () => {
  const recovers: Effect = { kind: 'recover', to: piece('Hulk'), amount: 2 }
  const card = report('attack', hurt(piece('Hulk'), 2), recovers)
  const story = resolve(atHulk, card, { question: 'survives:Hulk', choice: 'destroyed' }, finish)
  expect(story.result.pieces).toMatchObject([{}, { piece: 'Hulk', where: 'destroyed', damage: 1 }])
})

test('GCG-7-6-2-3-1b for a Base of unknown HP the rule about Bases is asked', () => {
  const [asked] = resolve(attack([falcon(), base]), ...quietly).prompt?.windows ?? []
  expect(asked).toMatchObject({ name: 'survives:Fort', hard: false, clause: 'GCG-7-6-2-3-1b' })
  expect(asked).toMatchObject({ about: { piece: 'Fort', damage: 3 } })
})
