// Tests of the turn of the other player between two attacks: what is told of it, and what each side is known to have then.
import { expect, test } from 'vitest'
import {
  falcon,
  fort,
  heron,
  mole,
  on,
  piece,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { gundamChanges } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'

const TABLE = {
  edition: '1.9.0',
  activePlayer: 'Kei',
  standbyPlayer: 'Rio',
  pieces: [falcon(), heron(), mole(rested), fort()],
  shields: 4,
  turn: { of: 'Kei', number: 3 },
  activeSide: { shields: 5 },
  lasts: [],
}
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const turnBegins: Answer = { question: 'changes', choice: 'turnBegins' }

function played(setUp: object, ...answers: Answer[]) {
  const play = gundamChanges.play(setUp, answers)
  expect(play.refused).toBeNull()
  return gundamChanges.own(play)
}
const tableAfter = (setUp: object, ...answers: Answer[]) => played(setUp, ...answers).outcome?.table
const heronAfter = (setUp: object, ...answers: Answer[]) =>
  tableAfter(setUp, ...answers)?.pieces.find(({ id }) => id === 'Heron')
/** What is told of the turn that begins last. */
const toldOfTurn = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers, turnBegins).events.slice(played(setUp, ...answers).events.length)
const gains = (keyword: 'Blocker' | 'Breach', more: object = {}): Effect => ({
  ...{ kind: 'keyword', who: piece('Heron'), keyword, beyondBattle: true },
  ...more,
})

test('GCG-6-5a the question stays open to both players, for a card, a Unit that joins, or the next turn and its number', () => {
  expect(played(TABLE).prompt?.windows).toMatchObject([
    {
      ...{ name: 'changes', clause: 'GCG-6-5a', window: 'changes', joins: true },
      choices: [
        {
          name: 'turnBegins',
          by: { any: ['Kei', 'Rio'] },
          number: { asks: 'turn', optional: true },
          about: { player: 'Rio' },
        },
      ],
    },
  ])
})

test('GCG-6-2b it is told that the turn begins, and which Units become active', () => {
  expect(toldOfTurn(TABLE)).toMatchObject([
    { type: 'turn_begun', clause: 'GCG-6-1b', player: 'Rio', turn: 4 },
    { type: 'unit_set_active', clause: 'GCG-6-2b', unit: 'Mole' },
  ])
})

test('GCG-11-2-12a only what is “once per turn” and has been used can be used again', () => {
  const wish = (id: string, more: object) => ({ ...on(id, 'Kei', { on: 'deployed' }, [], 'Falcon'), ...more })
  const abilities = [
    wish('used', { once: 'a', uses: 0 }),
    wish('twice', { once: 'b', uses: 2 }),
    wish('spent', { uses: 0 }),
    wish('other', { uses: 1 }),
  ]
  const setUp = { ...TABLE, abilities }
  const uses = tableAfter(setUp, turnBegins)?.abilities.map(({ id, uses }) => [id, uses])
  expect(uses).toEqual([
    ['used', 1],
    ['twice', 2],
    ['other', 1],
  ])
  expect(toldOfTurn(setUp).filter(({ type }) => type === 'uses_renewed')).toMatchObject([
    { clause: 'GCG-11-2-12a', ability: 'used' },
  ])
})

test('GCG-6-6d it is told which keywords end with the turn and which come back; others stay', () => {
  const keywords = (setUp: object, ...effects: Effect[]) =>
    toldOfTurn(setUp, told(...effects)).filter(({ type }) => type.startsWith('keyword_'))
  const ends = (type: string, keyword: string) => ({ type, clause: 'GCG-6-6d', piece: 'Heron', keyword })
  expect(keywords(TABLE, gains('Blocker'), gains('Breach', { amount: 2 }))).toMatchObject([
    ends('keyword_lost', 'Blocker'),
    ends('keyword_lost', 'Breach'),
  ])
  const has = { ...TABLE, pieces: [heron({ keywords: ['Blocker', 'First Strike'], breach: 3 })] }
  const loses = [gains('Blocker', { loses: true }), gains('Breach', { loses: true })]
  expect(keywords(has, ...loses)).toMatchObject([
    ends('keyword_gained', 'Blocker'),
    ends('keyword_gained', 'Breach'),
  ])
  const quick = { ...TABLE, pieces: [heron({ keywords: ['First Strike'] })] }
  expect(heronAfter(quick, told(gains('Blocker')), turnBegins)).toMatchObject({ keywords: ['First Strike'] })
})

test('GCG-6-6d what has ended with the turn is over also while an effect that this has triggered waits', () => {
  const setUp = {
    ...TABLE,
    abilities: [{ id: 'last', owner: 'Kei', trigger: { on: 'destroyed', who: 'Heron' } }],
  }
  const lives = told(
    { kind: 'ap', who: piece('Falcon'), amount: 2, beyondBattle: true },
    { kind: 'hp', who: piece('Heron'), amount: 2, beyondBattle: true },
    { kind: 'damage', to: piece('Heron'), amount: 3 },
  )
  const waits = played(setUp, lives, turnBegins)
  expect(waits.prompt?.windows[0]?.name).toBe('resolve:last')
  expect(waits.now?.table).toMatchObject({ lasts: [], pieces: [{ id: 'Falcon', ap: 3 }, {}, {}] })
})

test('GCG-6-6d nothing is told of a card that has left, and AP that nobody knows stay unknown', () => {
  const raises: Effect = { kind: 'ap', who: piece('Heron'), amount: 2, beyondBattle: true }
  const gone = told({ kind: 'leaves', who: piece('Heron'), how: 'returned' })
  expect(toldOfTurn(TABLE, told(raises), gone).map(({ type }) => type)).not.toContain('ap_changed')
  const unknown = { ...TABLE, pieces: [heron({ ap: undefined })] }
  expect(heronAfter(unknown, told(raises), turnBegins)).not.toHaveProperty('ap')
})

test('what is known of each shield area changes sides with the turn', () => {
  const sides = (more: object) => {
    const { activeSide, shields, base } = tableAfter({ ...TABLE, ...more }, turnBegins) ?? {}
    return { activeSide, shields, base }
  }
  expect(sides({})).toEqual({ activeSide: { shields: 4 }, shields: 5, base: 'none' })
  expect(sides({ activeSide: { base: 'none' } })).toEqual({ activeSide: { shields: 4 }, base: 'none' })
  expect(sides({ activeSide: undefined })).toEqual({ activeSide: { shields: 4 } })
  const unknown = { activeSide: undefined, shields: undefined, pieces: [falcon(), mole(rested)] }
  expect(sides(unknown)).toEqual({})
  expect(sides({ ...unknown, base: 'none' })).toEqual({ activeSide: { base: 'none' } })
})

test('it becomes the turn of who has attacked last: each side keeps its shield area', () => {
  expect(tableAfter({ ...TABLE, turn: { of: 'Rio' } }, turnBegins)).toMatchObject({
    ...{ activePlayer: 'Kei', standbyPlayer: 'Rio', shields: 4, activeSide: { shields: 5 } },
  })
})

test('a Base that comes into reach with the turn takes the damage; of a shield area that nobody knows it is asked', () => {
  const hit = told({ kind: 'damage', to: 'shieldArea', amount: 1 })
  const open = { ...TABLE, activeSide: undefined, pieces: [falcon(), mole(rested)] }
  expect(played(open, turnBegins, hit).prompt?.windows[0]?.name).toBe('shieldArea')
  const keep = { ...open, pieces: [...open.pieces, fort({ id: 'Keep', player: 'Kei' })] }
  expect(tableAfter(keep, turnBegins, hit)?.pieces.at(-1)).toMatchObject({ id: 'Keep', damage: 1 })
})

test('that the active player has no Base is known by one that has left, and by no other card', () => {
  const leaves = (who: string) => told({ kind: 'leaves', who: piece(who), how: 'removed' })
  expect(tableAfter(TABLE, leaves('Heron'))?.activeSide).toEqual({ shields: 5 })
  expect(tableAfter(TABLE, leaves('Fort'))?.activeSide).toEqual({ shields: 5 })
})

test('what waits on a card ends with it at a table that remembers, and on no other card', () => {
  const abilities = ['Mole', 'Falcon'].map(id => on(`of ${id}`, 'Kei', { on: 'deployed' }, [], id))
  const gone = told({ kind: 'leaves', who: piece('Mole'), how: 'removed' })
  expect(tableAfter({ ...TABLE, abilities }, gone)?.abilities.map(({ id }) => id)).toEqual(['of Falcon'])
})
