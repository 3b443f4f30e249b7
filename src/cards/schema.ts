// Defines the parts of data/<game>/cards.json that all games share. Editors use the JSON Schemas written from it.
import { z } from 'zod'
import { FALLBACK, inEachLanguage } from '../language.ts'
import type { CardGame } from './card.ts'

export const words = z.string().trim().min(1)
/** Languages other than English appear only where an edition of the card in them is known. */
export const named = z.strictObject({
  ...inEachLanguage(() => words.optional()),
  [FALLBACK]: words,
})
export const points = z.int().min(0).max(99)
export const yes = z.literal(true).optional()

export const keyword = z.strictObject({
  keyword: words,
  value: z.union([z.int(), words]).optional(),
})

/** The schema of each game's file, by the name of its JSON Schema. */
export const cardSchemas = (games: readonly CardGame[]): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(games.map(({ game, schema }) => [`${game}-cards`, fileOf(schema)]))

const fileOf = (card: z.ZodType) =>
  z.strictObject({ $schema: z.string().optional(), cards: z.array(card).min(1) })
