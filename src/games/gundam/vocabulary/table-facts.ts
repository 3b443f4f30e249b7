// What a table of the GUNDAM CARD GAME remembers beside its cards: whose turn it is, what ends with it, both shield areas.
import { z } from 'zod'
import { GUNDAM_KEYWORDS, HIGHEST_VALUE, MOST_CARDS, name, TARGET_RULES } from './pieces.ts'

const change = z.int().min(-HIGHEST_VALUE).max(HIGHEST_VALUE)
const piece = name

/** What a card has gained or lost "during this turn". */
const forTheTurnSchema = z.union([
  z.strictObject({ piece, ap: change }),
  z.strictObject({ piece, hp: change }),
  z.strictObject({ piece, breach: change }),
  z.strictObject({ piece, repair: change }),
  z.strictObject({ piece, keyword: z.enum(GUNDAM_KEYWORDS), loses: z.boolean() }),
  z.strictObject({ piece, rule: z.enum(TARGET_RULES) }),
])
export type ForTheTurn = z.infer<typeof forTheTurnSchema>

/** The limit of Shields, more than any deck gives. */
export const MOST_SHIELDS = 50
export const shieldCount = z.int().min(0).max(MOST_SHIELDS)

/** Each fact may be left out: nobody has said it, which is not 0, no or none. */
export const gundamFactsSchema = z.strictObject({
  turn: z
    .strictObject({ of: name, number: z.int().min(1).max(999).optional() })
    .optional()
    .describe('Whose turn it is, once somebody has said it.'),
  activeSide: z
    .strictObject({ shields: shieldCount.optional(), base: z.literal('none').optional() })
    .optional()
    .describe('The shield area of the active player, as far as it is known.'),
  lasts: z
    .array(forTheTurnSchema)
    .max(MOST_CARDS * 4)
    .optional()
    .describe(
      'What ends with this turn, in the order in which it began. Attacks of 2.0.0 and before leave it out; then a table gains none of these facts.',
    ),
})
export type GundamFacts = z.infer<typeof gundamFactsSchema>

const NAMES = Object.keys(gundamFactsSchema.shape)

/** The facts among the fields of a table or of a set-up; those that are left out stay so. */
export const gundamFactsIn = (given: GundamFacts): GundamFacts =>
  Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && NAMES.includes(field)),
  )
