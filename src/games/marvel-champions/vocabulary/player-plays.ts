// What a player’s card does when it is played or used, as its data say it, or why its player reads it.
import { z } from 'zod'
import {
  attackPartSchema,
  choosesPlayerSchema,
  choosesSchema,
  eitherSchema,
  thenSchema,
  thwartPartSchema,
} from './effects.ts'
import { conditionSchema, EFFECT_SCHEMAS } from './single-effects.ts'
import { triggerSchema } from './triggers.ts'

/** What keeps a card from being played in one press: then its player reads it and says what it does. */
export const PLAY_LACKS = [
  'a number or fact of the table',
  'a character of choice',
  'a scheme of choice',
  'attaching',
  'entering play',
  'another card',
  'a revealed card',
  'discarded cards',
  'another activation',
  'another moment',
  'the rest of the phase',
  'a trait or a form',
  'a number changed by a card',
  'divided damage',
  'damage moved',
  'rules of its own',
] as const
export type PlayLack = (typeof PLAY_LACKS)[number]

const RESOURCES = ['physical', 'mental', 'energy', 'wild'] as const

/** What only the players know when they play the card. `card`: a condition that the card names. */
const KNOWN_TO_PLAYERS = ['aerial', 'giant', 'tiny', 'card'] as const

const { on, of, and, undefended, noDamage } = triggerSchema.shape
const yes = z.literal(true).optional()
const most = z.int().min(1).max(20)

const moment = z.strictObject({
  on,
  who: z.enum(['this', 'you']).optional().describe('The character it is about; you: your identity.'),
  of,
  and,
  undefended,
  noDamage,
  by: z
    .enum(['villain', 'minion', 'identity', 'ally'])
    .optional()
    .describe('Who attacks, schemes or thwarts.'),
  basic: yes.describe('A basic power is used.'),
})

const cost = z.union([
  z.strictObject({ exhaust: z.enum(['this', 'your identity', 'choose']) }),
  z.strictObject({ pay: z.enum([...RESOURCES, 'any']), count: most.optional() }),
  z.strictObject({ discard: z.enum(['this', 'cards']) }),
  z.strictObject({ counters: most }),
  z.strictObject({ damage: most.describe('That your identity takes.') }),
])

const { damage, heal, prevent, atk, sch, def, thw, increase, status, exhaust, ready, leaves } = EFFECT_SCHEMAS
const { replaceAttack, replaceScheme, noBoostCard, endAttack, form, target, defender } = EFFECT_SCHEMAS
const { boostCard, boostIcons, cancelBoost, threat, removesThreat, keyword, activation, noBearing } =
  EFFECT_SCHEMAS

/** What a player’s card can do. It knows no scheme of a table, and corrects nothing. */
const playEffect = z.discriminatedUnion('kind', [
  damage,
  ...[heal, prevent, atk, sch, def, thw, increase, status, exhaust, ready, leaves],
  ...[replaceAttack, replaceScheme, noBoostCard, endAttack, form, target, defender],
  ...[boostCard, boostIcons, cancelBoost, threat, removesThreat, keyword, activation, noBearing],
  ...[thenSchema, choosesSchema, choosesPlayerSchema, eitherSchema],
])
export type PlayEffect = z.infer<typeof playEffect>

const effects = z.array(playEffect).min(1).max(8)

/** What it does: one way of it. An attack or a thwart of its own comes first. */
const does = {
  attacks: z.array(attackPartSchema).min(1).max(10).optional(),
  keywords: z
    .array(z.enum(['overkill', 'piercing', 'ranged']))
    .min(1)
    .max(3)
    .optional()
    .describe('Those of its attack.'),
  thwarts: thwartPartSchema.optional(),
  effects: effects.optional().describe('In the order of the text; `{ piece: "this" }` is the card in play.'),
}
const oneWay = z.strictObject(does)

const insteadSchema = z.strictObject({
  if: z.union([
    z.strictObject({ paid: z.enum(RESOURCES) }),
    z.strictObject({ asks: z.enum(KNOWN_TO_PLAYERS) }),
  ]),
  ...does,
})

const head = {
  at: z
    .union([
      z.literal('ability').describe('Its own action: labelled (attack) or (thwart), or any other.'),
      z.literal('revealed').describe('An encounter card is revealed.'),
      moment,
    ])
    .describe('When it is played or used; on: constant, as long as it is in play.'),
  from: z.enum(['hand', 'play']),
}

const played = z.strictObject({
  ...head,
  label: z.enum(['attack', 'defense', 'thwart', 'attack/defense', 'attack/thwart']).optional(),
  form: z.enum(['hero', 'alter-ego']).optional().describe('“Hero Action”: only in this form.'),
  forced: yes,
  if: conditionSchema.optional().describe('Only if the table knows that this holds.'),
  cost: z
    .array(cost)
    .min(1)
    .max(4)
    .optional()
    .describe('Told, never checked. Resources printed as its cost are no part.'),
  ...does,
  instead: z
    .array(insteadSchema)
    .min(1)
    .max(3)
    .optional()
    .describe('Under this condition each field that it names stands in place of that of the row.'),
  options: z
    .array(oneWay)
    .min(2)
    .max(5)
    .optional()
    .describe('“Choose one”, in place of the row’s own fields.'),
  limit: z.strictObject({ uses: most, per: z.enum(['phase', 'round']) }).optional(),
  until: z.enum(['phase', 'round']).optional().describe('How long its constant effects last.'),
})

const pieceNamed = /"piece":"(?!this")/

/** What a player’s card does at one moment. */
export const playerPlaySchema = z.union([
  played
    .refine(row => !pieceNamed.test(JSON.stringify(row)), {
      error: 'a card knows no character of a table but this',
    })
    .refine(row => [row.attacks, row.thwarts, row.effects, row.options].some(Boolean), {
      error: 'it does nothing: say noBearing',
    })
    .refine(row => row.at === 'ability' || !(row.attacks || row.thwarts), {
      error: 'only an action has an attack or a thwart of its own: say damage or threat, with the label',
    })
    .refine(({ at }) => typeof at === 'string' || at.on !== 'constant' || at.who !== undefined, {
      error: 'a constant ability changes the numbers of somebody: say who',
    }),
  z.strictObject({ ...head, needs: z.enum(PLAY_LACKS) }),
])
export type PlayerPlay = z.infer<typeof playerPlaySchema>
/** A row whose facts are whole. */
export type WholePlay = z.infer<typeof played>
/** What a card does in one way. */
export type PlayWay = z.infer<typeof oneWay>
export type PlayInstead = z.infer<typeof insteadSchema>
