// The schema of every single effect, and of the references, amounts and conditions in it. The rules of effects stand in
// ../effects.
import { z } from 'zod'
import { askedCountSchema, askedFactSchema } from './asked-facts.ts'
import { characterSchema, iconsSchema, MARVEL_KEYWORDS, MOST_DAMAGE, name } from './characters.ts'
import { schemeSchema } from './table-facts.ts'

/** What is counted for a player, whose cards say "you". */
const OF_YOU = ['allies of you', 'minions engaged with you'] as const

export const refSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({
    the: z.enum([
      'attacker',
      'defender',
      'target',
      'damaged character',
      'villain',
      'your identity',
      'chosen',
    ]),
  }),
])
export type Ref = z.infer<typeof refSchema>

/** Every character of a kind that is in play, all at one moment. */
export const eachSchema = z.strictObject({
  each: z.enum([
    'minion engaged with you',
    'enemy',
    'minion',
    'villain',
    'character',
    'friendly character',
    'identity',
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
    count: z.enum([
      'ATK of',
      'SCH of',
      'DEF of',
      'hit points of',
      'damage on',
      'status cards on',
      ...OF_YOU,
      'excess damage',
    ]),
    of: refSchema.optional(),
    plus: z.int().min(-99).max(99).optional(),
  }),
  askedCountSchema,
])
export type Amount = z.infer<typeof amountSchema>

const not = z.literal(true).optional()
export const conditionSchema = z.union([
  z.strictObject({ attack: z.enum(['undefended', 'defended']) }),
  z.strictObject({
    activation: z.enum(['attack', 'scheme', 'any']).describe('What an enemy does now.'),
    of: z.enum(['villain', 'minion']).optional().describe('Which kind of enemy does it.'),
    undefended: z.literal(true).optional(),
  }),
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
    fromAttacks: z.literal(true).optional().describe('Of what is coming, only the damage of attacks.'),
  }),
  z.strictObject({ hitPointsOf: refSchema, atMost: z.int().optional(), atLeast: z.int().optional() }),
  z
    .strictObject({ form: z.enum(['hero', 'alter-ego']) })
    .describe('The form of “you”; it is asked for if nobody has named that identity.'),
  askedFactSchema,
])
export type Condition = z.infer<typeof conditionSchema>

const onlyIf = { if: conditionSchema.optional().describe('Only if this holds when it is applied.') }
/** The schema of an effect of this kind. */
export const marvelEffect = <K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.strictObject({ kind: z.literal(kind), ...fields, ...onlyIf })

const change = z.int().min(-99).max(99)
const countedChange = z.union([change, z.strictObject({ count: z.enum(OF_YOU) }), askedCountSchema])

export const EFFECT_SCHEMAS = {
  damage: marvelEffect('damage', {
    to: z.union([refSchema, eachSchema]),
    amount: amountSchema,
    also: z
      .array(z.strictObject({ to: z.union([refSchema, eachSchema]), amount: amountSchema.optional() }))
      .max(12)
      .optional()
      .describe('Whom it is dealt to at the same moment; without an amount of its own, the same amount.'),
    indirect: z
      .literal(true)
      .optional()
      .describe('The player of “you” divides it among the characters they control.'),
  }),
  heal: marvelEffect('heal', { to: refSchema, amount: amountSchema }),
  prevent: marvelEffect('prevent', {
    amount: z.union([amountSchema, z.literal('all')]),
    of: refSchema.optional().describe('Damage to this character only; without it, damage of this attack.'),
    taken: z.literal(true).optional().describe('"would take": too late to save tough.'),
  }).describe('Prevent damage of this attack.'),
  atk: marvelEffect('atk', { amount: countedChange }),
  sch: marvelEffect('sch', {
    amount: countedChange,
  }).describe('Of the enemy that schemes; as a constant ability it counts in each of its schemes.'),
  def: marvelEffect('def', { amount: countedChange }),
  thw: marvelEffect('thw', { amount: countedChange }).describe('THW, for this thwart or constantly.'),
  increase: marvelEffect('increase', {
    amount: change,
    whole: z.literal(true).optional().describe('It is worded for every attack of the ability.'),
    of: refSchema
      .optional()
      .describe('"takes 1 more damage": the damage that this character would take next, and no other.'),
    fromAttacks: z
      .literal(true)
      .optional()
      .describe('With `of`, as a constant ability: only what it takes from attacks.'),
  }),
  status: marvelEffect('status', {
    to: refSchema,
    status: z.enum(['tough', 'stunned', 'confused']),
    remove: z.literal(true).optional(),
  }),
  exhaust: marvelEffect('exhaust', { who: z.union([refSchema, eachSchema]) }),
  ready: marvelEffect('ready', { who: refSchema }),
  leaves: marvelEffect('leaves', {
    who: refSchema,
    how: z.enum(['defeated', 'discarded', 'returned', 'removed']),
  }),
  indirect: marvelEffect('indirect', {}).describe(
    'The damage of the attack is indirect: the attacked player divides it.',
  ),
  replaceAttack: marvelEffect('replaceAttack', {
    schemes: z.literal(true).optional().describe('It schemes instead.'),
  }).describe('"When it would attack, … instead": the attack is not initiated.'),
  replaceScheme: marvelEffect('replaceScheme', {
    attacks: z.literal(true).optional().describe('It attacks instead.'),
  }).describe('"When it would scheme, … instead": the scheme is not initiated.'),
  noBoostCard: marvelEffect('noBoostCard', {}).describe('The attacker gets no boost card for this attack.'),
  form: marvelEffect('form', {
    who: refSchema,
    to: z.enum(['hero', 'alter-ego']),
    byPlayer: z
      .literal(true)
      .optional()
      .describe('Its player changes it on their turn, which is possible once per round (MC-FORM-02).'),
    atk: z.int().min(0).max(99).optional(),
    def: z.int().min(0).max(99).optional(),
    thw: z.int().min(0).max(99).optional(),
    icons: iconsSchema.optional(),
  }).describe('An identity changes its form; its numbers of the new form, if they are known.'),
  endAttack: marvelEffect('endAttack', {}),
  peril: marvelEffect('peril', {}).describe(
    'The attacked player resolves a card with peril, which causes this attack.',
  ),
  target: marvelEffect('target', { to: refSchema }),
  furtherTarget: marvelEffect('furtherTarget', {
    to: refSchema,
    amount: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('What it is dealt; without it, the same as the first enemy.'),
    later: z.literal(true).optional().describe('It has a sentence of its own, after the enemies before it.'),
  }).describe('A player’s attack is made against one more enemy.'),
  defender: marvelEffect('defender', {
    who: refSchema,
    exhausts: z.literal(true).optional().describe('Only if the card says so.'),
  }),
  boostCard: marvelEffect('boostCard', {
    to: refSchema.optional().describe('Whom it is given to; without it, to the enemy that activates.'),
  }),
  boostIcons: marvelEffect('boostIcons', { amount: z.union([change, amountSchema]) }),
  cancelBoost: marvelEffect('cancelBoost', { what: z.enum(['ability', 'icons']) }),
  threat: marvelEffect('threat', {
    amount: z.union([change, amountSchema]),
    scheme: name.optional().describe('The scheme on which it goes; without it, the main scheme.'),
    card: name.optional().describe('The code of its card, where a card names the scheme.'),
  }),
  removesThreat: marvelEffect('removesThreat', {
    amount: amountSchema,
    from: z.enum(['scheme', 'main scheme', 'side scheme', 'each scheme', 'each side scheme']),
  }).describe('“From a scheme”: its player chooses one; one that alone can lose threat is not asked about.'),
  schemeLeaves: marvelEffect('schemeLeaves', {
    scheme: name,
    how: z
      .enum(['defeated', 'discarded', 'advances'])
      .describe('advances: a main scheme, without its target threat; what comes next joins.'),
  }),
  schemeKnown: marvelEffect('schemeKnown', {
    scheme: name,
    threat: z.int().min(0).max(999).optional(),
    threshold: z.int().min(1).max(999).optional(),
    acceleration: z.int().min(0).max(99).optional(),
    tokens: z.int().min(0).max(99).optional(),
    crisis: z.boolean().optional(),
    hazard: z.int().min(0).max(99).optional(),
    amplify: z.int().min(0).max(99).optional(),
  }).describe('Corrects or supplies what is known of a scheme.'),
  cardLeaves: marvelEffect('cardLeaves', {
    card: name.describe('A card in play that is neither a character nor a scheme.'),
  }),
  accelerationToken: marvelEffect('accelerationToken', {
    scheme: name.optional().describe('Where it goes; without it, the main scheme.'),
  }),
  keyword: marvelEffect('keyword', {
    keyword: z.enum([...MARVEL_KEYWORDS, 'retaliate']),
    who: refSchema.optional().describe('Without it, the attack gains or loses it.'),
    amount: z.int().min(1).max(99).optional().describe('X of retaliate X.'),
    loses: z.literal(true).optional(),
  }),
  known: marvelEffect('known', {
    who: refSchema,
    atk: z.int().min(0).max(99).optional(),
    def: z.int().min(0).max(99).optional(),
    thw: z.int().min(0).max(99).optional().describe('Of a hero or an ally.'),
    hitPoints: z.int().min(1).max(999).optional(),
    damage: z.int().min(0).max(MOST_DAMAGE).optional(),
    stage: z.int().min(1).max(9).optional().describe('Of a villain.'),
    engagedWith: name.optional().describe('The player with whom a minion is engaged now.'),
    active: z.literal(true).optional().describe('It has the active counter, and no other villain.'),
  }).describe('Corrects or supplies a number of a character, its stage, or with whom it is engaged.'),
  activation: marvelEffect('activation', {
    enemy: z.union([refSchema, eachSchema]),
    does: z
      .enum(['attacks', 'schemes', 'activates'])
      .describe('“Activates” goes by the form of its player then.'),
    player: name
      .optional()
      .describe(
        'Against whom. Left out: the player with whom a minion is engaged, else the one who is attacked.',
      ),
    by: name.optional().describe('The card whose ability starts it.'),
    noBoostCard: z.literal(true).optional().describe('It gets no boost card for it.'),
    rest: z.string().trim().min(1).max(200).optional().describe('What of the ability comes after it.'),
  }).describe(
    '“[Enemy] attacks (schemes, activates)”: an activation that waits until the one that goes on is over.',
  ),
  enters: marvelEffect('enters', {
    piece: z
      .union([characterSchema, schemeSchema])
      .optional()
      .describe('The character or scheme. Data of cards leave it out: the card itself.'),
  }).describe('A card enters play; a minion engages “you”.'),
  detach: marvelEffect('detach', {
    card: name.optional().describe('The attached card; without it, the one whose ability it is.'),
  }).describe('An attached card is discarded, and with it what it gave.'),
  counter: marvelEffect('counter', {}).describe(
    'A counter is removed from the attached card whose ability it is; without any left it is discarded.',
  ),
  absorb: marvelEffect('absorb', {
    most: z.int().min(1).max(99).describe('With so much damage on it, it is discarded.'),
  }).describe('The damage that its character would be dealt or take is placed on the attached card instead.'),
  noBearing: marvelEffect('noBearing', {}).describe(
    'What the card does besides changes nothing here: its player does it. Told, no more.',
  ),
  note: marvelEffect('note', { text: z.string().trim().min(1).max(200) }),
} as const
