// What a card does where it is revealed or played, as its data say it: rows of the engine’s own effects. What waits on a card
// in play are its triggers.
import { z } from 'zod'
import { activatesSchema, chooseSchema, deploySelfSchema } from './effects.ts'
import { count, name } from './pieces.ts'
import { EFFECT_SCHEMAS, gundamEffect, unsaidReason } from './single-effects.ts'

const { movesCard, draw, exResource, fromTrash, rule } = EFFECT_SCHEMAS
/** Tokens that a card brings; the engine deploys what their own cards say. */
export const deployTokenSchema = gundamEffect('deployToken', {
  token: name.describe('The code of its card.'),
  rested: z.literal(true).optional(),
  count: z.int().min(2).max(3).optional().describe('Left out, 1.'),
})
export type DeployToken = z.infer<typeof deployTokenSchema>

/** The engine’s effects; of some a card says less than the engine needs: the rest follows from the card itself. */
const playedEffect = z.discriminatedUnion('kind', [
  movesCard.extend({ to: z.literal('hand') }),
  deploySelfSchema.omit({ piece: true, abilities: true }).extend({
    as: z.strictObject({ ap: count, hp: count }).optional().describe('As a Unit with these numbers.'),
  }),
  deployTokenSchema,
  activatesSchema.omit({ effects: true }),
  draw,
  exResource,
  fromTrash,
  rule,
  chooseSchema,
])
export type PlayedEffect = z.infer<typeof playedEffect>

const PLAYED_AT = ['burst', 'main', 'action', 'main/action'] as const

/** What is done with a revealed card, which only a Burst has. */
const REVEALED: readonly PlayedEffect['kind'][] = ['movesCard', 'deploySelf', 'activates']

const at = z.enum(PLAYED_AT)
/** One sentence of a card. */
export const playSchema = z
  .union([
    z.strictObject({ at, effects: z.array(playedEffect).min(1).max(5) }),
    z.strictObject({ at, readCard: unsaidReason.describe('Why the data do not say it.') }),
  ])
  .refine(
    one =>
      one.at === 'burst' || !('effects' in one) || one.effects.every(({ kind }) => !REVEALED.includes(kind)),
    { error: 'only a Burst does this with its card' },
  )
export type CardPlay = z.infer<typeof playSchema>
