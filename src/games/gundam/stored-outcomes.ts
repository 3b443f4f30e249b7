// Reads outcomes that were stored when attacks of the GUNDAM CARD GAME ended.
import { z } from 'zod'
import { inTwoParts } from '../outcome.ts'
import type { BetweenOutcome, UnitOutcome } from './outcomes.ts'
import { gundamTableSchema } from './table.ts'

const ids = z.array(z.string())

const piece = z.object({
  piece: z.string(),
  where: z.enum(['in play', 'destroyed', 'returned', 'trash', 'removed']),
  remaining: z.number().nullable(),
  damage: z.number(),
  rested: z.boolean(),
})

const blow = z.object({
  from: z.string().nullable(),
  to: z.string(),
  kind: z.enum(['battle', 'effect']),
  value: z.number(),
  prevented: z.number(),
  placed: z.number(),
  lost: z.number(),
})

const summary = z.object({
  edition: z.string(),
  attacker: z.string().nullable(),
  target: z.union([z.object({ player: z.string() }), z.object({ unit: z.string() })]).nullable(),
  succeeded: z.enum(['player', 'unit']).nullable(),
  gone: z.enum(['attacker', 'target']).nullable(),
  blocker: z.string().nullable(),
  apAtDamage: z.array(z.object({ piece: z.string(), ap: z.number() })),
  damage: z.array(blow),
  pieces: z.array(piece),
  destroyed: ids,
  shields: z.number().nullable(),
  shieldsLost: z.number(),
  defeated: z.string().nullable(),
  winner: z.string().nullable(),
  notes: ids,
})

export const unitEnded: z.ZodType<UnitOutcome> = inTwoParts(gundamTableSchema.nullable(), summary)

const betweenSummary = z.object({
  edition: z.string(),
  destroyed: ids,
  shields: z.number().nullable(),
  shieldsLost: z.number(),
  pieces: z.array(piece),
  notes: ids,
})
export const betweenEnded: z.ZodType<BetweenOutcome> = inTwoParts(gundamTableSchema, betweenSummary)
