// Reads outcomes that were stored when attacks of Marvel Champions ended.
import { z } from 'zod'
import { inTwoParts } from '../outcome.ts'
import type { ChangesOutcome, EnemyOutcome, PlayerOutcome, SchemeOutcome, ThwartOutcome } from './outcomes.ts'
import { marvelTableSchema } from './table.ts'

const ids = z.array(z.string())

const character = z.object({
  piece: z.string(),
  where: z.enum(['in play', 'defeated', 'discarded', 'returned', 'removed']),
  remaining: z.number().nullable(),
  damage: z.number(),
  ready: z.boolean(),
  tough: z.number(),
  stunned: z.number(),
  confused: z.number(),
})

const damage = z.object({
  value: z.number(),
  reduced: z.number(),
  prevented: z.number(),
  tough: z.number(),
  placed: z.array(z.object({ piece: z.string(), amount: z.number() })),
  lost: z.number(),
})

const common = {
  edition: z.string(),
  replaced: z.boolean(),
  damage,
  dealt: z.number(),
  fell: ids,
  characters: z.array(character),
  threat: z.number(),
  notes: ids,
}

const aimed = z.object({ player: z.string(), character: z.string() }).nullable()

const enemySummary = z.object({
  ...common,
  endedEarly: z.enum(['effect', 'attacker gone', 'target gone', 'player eliminated']).nullable(),
  schemes: z.boolean().default(false),
  atk: z.number().nullable(),
  target: aimed,
  attacked: aimed,
  defended: ids,
  defense: z.enum(['basic', 'ally', 'ability', 'undefended']).nullable(),
  undefended: z.boolean(),
  boostCardsLeft: z.number(),
})

const playerSummary = z.object({
  ...common,
  stopped: z.boolean(),
  attacksMade: z.number(),
  attacked: ids,
})

export const enemyEnded: z.ZodType<EnemyOutcome> = inTwoParts(marvelTableSchema, enemySummary)
export const playerEnded: z.ZodType<PlayerOutcome> = inTwoParts(marvelTableSchema, playerSummary)

const schemeSummary = z.object({
  edition: z.string(),
  replaced: z.boolean(),
  attacks: z.boolean().default(false),
  endedEarly: z.enum(['effect', 'schemer gone']).nullable(),
  sch: z.number().nullable(),
  scheme: z.string().nullable(),
  placed: z.number(),
  prevented: z.number(),
  fell: ids,
  characters: z.array(character),
  boostCardsLeft: z.number(),
  threat: z.number(),
  notes: ids,
})
export const schemeEnded: z.ZodType<SchemeOutcome> = inTwoParts(marvelTableSchema, schemeSummary)

const thwartSummary = z.object({
  edition: z.string(),
  replaced: z.boolean(),
  stopped: z.boolean(),
  thw: z.number().nullable(),
  usedAtk: z.boolean(),
  schemes: ids,
  removed: z.array(z.object({ scheme: z.string(), amount: z.number() })),
  defeated: ids,
  fell: ids,
  characters: z.array(character),
  threat: z.number(),
  notes: ids,
})
export const thwartEnded: z.ZodType<ThwartOutcome> = inTwoParts(marvelTableSchema, thwartSummary)

const changesSummary = z.object({
  edition: z.string(),
  fell: ids,
  characters: z.array(character),
  notes: ids,
})
export const changesEnded: z.ZodType<ChangesOutcome> = inTwoParts(marvelTableSchema, changesSummary)
