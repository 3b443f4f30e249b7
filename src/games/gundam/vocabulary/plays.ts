// What a card does where it is revealed or played, as its data say it: rows of the engine’s own effects. What waits on a card
// in play are its triggers.
import { z } from 'zod'
import { activatesSchema, deploySelfSchema } from './effects.ts'
import { EFFECT_SCHEMAS } from './single-effects.ts'

const { movesCard, draw, exResource } = EFFECT_SCHEMAS
/** The engine’s effects; of some a card says less than the engine needs: the rest follows from the card itself. */
const playedEffect = z.discriminatedUnion('kind', [
  movesCard.extend({ to: z.literal('hand') }),
  deploySelfSchema.omit({ piece: true, abilities: true }),
  activatesSchema.omit({ effects: true }),
  draw,
  exResource,
])
export type PlayedEffect = z.infer<typeof playedEffect>

const PLAYED_AT = ['burst', 'main', 'action', 'main/action'] as const

/** What is done with a revealed card, which only a Burst has. */
const REVEALED: readonly PlayedEffect['kind'][] = ['movesCard', 'deploySelf', 'activates']

/** One sentence of a card. */
export const playSchema = z
  .strictObject({ at: z.enum(PLAYED_AT), effects: z.array(playedEffect).min(1).max(5) })
  .refine(({ at, effects }) => at === 'burst' || effects.every(({ kind }) => !REVEALED.includes(kind)), {
    error: 'only a Burst does this with its card',
  })
export type CardPlay = z.infer<typeof playSchema>
