// The shield area: its contents, and how its Base or its Shields take damage.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Context, Given, Problem, Question } from '../../../engine/types.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { triggers } from './abilities/abilities.ts'
import { bursts, reveals } from './burst.ts'
import { dealerOf, effectDamage } from './damage.ts'
import { addBase } from './deploying.ts'
import { destroy } from './destroying.ts'
import { type DamageSource, receivable } from './reduction.ts'
import { baseOf, clauseHere, type Gundam, type GundamTable, pieceNamed, type State } from './state.ts'
import { hasKeyword } from './values.ts'

/** The question for the contents of the shield area; null if they are known. */
export function asksShieldArea(state: State): Question<Gundam> | null {
  const base = baseOf(state)
  if (state.baseKnown && (base || state.shields !== null || state.someShields)) return null
  const by = { any: [state.standby] }
  const attacker = pieceNamed(state, state.battle.attacker)
  // The top Shield can be taken without a number; <Suppression> takes more, so it needs one.
  const optional = !attacker || !hasKeyword(state, attacker, 'Suppression')
  const number = { asks: 'Shields', min: 1, max: 20, optional }
  return {
    name: 'shieldArea',
    hard: true,
    clause: 'GCG-7-6-2-1',
    window: null,
    joins: true,
    choices: [
      ...(base || !state.baseKnown ? [{ name: 'base', by }] : []),
      ...(base
        ? []
        : [
            { name: 'shields', by, number },
            { name: 'empty', by },
          ]),
    ],
  }
}

/** Stores the contents that a player names: a Base, so many Shields, or nothing. */
export function shieldAreaGiven(table: GundamTable, given: Given<Gundam>): undefined {
  const state = stateOf(table)
  if (given.choice === 'base') addBase(state, 'Base')
  else state.shields = given.choice === 'empty' ? 0 : given.number
  state.someShields = given.choice === 'shields'
  state.baseKnown = true
}

export const shieldAreaInquiry = {
  asks: asksShieldArea,
  answered: (table: GundamTable, _facts: object, given: Given<Gundam>): void => shieldAreaGiven(table, given),
}

export function shieldArea(state: State): 'damageToBase' | 'damageToShield' | 'damageToPlayer' {
  if (baseOf(state)) return 'damageToBase'
  const some = state.shields === null ? state.someShields : state.shields > 0
  return some ? 'damageToShield' : 'damageToPlayer'
}

/** Whether it is known that the area has neither a Base nor a Shield. */
export function emptyShieldArea(state: State): boolean {
  return asksShieldArea(state) === null && shieldArea(state) === 'damageToPlayer'
}

export function shieldAreaChecked(table: GundamTable): void {
  const found = { damageToBase: 'base', damageToShield: 'shield', damageToPlayer: 'empty' } as const
  const result = found[shieldArea(stateOf(table))]
  tell(table, { type: 'shield_area_checked', clause: 'GCG-7-6-2-1', result })
}

/** Destroys the top Shields at once. They are revealed together, and their Bursts come before all waiting effects. */
export function destroyShields(table: GundamTable, most: number, amount: number, hit: DamageSource): void {
  const state = stateOf(table)
  const top = { card: null, player: state.standby }
  const hits = Array.from({ length: Math.min(most, state.shields ?? 1) }, () =>
    receivable(table, top, amount, hit),
  ).filter(left => left > 0)
  if (hits.length === 0) return
  if (state.shields !== null) state.shields -= hits.length
  state.someShields = false
  const numbers = hits.map(left => {
    takesAsShield(state, left, hit)
    return reveals(table, hits.length > 1)
  })
  // The effects that a Burst triggers are newer than those that this loss triggers, and come first (AMB-63).
  triggers(table, 'shieldDestroyed', [])
  if (hit.from !== null)
    triggers(table, 'destroysInShieldArea', [hit.from], [], { causes: [`${hit.kind} damage`] })
  bursts(table, numbers)
}

/** The Shield takes the damage with its 1 HP; the rest of the damage is lost (AMB-60). */
function takesAsShield({ battle }: State, amount: number, { kind, from }: DamageSource): void {
  battle.damage.push({ from, to: 'Shield', kind, value: amount, prevented: 0, placed: 1, lost: amount - 1 })
}

/** Why the first cards of the shield area cannot be destroyed: none is there, or nobody knows how many. */
export function cannotDestroyFirst(state: State, count: number): Problem<Gundam> | null {
  if (emptyShieldArea(state)) return { code: 'noShield', clause: 'GCG-7-6-2-1' }
  const unknown = state.shields === null && (count > 1 || !baseOf(state))
  return unknown ? { code: 'numberMissing', clause: null } : null
}

/** An effect destroys the first cards of the shield area, without damage: the Base, then the Shields (5-10). */
export function destroyFirstCards(table: GundamTable, count: number): void {
  const state = stateOf(table)
  const base = baseOf(state)
  if (base) destroy(table, [base], clauseHere(state))
  const before = state.shields ?? 0
  const shields = Math.min(count - (base ? 1 : 0), before)
  if (shields === 0) return
  state.shields = before - shields
  const numbers = Array.from({ length: shields }, () => reveals(table, shields > 1))
  triggers(table, 'shieldDestroyed', [])
  bursts(table, numbers)
}

/** Deals effect damage to the Base in the shield area, or else to the top Shield. It defeats no player. */
export function damageToShieldArea(
  table: GundamTable,
  effect: EffectOf<'damage'>,
  amount: number,
  context: Context,
): void {
  const state = stateOf(table)
  if (asksShieldArea(state)) {
    next(
      table,
      { task: 'inquiry', inquiry: 'shieldArea', facts: {} },
      { task: 'effect', effect: { ...effect, amount }, context },
    )
    return
  }
  const base = baseOf(state)
  const dealer = dealerOf(state, context)
  const { from } = dealer
  tell(table, { type: 'effect_damage', clause: clauseHere(state), from, to: base?.id ?? 'Shield', amount })
  if (base) effectDamage(table, [base], amount, dealer)
  else destroyShields(table, 1, amount, { kind: 'effect', ...dealer })
}
