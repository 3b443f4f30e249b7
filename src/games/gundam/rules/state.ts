// The state of a play: the table with its players, Units, Bases and Shields, and the battle on it.
import type { Table } from '../../../engine/flow.ts'
import type { Ability } from '../../../engine/types.ts'
import type { GundamClause, UnitHeading, UnitRow } from '../clauses.ts'
import type { GundamEdition } from '../editions.ts'
import type { BattleEffect, BattleStep, ConstantEffect, GundamDamageKind, GundamEvent } from '../events.ts'
import type { GundamDetails, GundamProblem } from '../problems.ts'
import type { GundamChoice, GundamDuties, GundamInquiries, GundamQuestions, TurnStep } from '../questions.ts'
import type { AbilityGiven, Effect, EffectOf } from '../vocabulary/effects.ts'
import type { ForTheTurn, GundamFacts } from '../vocabulary/table-facts.ts'
import type { Trigger, TriggerName } from '../vocabulary/triggers.ts'
import type { Moment } from './abilities/moments.ts'
import type { Assumption } from './correctable.ts'
import { inPlay, type Piece } from './pieces.ts'

/** The types of the GUNDAM CARD GAME for the engine. */
export type Gundam = {
  state: State
  row: UnitRow
  heading: UnitHeading
  clause: GundamClause
  effect: Effect
  moment: Moment
  trigger: Trigger
  event: GundamEvent
  questions: GundamQuestions
  inquiries: GundamInquiries
  duties: GundamDuties
  choice: GundamChoice
  problem: GundamProblem
  details: GundamDetails
}
export type GundamTable = Table<Gundam>

/** A reminder with the input from which it was made, for a later set-up; an effect of a keyword has no input. */
export type Reminder = Ability<Gundam> & { readonly given: AbilityGiven | null }
export type Remembered = Reminder & { readonly given: AbilityGiven }

/** The target of an attack: `player` for the standby player, or the id of a Unit; no Unit may have the id player. */
export type Target = string

/** What lasts from one battle to the next. */
export type GundamTableState = {
  edition: GundamEdition
  /** What is replaced, never changed in place. */
  facts: GundamFacts
  active: string
  standby: string
  pieces: Piece[]
  /** The Shields of the standby player; null if their number is unknown. */
  shields: number | null
  /** Whether a player has seen Shields there; it counts only while `shields` is null. */
  someShields: boolean
  /** Whether it is known if the standby player has a Base; otherwise the players are asked. */
  baseKnown: boolean
  abilities: Remembered[]
  /** What players have said about the conditions that only they know, by `saidOf`. */
  said: Record<string, boolean>
  notes: string[]
  /** Where the turn is while no battle goes on. */
  turnStep: TurnStep
}

/** The table, and the battle on it. */
export type State = GundamTableState & { battle: Battle }

/** A battle, with what ends when it ends. */
export type Battle = {
  /** What nobody has said and what is taken for granted. */
  assumed: readonly Assumption[]
  /** The damage that is still prevented for a piece. */
  preventions: { piece: string; left: number }[]
  /** null: no battle goes on; the players tell what has changed between two attacks. */
  step: BattleStep | null
  attacker: string | null
  /** `declared` is the target at its declaration, which conditions look at (7-3-5-2); `target` is the target now. */
  declared: Target | null
  target: Target | null
  blocker: string | null
  /** The "during this battle" effects, which end in the battle end step. */
  effects: BattleEffect[]
  /** What constant effects gave when it was last told. */
  constants: Gave[]
  /** Effects of keywords that have triggered; they wait like others. */
  keywords: Reminder[]
  turn: string
  passes: number
  gone: 'attacker' | 'target' | null
  succeeded: 'player' | 'unit' | null
  apAtDamage: { piece: string; ap: number }[]
  damage: Blow[]
  /** Whether a moment of blows is still open: then nothing is destroyed until all questions are answered (7-6-3-2-3). */
  striking: boolean
  destroyed: string[]
  /** The damage that left a card no HP, with the card that dealt it. */
  felled: { piece: string; kind: GundamDamageKind; from: string | null }[]
  /** The destroyed Shields, each with the answer about its Burst. */
  revealed: Revealed[]
  /** The number of the revealed card whose Burst is being carried out. */
  bursting: number | null
  loser: string | null
  /** The battle in which an effect has begun this one; null: none. */
  around: Battle | null
}

/** What a constant effect gives, with the clauses for its beginning and its end. */
export type Gave = {
  readonly effect: ConstantEffect
  readonly begins: GundamClause
  readonly ends: GundamClause
}

/** Damage that was dealt: prevented, placed and lost add up to its value. */
export type Blow = {
  from: string | null
  to: string
  kind: GundamDamageKind
  value: number
  prevented: number
  placed: number
  lost: number
}

/** What the owner of a revealed Shield can say about its 【Burst】. */
export const BURST_CHOICES = ['noBurst', 'activate', 'decline'] as const
export type BurstChoice = (typeof BURST_CHOICES)[number]

export type Revealed = {
  number: number
  /** Whether its Burst is one of several, by the same moment or by one that was waiting. */
  together: boolean
  card: string | null
  /** Whether its owner has named it and is asked, with what its Burst does, whether to activate that. */
  named: boolean
  choice: BurstChoice | null
  effects: readonly Effect[]
  where: 'revealed' | 'trash' | EffectOf<'movesCard'>['to']
}

export function pieceNamed(state: Pick<GundamTableState, 'pieces'>, id: string | null): Piece | undefined {
  return state.pieces.find(one => one.id === id)
}

/** Finds a piece. @throws Error if it does not exist, which is a fault of the program */
export function pieceOf(state: Pick<GundamTableState, 'pieces'>, id: string | null): Piece {
  const piece = pieceNamed(state, id)
  if (!piece) throw new Error(`no piece ${id}`)
  return piece
}

export function baseOf(state: GundamTableState, player = state.standby): Piece | undefined {
  return state.pieces.find(one => one.kind === 'base' && one.player === player && inPlay(one))
}

/** The Unit that is the target now; undefined if the target is the player. */
export function targetUnit(state: State): Piece | undefined {
  return pieceNamed(state, state.battle.target)
}

/** This battle, then those around it: a Unit battles in all of them. */
export const battlesNow = (battle: Battle): readonly [Battle, ...Battle[]] =>
  battle.around ? [battle, ...battlesNow(battle.around)] : [battle]

/** The attack itself, whatever battle an effect has begun within it. */
export const outermost = (battle: Battle): Battle => battlesNow(battle).at(-1) ?? battle

/** How many Shields were destroyed, in this battle and in those around it. */
export const shieldsLost = (battle: Battle): number =>
  battlesNow(battle).reduce((sum, { revealed }) => sum + revealed.length, 0)

/** The target that conditions look at in this edition (7-3-5-2, 8-2-2). */
export function targetSeen({ edition, battle }: State): Target | null {
  return edition.conditionsSee === 'the target declared' ? battle.declared : battle.target
}

/** A moment with the cards in play when it comes; `also` adds cards that have just left. */
export function momentNow(
  state: State,
  on: TriggerName,
  who: readonly string[],
  also: readonly string[] = [],
): Moment {
  const against = targetSeen(state) === 'player' ? 'player' : 'unit'
  const present = state.pieces.filter(one => inPlay(one)).map(one => one.id)
  return { on, who: [...who], against, present: [...present, ...also] }
}

/** The id that a clause has in the edition in play. */
export const cited = ({ edition }: State, clause: GundamClause): GundamClause =>
  edition.cites[clause] ?? clause

/** The clauses for the events of effects: each step resolves its effects before it ends. */
const CLAUSES: Record<Exclude<BattleStep, 'damage'>, GundamClause> = {
  attack: 'GCG-7-3-5',
  block: 'GCG-7-4-5',
  action: 'GCG-7-5-1b',
  'battle end': 'GCG-7-7-2a',
}

/** Between two battles a step of the turn does. */
const TURN_CLAUSES: Record<TurnStep, GundamClause> = {
  end: 'GCG-6-6e',
  repair: 'GCG-6-6e',
  cleanup: 'GCG-6-6d',
  start: 'GCG-6-2c',
  main: 'GCG-6-5a',
}

export function clauseHere({ battle, turnStep }: State): GundamClause {
  if (battle.step === null) return TURN_CLAUSES[turnStep]
  if (battle.step !== 'damage') return CLAUSES[battle.step]
  return battle.succeeded === 'player' ? 'GCG-7-6-2-5' : 'GCG-7-6-3-3'
}

/** Notes what ends with the turn, if the table remembers: in attacks of 2.0.0 and before nobody knows when that is. */
export function lastsForTheTurn(state: GundamTableState, gained: ForTheTurn): void {
  const { lasts } = state.facts
  if (lasts) state.facts = { ...state.facts, lasts: [...lasts, gained] }
}
