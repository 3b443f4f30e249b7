// The schema of every single effect, and of the references, amounts and conditions in it. The rules of effects stand in
// ../effects.
import { z } from 'zod'
import {
  color,
  constantSchema,
  count,
  GUNDAM_KEYWORDS,
  keptOff,
  level,
  MOST_CONSTANTS,
  NUMBERED_KEYWORDS,
  name,
  pieceSchema,
  pilotSchema,
  TARGET_RULES,
} from './pieces.ts'
import { shieldCount } from './table-facts.ts'

const refSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({
    the: z
      .enum(['attacker', 'target', 'blocker', 'this', 'damaged', 'chosen'])
      .describe(
        'damaged: the enemy Unit that was dealt battle damage last. chosen: the Unit that the effect around it chooses.',
      ),
  }),
])
export type Ref = z.infer<typeof refSchema>

/** Every Unit of a side that is in play, all at one moment; "own" is of the player whose effect it is. */
export const allSchema = z.strictObject({
  all: z.enum(['own Units', 'other own Units', 'enemy Units', 'Units']),
  is: z.enum(['active', 'rested', 'damaged']).optional(),
})
export type All = z.infer<typeof allSchema>
const whomSchema = z.union([refSchema, allSchema])
export type Whom = z.infer<typeof whomSchema>

const amountSchema = z.union([
  z.strictObject({
    count: z.literal('number of'),
    of: allSchema,
    plus: z.int().min(-99).max(99).optional(),
  }),
  z.int().min(0).max(99),
  z.strictObject({
    count: z.enum(['AP of', 'HP of', 'damage on']),
    of: refSchema,
    plus: z.int().min(-99).max(99).optional(),
  }),
])
export type Amount = z.infer<typeof amountSchema>

/** The condition of a text that says “If you are attacking …”. */
export const targetCondition = z.strictObject({
  attack: z.enum(['player', 'unit']).describe('What is the target; by rules 1.0, what was declared as it.'),
})

export const conditionSchema = z.union([
  targetCondition,
  z.strictObject({
    is: z.enum(['damaged', 'rested', 'target', 'in play', 'paired', 'linked']),
    who: refSchema,
    not: z.literal(true).optional(),
  }),
  z.strictObject({
    turn: z.enum(['own', 'enemy']).describe('Whose turn it is, seen from whose effect it is.'),
  }),
  z.strictObject({
    asks: name.describe('What only the players know: the owner of the effect is asked.'),
    not: z.literal(true).optional(),
  }),
  z.strictObject({
    apOf: refSchema,
    atLeast: z.int().min(0).max(99).optional(),
    atMost: z.int().min(0).max(99).optional(),
  }),
])
export type Condition = z.infer<typeof conditionSchema>

/** Which Units an effect may choose; what nobody knows of a Unit does not bar it. */
export const unitsToChoose = z.strictObject({
  units: z.enum(['own', 'enemy', 'any']),
  is: z.enum(['active', 'rested', 'damaged']).optional(),
  levelUpTo: level.optional(),
  hpUpTo: count.optional().describe('Its HP that are left.'),
  apUpTo: count.optional(),
  trait: name.optional(),
  color: color.optional(),
  keyword: z.enum(GUNDAM_KEYWORDS).optional(),
})
export type UnitsToChoose = z.infer<typeof unitsToChoose>

/** What data cannot say yet, so that a player reads the card. */
export const UNSAID = ['unitsToCome', 'unitsOfTrait', 'twoChoices', 'deck', 'token'] as const
export const unsaidReason = z.enum(UNSAID)

const onlyIf = { if: conditionSchema.optional() }
/** The schema of an effect of this kind. */
export const gundamEffect = <K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.strictObject({ kind: z.literal(kind), ...fields, ...onlyIf })

const several = z.array(whomSchema).max(12).optional().describe('The others, at the same moment.')

export const EFFECT_SCHEMAS = {
  damage: gundamEffect('damage', {
    to: z
      .union([whomSchema, z.literal('shieldArea')])
      .describe('shieldArea: the Base of the standby player, else their top Shield.'),
    also: several,
    amount: amountSchema,
  }),
  reduce: gundamEffect('reduce', {
    to: z.union([refSchema, z.literal('shieldArea')]),
    amount: z.int().min(1).max(99),
  }).describe('During this battle each damage to it by an enemy is reduced (5-21).'),
  redirect: gundamEffect('redirect', { from: refSchema, to: refSchema }).describe(
    'During this battle the battle damage that the one Unit would receive is dealt to the other one.',
  ),
  keepOff: gundamEffect('keepOff', {
    to: z.union([refSchema, z.literal('shieldArea')]),
    damage: keptOff,
  }).describe('During this battle it cannot receive this damage by an enemy.'),
  recover: gundamEffect('recover', { to: whomSchema, amount: amountSchema }),
  prevent: gundamEffect('prevent', { to: refSchema, amount: amountSchema }),
  ap: gundamEffect('ap', {
    who: whomSchema,
    amount: z.int().min(-99).max(99),
    beyondBattle: z.literal(true).optional().describe('Not only "during this battle".'),
  }),
  hp: gundamEffect('hp', {
    who: whomSchema,
    amount: z.int().min(-99).max(99),
    beyondBattle: z.literal(true).optional(),
  }),
  keyword: gundamEffect('keyword', {
    who: whomSchema,
    keyword: z.enum([...GUNDAM_KEYWORDS, ...NUMBERED_KEYWORDS]),
    amount: z.int().min(1).max(99).optional(),
    loses: z.literal(true).optional(),
    beyondBattle: z
      .literal(true)
      .optional()
      .describe('Repair has no bearing on a battle: it lasts for the turn in any case.'),
  }),
  rule: gundamEffect('rule', { who: whomSchema, also: several, rule: z.enum(TARGET_RULES) }).describe(
    'From now on this holds for these cards, whatever they gain or lose later.',
  ),
  rest: gundamEffect('rest', { who: whomSchema }),
  setActive: gundamEffect('setActive', { who: whomSchema }),
  leaves: gundamEffect('leaves', {
    who: whomSchema,
    also: several,
    how: z.enum(['destroyed', 'returned', 'trash', 'removed']),
  }),
  destroyFirst: gundamEffect('destroyFirst', { count: z.int().min(1).max(10) }).describe(
    'The first cards of the shield area of the standby player are destroyed, without damage.',
  ),
  pair: gundamEffect('pair', {
    who: refSchema,
    pilot: pilotSchema,
    constants: z
      .array(constantSchema)
      .max(MOST_CONSTANTS)
      .optional()
      .describe('The constant effects that the Unit has with this Pilot; left out, its own.'),
  }).describe('A Pilot comes: its AP and HP are added.'),
  unpair: gundamEffect('unpair', { who: refSchema }).describe('Its Pilot leaves.'),
  target: gundamEffect('target', { to: z.union([z.literal('player'), refSchema]) }),
  deploy: gundamEffect('deploy', { piece: pieceSchema }),
  battle: gundamEffect('battle', {
    attacker: refSchema,
    target: refSchema.optional().describe('Left out: the players are asked.'),
  }).describe('These two Units battle at once, with the damage step and the battle end step alone.'),
  shields: gundamEffect('shields', {
    change: z.int().min(-20).max(20),
    player: name.optional().describe('Whose; left out, those of the standby player.'),
  }),
  shieldCount: gundamEffect('shieldCount', { player: name, shields: shieldCount }).describe(
    'So many Shields of this player have been counted.',
  ),
  movesCard: gundamEffect('movesCard', {
    to: z.enum(['hand', 'deck', 'battle area', 'base section', 'resource area']),
  }).describe('The revealed Shield goes there instead of the trash.'),
  known: gundamEffect('known', {
    who: refSchema,
    ap: z.int().min(0).max(99).optional(),
    hp: z.int().min(1).max(99).optional(),
    damage: z.int().min(0).max(98).optional(),
    deployedThisTurn: z.boolean().optional(),
  }),
  furtherText: gundamEffect('furtherText', {
    needs: unsaidReason.optional().describe('Why a card’s data do not say it.'),
  }).describe('What its text says besides: its player reads the card and says what it does.'),
  draw: gundamEffect('draw', { count: z.int().min(1).max(10) }),
  exResource: gundamEffect('exResource', {}).describe('Its player places 1 EX Resource.'),
  fromTrash: gundamEffect('fromTrash', {
    type: z.enum(['unit', 'pilot', 'base']),
    trait: name.optional(),
    named: name.optional().describe('This stands in its name.'),
  }).describe('Its player takes such a card from the own trash to the hand.'),
  note: gundamEffect('note', { text: z.string().trim().min(1).max(200) }),
} as const
