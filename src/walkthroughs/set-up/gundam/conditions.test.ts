// Tests what the cards of the GUNDAM CARD GAME ask before their effects: only what no named card answers, and never as “may”.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
  waiting,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import { gundamCards } from '../../../cards/gundam/kinds.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import { unitFromCards } from './from-cards.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'

const gundam = allCards.filter((card): card is typeof card & GundamCard => 'level' in card)
const attack = (options: Partial<UnitOptions>) =>
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: { id: '2', name: 'Ben' },
    attacker: { name: 'ST01-001' },
    target: 'player',
    block: 'nobody',
    noActions: true,
    ...options,
  })
const pieces = (options: Partial<UnitOptions>) =>
  (played(attack(options)).outcome as UnitOutcome | null)?.summary.pieces
/** Plays on from a start. */
function then(options: Partial<UnitOptions>, ...answers: Answer[]) {
  const { flow, setUp, answers: first } = preparedBy(attack(options))
  const shown = flowNamed(flow)?.play(setUp, [...first, ...answers])
  expect(shown?.refused).toBeNull()
  return shown?.now as UnitOutcome
}
const says = (choice: 'holds' | 'holdsNot', unit = 'unit-1'): Answer => ({
  question: `condition:${unit}`,
  choice,
})
/** Plays a script whose pieces name cards. */
function script(setUp: object, ...answers: Answer[]) {
  const filled = unitFromCards({ cards, language: 'en', setUp: { ...setUp } })
  if (!('setUp' in filled)) throw new Error(filled.unfilled.path)
  return unitAttack.play(filled.setUp, answers)
}
const table = { activePlayer: 'Kim', standbyPlayer: 'Lee', shields: 2, base: 'none' }
const quietly: Answer[] = [
  { question: 'block', choice: 'decline' },
  { question: 'action:Lee', choice: 'bothPass' },
]
const finish: Answer = { question: 'finish', choice: 'finish' }

describe('an effect that no card says “you may” about', () => {
  // Adzam has 5 HP and Lv.5, Gundam Virtue AP 3, Lockon Stratos (Neil) is a (CB) Pilot with AP +1.
  const virtue = { target: { name: 'GD01-038' } }

  it('is carried out unasked where the named Pilot answers its condition', () => {
    const named = { ...virtue, attacker: { name: 'GD03-052', pilot: 'ST07-011' } }
    expect([asked(attack(named)), waiting(attack(named))]).toEqual([null, []])
    expect(pieces(named)?.[1]).toMatchObject({ piece: 'unit-2', where: 'destroyed' })
  })

  it('asks Yes or No, and nothing else, where no card answers', () => {
    const open = { ...virtue, attacker: { name: 'GD03-052' } }
    expect([asked(attack(open)), waiting(attack(open))]).toEqual(['condition:unit-1', []])
    expect(then(open, says('holds'), finish).summary.pieces[1]).toMatchObject({ where: 'destroyed' })
    expect(then(open, says('holdsNot'), finish).summary.pieces[1]).toMatchObject({
      where: 'in play',
      remaining: 2,
    })
    const other = { attacker: { name: 'GD03-052', pilot: 'ST03-011' }, target: { name: 'GD01-038', hp: 9 } }
    expect(asked(attack(other))).toBe('condition:unit-1')
  })

  it('asks whether the enemy Unit has no Pilot, unless one is named', () => {
    const exia = { attacker: { name: 'GD05-050', hp: 9 }, target: { name: 'GD01-077', hp: 9 } }
    expect(asked(attack(exia))).toBe('condition:unit-1')
    const paired = { ...exia, target: { ...exia.target, pilot: 'ST01-010' } }
    expect(asked(attack(paired))).toBeNull()
  })

  it('is offered as “may” by no card', () => {
    const wrong = gundam.flatMap(({ code, type, triggers = [] }) => {
      if (triggers.length === 0 || triggers.some(({ may }) => may)) return []
      const unit = type === 'pilot' ? { name: 'ST01-001', pilot: code } : { name: code }
      const role = type === 'base' ? { base: { name: code } } : { attacker: unit, target: unit }
      const { abilities } = preparedBy(attack(role)).setUp as { abilities: { may?: true }[] }
      return abilities.some(({ may }) => may) ? [code] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('a constant effect', () => {
  it('does not ask for a Base that lies on the table, and asks for one that may lie elsewhere', () => {
    const freedom = { card: 'ST09-004', id: 'Freedom', player: 'Kim' }
    const base = { card: 'ST03-015', id: 'Rewloola', player: 'Kim' }
    const setUp = (...all: object[]) => ({
      ...{ ...table, edition: '1.9.0', attacker: 'Freedom', target: { player: true }, pieces: all },
    })
    const now = (...all: object[]) => script(setUp(...all), ...quietly).prompt?.windows.at(-1)?.name
    expect(now(freedom, base)).toBe('burst#1')
    expect(now(freedom)).toBe('condition:Freedom')
  })

  it('does not ask for a Unit with a trait that is on the table', () => {
    // Blocker while another (Neo Zeon) Unit is in play.
    const doga = { card: 'GD05-061', id: 'Doga', player: 'Lee' }
    const sinanju = { card: 'ST03-001', id: 'Sinanju', player: 'Lee' }
    const falcon = { id: 'Falcon', kind: 'unit', player: 'Kim', ap: 1, hp: 1 }
    const setUp = { ...table, attacker: 'Falcon', target: { player: true } }
    const block: Answer = { question: 'block', choice: 'Doga' }
    const told = (...all: object[]) =>
      script({ ...setUp, pieces: [falcon, doga, ...all] }, block).events.map(({ type }) => type)
    expect(told(sinanju)).not.toContain('condition_holds')
    expect(told()).toContain('condition_holds')
  })
})

describe('“once per turn”', () => {
  const falls = { target: { name: 'GD01-077', hp: 1 } }

  it('is asked about only where no table remembers the turn', () => {
    const hashmal = { ...falls, attacker: { name: 'GD05-006' } }
    expect(played(attack(hashmal)).events.map(({ type }) => type)).toContain('deployed')
    const { setUp } = preparedBy(attack(hashmal))
    const { lasts: _, ...forgets } = setUp as { lasts?: unknown }
    const { prompt } = unitAttack.play(forgets, [
      { question: 'block', choice: 'decline' },
      { question: 'action:p2', choice: 'bothPass' },
    ])
    expect(prompt?.windows.at(-1)?.name).toBe('condition:unit-1')
  })

  it('is one limit of the card over its two triggers', () => {
    for (const code of ['GD05-006', 'GD04-018']) {
      const { abilities } = preparedBy(attack({ attacker: { name: code } })).setUp as {
        abilities: { once?: string }[]
      }
      expect(new Set(abilities.map(({ once }) => once ?? code)).size).toBe(1)
      expect(abilities).toHaveLength(2)
    }
  })
})

describe('“If you are attacking …” inside an effect', () => {
  const lure = {
    id: 'Lure',
    source: 'Wren',
    trigger: { on: 'unitAttacks' },
    effects: [{ kind: 'target', to: { piece: 'Otter' } }],
  }
  const others = [
    { id: 'Wren', kind: 'unit', player: 'Kim', ap: 1, hp: 1 },
    { id: 'Otter', kind: 'unit', player: 'Lee', ap: 1, hp: 6, rested: true },
  ]
  const setUp = (edition: string) => ({
    ...{ ...table, edition, attacker: 'Maganac', target: { player: true }, abilities: [lure] },
    pieces: [{ card: 'GD03-028', id: 'Maganac', player: 'Kim' }, ...others],
  })
  const lureFirst: Answer = { question: 'order:attack', choice: 'Lure' }

  it('is read when the effect is carried out, which today’s rules leave open', () => {
    const { now, events } = script(setUp('1.9.0'), lureFirst, ...quietly, finish)
    expect((now as UnitOutcome | null)?.summary.pieces[2]).toMatchObject({ piece: 'Otter', damage: 4 })
    expect(events.find(({ type }) => type === 'target_condition_met')).toMatchObject({
      clause: 'GCG19-8-2-2c',
      ruling: 'GCG19-OP-01',
    })
  })

  it('looks at the declared target by rules 1.0', () => {
    const { now, events } = script(setUp('1.0'), lureFirst, ...quietly, finish)
    expect((now as UnitOutcome | null)?.summary.pieces[2]).toMatchObject({ piece: 'Otter', damage: 2 })
    expect(events.find(({ type }) => type === 'target_condition_not_met')).toMatchObject({
      clause: 'GCG-7-3-5-2b',
    })
  })

  it('is never written as a trigger: the linter refuses that', () => {
    const maganac = gundam.find(({ code }) => code === 'GD03-028')
    if (!maganac) throw new Error('no such card')
    const wrong = { ...maganac, triggers: [{ on: 'whenAttacking', against: 'unit' }] } as typeof maganac
    expect(gundamCards.faults(wrong)).toEqual([
      'GD03-028: 【Attack】 is the trigger of “If you are attacking …”; write `if`, not `against`',
    ])
    expect(gundam.flatMap(card => gundamCards.faults(card))).toEqual([])
    const conditions = gundam.filter(({ triggers = [] }) => triggers.some(one => one.if))
    expect(conditions).toHaveLength(11)
  })
})
