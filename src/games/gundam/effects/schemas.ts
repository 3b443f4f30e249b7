// The schemas of all effects. Their rules stand in effects.ts and the files that it imports.
import { z } from 'zod'
import { triggerSchema } from '../rules/moments.ts'
import { KEYWORDS, name, pieceSchema } from '../rules/pieces.ts'
import { amountSchema, conditionSchema, refSchema } from '../rules/references.ts'

const when = { if: conditionSchema.optional() }

export const EFFECT_SCHEMAS = {
  damage: z.strictObject({
    kind: z.literal('damage'),
    to: z
      .union([refSchema, z.literal('shieldArea')])
      .describe('shieldArea: the Base of the standby player, else their top Shield.'),
    amount: amountSchema,
    ...when,
  }),
  recover: z.strictObject({ kind: z.literal('recover'), to: refSchema, amount: amountSchema, ...when }),
  prevent: z.strictObject({ kind: z.literal('prevent'), to: refSchema, amount: amountSchema, ...when }),
  ap: z.strictObject({
    kind: z.literal('ap'),
    who: refSchema,
    amount: z.int().min(-99).max(99),
    beyondBattle: z.literal(true).optional().describe('Not only "during this battle".'),
    ...when,
  }),
  hp: z.strictObject({
    kind: z.literal('hp'),
    who: refSchema,
    amount: z.int().min(-99).max(99),
    beyondBattle: z.literal(true).optional(),
    ...when,
  }),
  keyword: z.strictObject({
    kind: z.literal('keyword'),
    who: refSchema,
    keyword: z.enum([...KEYWORDS, 'Breach']),
    amount: z.int().min(1).max(99).optional(),
    loses: z.literal(true).optional(),
    beyondBattle: z.literal(true).optional(),
    ...when,
  }),
  rest: z.strictObject({ kind: z.literal('rest'), who: refSchema, ...when }),
  setActive: z.strictObject({ kind: z.literal('setActive'), who: refSchema, ...when }),
  leaves: z.strictObject({
    kind: z.literal('leaves'),
    who: refSchema,
    how: z.enum(['destroyed', 'returned', 'trash', 'removed']),
    ...when,
  }),
  target: z.strictObject({
    kind: z.literal('target'),
    to: z.union([z.literal('player'), refSchema]),
    ...when,
  }),
  deploy: z.strictObject({ kind: z.literal('deploy'), piece: pieceSchema, ...when }),
  shields: z.strictObject({ kind: z.literal('shields'), change: z.int().min(-20).max(20), ...when }),
  movesCard: z
    .strictObject({
      kind: z.literal('movesCard'),
      to: z.enum(['hand', 'deck', 'battle area', 'base section', 'resource area']),
      ...when,
    })
    .describe('The revealed Shield goes there instead of the trash.'),
  known: z.strictObject({
    kind: z.literal('known'),
    who: refSchema,
    ap: z.int().min(0).max(99).optional(),
    hp: z.int().min(1).max(99).optional(),
    damage: z.int().min(0).max(98).optional(),
    ...when,
  }),
  note: z.strictObject({ kind: z.literal('note'), text: z.string().trim().min(1).max(200), ...when }),
} as const

export const simpleEffectSchema = z.discriminatedUnion('kind', [
  EFFECT_SCHEMAS.damage,
  EFFECT_SCHEMAS.recover,
  EFFECT_SCHEMAS.prevent,
  EFFECT_SCHEMAS.ap,
  EFFECT_SCHEMAS.hp,
  EFFECT_SCHEMAS.keyword,
  EFFECT_SCHEMAS.rest,
  EFFECT_SCHEMAS.setActive,
  EFFECT_SCHEMAS.leaves,
  EFFECT_SCHEMAS.target,
  EFFECT_SCHEMAS.deploy,
  EFFECT_SCHEMAS.shields,
  EFFECT_SCHEMAS.movesCard,
  EFFECT_SCHEMAS.known,
  EFFECT_SCHEMAS.note,
])

/** The schema of an effect that waits for its moment, or that a player may activate in the action step. */
export const abilitySchema = z.strictObject({
  id: name,
  owner: name.optional().describe('Whose it is; left out, the player whose card is its source.'),
  source: name.optional(),
  trigger: triggerSchema,
  may: z.literal(true).optional().describe('"You may": its owner decides.'),
  effects: z.array(simpleEffectSchema).max(20).optional(),
  options: z
    .array(z.strictObject({ name, effects: z.array(simpleEffectSchema).max(20) }))
    .min(1)
    .max(10)
    .optional(),
  uses: z.int().min(0).max(99).optional(),
})
export type AbilityGiven = z.infer<typeof abilitySchema>

export const remindSchema = z.strictObject({
  kind: z.literal('remind'),
  ability: abilitySchema,
  if: conditionSchema.optional(),
})

export type Effect = z.infer<typeof simpleEffectSchema> | z.infer<typeof remindSchema>
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>
