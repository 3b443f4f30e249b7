// The schemas of effects that combine others, and of abilities and their attacks.
import { z } from 'zod'
import { CHOSEN_BY, WAYS } from './asked-facts.ts'
import { attachedSchema, MOST_ATTACHED, name } from './characters.ts'
import { conditionSchema, EFFECT_SCHEMAS, eachSchema, marvelEffect, refSchema } from './single-effects.ts'
import { SPENT } from './table-facts.ts'
import { triggerSchema } from './triggers.ts'

/** The effects that an ability may have. Reminders are left out, so that abilities do not nest. */
const { damage, ...others } = EFFECT_SCHEMAS
const one = z.discriminatedUnion('kind', [damage, ...Object.values(others)])

/** "X. Then Y": Y follows X as far as it can be done; if X cannot be done, neither is done. */
export const thenSchema = marvelEffect('andThen', {
  first: one,
  second: z.array(one).min(1).max(10),
})

/** “Choose a character. Do this to it”: its player chooses, then the effects are carried out on `chosen`. */
export const choosesSchema = marvelEffect('chooses', {
  from: eachSchema.extend({
    where: z.enum(CHOSEN_BY).optional().describe('Which of them, as only the players know.'),
  }),
  effects: z.array(one).min(1).max(4),
})
/** “Choose a player”: `you` is that player in its effects. */
export const choosesPlayerSchema = marvelEffect('choosesPlayer', { effects: z.array(one).min(1).max(4) })
const oneOrChosen = z.discriminatedUnion('kind', [damage, ...Object.values(others), choosesSchema])

/** “If …, X. Otherwise, Y”: the condition is asked or looked at once, before any of it. */
export const eitherSchema = marvelEffect('either', {
  when: conditionSchema,
  does: z.array(oneOrChosen).max(10),
  else: z.array(oneOrChosen).max(10).describe('What it does where the condition does not hold.'),
})

/** “Choose one”: its player says which of the ways. */
export const oneOfSchema = marvelEffect('oneOf', {
  ways: z
    .array(
      z.strictObject({ name: z.enum(WAYS), effects: z.array(z.union([oneOrChosen, eitherSchema])).max(4) }),
    )
    .min(2)
    .max(4),
})
export const simpleEffectSchema = z.discriminatedUnion('kind', [
  damage,
  ...Object.values(others),
  thenSchema,
  choosesSchema,
  choosesPlayerSchema,
  eitherSchema,
  oneOfSchema,
])

/** Whether an ability opens is never asked: what its effects need is. */
const knownCondition = conditionSchema.refine(condition => !('asks' in condition), {
  error: 'it is asked when an effect is applied: say it there',
})

/** A reminder: an ability that the engine opens at its moment. */
export const abilitySchema = z.strictObject({
  id: name,
  owner: name.optional().describe('The player who controls it; without one it is an encounter card.'),
  source: name.optional().describe('The character it stands on or belongs to.'),
  trigger: triggerSchema,
  forced: z.boolean().optional(),
  label: z.enum(['attack', 'defense', 'thwart', 'attack/defense', 'attack/thwart']).optional(),
  effects: z.array(simpleEffectSchema).max(20).optional(),
  options: z
    .array(z.strictObject({ name, effects: z.array(simpleEffectSchema).max(20).optional() }))
    .min(1)
    .max(10)
    .optional()
    .describe('The ways to carry it out; one without effects leaves them to its player.'),
  card: name.optional().describe('The attached card that it stands on; it goes with that.'),
  uses: z.int().min(0).max(99).optional(),
  limit: z
    .strictObject({ uses: z.int().min(1).max(99), per: z.enum(['phase', 'round']) })
    .optional()
    .describe('“Limit once per round”: so many uses, which come back when that is over.'),
  until: z.enum(['phase', 'round']).optional().describe('“Until the end of the phase”: then it is gone.'),
  if: knownCondition.optional(),
})
export type AbilityGiven = z.infer<typeof abilitySchema>

export const remindSchema = z.strictObject({
  kind: z.literal('remind'),
  ability: abilitySchema,
  if: conditionSchema.optional(),
})

export const attachSchema = z
  .strictObject({
    kind: z.literal('attach'),
    to: refSchema,
    card: attachedSchema,
    abilities: z
      .array(abilitySchema)
      .max(MOST_ATTACHED)
      .optional()
      .describe('What waits on it; one with the source `this` calls its character so.'),
    if: conditionSchema.optional(),
  })
  .describe('A card is attached to a character, which has from then on what the card gives.')

/** A player’s card is used: the table remembers it, with what keeps it from being used again. */
export const cardUsedSchema = marvelEffect('cardUsed', {
  card: name.describe('Its code.'),
  spent: z.enum(SPENT).optional(),
})

export type Effect =
  | z.infer<typeof simpleEffectSchema>
  | z.infer<typeof remindSchema>
  | z.infer<typeof attachSchema>
  | z.infer<typeof cardUsedSchema>
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const damagePartSchema = z.strictObject({
  amount: z.union([z.int().min(0).max(99), z.literal('ATK')]),
  // An increase does not raise such damage (MC-PA-11).
  additional: z.literal(true).optional().describe('Worded "additional".'),
  to: z
    .union([z.int().min(1).max(10), z.literal('others')])
    .optional()
    .describe('To which of the chosen enemies, or to each other enemy; without it, to each chosen one.'),
  together: z.literal(true).optional().describe('At the same moment as the damage before it in the text.'),
})
export type DamagePart = z.infer<typeof damagePartSchema>

/** One attack of an ability: the number or kind of its enemies, and the damage in the order of the text. */
export const attackPartSchema = z.strictObject({
  targets: z
    .union([z.int().min(1).max(10), z.enum(['each enemy', 'each minion', 'same'])])
    .default(1)
    .describe('How many enemies are chosen, or which; "same": the enemies of the attack before.'),
  sentences: z
    .literal(true)
    .optional()
    .describe(
      'Each enemy has a sentence of its own and is chosen when that begins; `to` says which damage it has.',
    ),
  alsoDoes: z.literal(true).optional().describe('It does more to its enemy than deal damage.'),
  instances: z.array(damagePartSchema).min(1).max(10),
})
export type AttackPart = z.infer<typeof attackPartSchema>

const threatPartSchema = z.strictObject({
  amount: z.union([z.int().min(0).max(99), z.literal('THW')]),
  // An increase does not raise it (MC18-TH-10).
  additional: z.literal(true).optional().describe('Worded "additional".'),
  to: z
    .int()
    .min(1)
    .max(10)
    .optional()
    .describe('From which of the chosen schemes; without it, from each of them.'),
})

/** What an ability labelled (thwart) removes: from how many schemes or from which, in the order of the text. */
export const thwartPartSchema = z.strictObject({
  schemes: z
    .union([z.int().min(1).max(10), z.enum(['each scheme', 'each side scheme'])])
    .default(1)
    .describe('How many schemes are chosen, or which.'),
  instances: z.array(threatPartSchema).min(1).max(10),
})
export type ThwartPart = z.infer<typeof thwartPartSchema>
