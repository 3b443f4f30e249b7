// Tests of what is told about a revealed Shield and its Burst, and of who is asked.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  burst,
  falcon,
  finish,
  note,
  quietly,
  resolve,
  type Story,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { unitAttackFlow } from '../unit-attack/flow.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { burstResolved } from './burst.ts'

/** The events from the first one of this type on, in the same row. */
const from = (type: string, { events }: Story) => {
  const first = events.findIndex(one => one.type === type)
  return events.slice(first).filter(one => one.step === events[first]?.step)
}

const revealed = (story: Story) => story.position?.memory.state.battle.revealed

test('GCG-7-6-2-4-1b a Shield without 【Burst】 is destroyed, revealed and put into the trash', () => {
  const asked = resolve(attack([falcon()]), ...quietly)
  expect(revealed(asked)).toEqual([
    {
      ...{ number: 1, together: false, card: null, named: false, choice: null, effects: [] },
      where: 'revealed',
    },
  ])
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'noBurst'), finish)
  expect(from('shield_destroyed', story)).toMatchObject([
    { type: 'shield_destroyed', clause: 'GCG-7-6-2-4-1a', shieldsLeft: 1 },
    { type: 'card_revealed', clause: 'GCG-7-6-2-4-1b', card: 'B1', player: 'Rio' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-2-4-1b', card: 'B1', player: 'Rio' },
  ])
  expect(revealed(story)).toMatchObject([{ number: 1, choice: 'noBurst', where: 'trash' }])
})

test('GCG-7-6-2-4-1c a declined Burst is offered, declined and put into the trash', () => {
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'decline'), finish)
  expect(from('card_revealed', story)).toMatchObject([
    { type: 'card_revealed', clause: 'GCG-7-6-2-4-1b', card: 'B1', player: 'Rio' },
    { type: 'burst_offered', clause: 'GCG-7-6-2-4-1c', card: 'B1', player: 'Rio' },
    { type: 'burst_declined', clause: 'GCG-7-6-2-4-1c', card: 'B1', player: 'Rio' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-2-4-1b', card: 'B1', player: 'Rio' },
  ])
})

test('GCG-7-6-2-4-1c an activated Burst does what it says before its card goes to the trash (GCG-FAQ-009)', () => {
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'activate', note('draw 1')), finish)
  expect(from('burst_offered', story)).toMatchObject([
    { type: 'burst_offered', clause: 'GCG-7-6-2-4-1c', card: 'B1', player: 'Rio' },
    { type: 'burst_activated', clause: 'GCG-7-6-2-4-1c', card: 'B1', player: 'Rio' },
    { type: 'noted', clause: 'GCG-7-6-2-5', text: 'draw 1' },
    { type: 'burst_resolved', clause: 'GCG-7-6-2-5', ruling: 'GCG-FAQ-009', card: 'B1' },
    { type: 'moved_to_trash', clause: 'GCG-7-6-2-4-1b', card: 'B1', player: 'Rio' },
  ])
  expect(revealed(story)).toMatchObject([{ choice: 'activate', where: 'trash' }])
})

test('GCG-7-6-2-4-1c a Burst that moves its card elsewhere makes no Base, unless it goes to the base section', () => {
  const moved = (to: 'hand' | 'base section') =>
    resolve(attack([falcon()]), ...quietly, burst(1, 'activate', { kind: 'movesCard', to }), finish)
  expect(from('burst_activated', moved('hand'))).toMatchObject([
    { type: 'burst_activated' },
    { type: 'card_moved', clause: 'GCG-7-6-2-4-1c', to: 'hand' },
    { type: 'burst_resolved' },
  ])
  expect(moved('hand').result.table).toMatchObject({ pieces: [{ id: 'Falcon' }], base: 'none' })
  expect(moved('base section').result.table).toMatchObject({ pieces: [{ id: 'Falcon' }, { id: 'B1' }] })
})

test('GCG-7-6-2-4-1c a Burst that moves a card twice, or without a revealed card, breaks the rule on revealing', () => {
  const moves = { kind: 'movesCard' as const, to: 'hand' as const }
  const setUp = attack([falcon({ keywords: ['Suppression'] })])
  const both = [burst(1, 'activate', moves), burst(2, 'activate', moves, moves)]
  const story = resolve(setUp, ...quietly, ...both, use('burst#1'), finish)
  expect(story.told('card_moved')).toHaveLength(2)
  expect(story.told('effect_fizzled')).toMatchObject([
    { clause: 'GCG-7-6-2-4-1b', effect: 'movesCard', code: 'alreadyMoved' },
  ])
  const trigger = { on: 'whenAttacking' as const }
  const abilities = [{ id: 'K', source: 'Falcon', trigger, effects: [moves] }]
  const early = resolve(attack([falcon()], undefined, { abilities }))
  expect(early.told('effect_fizzled')).toMatchObject([
    { clause: 'GCG-7-6-2-4-1b', effect: 'movesCard', code: 'noCardRevealed' },
  ])
})

test('GCG-7-6-2-4-1c the question which Burst is first names the cards', () => {
  const setUp = attack([falcon({ keywords: ['Suppression'] })])
  const story = resolve(setUp, ...quietly, burst(1, 'activate'), burst(2, 'activate'))
  const by = { any: ['Rio'] }
  expect(story.prompt?.windows).toMatchObject([
    {
      name: 'order:burst',
      hard: true,
      clause: 'GCG-7-6-2-4-1c',
      choices: [
        { name: 'burst#1', by, about: { card: 'B1' } },
        { name: 'burst#2', by, about: { card: 'B2' } },
      ],
    },
  ])
})

test('GCG-7-6-2-4-1c a card that is named is revealed, and its owner decides about what its Burst does', () => {
  const draws: Effect = { kind: 'draw', count: 1 }
  const named = [...quietly, burst(1, 'name', draws)]
  const asked = resolve(attack([falcon()]), ...named)
  expect(asked.told('card_revealed')).toMatchObject([{ card: 'B1', player: 'Rio' }])
  expect(asked.prompt?.windows).toMatchObject([
    {
      ...{ name: 'burst#1', clause: 'GCG-7-6-2-4-1c', about: { card: 'B1', effects: [draws] } },
      choices: [
        { name: 'activate', by: { any: ['Rio'] } },
        { name: 'decline', by: { any: ['Rio'] } },
      ],
    },
  ])
  const drawn = resolve(attack([falcon()]), ...named, { choice: 'activate' }, finish)
  expect(drawn.told('cards_drawn')).toMatchObject([{ player: 'Rio', count: 1, clause: 'GCG-7-6-2-5' }])
  const not = resolve(attack([falcon()]), ...named, { choice: 'decline' }, finish)
  expect([not.told('cards_drawn'), not.told('burst_declined')]).toMatchObject([[], [{ card: 'B1' }]])
  expect(attempt(attack([falcon()]), ...named, { choice: 'noBurst' }).refused).toMatchObject({
    code: 'noSuchChoice',
  })
})

test('GCG-7-6-2-4-1c a card that is named does what can be done by then, and the order is asked after all are decided', () => {
  const setUp = attack([falcon({ keywords: ['Suppression'] })], undefined, { edition: '1.9.0' })
  const hand: Effect = { kind: 'movesCard', to: 'hand' }
  const both = [
    burst(1, 'name', hand),
    { choice: 'activate' },
    burst(2, 'name', hand),
    { choice: 'activate' },
  ]
  const story = resolve(setUp, ...quietly, ...both)
  expect(story.prompt?.windows).toMatchObject([{ name: 'order:burst', choices: [{}, {}] }])
  expect(resolve(setUp, ...quietly, ...both, use('burst#2'), finish).told('card_moved')).toHaveLength(2)
})

test('GCG-7-6-2-4-1c an EX Resource is placed, and the card of the Burst goes to the trash', () => {
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'activate', { kind: 'exResource' }), finish)
  expect(story.told('ex_resource_placed')).toMatchObject([{ player: 'Rio' }])
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'B1' }])
})

test('GCG-7-6-2-4-1c damage that a Burst deals comes from no Unit', () => {
  const shot = burst(1, 'activate', { kind: 'damage', to: 'shieldArea', amount: 2 })
  const story = resolve(attack([falcon()]), ...quietly, shot, burst(2, 'noBurst'), finish)
  expect(story.told('effect_damage')).toMatchObject([
    { clause: 'GCG-7-6-2-5', from: null, to: 'Shield', amount: 2 },
  ])
  const blow = { to: 'Shield', prevented: 0, placed: 1 }
  expect(story.result.damage).toEqual([
    { ...blow, from: 'Falcon', kind: 'battle', value: 3, lost: 2 },
    { ...blow, from: null, kind: 'effect', value: 2, lost: 1 },
  ])
})

test('a Burst that ends is the Burst of a Shield that was destroyed', () => {
  const { position } = resolve(attack([falcon()]), ...quietly)
  if (!position) throw new Error('no position')
  const table = { flow: unitAttackFlow, memory: position.memory, events: [], isTold: true, passed: null }
  expect(() => burstResolved(table, { number: 7 })).toThrow('no Shield 7')
})

test('GCG-7-6-2-4-1c a Burst is the last one even while a card that another one has moved is not yet put down', () => {
  const moved: Effect[] = [
    { kind: 'movesCard', to: 'hand' },
    { kind: 'damage', to: 'shieldArea', amount: 1 },
  ]
  const story = resolve(attack([falcon()]), ...quietly, burst(1, 'activate', ...moved))
  expect(story.prompt?.windows).toMatchObject([{ name: 'burst#2', about: { isLast: true } }])
})
