// What an ability of a card in play does, as its data say it: the engine’s own effects, its ways, or what the engine lacks.
import { z } from 'zod'
import { simpleEffectSchema } from './effects.ts'
import { conditionSchema } from './single-effects.ts'

/** What keeps an ability from being played: then its players read the card. */
export const ABILITY_LACKS = [
  'a number or fact of the table',
  'a character of choice',
  'characters of a kind',
  'a keyword of a character',
  'attaching',
  'entering play',
  'another activation',
  'a scheme of a name',
  'indirect damage',
  'hit points',
  'no damage at all',
  'no defeat',
  'other damage',
  'a boost card for later',
  'another card',
  'another side of the card',
  'what cannot be done',
  'the active villain',
  'a moment of its own',
  'an ally as a minion',
  'what the card leaves open',
] as const
export type AbilityLack = (typeof ABILITY_LACKS)[number]

/** The ways between which a card lets its player choose; each has its words. */
export const ABILITY_WAYS = [
  'done',
  'threat1',
  'atk2',
  'atk2Overkill',
  'atk2Piercing',
  'boostCardOverkill',
  'indirect2',
  'indirect3',
  'atkCounted',
  'boostCard',
  'tough',
  'heal2',
  'confuse',
  'stun',
  'drone',
] as const
export type AbilityWay = (typeof ABILITY_WAYS)[number]

const effects = z.array(simpleEffectSchema).min(1).max(5)

/** What it does once it opens; left out altogether: nobody has read it, and the players say what it does. */
export const abilityFacts = {
  effects: effects.optional().describe('The piece `this` is the character of the card.'),
  options: z
    .array(z.strictObject({ name: z.enum(ABILITY_WAYS), effects }))
    .min(2)
    .max(3)
    .optional()
    .describe('The ways of which its player chooses one.'),
  needs: z.enum(ABILITY_LACKS).optional().describe('What keeps it from being played.'),
}

/** Only one of the three is said of an ability. */
export const isSaidOnce = ({ effects, options, needs }: { [K in keyof typeof abilityFacts]?: unknown }) =>
  [effects, options, needs].filter(one => one !== undefined).length <= 1

/** A constant ability of a card; the engine looks at it wherever it counts. */
export const constantAbilitySchema = z.strictObject({
  if: conditionSchema.optional(),
  effects,
})
