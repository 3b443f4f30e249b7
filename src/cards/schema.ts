// Defines the parts of data/<game>/cards.json that all games share.
import { z } from 'zod'
import { FALLBACK, inEachLanguage } from '../language.ts'

export const words = z.string().trim().min(1)
/** Languages other than English appear only where an edition of the card in them is known. */
export const named = z.strictObject({ ...inEachLanguage(() => words.optional()), [FALLBACK]: words })
export const points = z.int().min(0).max(99)
export const yes = z.literal(true).optional()

export const keyword = z.strictObject({ keyword: words, value: z.union([z.int(), words]).optional() })
