import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { faceOf } from './face.ts'

const tableNow = (one: Scene) => faceOf(FACES, one).board.table(one)

function scene(flow: string, setUp: object, answers: readonly object[] = []): Scene {
  const played = flowNamed(flow)?.play(setUp, answers)
  return {
    walkthrough: { id: 'abcde12345', flow, setUp },
    played,
    chapters: [],
    dropped: 0,
  } as unknown as Scene
}

const UNIT = 'gundam/unit-attack'
const units = {
  activePlayer: 'p1',
  standbyPlayer: 'p2',
  pieces: [
    { id: 'a', kind: 'unit', player: 'p1', ap: 4, hp: 2, damage: 1 },
    { id: 'b', kind: 'unit', player: 'p2', ap: 2, hp: 4, keywords: ['Blocker'], rested: true },
  ],
  attacker: 'a',
  target: { unit: 'b' },
}
const effects = [
  { kind: 'ap', who: { piece: 'a' }, amount: 2 },
  { kind: 'ap', who: { piece: 'b' }, amount: -3 },
  { kind: 'keyword', who: { piece: 'b' }, keyword: 'Blocker', loses: true },
  { kind: 'keyword', who: { piece: 'a' }, keyword: 'Breach', amount: 2 },
]
const card = { question: 'attack', card: { owner: 'p1', effects } }
const on = (one: Scene, id: string) => tableNow(one).figures.find(figure => figure.id === id)

describe('the table of a scene', () => {
  it('knows numbers, states and parts of an enemy’s attack', () => {
    const pieces = [
      { id: 'enemy', kind: 'villain', atk: 3 },
      { id: 'hero', kind: 'hero', player: 'p1', def: 2, hitPoints: 9, damage: 4, ready: false, tough: 1 },
    ]
    const setUp = { pieces, attacker: 'enemy', target: { player: 'p1' }, boostCards: 1 }
    const table = tableNow(scene('marvel-champions/enemy-attack', setUp))
    expect(table).toMatchObject({
      attacker: 'enemy',
      atk: 3,
      targets: ['hero'],
      defender: null,
      boostCards: 1,
    })
    expect(table.figures[1]).toMatchObject({ def: 2, remaining: 5, most: 9, isReady: false, tough: 1 })
    expect(table.figures[0]).toMatchObject({ remaining: null, most: null, damage: 0 })
  })

  it('names the targets of a player’s attack once it is made', () => {
    const pieces = [
      { id: 'hero', kind: 'hero', player: 'p1', atk: 2 },
      { id: 'enemy', kind: 'villain' },
    ]
    const setUp = { pieces, attacker: 'hero' }
    const flow = 'marvel-champions/player-attack'
    expect(tableNow(scene(flow, setUp)).targets).toEqual([])
    expect(tableNow(scene(flow, setUp, [{ choice: 'enemy' }])).targets).toEqual(['enemy'])
  })

  it('counts what a Unit has for this battle, and only for this battle', () => {
    expect(on(scene(UNIT, units), 'a')).toMatchObject({
      ap: 4,
      ownAp: 4,
      breach: 0,
      remaining: 1,
      isReady: false,
    })
    const changed = scene(UNIT, units, [card])
    expect(on(changed, 'a')).toMatchObject({ ap: 6, ownAp: 4, breach: 2 })
    expect(on(changed, 'b')).toMatchObject({ ap: 0, ownAp: 2, keywords: [] })
    const pass = [{ choice: 'decline' }, { choice: 'bothPass' }, { choice: 'noBurst' }, { choice: 'finish' }]
    const over = scene(UNIT, { ...units, shields: 6 }, [card, ...pass])
    expect(on(over, 'a')).toMatchObject({ ap: 4, ownAp: 4, breach: 0 })
  })

  it('knows the players as targets, and the Shields', () => {
    const table = tableNow(scene(UNIT, { ...units, target: { player: true }, shields: 3 }))
    expect(table).toMatchObject({ targets: ['p2'], standby: { player: 'p2', shields: 3 }, attacker: 'a' })
  })

  it('is not there if the set-up is refused', () => {
    expect(() => tableNow(scene(UNIT, { ...units, attacker: 'nobody' }))).toThrow('abcde12345 has no table')
  })
})
