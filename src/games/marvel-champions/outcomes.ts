// What comes of an attack in Marvel Champions, as its outcome says it; while it lasts, how it stands.
import type { reminderAgain } from './rules/abilities.ts'
import type { Piece, PieceGiven } from './rules/pieces.ts'
import type { EnemyAttack, Ledger } from './rules/state.ts'

/** A character, in play or not. `remaining` null: nobody said how many hit points it has. */
export type CharacterOutcome = Readonly<
  Pick<Piece, 'where' | 'damage' | 'ready' | 'tough' | 'stunned' | 'confused'> & {
    piece: string
    remaining: number | null
  }
>

/** The table as the set-up of the next attack can take it. */
export type TableAgain = {
  readonly players: readonly string[]
  readonly pieces: readonly PieceGiven[]
  readonly abilities: readonly ReturnType<typeof reminderAgain>[]
}

type AttackOutcome = {
  readonly edition: string
  /** A stunned attacker has discarded stunned instead of attacking. */
  readonly replaced: boolean
  /** Where the damage of the attack went. */
  readonly damage: Readonly<Ledger>
  readonly characters: readonly CharacterOutcome[]
  readonly threat: number
  readonly notes: readonly string[]
  readonly table: TableAgain
}

type Attacked = { readonly player: string; readonly character: string }

/** What comes of an enemy's attack. */
export type EnemyOutcome = AttackOutcome & {
  readonly endedEarly: EnemyAttack['endedEarly']
  readonly atk: number | null
  /** Whom it is aimed at now, and who counts as attacked; null: nobody. */
  readonly target: Attacked | null
  readonly attacked: Attacked | null
  readonly defended: readonly string[]
  readonly defense: 'basic' | 'ally' | 'ability' | 'undefended' | null
  readonly undefended: boolean
  readonly boostCardsLeft: number
}

/** What comes of a player's attack. */
export type PlayerOutcome = AttackOutcome & {
  readonly stopped: boolean
  readonly attacksMade: number
  readonly attacked: readonly string[]
}

/** What two editions are compared by. */
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
