// The outcome of any flow, and how a stored one is read.
import { z } from 'zod'
import type { Facts } from '../engine/game.ts'

/**
 * The table in the form in which the next set-up takes it, and what the attack on it came to. `table` is null where no
 * attack can follow.
 */
export type AnyOutcome = Facts & {
  readonly table: Facts | null
  readonly summary: Facts & { readonly edition: string }
}

/** The fields of what an attack came to by which two editions are compared. */
export const comparedBy =
  <S extends object>(fields: readonly (keyof S & string)[]) =>
  ({ summary }: { readonly summary: S }): object =>
    Object.fromEntries(fields.map(field => [field, summary[field]]))

/** Reads a stored outcome, also of 2.0.0, which had the table among the facts of the attack. */
export const inTwoParts = <T extends z.ZodType, S extends z.ZodType>(table: T, summary: S) =>
  z.preprocess(parted, z.object({ table, summary }))

function parted(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'summary' in stored) return stored
  const { table, ...summary } = stored as { readonly table?: unknown }
  return { table, summary }
}
