// The schemas of effects that combine others, and of abilities.
import { z } from 'zod'
import { name, pieceSchema } from './pieces.ts'
import { conditionSchema, targetCondition, unitsToChoose } from './references.ts'
import { EFFECT_SCHEMAS, gundamEffect } from './single-effects.ts'
import { triggerSchema } from './triggers.ts'

const { damage, ...others } = EFFECT_SCHEMAS
const one = z.discriminatedUnion('kind', [damage, ...Object.values(others)])

const { rest, setActive, leaves, recover } = EFFECT_SCHEMAS
/** So many effects may stand in a second part: one for each of 12 Units, behind those of a first part on 12 others. */
const secondSchema = z.array(one).min(1).max(24)
/** “Do this. If you do, …”: without the first part there is no second one (5-20-1). */
export const ifYouDoSchema = gundamEffect('ifYouDo', {
  first: z.discriminatedUnion('kind', [damage, rest, setActive, leaves, recover]),
  second: secondSchema,
})
/** “Do this. Then do that”: the second part is carried out even if the first could not be (5-20-2). */
export const thenSchema = gundamEffect('andThen', {
  first: one,
  second: secondSchema,
})
const choice = {
  from: unitsToChoose,
  upTo: z.int().min(2).max(3).optional().describe('1 to so many Units; left out, 1.'),
  effects: z.array(one).min(1).max(4),
}
/** “Choose 1 enemy Unit. Do this to it”: its player chooses, then the effects are carried out on `chosen`. */
export const chooseSchema = gundamEffect('choose', {
  ...choice,
  ifYouDo: z
    .array(z.discriminatedUnion('kind', [damage, ...Object.values(others), gundamEffect('choose', choice)]))
    .min(1)
    .max(4)
    .optional()
    .describe('What follows if a Unit was chosen.'),
})
export const simpleEffectSchema = z.discriminatedUnion('kind', [
  damage,
  ...Object.values(others),
  ifYouDoSchema,
  thenSchema,
  chooseSchema,
])

export type SimpleEffect = z.infer<typeof simpleEffectSchema>

export const chooses = z
  .array(
    z.union([
      z.strictObject({
        battled: z.literal('shield area').describe('A Base or Shield that its card battles.'),
        afterThen: z.literal(true).optional(),
      }),
      z.strictObject({
        battled: z.literal('unit').describe('The Unit that its card battles.'),
        is: z.literal('damaged').optional(),
        afterThen: z.literal(true).optional(),
      }),
      z.strictObject({
        units: z.enum(['own', 'enemy']),
        is: z.enum(['active', 'rested']).optional(),
        levelFrom: z.int().min(0).max(20).optional(),
        levelUpTo: z.int().min(0).max(20).optional(),
        count: z.int().min(1).max(12).optional().describe('How many it says; left out, 1.'),
        afterThen: z.literal(true).optional().describe('Chosen after "Then" or "If you do".'),
      }),
    ]),
  )
  .max(4)
  .optional()
  .describe('The targets that it chooses.')

/** The schema of an effect that waits for its moment, or that a player may activate in the action step. */
export const abilitySchema = z.strictObject({
  id: name,
  owner: name.optional().describe('Whose it is; left out, the player whose card is its source.'),
  source: name.optional(),
  trigger: triggerSchema,
  during: z
    .enum(['pair', 'link'])
    .optional()
    .describe('Only while its card is paired with a Pilot, or linked.'),
  may: z.literal(true).optional().describe('"You may": its owner decides.'),
  chooses,
  effects: z.array(simpleEffectSchema).max(20).optional(),
  options: z
    .array(z.strictObject({ name, chooses, effects: z.array(simpleEffectSchema).max(20) }))
    .min(1)
    .max(10)
    .optional(),
  uses: z.int().min(0).max(99).optional(),
  once: name
    .optional()
    .describe('“Once per turn”: the effects of one card with the same word here share one limit.'),
  asks: z
    .array(name)
    .max(5)
    .optional()
    .describe('Conditions that only the players know: they are asked when its turn comes.'),
  if: targetCondition.optional().describe('“If you are attacking …”: read when it is carried out.'),
})
export type AbilityGiven = z.infer<typeof abilitySchema>

export const remindSchema = z.strictObject({
  kind: z.literal('remind'),
  ability: abilitySchema,
  if: conditionSchema.optional(),
})

/** What the 【Burst】 of a revealed card may do, the words of which stand in no data. */
export const BURST_WAYS = ['hand', 'base', 'unit', 'main', 'action', 'effect', 'trash'] as const
export type BurstWay = (typeof BURST_WAYS)[number]

/** “Activate the Burst”, and nobody has said what it does: the owner of the card is asked. */
export const asksBurstSchema = gundamEffect('asksBurst', {
  ways: z
    .array(z.enum(BURST_WAYS))
    .min(1)
    .max(BURST_WAYS.length)
    .optional()
    .describe('What a card of its type can do, the likely way first; left out, all.'),
  piece: pieceSchema.optional().describe('The card as a Unit or a Base, for the case that it is deployed.'),
  abilities: z.array(abilitySchema).max(10).optional().describe('What waits on it then.'),
})

/** The revealed card itself comes into play, with what waits on it. */
export const deploySelfSchema = gundamEffect('deploySelf', {
  piece: pieceSchema,
  abilities: z.array(abilitySchema).max(10).optional(),
})

/** “Activate this card’s 【Main】”; without `effects` its player reads the card and says what that does. */
export const activatesSchema = gundamEffect('activates', {
  part: z.enum(['main', 'action']),
  effects: z.array(simpleEffectSchema).max(20).optional(),
})

/** What joins with an answer beside cards: an effect that waits on one of them. */
export const joiningAbilitySchema = z.strictObject({ ability: abilitySchema })

export type Effect =
  | z.infer<typeof simpleEffectSchema>
  | z.infer<typeof remindSchema>
  | z.infer<typeof asksBurstSchema>
  | z.infer<typeof deploySelfSchema>
  | z.infer<typeof activatesSchema>
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>
