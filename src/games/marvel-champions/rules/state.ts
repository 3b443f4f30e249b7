// The state of a play: the table with its players, characters and reminders, and the activation on it.
import type { Table } from '../../../engine/flow.ts'
import type { Ability } from '../../../engine/types.ts'
import type {
  ChangesHeading,
  ChangesRow,
  EnemyHeading,
  EnemyRow,
  MarvelClause,
  PlayerHeading,
  PlayerRow,
  SchemeHeading,
  SchemeRow,
  ThwartHeading,
  ThwartRow,
} from '../clauses.ts'
import type { MarvelEdition } from '../editions.ts'
import type { MarvelEvent } from '../events.ts'
import type { MarvelDetails, MarvelProblem } from '../problems.ts'
import type { MarvelChoice, MarvelDuties, MarvelInquiries, MarvelQuestions } from '../questions.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { Condition } from '../vocabulary/single-effects.ts'
import type { TableFacts } from '../vocabulary/table-facts.ts'
import type { Trigger } from '../vocabulary/triggers.ts'
import type { Moment } from './abilities/moments.ts'
import type { Activation, EnemyAttack, EnemyScheme, PlayerAttack, Thwart } from './activations/activation.ts'
import type { InnerAttack } from './activations/attacks.ts'
import { clauseOf } from './activations/clauses.ts'
import { attackOf, innerAttacks } from './activations/facts.ts'
import type { BoostCard } from './boost/boost-cards.ts'
import { type Character, inPlay, isIdentity } from './characters.ts'

/** The types of Marvel Champions for the engine. */
export type Marvel = {
  state: State
  row: EnemyRow | PlayerRow | SchemeRow | ThwartRow | ChangesRow
  heading: EnemyHeading | PlayerHeading | SchemeHeading | ThwartHeading | ChangesHeading
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

/** What lasts from one activation to the next. */
export type MarvelTableState = {
  edition: MarvelEdition
  /** What is replaced, never changed in place. */
  facts: TableFacts
  /** The players in player order; the first one is the first player. */
  players: string[]
  pieces: Character[]
  abilities: Reminder[]
  notes: string[]
}

/** The table, and what it is busy with. */
export type State = MarvelTableState & { activation: Activation }

/** A reminder with the condition under which it opens. */
export type Reminder = Ability<Marvel> & { readonly if: Condition | null } & Readonly<
    Pick<AbilityGiven, 'limit' | 'until' | 'card'>
  >

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
  if (state.facts.eliminated?.includes(player)) return false
  return !state.pieces.some(one => isIdentity(one) && one.player === player)
}

/** The attack whose damage is dealt. @throws Error if there is none, which is a fault of the program */
export function attackIn({ activation }: State) {
  const attack = attackOf(activation)
  if (!attack) throw new Error('not an attack')
  return attack
}

export function enemyAttackIn({ activation }: State): EnemyAttack {
  if (activation.kind !== 'enemyAttack') throw new Error('not an enemy attack')
  return activation
}

/** The attack of the (attack) ability that is being resolved in the middle of an enemy's attack. */
export const innerAttack = ({ activation }: State): InnerAttack | undefined =>
  innerAttacks(activation)?.at(-1)

export function playerAttackIn({ activation }: State): PlayerAttack {
  if (activation.kind !== 'playerAttack') throw new Error('not a player attack')
  return activation
}

export function enemySchemeIn({ activation }: State): EnemyScheme {
  if (activation.kind !== 'enemyScheme') throw new Error('not an enemy scheme')
  return activation
}

export function thwartIn({ activation }: State): Thwart {
  if (activation.kind !== 'thwart') throw new Error('not a thwart')
  return activation
}

/** The faceup boost card. @throws Error without one, which is a fault of the program */
export function faceupCard({ activation: { boost } }: State): BoostCard {
  if (!boost.faceup) throw new Error('no boost card is faceup')
  return boost.faceup
}

/** The clause for events without a clause of their own: the order of the steps, or the damage of the attack. */
export const clauseHere = ({ activation }: State): MarvelClause => clauseOf(activation, 'order of its steps')

/** Adds facts to the table, if it remembers any: an attack of 2.0.0 and before ends as it was told. */
export function remembers(state: MarvelTableState, facts: TableFacts): void {
  if (state.facts.activated) state.facts = { ...state.facts, ...facts }
}
