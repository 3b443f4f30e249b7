// The types of an attack's outcome in Marvel Champions; before the end they describe the present state.
import type { reminderAgain } from './rules/abilities.ts'
import type { Piece, PieceGiven } from './rules/characters.ts'
import type { EnemyAttack, Ledger } from './rules/state.ts'

/** A character, in play or not. `remaining` is null if its hit points are unknown. */
export type CharacterOutcome = Readonly<
  Pick<Piece, 'where' | 'damage' | 'ready' | 'tough' | 'stunned' | 'confused'> & {
    piece: string
    remaining: number | null
  }
>

/** The table in the form in which the next set-up takes it. */
export type TableAgain = {
  readonly players: readonly string[]
  readonly pieces: readonly PieceGiven[]
  readonly abilities: readonly ReturnType<typeof reminderAgain>[]
}

type AttackOutcome = {
  readonly edition: string
  /** A stunned attacker has discarded stunned instead of attacking. */
  readonly replaced: boolean
  /** The parts of the attack's damage. */
  readonly damage: Readonly<Ledger>
  readonly characters: readonly CharacterOutcome[]
  readonly threat: number
  readonly notes: readonly string[]
  readonly table: TableAgain
}

type Attacked = { readonly player: string; readonly character: string }

/** The outcome of an enemy's attack. */
export type EnemyOutcome = AttackOutcome & {
  readonly endedEarly: EnemyAttack['endedEarly']
  readonly atk: number | null
  /** `target` is the target now, `attacked` counts as attacked; null: no character. */
  readonly target: Attacked | null
  readonly attacked: Attacked | null
  readonly defended: readonly string[]
  readonly defense: 'basic' | 'ally' | 'ability' | 'undefended' | null
  readonly undefended: boolean
  readonly boostCardsLeft: number
}

/** The outcome of a player's attack. */
export type PlayerOutcome = AttackOutcome & {
  readonly stopped: boolean
  readonly attacksMade: number
  readonly attacked: readonly string[]
}

/** The fields by which two editions are compared. */
export const ENEMY_COMPARED = [
  'characters',
  'target',
  'attacked',
  'defended',
  'undefended',
  'threat',
  'endedEarly',
] as const satisfies readonly (keyof EnemyOutcome)[]
export const PLAYER_COMPARED = [
  'characters',
  'attacked',
  'attacksMade',
  'threat',
  'replaced',
  'stopped',
] as const satisfies readonly (keyof PlayerOutcome)[]
