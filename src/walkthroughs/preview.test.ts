import { describe, expect, it } from 'vitest'
import { FLOWS, replayOf } from '../../test/support/walkthroughs/flows.ts'
import type { Answer } from '../engine/types.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'
import type { Replay } from './log/replay.ts'
import { previewOf } from './preview.ts'

/** A scene with these answers in its log. */
function scene(flow: string, setUp: object, answers: readonly Answer[] = []): Replay {
  const rows = answers.map((answer, i) => ({ number: i + 1, by: null, at: 1, answer }))
  return replayOf({ flow, setUp, rows } as unknown as Walkthrough)
}

const rhino = (hero: object = {}, more: object = {}) => ({
  pieces: [
    { id: 'enemy', kind: 'villain', atk: 3 },
    { id: 'hero', kind: 'hero', player: 'p1', def: 3, hitPoints: 5, ...hero },
    { id: 'ally', kind: 'ally', player: 'p1', hitPoints: 4 },
  ],
  attacker: 'enemy',
  target: { player: 'p1' },
  ...more,
})
const ENEMY = 'marvel-champions/enemy-attack'

const hits = (one: Replay) =>
  previewOf(FLOWS, one).outlooks.map(({ answer, fates }) => [
    answer.choice,
    fates.map(fate => fate.hits.map(hit => hit.amount)),
  ])

describe('a preview', () => {
  it('tells for each defender what each number of boost icons would do', () => {
    expect(hits(scene(ENEMY, rhino()))).toEqual([
      ['hero', [[0], [1], [2], [3]]],
      ['ally', [[3], [4], [5], [6]]],
      ['nobody', [[3], [4], [5], [6]]],
    ])
  })

  it('tells who falls, who exhausts and whose tough is spent', () => {
    const [hero, ally, nobody] = previewOf(FLOWS, scene(ENEMY, rhino({ tough: 1 }))).outlooks
    expect(hero?.fates.map(({ tough }) => tough)).toEqual([[], ['hero'], ['hero'], ['hero']])
    expect(hero?.fates.map(({ exhausts }) => exhausts)).toEqual([['hero'], ['hero'], ['hero'], ['hero']])
    expect(ally?.fates.map(({ falls }) => falls)).toEqual([[], ['ally'], ['ally'], ['ally']])
    expect(nobody?.fates.map(({ tough }) => tough)).toEqual([['hero'], ['hero'], ['hero'], ['hero']])
  })

  it('has the icons as columns while a boost card is turned, and none when all are', () => {
    const defended = [{ question: 'defend', choice: 'nobody' }]
    expect(hits(scene(ENEMY, rhino(), defended))).toEqual([['flip', [[3], [4], [5], [6]]]])
    const turned = [...defended, { question: 'boost#1', choice: 'flip', number: 2 }]
    expect(hits(scene(ENEMY, rhino(), turned))).toEqual([['deal', [[5]]]])
  })

  it('counts the icons on every card', () => {
    expect(hits(scene(ENEMY, rhino({}, { boostCards: 1 }))).at(-1)).toEqual(['nobody', [[3], [5], [7], [9]]])
  })

  it('counts retaliate and everything else that comes by itself before the end', () => {
    const [hero] = previewOf(FLOWS, scene(ENEMY, rhino({ retaliate: 2 }))).outlooks
    expect(hero?.fates[0]?.hits).toEqual([
      { to: 'hero', amount: 0 },
      { to: 'enemy', amount: 2 },
    ])
  })

  it('stops where somebody has to decide, and makes no number up', () => {
    const { atk: _, ...enemy } = { id: 'enemy', kind: 'villain', atk: 3 }
    const setUp = { ...rhino(), pieces: [enemy, ...rhino().pieces.slice(1)] }
    const { outlooks } = previewOf(FLOWS, scene(ENEMY, setUp))
    expect(outlooks.every(({ fates }) => fates.every(fate => fate.isOpen && fate.hits.length === 0))).toBe(
      true,
    )
  })

  it('shows a Unit attack to its end', () => {
    const setUp = {
      activePlayer: 'p1',
      standbyPlayer: 'p2',
      pieces: [
        { id: 'a', kind: 'unit', player: 'p1', ap: 4, hp: 2, breach: 1 },
        { id: 'b', kind: 'unit', player: 'p2', ap: 2, hp: 4, keywords: ['Blocker'] },
      ],
      shields: 2,
      attacker: 'a',
      target: { player: true },
    }
    const [block, decline] = previewOf(FLOWS, scene('gundam/unit-attack', setUp)).outlooks
    expect(block?.fates[0]).toMatchObject({ falls: ['a', 'b'], exhausts: ['b'], shields: 1, isOpen: false })
    expect(decline?.fates[0]).toMatchObject({ falls: [], shields: 1, winner: null, isOpen: false })
    const bare = previewOf(FLOWS, scene('gundam/unit-attack', { ...setUp, shields: 0 })).outlooks[1]
    expect(bare?.fates[0]).toMatchObject({ winner: 'p1', isOpen: false })
  })

  it('looks at twelve answers and counts the others', () => {
    const allies = Array.from({ length: 20 }, (_, i) => ({
      id: `a${i}`,
      kind: 'ally',
      player: 'p1',
      hitPoints: 1,
    }))
    const { outlooks, left } = previewOf(
      FLOWS,
      scene(ENEMY, { ...rhino(), pieces: [...rhino().pieces, ...allies] }),
    )
    expect([outlooks.length, left]).toEqual([12, 11])
  })

  it('has nothing to foresee once the attack is over', () => {
    const given = [
      { choice: 'nobody' },
      { choice: 'flip', number: 1 },
      { choice: 'deal' },
      { choice: 'finish' },
    ]
    expect(previewOf(FLOWS, scene(ENEMY, rhino(), given))).toEqual({ outlooks: [], left: 0 })
  })
})
