// The effects that a set-up or a report names beforehand, in the form of the engine and back.
import type { Problem } from '../../../../engine/types.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'
import type { Gundam, GundamTableState, Remembered } from '../state.ts'

const usedByHand = ({ trigger }: AbilityGiven): boolean =>
  trigger.on === 'activateAction' || trigger.on === 'activateMain'

/** Reads an effect from a set-up. A "may" effect opens like any other and can be declined in its turn. */
export function reminderFrom(state: Pick<GundamTableState, 'pieces'>, given: AbilityGiven): Remembered {
  const { id, trigger, may, effects, options, once, uses = once === undefined ? null : 1 } = given
  const ways = options ?? [{ name: 'use', effects: effects ?? null }]
  const declinable = may ? [...ways, { name: 'pass', effects: [], passes: true }] : null
  return {
    id,
    owner: ownerOf(state, given),
    source: given.source ?? null,
    trigger,
    forced: !usedByHand(given),
    label: null,
    effects: declinable ? null : (effects ?? null),
    options: declinable ?? options ?? null,
    uses,
    given,
  }
}

/** The player who carries an effect out: the owner that it names, or else the player of the card it stands on. */
function ownerOf(state: Pick<GundamTableState, 'pieces'>, { owner, source }: AbilityGiven): string | null {
  return owner ?? state.pieces.find(one => one.id === source)?.player ?? null
}

/** Words that stand for choices, so that an ability of this name would be mistaken for one. */
const TAKEN = ['pass', 'bothPass', 'done', 'use', 'goOn', 'stop']

/** The beginnings of the ids of <Breach> and <Repair> effects. */
export const BREACH = 'Breach:'
export const REPAIR = 'Repair:'

/** Why this effect cannot be remembered; null if it can. */
export function reminderProblem(
  state: Pick<GundamTableState, 'active' | 'standby' | 'pieces' | 'abilities'>,
  given: AbilityGiven,
): Problem<Gundam> | null {
  const details = { ability: given.id }
  const names = given.options?.map(one => one.name) ?? []
  const free = !TAKEN.includes(given.id) && [BREACH, REPAIR].every(one => !given.id.startsWith(one))
  const twice = new Set(names).size < names.length || (given.may && names.includes('pass'))
  if (!free || twice || state.abilities.some(one => one.id === given.id))
    return { code: 'nameTaken', clause: null, details }
  const owner = ownerOf(state, given)
  if (owner === null) return { code: 'ownerMissing', clause: null, details }
  if (owner !== state.active && owner !== state.standby)
    return { code: 'noSuchPlayer', clause: null, details }
  const nobodys = given.source === undefined && given.trigger.who === undefined
  const asksOfNobody = given.asks !== undefined && given.source === undefined
  if (asksOfNobody || (given.trigger.on === 'whenAttacking' && nobodys))
    return { code: 'sourceMissing', clause: 'GCG-7-3-2a', details }
  return null
}

/** Whether it can still be used after this attack; “once per turn” can, since nobody knows whether the turn is the same. */
export const isLeft = ({ uses, given }: Remembered): boolean => uses !== 0 || given.once !== undefined

/**
 * A reminder in the form in which a set-up takes it.
 * @param sameTurn whether the table knows when a turn ends: then what is “once per turn” stays used until that
 */
export function reminderAgain({ given, uses, owner }: Remembered, sameTurn: boolean): AbilityGiven {
  const known = owner !== null && { owner }
  return { ...given, ...known, ...(uses !== null && (sameTurn || given.once === undefined) && { uses }) }
}

/** The input from which an effect was made; none for the effect of a keyword. */
export const givenOf = (state: GundamTableState, id: string): AbilityGiven | undefined =>
  state.abilities.find(one => one.id === id)?.given
