// The types of an attack's outcome in the GUNDAM CARD GAME; before the end they describe the present state.
import type { reminderAgain } from './rules/abilities.ts'
import type { Piece, PieceGiven } from './rules/pieces.ts'
import type { Battle, Blow } from './rules/state.ts'

/** A Unit or a Base, in play or not. `remaining` is null if its HP is unknown. */
export type PieceOutcome = Readonly<
  Pick<Piece, 'where' | 'damage' | 'rested'> & { piece: string; remaining: number | null }
>

/** The table in the form in which the next set-up takes it. */
export type TableAgain = {
  readonly activePlayer: string
  readonly standbyPlayer: string
  readonly pieces: readonly PieceGiven[]
  readonly shields?: number
  readonly base?: 'none'
  readonly abilities: readonly ReturnType<typeof reminderAgain>[]
}

/** The outcome of a Unit's attack. */
export type UnitOutcome = {
  readonly edition: string
  readonly attacker: string | null
  readonly target: { readonly player: string } | { readonly unit: string } | null
  readonly succeeded: Battle['succeeded']
  readonly gone: Battle['gone']
  readonly blocker: string | null
  /** The AP with which each Unit has dealt damage. */
  readonly apAtDamage: Readonly<Battle['apAtDamage']>
  readonly damage: readonly Blow[]
  readonly pieces: readonly PieceOutcome[]
  readonly destroyed: readonly string[]
  readonly shields: number | null
  readonly shieldsLost: number
  readonly defeated: string | null
  readonly winner: string | null
  readonly notes: readonly string[]
  /** null: a player is defeated, so no attack follows. */
  readonly table: TableAgain | null
}

/** The fields by which two editions are compared. */
export const UNIT_COMPARED = [
  'pieces',
  'target',
  'succeeded',
  'shields',
  'destroyed',
  'winner',
] as const satisfies readonly (keyof UnitOutcome)[]
