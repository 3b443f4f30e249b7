// Defines the whole file of each game's cards. Editors use the JSON Schemas written from it.
import { z } from 'zod'
import type { CardGame } from './card.ts'
import { reprint } from './lint.ts'

/** The schema of each game's file, by the name of its JSON Schema. */
export const cardSchemas = (games: readonly CardGame[]): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(games.map(({ game, schema }) => [`${game}-cards`, fileOf(schema)]))

const fileOf = (card: z.ZodType) =>
  z.strictObject({ $schema: z.string().optional(), cards: z.array(z.union([card, reprint])).min(1) })
