// Tests of how a turn ends and the next one begins: <Repair>, what waits for the end or the start of a turn, what stays rested.
import { describe, expect } from 'vitest'
import { editionPlayed, test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  drake,
  falcon,
  heron,
  mole,
  note,
  on,
  piece,
  rested,
  the,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { gundamChanges } from '../flows.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { Constant, PieceGiven } from '../vocabulary/pieces.ts'

/** It is Kei's turn; Falcon and Heron are Kei's, Mole and Drake Rio's. */
const table = (
  pieces: readonly PieceGiven[],
  abilities: readonly AbilityGiven[] = [],
  more: object = {},
) => ({
  ...editionPlayed(),
  ...{ activePlayer: 'Kei', standbyPlayer: 'Rio', turn: { of: 'Kei' }, lasts: [] },
  ...{ pieces, abilities, ...more },
})
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const turnBegins: Answer = { question: 'changes', choice: 'turnBegins' }

function played(setUp: object, ...answers: Answer[]) {
  const play = gundamChanges.play(setUp, answers)
  expect(play.refused).toBeNull()
  return gundamChanges.own(play)
}
const pieceAfter = (id: string, setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).outcome?.table.pieces.find(one => one.id === id)
const asked = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).prompt?.windows.map(({ name }) => name)
/** What is told of these kinds, in order. */
const events = (types: readonly string[], setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).events.filter(({ type }) => types.includes(type))
const repairs = (setUp: object, ...answers: Answer[]) => events(['repaired'], setUp, ...answers)
const atEnd = (id: string, owner: string, effects: Effect[], more: Partial<AbilityGiven['trigger']> = {}) =>
  on(id, owner, { on: 'endOfTurn', ...more }, effects, owner === 'Kei' ? 'Falcon' : 'Mole')
const gains = (keyword: 'Repair', more: object = {}): Effect => ({
  ...{ kind: 'keyword', who: piece('Falcon'), keyword },
  ...more,
})

describe('<Repair>', () => {
  test('GCG-11-1-1a at the end of its own turn a Unit recovers as many HP as the number says, with the press', () => {
    const setUp = table([falcon({ repair: 2, damage: 3 }), mole({ repair: 1, damage: 2 })])
    expect(repairs(setUp, turnBegins)).toMatchObject([
      { clause: 'GCG-11-1-1a', card: 'Falcon', amount: 2, remaining: 3 },
    ])
    expect(asked(setUp, turnBegins)).toEqual(['changes'])
    const both = [turnBegins, turnBegins]
    expect(repairs(setUp, ...both).map(one => 'card' in one && one.card)).toEqual(['Falcon', 'Mole'])
    expect([pieceAfter('Falcon', setUp, ...both), pieceAfter('Mole', setUp, ...both)]).toMatchObject([
      { damage: 1, repair: 2 },
      { damage: 1, repair: 1 },
    ])
  })

  test('GCG-11-1-1a the turn that ends is that of the other player than whose begins, whoever has attacked since', () => {
    const pieces = [falcon({ repair: 1, damage: 1 }), mole({ repair: 1, damage: 1 })]
    const repaired = (more: object) =>
      repairs(table(pieces, [], more), turnBegins).map(one => 'card' in one && one.card)
    expect(repaired({ turn: { of: 'Rio' } })).toEqual(['Mole'])
    expect(repaired({ turn: undefined })).toEqual(['Falcon'])
    expect(repaired({ turn: undefined, activePlayer: 'Rio', standbyPlayer: 'Kei' })).toEqual(['Mole'])
  })

  test('GCG-11-1-1b it does nothing for an undamaged Unit, and HP never rise above their full value', () => {
    expect(repairs(table([falcon({ repair: 2 })]), turnBegins)).toEqual([])
    const setUp = table([falcon({ repair: 3, damage: 1 })])
    expect(repairs(setUp, turnBegins)).toMatchObject([{ amount: 1, remaining: 4 }])
    expect(pieceAfter('Falcon', setUp, turnBegins)).toMatchObject({ damage: 0, hp: 4 })
    const unknown = table([falcon({ repair: 3, damage: 5, hp: undefined })])
    expect(repairs(unknown, turnBegins)).toMatchObject([{ amount: 3, remaining: null }])
  })

  test('GCG-11-1-1c numbers add up: printed, gained for the turn, given by another card to Units of a trait', () => {
    const gives = { while: [], to: 'own Units', trait: 'White Base Team', repair: 1 } satisfies Constant
    const crew = { traits: ['white base team'] }
    const pieces = [
      falcon({ repair: 2, damage: 3, hp: 9, ...crew }),
      heron({ constants: [gives], damage: 1 }),
      drake({ player: 'Kei', damage: 2, ...crew }),
      mole({ damage: 1, ...crew }),
    ]
    expect(repairs(table(pieces), turnBegins)).toMatchObject([
      { card: 'Falcon', amount: 3 },
      { card: 'Drake', amount: 1 },
    ])
    const more = table([falcon({ repair: 2, damage: 6, hp: 9 })])
    expect(repairs(more, told(gains('Repair', { amount: 1 })), turnBegins)).toMatchObject([{ amount: 3 }])
    expect(pieceAfter('Falcon', more, told(gains('Repair', { amount: 1 })))).toMatchObject({ repair: 3 })
  })

  test('GCG-6-6d what was gained or lost for the turn works in its end step, and then ends', () => {
    const setUp = table([falcon({ damage: 3 })])
    const gained = told(gains('Repair', { amount: 2 }))
    const all = ['repaired', 'keyword_lost', 'turn_begun']
    expect(events(all, setUp, gained, turnBegins).map(({ type }) => type)).toEqual(all)
    expect(pieceAfter('Falcon', setUp, gained, turnBegins)).not.toHaveProperty('repair')
    const loses = told(gains('Repair', { loses: true }))
    const printed = table([falcon({ repair: 2, damage: 3 })])
    expect(repairs(printed, loses, turnBegins)).toEqual([])
    expect(events(['keyword_gained'], printed, loses, turnBegins)).toMatchObject([{ keyword: 'Repair' }])
    expect(pieceAfter('Falcon', printed, loses, turnBegins)).toMatchObject({ repair: 2, damage: 3 })
  })

  test('GCG-6-6d a Unit that lives by HP for the turn repairs before these end', () => {
    const setUp = table([falcon({ repair: 1, hp: 2 })])
    const lives = told(
      { kind: 'hp', who: piece('Falcon'), amount: 1, beyondBattle: true },
      { kind: 'damage', to: piece('Falcon'), amount: 2 },
    )
    expect(pieceAfter('Falcon', setUp, lives, turnBegins)).toMatchObject({ hp: 2, damage: 1 })
    const without = table([falcon({ hp: 2 })])
    expect(pieceAfter('Falcon', without, lives, turnBegins)).toBeUndefined()
  })

  test('GCG-11-1-1a only of a damaged Unit it is asked what alone decides whether it has Repair', () => {
    const asks = '@anotherUnit:Jupitris'
    const hizack = (more: object) => falcon({ constants: [{ while: [{ asks }], repair: 1 }], ...more })
    const setUp = table([hizack({ damage: 1 })])
    expect(asked(setUp, turnBegins)).toEqual(['condition:Falcon'])
    const says = (choice: string): Answer => ({ question: 'condition:Falcon', choice })
    expect(repairs(setUp, turnBegins, says('holds'))).toMatchObject([{ amount: 1 }])
    expect(repairs(setUp, turnBegins, says('holdsNot'))).toEqual([])
    expect(asked(table([hizack({})]), turnBegins)).toEqual(['changes'])
    const own = { traits: ['titans'], damage: 1 }
    const shown = table([hizack(own), heron({ traits: ['jupitris'] })])
    expect([asked(shown, turnBegins), repairs(shown, turnBegins)]).toMatchObject([
      ['changes'],
      [{ amount: 1 }],
    ])
  })

  test('GCG-11-1-1a a table tells how many HP a Unit has left, and which others are rested', () => {
    const only = (asks: string, more: object, ...others: PieceGiven[]) => {
      const own = falcon({ constants: [{ while: [{ asks }], repair: 3 }], traits: [], ...more })
      return [asked(table([own, ...others]), turnBegins), repairs(table([own, ...others]), turnBegins).length]
    }
    expect(only('@hpLeft:1', { damage: 3 })).toEqual([['changes'], 1])
    expect(only('@hpLeft:1', { damage: 2 })).toEqual([['changes'], 0])
    expect(only('@hpLeft:1', { damage: 2, hp: undefined })).toEqual([['condition:Falcon'], 0])
    const two = [heron(rested), mole(rested)]
    expect(only('@otherRestedUnits:2', { damage: 1 }, ...two)).toEqual([['changes'], 1])
    expect(only('@otherRestedUnits:2', { damage: 1, ...rested }, heron(rested))).toEqual([
      ['condition:Falcon'],
      0,
    ])
  })

  test('GCG-11-1-1a it is a keyword with a number', () => {
    const refused = (effect: Effect) => gundamChanges.play(table([falcon()]), [told(effect)]).refused
    expect(refused(gains('Repair'))).toMatchObject({ code: 'numberMissing' })
    expect(refused(gains('Repair', { amount: 1 }))).toBeNull()
  })
})

describe('what waits for the end of the turn', () => {
  const damage: Effect = { kind: 'damage', to: piece('Mole'), amount: { count: 'AP of', of: the('this') } }

  test('GCG-6-6e is due in the end step, with what holds for the turn, and before that ends', () => {
    const raises: Effect = { kind: 'ap', who: piece('Falcon'), amount: 1, beyondBattle: true }
    const setUp = table([falcon(), mole()], [atEnd('late', 'Kei', [damage])])
    const all = ['ability_used', 'counters_set', 'ap_changed', 'turn_begun']
    expect(events(all, setUp, told(raises), turnBegins)).toMatchObject([
      { type: 'ap_changed', clause: 'GCG-6-5a' },
      { type: 'ability_used', clause: 'GCG-6-6e', ability: 'late' },
      { type: 'counters_set', clause: 'GCG-6-6e', card: 'Mole', amount: 4 },
      { type: 'ap_changed', clause: 'GCG-6-6d' },
      { type: 'turn_begun', clause: 'GCG-6-1b' },
    ])
    expect(events(['effects_triggered'], setUp, turnBegins)).toMatchObject([
      { clause: 'GCG-6-6e', effects: ['late'] },
    ])
  })

  test('GCG-6-6e is in any order with Repair, as its player decides; the other player’s comes after', () => {
    const hurts: Effect = { kind: 'damage', to: piece('Falcon'), amount: 1 }
    const mine = atEnd('mine', 'Kei', [hurts])
    const theirs = atEnd('theirs', 'Rio', [note('theirs')])
    const pieces = [falcon({ repair: 2, damage: 1 }), mole()]
    const setUp = table(pieces, [theirs, mine])
    expect(played(setUp, turnBegins).prompt?.windows).toMatchObject([
      {
        name: 'order:endOfTurn',
        clause: 'GCG-6-6e',
        choices: [{ name: 'mine', by: { any: ['Kei'] } }, { name: 'Repair:Kei' }],
      },
    ])
    const ordered = (first: string): Answer => ({ question: 'order:endOfTurn', choice: first })
    const used = (first: string) =>
      events(['ability_used'], setUp, turnBegins, ordered(first)).map(one => 'ability' in one && one.ability)
    expect(used('mine')).toEqual(['mine', 'Repair:Kei', 'theirs'])
    expect(used('Repair:Kei')).toEqual(['Repair:Kei', 'mine', 'theirs'])
    expect(pieceAfter('Falcon', setUp, turnBegins, ordered('mine'))).toMatchObject({ damage: 0 })
    expect(pieceAfter('Falcon', setUp, turnBegins, ordered('Repair:Kei'))).toMatchObject({ damage: 1 })
    expect(asked(table(pieces, [theirs]), turnBegins)).toEqual(['changes'])
    const again = played(setUp, turnBegins, ordered('mine'), turnBegins)
    expect(again.prompt?.windows.map(({ name }) => name)).toEqual(['changes'])
  })

  test('GCG-6-6e “of your turn” is that of its player, “of the turn” either', () => {
    const mine = atEnd('mine', 'Kei', [note('mine')], { turn: 'own' })
    const theirs = atEnd('theirs', 'Kei', [note('theirs')], { turn: 'enemy' })
    const any = atEnd('any', 'Kei', [note('any')])
    const noted = (...answers: Answer[]) =>
      events(['noted'], table([falcon()], [mine, theirs, any]), ...answers).map(
        one => 'text' in one && one.text,
      )
    const ordered = (nth: number, choice: string): Answer => ({
      question: nth === 1 ? 'order:endOfTurn' : `order:endOfTurn#${nth}`,
      choice,
    })
    expect(noted(turnBegins, ordered(1, 'any'))).toEqual(['any', 'mine'])
    expect(noted(turnBegins, ordered(1, 'any'), turnBegins, ordered(2, 'theirs'))).toEqual([
      'any',
      'mine',
      'theirs',
      'any',
    ])
  })

  test('GCG-6-1a the turn does not end while one of its effects waits for its player', () => {
    const waits: AbilityGiven = {
      ...{ id: 'may', owner: 'Kei', source: 'Falcon', may: true },
      trigger: { on: 'endOfTurn', turn: 'own' },
    }
    const setUp = table([falcon({ repair: 1, damage: 1 }), mole(rested)], [waits])
    const order: Answer = { question: 'order:endOfTurn', choice: 'Repair:Kei' }
    const open = played(setUp, turnBegins, order)
    expect(open.prompt?.windows[0]?.name).toBe('resolve:may')
    expect(open.now?.table).toMatchObject({ turn: { of: 'Kei' }, activePlayer: 'Kei' })
    const declined: Answer = { question: 'resolve:may', choice: 'pass' }
    const after = played(setUp, turnBegins, order, declined)
    expect(after.outcome?.table).toMatchObject({
      turn: { of: 'Rio' },
      pieces: [{ damage: 0 }, { rested: false }],
    })
  })

  test('GCG-6-6e a Unit that it destroys is gone before the next turn begins', () => {
    const gone: Effect = { kind: 'leaves', who: piece('Falcon'), how: 'destroyed' }
    const setUp = table([falcon(), heron()], [atEnd('fades', 'Kei', [gone])])
    const all = ['units_destroyed', 'turn_begun']
    expect(events(all, setUp, turnBegins).map(({ type }) => type)).toEqual(all)
  })
})

describe('the next turn', () => {
  test('GCG-6-2c what waits for its start comes when all cards of its player are active', () => {
    const wakes = on(
      'wakes',
      'Rio',
      { on: 'startOfTurn', turn: 'own' },
      [{ kind: 'rest', who: piece('Mole') }],
      'Mole',
    )
    const setUp = table([falcon(), mole(rested)], [wakes])
    const all = ['turn_begun', 'unit_set_active', 'effects_triggered', 'ability_used', 'unit_rested']
    const seen = events(all, setUp, turnBegins)
    expect(seen.map(({ type }) => type)).toEqual(all)
    expect(seen.slice(2)).toMatchObject([
      { clause: 'GCG-6-2c' },
      { clause: 'GCG-6-2c' },
      { clause: 'GCG-6-2c', unit: 'Mole' },
    ])
    expect(pieceAfter('Mole', setUp, turnBegins)).toMatchObject({ rested: true })
    expect(events(['ability_used'], setUp, turnBegins, turnBegins)).toHaveLength(1)
    const later = told({ kind: 'rest', who: piece('Falcon') })
    expect(events(['unit_rested'], setUp, turnBegins, later).at(-1)).toMatchObject({ clause: 'GCG-6-5a' })
  })

  test('GCG-1-3 a Unit that is not set active in its next start phase stays rested in that one alone', () => {
    const holds = told({ kind: 'rule', who: piece('Mole'), rule: 'staysRested' })
    const setUp = table([falcon(rested), mole(rested)])
    expect(events(['stays_rested'], setUp, holds, turnBegins)).toMatchObject([
      { clause: 'GCG-1-3', unit: 'Mole' },
    ])
    expect(pieceAfter('Mole', setUp, holds)?.constants).toEqual([{ while: [], rule: 'staysRested' }])
    const after = pieceAfter('Mole', setUp, holds, turnBegins)
    expect(after).toMatchObject({ rested: true })
    expect(after).not.toHaveProperty('constants')
    const both = [holds, turnBegins, turnBegins]
    expect(pieceAfter('Falcon', setUp, ...both)).toMatchObject({ rested: false })
    expect(pieceAfter('Mole', setUp, ...both, turnBegins)).toMatchObject({ rested: false })
  })

  test('GCG-1-3 that is about one start phase, also of a Unit that is active or gets a Pilot meanwhile', () => {
    const holds = told({ kind: 'rule', who: piece('Mole'), rule: 'staysRested' })
    const pairs = told({
      kind: 'pair',
      who: piece('Mole'),
      pilot: { links: true, ap: 0, hp: 0 },
      constants: [],
    })
    const setUp = table([falcon(), mole(rested)])
    expect(pieceAfter('Mole', setUp, holds, pairs, turnBegins)).toMatchObject({ rested: true })
    const active = table([falcon(), mole()])
    expect(events(['stays_rested'], active, holds, turnBegins)).toEqual([])
    expect(pieceAfter('Mole', active, holds, turnBegins)).not.toHaveProperty('constants')
  })
})
