// What a table offers next, in the words of no game, and how one of its attacks becomes a set-up.
import type { z } from 'zod'
import type { Facts } from '../engine/game.ts'

/** A piece or a player that cannot be chosen, with the reason by the rules and its clause. */
export type BarredAtTable = { readonly id: string; readonly code: string; readonly clause: string }

/** A piece in play, as far as every game has it, or what else of a table a name can mean; `code` is that of its card. */
export type PieceHere = {
  readonly id: string
  readonly kind: string
  readonly code?: string | undefined
}

/** Who attacks whom: the ids of pieces, or of a player where the game attacks players. */
export type AttackAtTable = { readonly attacker: string; readonly targets: readonly string[] }

/** A piece that can attack now, with all that it can attack; the player to whom each belongs, if any. */
export type AttackOffered = {
  readonly offer: 'attack'
  readonly flow: string
  readonly attacker: string
  readonly targets: readonly {
    readonly id: string
    readonly player: string | null
    /** What the game says of this attack beforehand: `schemes` against an alter-ego. */
    readonly told: readonly string[]
  }[]
  readonly barred: readonly BarredAtTable[]
  /** What the game says of the attacker beforehand: `stunned`. */
  readonly told: readonly string[]
  /** Whether it is its turn, as far as the table knows; if not, a card or a step that nobody has said may allow it. */
  readonly isDue: boolean
}

/**
 * A step of the table between attacks: the choice of that name, where the flow of changes asks what has changed. `of` is the
 * player whose turn begins, or who becomes first player.
 */
export type StepOffered = {
  readonly offer: 'step'
  readonly step: string
  readonly of: string | null
  /** What the step brings, as far as its game knows. */
  readonly numbers?: readonly number[]
  /** Whether a number can be said with it, and whether it is asked for. */
  readonly takesNumber?: 'if another' | 'asked for'
  readonly isDue: boolean
}

/** A change that is reported often, of a piece or by a player. `told`: what the table believes against it. */
export type ChangeOffered = {
  readonly offer: 'change'
  readonly change: string
  readonly piece: string | null
  readonly player: string | null
  readonly told: readonly string[]
}

export type OfferedAtTable = AttackOffered | StepOffered | ChangeOffered

/** The offers in their order, what is due first; `barred` are those that could attack and may not. */
export type NextAtTable = {
  readonly offers: readonly OfferedAtTable[]
  readonly barred: readonly BarredAtTable[]
}

/** The table of a game between two attacks, in its own type. Every function is pure, and plays no flow. */
export type TableOfGame<T extends Facts> = {
  /** The name of the game's folder in data. */
  readonly game: string
  /** Reads the table of a stored outcome, of any version. */
  readonly schema: z.ZodType<T>
  /** Reads it out of a stored set-up, whose other fields it leaves out. */
  readonly inSetUp: z.ZodType<T>
  readonly next: (table: T, edition: string) => NextAtTable
  /** What names of a command can mean beside its pieces. */
  readonly beside?: (table: T) => readonly PieceHere[]
  /** The flow and the set-up of an attack at this table, offered or not: the rules of the flow refuse what is illegal. */
  readonly attack: (table: T, edition: string, attack: AttackAtTable) => AttackSetUp
  /** The flow and the set-up in which the steps and changes of this table are told. Left out: nothing is told between attacks. */
  readonly changes?: (table: T, edition: string) => AttackSetUp
  /** The step that nobody has said and by which this piece could attack in the chapter with this set-up; null: none is missing. */
  readonly missingStep: (table: T, attacker: string, setUp: Facts) => string | null
}

export type AttackSetUp = { readonly flow: string; readonly setUp: Facts }

/** The table of any game. Only its own game knows its type. */
export type AnyTable = {
  readonly game: string
  /** null: what was stored is no table of this game. */
  readonly read: (stored: unknown) => ReadTable | null
  /** The table on which a set-up begins, as an outcome would have it; null: it is no set-up of this game. */
  readonly atFirst: (setUp: unknown) => Facts | null
}

/** A table that has been read, and what can be asked of it. */
export type ReadTable = {
  readonly next: (edition: string) => NextAtTable
  readonly beside: () => readonly PieceHere[]
  readonly attack: (edition: string, attack: AttackAtTable) => AttackSetUp
  readonly changes: (edition: string) => AttackSetUp | null
  readonly missingStep: (attacker: string, setUp: Facts) => string | null
}

/** Hides the type of a game's table from its callers. */
export const tableOfAnyGame = <T extends Facts>({
  game,
  schema,
  inSetUp,
  next,
  beside,
  attack,
  changes,
  missingStep,
}: TableOfGame<T>): AnyTable => ({
  game,
  atFirst: setUp => inSetUp.safeParse(setUp).data ?? null,
  read: stored => {
    const { data: table } = schema.safeParse(stored)
    if (!table) return null
    return {
      next: edition => next(table, edition),
      beside: () => beside?.(table) ?? [],
      attack: (edition, one) => attack(table, edition, one),
      changes: edition => changes?.(table, edition) ?? null,
      missingStep: (attacker, setUp) => missingStep(table, attacker, setUp),
    }
  },
})
