// Tests of cards that come late: they join with an answer, an effect deploys them, or nobody has named them yet.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  mole,
  noBlock,
  note,
  on,
  pass,
  quietly,
  report,
  resolve,
  rested,
  tower,
  undescribed,
  use,
  wall,
  watching,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const home: PieceGiven = { id: 'Home', kind: 'base', player: 'Kei', hp: 5 }
const unknown = undescribed(attack([falcon()]))
const deploys = (piece: PieceGiven): Answer => command('Rio', 'A', { kind: 'deploy', piece })

test('GCG-7-4-1a two Units may join with one answer, and it stays one answer', () => {
  const story = resolve(attack([falcon()]), { ...block('Wall'), joins: [tower(), wall()] })
  expect(story.told('joined').map(one => one.piece)).toEqual(['Tower', 'Wall'])
  expect(story.result).toEqual({})
  expect(story.position?.memory.answers).toBe(1)
})

test('GCG-7-3-2c nobody joins with an answer that only orders effects', () => {
  const abilities = [watching('R1', 'Rio', 'Mole', []), watching('R2', 'Rio', 'Mole', [])]
  const setUp = attack([falcon(), mole()], undefined, { abilities })
  expect(attempt(setUp, { choice: 'R1', joins: [wall()] }).refused).toMatchObject({
    code: 'noJoiningHere',
    clause: 'GCG-7-3-2c',
  })
})

test('GCG-7-6-2-1 a Base that joins settles the question what lies in the shield area', () => {
  const story = resolve(unknown, ...quietly, { choice: 'base', joins: [fort()] }, finish)
  expect([story.hp('Fort'), story.position?.memory.answers]).toEqual([2, 4])
  for (const wrong of [{ choice: 'base', number: 1 }, { choice: 'empty' }, { card: { effects: [] } }])
    expect(attempt(unknown, ...quietly, { ...wrong, joins: [fort()] }).refused).not.toBeNull()
})

test('GCG-7-6-2-1 a Base that has joined before is not asked for', () => {
  const joined = { ...noBlock, joins: [fort()] }
  expect(resolve(unknown, joined, bothPass, finish).hp('Fort')).toBe(2)
  const step = { question: 'attack', choice: 'pass' }
  expect(resolve(unknown, step, joined, bothPass, finish).hp('Fort')).toBe(2)
  const hulk = { id: 'Hulk', kind: 'unit' as const, player: 'Rio' }
  const shot = report('attack', { kind: 'damage', to: { piece: 'Hulk' }, amount: 1 })
  const asked = resolve({ ...unknown, pieces: [falcon(), hulk] }, shot, joined, bothPass, finish)
  expect(asked.hp('Fort')).toBe(2)
})

test('GCG-7-6-2-1 what else joins says nothing about the shield area', () => {
  for (const other of [home, wall()])
    expect(resolve(unknown, { ...noBlock, joins: [other] }, bothPass).offered('shieldArea')).toEqual([
      'base',
      'shields',
      'empty',
    ])
})

test('GCG-7-6-3-3 the Base that <Breach> hits may join with the answer', () => {
  const setUp = undescribed(attack([falcon({ breach: 1 }), drake(rested)], 'Drake'))
  const story = resolve(setUp, ...quietly, { choice: 'base', joins: [fort()] }, finish)
  expect(story.hp('Fort')).toBe(4)
})

test('GCG-7-6-2-4-1c a Base that joins as a Burst is told is there from then on', () => {
  const shot: Effect = { kind: 'damage', to: 'shieldArea', amount: 1 }
  const setUp = undescribed(attack([falcon()]))
  const burst = { question: 'burst#1', choice: 'noBurst', joins: [fort()] }
  const story = resolve(setUp, noBlock, command('Rio', 'A', shot), use('shields'), burst, bothPass, finish)
  expect(story.hp('Fort')).toBe(2)
})

test('GCG-7-6-2-3 a Base that is deployed is known, the attacker’s own Base or a Unit tells nothing', () => {
  expect(resolve(unknown, noBlock, deploys(fort()), bothPass, finish).hp('Fort')).toBe(2)
  for (const other of [home, wall()])
    expect(resolve(unknown, noBlock, deploys(other), bothPass).offered('shieldArea')).toEqual([
      'base',
      'shields',
      'empty',
    ])
})

test('GCG-7-6-2-3 a Unit that is deployed does not replace the Base, nor does a Base of the other player', () => {
  const setUp = attack([falcon(), fort()])
  for (const other of [home, wall()]) {
    const story = resolve(setUp, noBlock, deploys(other), bothPass, finish)
    expect([story.told('excess_placed_in_trash'), story.hp('Fort')]).toEqual([[], 2])
  }
})

test('GCG-7-6-2-3 each player has a Base at most, and the attacker’s own takes no damage', () => {
  const story = resolve(attack([falcon(), home, fort(), mole()]), ...quietly, finish)
  expect([story.hp('Home'), story.hp('Fort')]).toEqual([5, 2])
  expect(resolve(attack([falcon(), home]), ...quietly).offered('burst#1')).toContain('noBurst')
})

test('GCG-7-6-2-3-1a the Base that is asked for gets a name that no other card has', () => {
  const setUp = undescribed(attack([falcon(), mole({ id: 'Base' })]))
  const story = resolve(setUp, ...quietly, use('base'), finish)
  expect(story.result.damage).toMatchObject([{ to: 'Base*', value: 3 }])
})

test('GCG-7-3-1a a Unit that an effect has deployed has been deployed this turn', () => {
  const kei = command('Kei', 'A', { kind: 'deploy', piece: heron() })
  const story = resolve(attack([falcon()], undefined, { shields: 0 }), noBlock, pass, kei, bothPass, finish)
  expect(story.position?.memory.state.pieces).toMatchObject([
    { id: 'Falcon', deployedThisTurn: false },
    { id: 'Heron', deployedThisTurn: true },
  ])
})

test('GCG-7-3-3 what has joined is there for the effects that wait, what is not there triggers nothing', () => {
  const abilities = [on('R', 'Rio', { on: 'battleEnd' }, [note('R')], 'Drake')]
  const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities })
  const leaves = command('Rio', 'A', { kind: 'leaves', who: { piece: 'Drake' }, how: 'returned' })
  const joined = { ...noBlock, joins: [drake()] }
  expect(resolve(setUp, joined, bothPass, finish).opened).toEqual(['R'])
  expect(resolve(setUp, joined, leaves, bothPass, finish).opened).toEqual([])
  expect(resolve(setUp, report('attack', note('no Drake')), ...quietly, finish).opened).toEqual(['R'])
})
