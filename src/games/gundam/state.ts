// The table of a Unit attack: players, Units, Bases, Shields, and the battle itself.
import type { Table } from '../../engine/table.ts'
import type { Ability } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import type { Effect } from './effect-schemas.ts'
import type { Moment, Trigger, TriggerName } from './moments.ts'
import { inPlay, type Keyword, type Piece } from './pieces.ts'
import type { UnitRow } from './row-names.ts'

/** The GUNDAM CARD GAME, as the engine's types see it. */
export type Gundam = {
  state: State
  row: UnitRow
  clause: Clause
  effect: Effect
  moment: Moment
  trigger: Trigger
}
export type GundamTable = Table<Gundam>

/** The target of an attack: the opposing player, or a Unit. */
export type Target = 'player' | { unit: string }

export type State = {
  edition: string
  active: string
  standby: string
  pieces: Piece[]
  /** Shields of the standby player; null if nobody said how many. */
  shields: number | null
  /** Whether the standby player's shield area has been described: without that, it is asked for. */
  baseKnown: boolean
  abilities: Ability<Gundam>[]
  notes: string[]
  /** Damage that is prevented for a piece in this battle. */
  preventions: { piece: string; left: number }[]
  battle: Battle
}

export type Battle = {
  step: 'attack' | 'block' | 'action' | 'damage' | 'battle end'
  attacker: string | null
  /** The target as it was declared, by which conditions are judged (7-3-5-2), and as it is now. */
  declared: Target | null
  target: Target | null
  blocker: string | null
  /** "During this battle": what ends in the battle end step. */
  effects: BattleEffect[]
  turn: string
  passes: number
  gone: 'attacker' | 'target' | null
  succeeded: 'player' | 'unit' | null
  apAtDamage: { piece: string; ap: number }[]
  damage: { to: string; amount: number; kind: 'battle' | 'effect' }[]
  destroyed: string[]
  /** Shields that are destroyed and wait for their Burst decision. */
  revealing: number
  bursts: number
  burstCardMoved: boolean
  shieldsLost: number
  loser: string | null
}

export type BattleEffect =
  | { piece: string; ap: number }
  | { piece: string; hp: number }
  | { piece: string; keyword: Keyword; loses: boolean }
  | { piece: string; breach: number }

export function pieceNamed(state: State, id: string): Piece | undefined {
  return state.pieces.find(one => one.id === id)
}

/** A piece that must exist; that it does not is a fault of ours. */
export function pieceOf(state: State, id: string | null): Piece {
  const piece = id === null ? undefined : pieceNamed(state, id)
  if (!piece) throw new Error(`no piece ${id}`)
  return piece
}

export function baseOf(state: State): Piece | undefined {
  return state.pieces.find(one => one.kind === 'base' && one.player === state.standby && inPlay(one))
}

/** AP now, "during this battle" effects included, never below 0; null if nobody gave it. */
export function apOf(state: State, piece: Piece): number | null {
  if (piece.ap === null) return null
  const changes = state.battle.effects.flatMap(one => ('ap' in one && one.piece === piece.id ? [one.ap] : []))
  return Math.max(
    0,
    changes.reduce((sum, one) => sum + one, piece.ap),
  )
}

export function hasKeyword(state: State, piece: Piece, keyword: Keyword): boolean {
  const change = state.battle.effects.findLast(
    one => 'keyword' in one && one.piece === piece.id && one.keyword === keyword,
  )
  return change && 'loses' in change ? !change.loses : piece.keywords.includes(keyword)
}

/** Numbers of <Breach N> add up. */
export function breachOf(state: State, piece: Piece): number {
  const gained = state.battle.effects.flatMap(one =>
    'breach' in one && one.piece === piece.id ? [one.breach] : [],
  )
  return gained.reduce((sum, one) => sum + one, piece.breach)
}

export function targetUnit(state: State): Piece | undefined {
  const { target } = state.battle
  return target && target !== 'player' ? pieceNamed(state, target.unit) : undefined
}

/** A moment with everything that is in play when it comes; `also` names what has just left. */
export function momentNow(
  state: State,
  on: TriggerName,
  who: readonly string[],
  also: readonly string[] = [],
): Moment {
  const { declared } = state.battle
  const against = declared === null ? null : declared === 'player' ? 'player' : 'unit'
  const present = state.pieces.filter(one => inPlay(one)).map(one => one.id)
  return { on, who: [...who], against, present: [...present, ...also] }
}

/** Each step resolves its effects before it ends; this is the clause an effect is told under. */
const CLAUSES: Record<Battle['step'], Clause> = {
  attack: 'GCG-7-3-5',
  block: 'GCG-7-4-5',
  action: 'GCG-7-5-1b',
  damage: 'GCG-7-6-3-3',
  'battle end': 'GCG-7-7-2a',
}
export const clauseHere = (state: State): Clause => CLAUSES[state.battle.step]
