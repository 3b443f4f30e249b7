// The threat that a thwart removes: its amounts, their increases, and what is asked before.
import { tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { Removal } from '../questions.ts'
import { modifiedAtk, modifiedThw } from '../rules/abilities/constant-abilities.ts'
import type { Thwart } from '../rules/activations/activation.ts'
import { askThreatOn } from '../rules/inquiries.ts'
import { schemesIn, threatIs } from '../rules/schemes.ts'
import { characterOf, type Marvel, type MarvelTable, type State, thwartIn } from '../rules/state.ts'
import { removesThreat } from '../rules/threat.ts'
import { thwartBarred } from '../rules/thwarting.ts'
import { MOST_COUNT } from '../vocabulary/characters.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'

/** Asks for what is unknown, then to remove the threat, as the last moment before it. */
export function asksRemoval(state: State): Question<Marvel> | null {
  const thwart = thwartIn(state)
  if (thwart.stage.name !== 'chosen') return null
  const by = { any: [thwart.player] }
  const asked = { hard: true, clause: 'MC-THWART-01', window: null } as const
  const piece = thwart.attacker
  const value = unknownValue(state, thwart)
  if (value) {
    const number = { asks: value.toUpperCase(), min: 0, max: MOST_COUNT }
    const rest = { ...asked, choices: [{ name: value, by, number }], about: { piece } }
    return value === 'thw' ? { name: 'thw', ...rest } : { name: 'atk', ...rest }
  }
  const unknown = thwarted(state, thwart).find(({ threat }) => threat === undefined)
  if (unknown) return askThreatOn(state, unknown.id, 'MC-THWART-01')
  const removals = removalsNow(state).map(({ scheme, amount }): Removal => {
    const from = scheme.threat ?? 0
    return { scheme: scheme.id, amount: Math.min(amount, from), from, now: Math.max(0, from - amount) }
  })
  return {
    ...asked,
    name: 'removal',
    window: 'removal',
    choices: [{ name: 'remove', by }],
    about: { removals },
  }
}

/** The number of the character that is needed and that nobody has said. */
function unknownValue(state: State, thwart: Thwart): 'thw' | 'atk' | null {
  if (!thwart.part.instances.some(({ amount }) => amount === 'THW')) return null
  const { thw, atk } = characterOf(state, thwart.attacker)
  const used = thwarted(state, thwart).map(scheme => (countsAtk(thwart, scheme) ? 'atk' : 'thw'))
  if (used.includes('thw') && thw === null) return 'thw'
  return used.includes('atk') && atk === null ? 'atk' : null
}

/** A basic thwart of a scheme with assault uses ATK (MC-THWART-07). */
const countsAtk = ({ power }: Thwart, { assault }: SchemeInPlay): boolean =>
  power === 'basic' && assault === true

/** The schemes of this thwart that are still in play, in the order in which they were chosen. */
const thwarted = (state: State, { schemes }: Thwart): SchemeInPlay[] =>
  schemes.flatMap(id => schemesIn(state).find(one => one.id === id) ?? [])

type Removed = {
  readonly scheme: SchemeInPlay
  readonly amount: number
  readonly base: number
  readonly increase: number
  readonly additional: number
}

/**
 * What is removed from each scheme, all at one moment. An increase raises each amount in full, except one worded "additional"
 * (MC18-TH-10); a scheme that a card protects by now keeps its threat (MC-CRISIS-01).
 */
function removalsNow(state: State): Removed[] {
  const thwart = thwartIn(state)
  return thwarted(state, thwart)
    .filter(scheme => !thwartBarred(state, thwart.player, scheme))
    .map(scheme => removedFrom(state, thwart, scheme))
}

function removedFrom(state: State, thwart: Thwart, scheme: SchemeInPlay): Removed {
  const at = thwart.schemes.indexOf(scheme.id) + 1
  const parts = thwart.part.instances.filter(({ to }) => to === undefined || to === at)
  const value = countsAtk(thwart, scheme) ? modifiedAtk(state) : modifiedThw(state)
  const amountOf = (amount: number | 'THW') => (amount === 'THW' ? (value ?? 0) : amount)
  const sum = (all: typeof parts) => all.reduce((total, { amount }) => total + amountOf(amount), 0)
  const raised = parts.filter(({ additional }) => !additional)
  const base = sum(raised)
  const increase = Math.max(-base, thwart.increase * raised.length)
  const additional = sum(parts) - base
  return { scheme, amount: base + increase + additional, base, increase, additional }
}

export function removeThreat(table: MarvelTable, { choice, number }: Given<Marvel>): 'again' | undefined {
  const { state } = table.memory
  const thwart = thwartIn(state)
  if (choice !== 'remove') {
    isSaid(state, thwart, choice, number)
    return 'again'
  }
  const removals = removalsNow(state)
  tellsCounted(table, thwart, removals)
  thwart.stage = { name: 'removed' }
  thwart.usedAtk = removals.some(({ scheme }) => countsAtk(thwart, scheme))
  thwart.removed = removals.map(({ scheme: { id, threat = 0 }, amount }) => ({
    scheme: id,
    amount: Math.min(amount, threat),
  }))
  for (const { scheme, amount } of removals) removesThreat(table, scheme.id, amount, 'MC-THWART-01')
  const left = new Set(schemesIn(state).map(({ id }) => id))
  thwart.defeated = thwart.schemes.filter(id => !left.has(id))
  return undefined
}

/** Takes the answer to what was unknown. */
function isSaid(state: State, thwart: Thwart, choice: string, number: number | null): void {
  const said = number ?? 0
  if (choice === 'thw' || choice === 'atk') characterOf(state, thwart.attacker)[choice] = said
  else {
    const unknown = thwarted(state, thwart).find(({ threat }) => threat === undefined)
    if (unknown) threatIs(state, unknown.id, said)
  }
}

/** Tells what does not show in the threat itself: what kept it there, what raised it, and that ATK counted. */
function tellsCounted(table: MarvelTable, thwart: Thwart, removals: readonly Removed[]): void {
  const { state } = table.memory
  for (const scheme of thwarted(state, thwart)) {
    const why = thwartBarred(state, thwart.player, scheme)
    if (why) tell(table, { type: 'removal_barred', clause: why.clause, scheme: scheme.id, why: why.code })
  }
  for (const { scheme, base, increase, additional } of removals) {
    const told = { scheme: scheme.id, base, increase, additional }
    if (countsAtk(thwart, scheme))
      tell(table, {
        type: 'thwarts_with_atk',
        clause: 'MC-THWART-07',
        piece: thwart.attacker,
        scheme: scheme.id,
      })
    if (increase !== 0 || additional > 0)
      tell(table, { type: 'removal_counted', clause: 'MC18-TH-10', ...told })
  }
}
