// The schema of the Units and Bases on the table, of constant effects, and the words that others share with it.
import { z } from 'zod'

export const name = z.string().trim().min(1).max(60)
/** The limit of a Unit's AP, HP and damage. */
export const HIGHEST_VALUE = 99
export const count = z.int().min(0).max(HIGHEST_VALUE)

/** The limit of cards and of reminders at one table. */
export const MOST_CARDS = 60
/** The limit in a set-up: a full table can get one Base more by a question, and the next set-up must take it. */
export const MOST_AGAIN = MOST_CARDS + 1

/** The limit of constant effects on a card. */
export const MOST_CONSTANTS = 10

export const GUNDAM_KEYWORDS = ['Blocker', 'First Strike', 'High-Maneuver', 'Suppression'] as const
export type Keyword = (typeof GUNDAM_KEYWORDS)[number]

/** The keywords with a number, which add up. */
export const NUMBERED_KEYWORDS = ['Breach', 'Repair'] as const
export type NumberedKeyword = (typeof NUMBERED_KEYWORDS)[number]

export const level = z.int().min(0).max(20)
export const constantCondition = z.union([
  z.strictObject({ turn: z.enum(['own', 'enemy']) }),
  z.strictObject({ is: z.enum(['attacking', 'damaged', 'rested', 'paired', 'linked']) }),
  z.strictObject({ apFrom: count.describe('It has this AP or more; only without `ap`.') }),
  z.strictObject({ base: z.enum(['own', 'enemy']).describe('Such a Base is in play.') }),
  z.strictObject({ units: z.enum(['own', 'enemy']), from: z.int().min(1).max(12) }),
  z.strictObject({
    battles: z.enum(['player', 'base', 'shield', 'unit']),
    levelUpTo: level.optional(),
    withDestroyed: z.literal(true).optional().describe('unit: one that has a 【Destroyed】 effect.'),
  }),
  z.strictObject({
    asks: name.describe('What only the players know; its player is asked when it first matters.'),
    once: z.literal(true).optional().describe('No longer so once the reduction has been used.'),
  }),
])

/**
 * What an effect forbids or demands: when a target is declared (8-2-1), when a Unit blocks, when an effect destroys, and in the
 * start phase of its player (7-2).
 */
export const TARGET_RULES = [
  'cannotAttack',
  'cannotAttackPlayer',
  'cannotBeAttacked',
  'mustBeAttacked',
  'drawsAttacks',
  'drawsAttacksOfUnlinked',
  'mayAttackActive',
  'attacksRestedAtOnce',
  'cannotBlock',
  'notDestroyedByEffects',
  'staysRested',
] as const
export type TargetRule = (typeof TARGET_RULES)[number]

/** Damage by the enemy that a card cannot receive: all of it, or only what all of this fits. */
export const keptOff = z.strictObject({
  only: z.enum(['battle', 'effect']).optional(),
  levelUpTo: level.optional().describe('From Units of this Lv. or lower.'),
  apUpTo: count.optional().describe('From Units with this AP or less.'),
  amountUpTo: count.optional().describe('This much damage or less, after it is reduced.'),
})
export type KeptOff = z.infer<typeof keptOff>

/** What a constant effect gives, and to whom. */
export const constantGives = {
  to: z
    .enum(['this', 'own Units', 'other own Units', 'own tokens', 'the Unit battled'])
    .optional()
    .describe('Left out: the card itself.'),
  trait: name.optional().describe('to: only Units with this trait.'),
  ap: z.int().min(-HIGHEST_VALUE).max(HIGHEST_VALUE).optional(),
  keyword: z.enum(GUNDAM_KEYWORDS).optional(),
  hp: z
    .int()
    .min(-HIGHEST_VALUE)
    .max(HIGHEST_VALUE)
    .optional()
    .describe('Only with a condition that is asked.'),
  breach: count.optional(),
  repair: count.optional(),
  forEach: z
    .strictObject({ token: name.describe('Its trait.') })
    .optional()
    .describe('repair: so much for each such token of its player.'),
  reduces: count.optional().describe('Reduces each damage by an enemy (5-21).'),
  reducesOnly: z.enum(['battle', 'effect']).optional().describe('reduces: only damage of this kind.'),
  keepsOff: keptOff.optional().describe('Damage by an enemy that it cannot receive.'),
  rule: z.enum(TARGET_RULES).optional().describe('What it forbids or demands.'),
  levelUpTo: level.optional().describe('mayAttackActive: only Units of this Lv. or lower.'),
}

/** The schema of a constant effect: what it gives while all its conditions hold. */
export const constantSchema = z
  .strictObject({ while: z.array(constantCondition).max(5), ...constantGives })
  .refine(({ ap, while: all }) => ap === undefined || !all.some(one => 'apFrom' in one))
  .refine(({ to, while: all }) => to === undefined || !all.some(one => 'asks' in one && one.once))
  .refine(({ repair, forEach }) => forEach === undefined || repair !== undefined)
  .refine(({ hp, while: all }) => hp === undefined || all.some(one => 'asks' in one))
export type Constant = z.infer<typeof constantSchema>

const traits = z.array(name).max(20)

export const COLORS = ['blue', 'green', 'red', 'white', 'purple'] as const
export const color = z.enum(COLORS)
export type Color = (typeof COLORS)[number]

/** The schema of a Pilot as its Unit has it. */
export const pilotSchema = z.strictObject({
  ...{ links: z.boolean(), ap: count, hp: count },
  code: name.optional().describe('The code of its card.'),
  traits: traits.optional(),
  color: color.optional(),
  readCard: z.literal(true).optional(),
})

/** The schema of a Unit or a Base. AP and HP include its Pilot; values that are left out stay unknown. */
export const pieceSchema = z.strictObject({
  id: name.describe('Its name at this table.'),
  kind: z.enum(['unit', 'base']),
  code: name.optional().describe('The code of its card, if it came from one.'),
  player: name,
  ap: count.optional(),
  hp: z.int().min(1).max(99).optional(),
  damage: count.optional().describe('Damage counters on it already.'),
  rested: z.boolean().optional(),
  keywords: z.array(z.enum(GUNDAM_KEYWORDS)).max(GUNDAM_KEYWORDS.length).optional(),
  breach: count.optional().describe('N of <Breach N>.'),
  repair: count.optional().describe('N of <Repair N>.'),
  deployedThisTurn: z.boolean().optional(),
  linkUnit: z.boolean().optional().describe('A Link Unit may attack in the turn it is deployed.'),
  mayAttackActive: z
    .union([z.boolean(), z.array(name).max(60)])
    .optional()
    .describe('A card lets it attack active enemy Units: any, or those named.'),
  token: z.boolean().optional().describe('A token, for instance an EX Base: destroyed, it leaves the game.'),
  level: level.optional().describe('Its Lv.'),
  traits: traits.optional().describe('Those of its card, in small letters; left out, nobody knows them.'),
  color: color.optional(),
  pilot: pilotSchema
    .optional()
    .describe('Its Pilot: whether it meets the link condition, and what it adds to AP and HP.'),
  constants: z.array(constantSchema).max(MOST_CONSTANTS).optional(),
  readCard: z
    .literal(true)
    .optional()
    .describe('Its card says something about battles that stands nowhere else: the board reminds of it.'),
})
export type PieceGiven = z.infer<typeof pieceSchema>
