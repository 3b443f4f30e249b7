// Tests that the options of /attack unit and the cards become a set-up that the flow takes.
import { describe, expect, it } from 'vitest'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
  problemOf,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import { gundamTable } from '../../../games/gundam/from-table.ts'
import type { AbilityGiven } from '../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../games/gundam/vocabulary/pieces.ts'
import { inEachLanguage } from '../../../language.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'

const GUNDAM = 'card:ST01-001'
/** Gundam Throne Zwei: a Unit with AP 4, HP 3 and no text. */
const ZWEI = 'card:ST13-008'
const ben = { id: '2', name: 'Ben' }

type Some = Partial<UnitOptions>
const attack = (options: Some = {}) =>
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: ben,
    attacker: { name: GUNDAM },
    target: 'player',
    ...options,
  })
const pieces = (options: Some) => preparedBy(attack(options)).setUp.pieces as PieceGiven[]
const blocker =
  allCards.find(card => card.type === 'unit' && JSON.stringify(card).includes('"blocker"}'))?.code ?? ''

describe('a Unit attack from the command', () => {
  it('takes AP and HP from the card, and names both players', () => {
    const { flow, setUp, seats, names } = preparedBy(attack())
    expect(flow).toBe('gundam/unit-attack')
    expect(setUp).toMatchObject({ edition: '1.9.0', attacker: 'unit-1', target: { player: true } })
    expect(setUp.pieces).toMatchObject([{ id: 'unit-1', kind: 'unit', player: 'p1', ap: 3, hp: 4, level: 4 }])
    expect(seats).toEqual([
      { player: 'p1', user: '1', name: 'Ana' },
      { player: 'p2', user: '2', name: 'Ben' },
    ])
    expect(names).toEqual({ 'unit-1': inEachLanguage(() => 'Gundam') })
    expect(asked(attack())).toBe('block')
  })

  it('adds what the Pilot gives, also a Command that is one', () => {
    expect(pieces({ attacker: { name: GUNDAM, pilot: 'card:ST01-010' } })[0]).toMatchObject({ ap: 5, hp: 5 })
    expect(pieces({ attacker: { name: GUNDAM, pilot: 'Hayato Kobayashi' } })[0]).toMatchObject({
      ap: 3,
      hp: 5,
    })
  })

  it('does not guess what an unknown Pilot adds, unless AP and HP are said', () => {
    const [unit] = pieces({ attacker: { name: ZWEI, pilot: 'Somebody' } })
    const pilot = { links: false, ap: 0, hp: 0 }
    const traits = expect.arrayContaining([expect.any(String)])
    expect(unit).toEqual({
      id: 'unit-1',
      kind: 'unit',
      code: 'ST13-008',
      player: 'p1',
      level: 3,
      pilot,
      traits,
    })
    expect(pieces({ attacker: { name: ZWEI, pilot: 'Somebody', ap: 4 } })[0]).toMatchObject({ ap: 4 })
  })

  it('takes keywords without condition from the card; those under one only if they are said', () => {
    expect(pieces({ attacker: { name: 'GD01-029' } })[0]).toMatchObject({ breach: 4 })
    const conditional = { name: 'GD01-003' }
    expect(pieces({ attacker: conditional })[0]?.keywords).toBeUndefined()
    const said = { ...conditional, keywords: ['First Strike'] } as const
    expect(pieces({ attacker: said })[0]?.keywords).toEqual(['First Strike'])
  })

  it('knows from the Pilot whether the Unit is linked, and which keywords it has with it', () => {
    const [sinanju] = pieces({ attacker: { name: 'ST03-001', pilot: 'card:ST03-011' } })
    expect(sinanju?.pilot).toMatchObject({ links: false, ap: 1, hp: 1 })
    expect(sinanju?.constants).toEqual([
      { while: [{ is: 'paired' }], keyword: 'High-Maneuver' },
      { while: [{ is: 'linked' }, { is: 'attacking' }], keyword: 'High-Maneuver' },
    ])
    const [linked] = pieces({ attacker: { name: 'GD04-008', pilot: 'card:ST01-010' } })
    expect([linked?.pilot?.links, linked?.constants]).toEqual([
      true,
      [{ while: [{ is: 'linked' }], keyword: 'High-Maneuver' }],
    ])
    const [red] = pieces({ attacker: { name: 'GD02-024', pilot: 'card:ST06-009' } })
    expect(red?.pilot?.links).toBe(true)
  })

  it('asks the players for what a keyword needs beside the Pilot, and whether there is a Pilot', () => {
    const [spallow] = pieces({ attacker: { name: 'GD02-023', pilot: 'card:ST01-010' } })
    const lv7 = { asks: '@level:7' }
    expect(spallow?.constants).toEqual([{ while: [{ is: 'linked' }, lv7], keyword: 'First Strike' }])
    const [alone] = pieces({ attacker: { name: 'GD02-023' } })
    expect(alone?.constants).toEqual([{ while: [{ asks: '@linked' }, lv7], keyword: 'First Strike' }])
    const [mquve] = pieces({ attacker: { name: 'Some Unit', pilot: 'GD01-092' } })
    expect(mquve?.constants).toEqual([{ while: [{ asks: '@unitWith:Zeon' }], breach: 1 }])
  })

  it('has the AP and HP that the link gives: Wing Gundam with Heero Yuy is 7/7', () => {
    const wing = { name: 'ST02-001', pilot: 'ST02-010' }
    const linked = attack({ attacker: wing, target: { name: 'ST03-008' }, block: 'nobody', noActions: true })
    expect(preparedBy(linked).setUp.pieces).toMatchObject([
      { ap: 6, hp: 7, pilot: { links: true, hp: 2 } },
      {},
    ])
    const dealt = played(linked).events.find(({ type }) => type === 'battle_damage')
    expect(dealt).toMatchObject({ from: 'unit-1', amount: 7 })
  })

  it('takes AP and HP that are given as they are, with all that cards add', () => {
    const wing = { name: 'ST02-001', pilot: 'ST02-010', ap: 7, hp: 7 }
    expect(pieces({ attacker: wing })[0]).toMatchObject({ ap: 7, hp: 7 })
    expect(pieces({ attacker: wing })[0]?.constants?.filter(one => 'ap' in one)).toEqual([])
  })

  it('knows a Pilot that counts as another one, and one whose trait or colour its Unit needs', () => {
    const of = (name: string, pilot: string) => pieces({ attacker: { name, pilot } })[0]
    expect(of('ST12-001', 'ST12-011')?.pilot?.links).toBe(true)
    expect(of('GD02-034', 'ST03-011')?.constants ?? []).toEqual([
      { while: [{ is: 'linked' }, { is: 'attacking' }], keyword: 'High-Maneuver' },
    ])
    expect(of('ST01-001', 'GD01-096')?.constants?.map(({ keyword }) => keyword)).toEqual([undefined])
    expect(of('ST14-002', 'GD01-096')?.constants?.map(({ keyword }) => keyword)).toContain('Blocker')
  })

  it('nobody blocks a Unit that has High-Maneuver with its Pilot', () => {
    const sinanju = { attacker: { name: 'ST03-001', pilot: 'Hayato Kobayashi' }, noActions: true } as const
    expect(
      played(attack({ ...sinanju, base: { name: 'EX Base' } })).events.map(({ type }) => type),
    ).toContain('blocker_closed')
  })

  it('plays a whole attack on the player in one line: nobody blocks or acts, the Shield has no Burst', () => {
    const begun = attack({
      shields: 5,
      block: 'nobody',
      noActions: true,
      bursts: [{ choice: 'noBurst', card: 'card:ST01-003' }],
    })
    expect(played(begun).outcome?.summary).toMatchObject({ shields: 4, succeeded: 'player' })
    expect(preparedBy(begun).answers).toEqual([
      { question: 'block', choice: 'decline' },
      { question: 'action:p2', choice: 'bothPass' },
      { question: 'burst#1', choice: 'noBurst', card: { name: 'Guncannon' } },
      { question: 'finish', choice: 'finish' },
    ])
  })

  it('plays a whole attack on a Unit in one line; the target is rested', () => {
    const given = { attacker: { name: ZWEI }, target: { name: 'ST03-008' } }
    const begun = attack({ ...given, block: 'nobody', noActions: true })
    expect(pieces({ target: { name: 'ST03-008' } })[1]).toMatchObject({ id: 'unit-2', rested: true })
    expect(played(begun).outcome?.summary).toMatchObject({ destroyed: ['unit-2'] })
  })

  it('plays a whole attack on a Base', () => {
    const attacker = { name: ZWEI }
    const begun = attack({ attacker, base: { name: 'EX Base' }, block: 'nobody', noActions: true })
    expect(pieces({ base: { name: 'EX Base' } })[1]).toEqual({
      id: 'base-2',
      kind: 'base',
      code: 'EXB-001',
      player: 'p2',
      hp: 3,
      token: true,
      traits: [],
    })
    expect(played(begun).outcome?.summary).toMatchObject({ destroyed: ['base-2'] })
    expect(asked(attack({ attacker, base: 'none', block: 'nobody', noActions: true }))).toBe('shieldArea')
  })

  it('lets a Unit block that has the keyword, or of which only its table knows', () => {
    for (const name of [blocker, 'Some Unit', 'GD01-081'])
      expect(preparedBy(attack({ block: { name, ap: 1, hp: 1 } })).answers).toEqual([
        { question: 'block', choice: 'unit-2' },
      ])
  })

  it('needs no word about blocking while a Unit with High-Maneuver attacks', () => {
    const attacker = { name: ZWEI, keywords: ['High-Maneuver'] } as const
    const begun = attack({ attacker, block: 'nobody', noActions: true, base: { name: 'EX Base' } })
    expect(played(begun).outcome?.summary).toMatchObject({ destroyed: ['base-2'] })
  })

  it('asks for the target if nobody has named it', () => {
    expect(asked(attack({ target: undefined }))).toBe('target')
  })

  it('reminds of 【Attack】, of the Unit and of its Pilot, and does what they say if that is all', () => {
    const gets = (amount: number) => ({ kind: 'ap', who: { the: 'this' }, amount, beyondBattle: true })
    const { setUp, names } = preparedBy(attack({ attacker: { name: 'ST03-008', pilot: 'card:ST03-011' } }))
    expect(setUp.abilities).toEqual([
      { id: 'ability-1', source: 'unit-1', trigger: { on: 'whenAttacking' }, effects: [gets(2)] },
      { id: 'ability-2', source: 'unit-1', trigger: { on: 'whenAttacking' }, effects: [gets(1)] },
    ])
    expect(names['ability-2']).toEqual(inEachLanguage(() => 'Char Aznable'))
    expect(asked(attack({ attacker: { name: 'GD01-002' } }))).toBe('choose:unit-1')
  })

  it('opens an effect whose condition the Pilot meets as any other, and one that he does not meet never', () => {
    const opens = (name: string, pilot?: string) =>
      (preparedBy(attack({ attacker: { name, pilot } })).setUp.abilities as AbilityGiven[]).filter(
        ({ trigger }) => trigger.on === 'whenAttacking',
      )
    const marida = 'GD01-003'
    const attacks = { source: 'unit-1', trigger: { on: 'whenAttacking' } }
    expect(opens(marida, 'GD01-093')).toMatchObject([
      { id: 'ability-1', ...attacks },
      { id: 'ability-2', ...attacks },
    ])
    expect(opens(marida, 'ST01-010')).toEqual([])
    expect(opens('GD02-036', 'ST01-010')).toEqual([])
  })

  it('asks for the Pilot of an effect if nobody has named one, and the target’s 【Attack】 to its own attack', () => {
    const banshee = attack({ attacker: { name: 'GD01-003' } })
    expect(preparedBy(banshee).setUp.abilities).toMatchObject([{ trigger: { on: 'whenAttacking' } }])
    expect(asked(banshee)).toBe('condition:unit-1')
    const target = attack({ target: { name: 'ST03-008', hp: 9 }, block: 'nobody', noActions: true })
    expect(preparedBy(target).setUp.abilities).toMatchObject([
      { source: 'unit-2', trigger: { on: 'whenAttacking' } },
    ])
    const { events, now } = played(target)
    expect(events.map(({ type }) => type)).not.toContain('effects_triggered')
    // In the turn of the other player it attacks, and its effect is there.
    const own = gundamTable.read({ ...now?.table, turn: { of: 'p2' } })
    const next = own?.attack('1.9.0', { attacker: 'unit-2', targets: ['p1'] })
    const active = { ...next?.setUp, pieces: [{ id: 'unit-2', kind: 'unit', player: 'p2', ap: 4, hp: 4 }] }
    const triggered = unitAttack.play(active, []).events.filter(({ type }) => type === 'effects_triggered')
    expect(triggered).toMatchObject([{ effects: ['ability-1'] }])
  })

  it('offers 【Activate・Action】 in the action step', () => {
    const begun = attack({ attacker: { name: 'GD01-058' }, block: 'nobody' })
    expect(asked(begun)).toBe('action:p2')
    expect(preparedBy(begun).setUp.abilities).toMatchObject([{ trigger: { on: 'activateAction' } }])
  })
})

describe('a bad start of a Unit attack', () => {
  it.each<[string, Some, string, string | null]>([
    ['a rested attacker', { attacker: { name: GUNDAM, rested: true } }, 'rested', 'GCG-7-3-1a'],
    ['an active target', { target: { name: GUNDAM, rested: false } }, 'active', 'GCG-7-3-1b'],
    ['as much damage as HP', { attacker: { name: GUNDAM, damage: 4 } }, 'alreadyDestroyed', null],
    ['a blocker without Blocker', { block: { name: GUNDAM } }, 'noBlocker', 'GCG-7-4-1a'],
    ['a rested blocker', { block: { name: blocker, rested: true } }, 'rested', 'GCG-7-4-1a'],
    [
      'a blocker against High-Maneuver',
      { attacker: { name: GUNDAM, keywords: ['High-Maneuver'] }, block: { name: blocker } },
      'highManeuver',
      'GCG-7-4-1a',
    ],
    ['one person on both sides', { opponent: ana }, 'samePerson', null],
    ['a Pilot as the attacker', { attacker: { name: 'card:ST01-010' } }, 'wrongKind', null],
    ['a Unit as Pilot', { attacker: { name: GUNDAM, pilot: GUNDAM } }, 'wrongKind', null],
    ['a token that takes no Pilot', { target: { name: 'T-014', pilot: 'ST01-010' } }, 'neverPaired', null],
    ['a Unit as Base', { base: { name: GUNDAM } }, 'wrongKind', null],
    ['a token among the Shields', { bursts: [{ choice: 'noBurst', card: 'card:T-001' }] }, 'wrongKind', null],
    ['a negative AP', { attacker: { name: GUNDAM, ap: -1 } }, 'outOfRange', null],
    ['a huge HP', { target: { name: GUNDAM, hp: 1e6 } }, 'outOfRange', null],
    ['too many Shields', { shields: 51 }, 'outOfRange', null],
    ['no name', { attacker: { name: '   ' } }, 'nameMissing', null],
  ])('is %s', (_, options, code, clause) => {
    expect(problemOf(attack(options))).toMatchObject({ code, clause })
  })
})

describe('every Unit, every Pilot, every Base', () => {
  const of = (...types: string[]) => allCards.filter(({ type }) => types.includes(type))
  const bad = (options: (code: string) => Some, ...types: string[]) =>
    of(...types).filter(({ code }) => played(attack(options(code))).refused)

  it('can attack, and be attacked', () => {
    expect(of('unit')).toHaveLength(629)
    const barred = of('unit').flatMap(({ code }) => {
      const begun = attack({ attacker: { name: code }, target: undefined })
      const fault = 'problem' in begun ? begun.problem : played(begun).refused
      return fault ? [[code, fault.code]] : []
    })
    // A Bit cannot attack at all.
    expect(barred).toEqual([['T-029', 'cannotAttackAtAll']])
    expect(bad(name => ({ target: { name } }), 'unit')).toEqual([])
  })

  it('can be paired, and lie in the shield area', () => {
    expect(bad(pilot => ({ attacker: { name: GUNDAM, pilot } }), 'pilot')).toEqual([])
    expect(bad(name => ({ base: { name } }), 'base')).toEqual([])
  })
})
