// The schemas of all effects, of the references, amounts and conditions in them, and of abilities and their attacks. The
// rules of effects stand in effects.ts and the files that it imports.
import { z } from 'zod'
import { triggerSchema } from '../rules/abilities/moments.ts'
import { MARVEL_KEYWORDS, MOST_DAMAGE, name } from '../rules/characters.ts'

/** What is counted for a player, whose cards say "you". */
const OF_YOU = ['allies of you', 'minions engaged with you'] as const

const refSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({ the: z.enum(['attacker', 'defender', 'target', 'your identity']) }),
])
export type Ref = z.infer<typeof refSchema>

/** Every character of a kind that is in play, all at one moment. */
export const eachSchema = z.strictObject({
  each: z.enum([
    'minion engaged with you',
    'enemy',
    'minion',
    'villain',
    'friendly character',
    'hero',
    'ally',
    'character of you',
    'ally of you',
  ]),
  but: refSchema.optional().describe('"each other": without this one.'),
})
export type Each = z.infer<typeof eachSchema>

const amountSchema = z.union([
  z.int().min(0).max(99),
  z.strictObject({
    count: z.literal('number of'),
    of: eachSchema,
    plus: z.int().min(-99).max(99).optional(),
  }),
  z.strictObject({
    count: z.enum(['ATK of', 'DEF of', 'hit points of', 'damage on', ...OF_YOU, 'excess damage']),
    of: refSchema.optional(),
    plus: z.int().min(-99).max(99).optional(),
  }),
])
export type Amount = z.infer<typeof amountSchema>

const not = z.literal(true).optional()
const conditionSchema = z.union([
  z.strictObject({ attack: z.enum(['undefended', 'defended']) }),
  z.strictObject({
    is: z.enum(['defender', 'target', 'ready', 'tough', 'stunned', 'confused', 'in play']),
    who: refSchema,
    not,
  }),
  z.strictObject({
    damage: z
      .enum(['coming', 'dealt', 'taken'])
      .describe('That is about to be taken, or that the attack has dealt, or that was taken from it.'),
    to: refSchema.optional(),
    atLeast: z.int().min(1).max(99),
  }),
  z.strictObject({ hitPointsOf: refSchema, atMost: z.int().optional(), atLeast: z.int().optional() }),
])
export type Condition = z.infer<typeof conditionSchema>

const when = { if: conditionSchema.optional().describe('Only if this holds when it is applied.') }
const change = z.int().min(-99).max(99)

export const EFFECT_SCHEMAS = {
  damage: z.strictObject({
    kind: z.literal('damage'),
    to: z.union([refSchema, eachSchema]),
    amount: amountSchema,
    also: z
      .array(z.strictObject({ to: z.union([refSchema, eachSchema]), amount: amountSchema.optional() }))
      .max(12)
      .optional()
      .describe('Whom it is dealt to at the same moment; without an amount of its own, the same amount.'),
    ...when,
  }),
  heal: z.strictObject({ kind: z.literal('heal'), to: refSchema, amount: amountSchema, ...when }),
  prevent: z
    .strictObject({
      kind: z.literal('prevent'),
      amount: z.union([amountSchema, z.literal('all')]),
      of: refSchema.optional().describe('Damage to this character only; without it, damage of this attack.'),
      taken: z.literal(true).optional().describe('"would take": too late to save tough.'),
      ...when,
    })
    .describe('Prevent damage of this attack.'),
  atk: z.strictObject({
    kind: z.literal('atk'),
    amount: z.union([change, z.strictObject({ count: z.enum(OF_YOU) })]),
    ...when,
  }),
  def: z.strictObject({ kind: z.literal('def'), amount: change, ...when }),
  increase: z.strictObject({
    kind: z.literal('increase'),
    amount: change,
    whole: z.literal(true).optional().describe('It is worded for every attack of the ability.'),
    of: refSchema
      .optional()
      .describe('"takes 1 more damage": the damage that this character would take next, and no other.'),
    ...when,
  }),
  status: z.strictObject({
    kind: z.literal('status'),
    to: refSchema,
    status: z.enum(['tough', 'stunned', 'confused']),
    remove: z.literal(true).optional(),
    ...when,
  }),
  exhaust: z.strictObject({ kind: z.literal('exhaust'), who: refSchema, ...when }),
  ready: z.strictObject({ kind: z.literal('ready'), who: refSchema, ...when }),
  leaves: z.strictObject({
    kind: z.literal('leaves'),
    who: refSchema,
    how: z.enum(['defeated', 'discarded', 'returned', 'removed']),
    ...when,
  }),
  indirect: z
    .strictObject({ kind: z.literal('indirect'), ...when })
    .describe('The damage of the attack is indirect: the attacked player divides it.'),
  replaceAttack: z
    .strictObject({ kind: z.literal('replaceAttack'), ...when })
    .describe('"When it would attack, … instead": the attack is not initiated.'),
  noBoostCard: z
    .strictObject({ kind: z.literal('noBoostCard'), ...when })
    .describe('The attacker gets no boost card for this attack.'),
  form: z
    .strictObject({
      kind: z.literal('form'),
      who: refSchema,
      to: z.enum(['hero', 'alter-ego']),
      atk: z.int().min(0).max(99).optional(),
      def: z.int().min(0).max(99).optional(),
      ...when,
    })
    .describe('An identity changes its form; its numbers of the new form, if they are known.'),
  endAttack: z.strictObject({ kind: z.literal('endAttack'), ...when }),
  peril: z
    .strictObject({ kind: z.literal('peril'), ...when })
    .describe('The attacked player resolves a card with peril, which causes this attack.'),
  target: z.strictObject({ kind: z.literal('target'), to: refSchema, ...when }),
  defender: z.strictObject({
    kind: z.literal('defender'),
    who: refSchema,
    exhausts: z.literal(true).optional().describe('Only if the card says so.'),
    ...when,
  }),
  boostCard: z.strictObject({ kind: z.literal('boostCard'), ...when }),
  boostIcons: z.strictObject({ kind: z.literal('boostIcons'), amount: change, ...when }),
  cancelBoost: z.strictObject({
    kind: z.literal('cancelBoost'),
    what: z.enum(['ability', 'icons']),
    ...when,
  }),
  threat: z.strictObject({
    kind: z.literal('threat'),
    amount: z.union([change, amountSchema]),
    ...when,
  }),
  keyword: z.strictObject({
    kind: z.literal('keyword'),
    keyword: z.enum([...MARVEL_KEYWORDS, 'retaliate']),
    who: refSchema.optional().describe('Without it, the attack gains or loses it.'),
    amount: z.int().min(1).max(99).optional().describe('X of retaliate X.'),
    loses: z.literal(true).optional(),
    ...when,
  }),
  known: z
    .strictObject({
      kind: z.literal('known'),
      who: refSchema,
      atk: z.int().min(0).max(99).optional(),
      def: z.int().min(0).max(99).optional(),
      hitPoints: z.int().min(1).max(999).optional(),
      damage: z.int().min(0).max(MOST_DAMAGE).optional(),
      ...when,
    })
    .describe('Corrects or supplies a number of a character.'),
  note: z.strictObject({ kind: z.literal('note'), text: z.string().trim().min(1).max(200), ...when }),
} as const

/** The effects that an ability may have. Reminders are left out, so that abilities do not nest. */
const { damage, ...others } = EFFECT_SCHEMAS
const one = z.discriminatedUnion('kind', [damage, ...Object.values(others)])

/** "X. Then Y": Y follows X as far as it can be done; if X cannot be done, neither is done. */
export const thenSchema = z.strictObject({
  kind: z.literal('andThen'),
  first: one,
  second: z.array(one).min(1).max(10),
  ...when,
})
export const simpleEffectSchema = z.discriminatedUnion('kind', [damage, ...Object.values(others), thenSchema])

/** A reminder: an ability that the engine opens at its moment. */
export const abilitySchema = z.strictObject({
  id: name,
  owner: name.optional().describe('The player who controls it; without one it is an encounter card.'),
  source: name.optional().describe('The character it stands on or belongs to.'),
  trigger: triggerSchema,
  forced: z.boolean().optional(),
  label: z.enum(['attack', 'defense', 'attack/defense']).optional(),
  effects: z.array(simpleEffectSchema).max(20).optional(),
  options: z
    .array(z.strictObject({ name, effects: z.array(simpleEffectSchema).max(20).optional() }))
    .min(1)
    .max(10)
    .optional()
    .describe('The ways to carry it out; one without effects leaves them to its player.'),
  uses: z.int().min(0).max(99).optional(),
  if: conditionSchema.optional(),
})
export type AbilityGiven = z.infer<typeof abilitySchema>

export const remindSchema = z.strictObject({
  kind: z.literal('remind'),
  ability: abilitySchema,
  if: conditionSchema.optional(),
})

export type Effect = z.infer<typeof simpleEffectSchema> | z.infer<typeof remindSchema>
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
