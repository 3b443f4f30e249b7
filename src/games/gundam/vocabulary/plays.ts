// What a card does where it is revealed or played, as its data say it: rows of the engine’s own effects. What waits on a card
// in play are its triggers.
import { z } from 'zod'
import { activatesSchema, deploySelfSchema, simpleEffectSchema } from './effects.ts'
import { count, name } from './pieces.ts'
import { gundamEffect, unsaidReason } from './single-effects.ts'

/** Tokens that a card brings; the engine deploys what their own cards say. */
export const deployTokenSchema = gundamEffect('deployToken', {
  token: name.describe('The code of its card.'),
  rested: z.literal(true).optional(),
  count: z.int().min(2).max(3).optional().describe('Left out, 1.'),
})
export type DeployToken = z.infer<typeof deployTokenSchema>

/** The engine’s effects; of some a card says less than the engine needs: the rest follows from the card itself. */
const playedEffect = z.union([
  simpleEffectSchema,
  deploySelfSchema.omit({ piece: true, abilities: true }).extend({
    as: z.strictObject({ ap: count, hp: count }).optional().describe('As a Unit with these numbers.'),
  }),
  deployTokenSchema,
  activatesSchema.omit({ effects: true }),
])
export type PlayedEffect = z.infer<typeof playedEffect>
const effects = z.array(playedEffect).min(1).max(5)

const PLAYED_AT = ['burst', 'main', 'action', 'main/action'] as const

/** What is done with a revealed card, which only a Burst has. */
const REVEALED: readonly PlayedEffect['kind'][] = ['movesCard', 'deploySelf', 'activates']

/** A Burst changes no target, and its card goes to the hand where it does not come into play. */
function isPossible(effect: PlayedEffect, isBurst: boolean): boolean {
  if (effect.kind === 'movesCard' && effect.to !== 'hand') return false
  return isBurst ? effect.kind !== 'target' : !REVEALED.includes(effect.kind)
}

const at = z.enum(PLAYED_AT)
/** One sentence of a card. */
export const playSchema = z
  .union([
    z.strictObject({ at, effects }),
    z.strictObject({
      at,
      ways: z.array(effects).length(2).describe('One of two, which its player chooses.'),
    }),
    z.strictObject({ at, readCard: unsaidReason.describe('Why the data do not say it.') }),
  ])
  .refine(
    one => {
      const all = 'effects' in one ? one.effects : 'ways' in one ? one.ways.flat() : []
      return all.every(effect => isPossible(effect, one.at === 'burst'))
    },
    { error: 'only a Burst does this with its card' },
  )
export type CardPlay = z.infer<typeof playSchema>
