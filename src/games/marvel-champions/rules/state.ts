// The state of a Marvel Champions attack: players, characters, reminders, and the attack itself.
import type { Table } from '../../../engine/flow.ts'
import type { Ability } from '../../../engine/types.ts'
import type { EnemyHeading, EnemyRow, MarvelClause, PlayerHeading, PlayerRow } from '../clauses.ts'
import type { Edition } from '../editions.ts'
import type { Effect } from '../effects/schemas.ts'
import type { Condition } from '../effects/single-effects.ts'
import type { MarvelEvent } from '../events.ts'
import type { MarvelDetails, MarvelProblem } from '../problems.ts'
import type { Instance, MarvelChoice, MarvelDuties, MarvelInquiries, MarvelQuestions } from '../questions.ts'
import type { Moment, Trigger } from './abilities/moments.ts'
import type { BoostCard, EnemyAttack, InnerAttack, PlayerAttack } from './attack-state.ts'
import { type Character, inPlay, isIdentity } from './characters.ts'

/** The types of Marvel Champions for the engine. */
export type Marvel = {
  state: State
  row: EnemyRow | PlayerRow
  heading: EnemyHeading | PlayerHeading
  clause: MarvelClause
  effect: Effect
  moment: Moment
  trigger: Trigger
  event: MarvelEvent
  questions: MarvelQuestions
  inquiries: MarvelInquiries
  duties: MarvelDuties
  choice: MarvelChoice
  problem: MarvelProblem
  details: MarvelDetails
}
export type MarvelTable = Table<Marvel>

export type State = {
  edition: Edition
  /** The players in player order; the first one is the first player. */
  players: string[]
  pieces: Character[]
  abilities: Reminder[]
  threat: number
  notes: string[]
  /** The damage that the attack itself has dealt, and the characters that were defeated, in order. */
  dealt: number
  fell: string[]
  preventions: Prevention[]
  /** By how much the damage is raised that a character would take next. */
  increases: { of: string; amount: number }[]
  /** The damage that is about to be taken, what comes first last: damage in between comes before the damage around it. */
  coming: (readonly Instance[])[]
  attack: EnemyAttack | PlayerAttack
}

/** A reminder with the condition under which it opens. */
export type Reminder = Ability<Marvel> & { readonly if: Condition | null }

/**
 * A prevention of damage to one character, or, without a character, of the damage of this attack. Before tough
 * ("would deal") it can save the tough card, after it ("would take") it cannot (AMB-11).
 */
export type Prevention = { of: string | null; taken: boolean; left: number | 'all' }

export function characterNamed(state: State, id: string | null): Character | undefined {
  return id === null ? undefined : state.pieces.find(one => one.id === id)
}

/** Finds a character. @throws Error if it does not exist, which is a fault of the program */
export function characterOf(state: State, id: string): Character {
  const piece = characterNamed(state, id)
  if (!piece) throw new Error(`no piece ${id}`)
  return piece
}

export function identityOf(state: State, player: string): Character | undefined {
  return state.pieces.find(one => isIdentity(one) && one.player === player && inPlay(one))
}

/** Whether this player's identity is unknown; a defeated identity is known and not asked for again. */
export function identityUnknown(state: State, player: string): boolean {
  return !state.pieces.some(one => isIdentity(one) && one.player === player)
}

export function enemyAttackIn(state: State): EnemyAttack {
  if (state.attack.by !== 'enemy') throw new Error('not an enemy attack')
  return state.attack
}

/** The attack of the (attack) ability that is being resolved in the middle of an enemy's attack. */
export const innerAttack = ({ attack }: State): InnerAttack | undefined =>
  attack.by === 'enemy' ? attack.inner.at(-1) : undefined

export function playerAttackIn(state: State): PlayerAttack {
  if (state.attack.by !== 'player') throw new Error('not a player attack')
  return state.attack
}

/** The faceup boost card. @throws Error without one, which is a fault of the program */
export function faceupCard(state: State): BoostCard {
  const { faceup } = state.attack
  if (!faceup) throw new Error('no boost card is faceup')
  return faceup
}

/** The clause for events without a clause of their own: the order of the steps, or the damage of the attack. */
export const clauseHere = (state: State): MarvelClause =>
  state.attack.by === 'enemy' ? 'MC-EA-14' : 'MC-PA-10'
