// The schema of every single effect. The rules of effects stand in ../effects.
import { z } from 'zod'
import {
  constantSchema,
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
import { allSchema, amountSchema, cardRefSchema, conditionSchema, whomSchema } from './references.ts'
import { shieldCount } from './table-facts.ts'

/** What data cannot say yet, so that a player reads the card. */
export const UNSAID = [
  ...(['unitsToCome', 'unitsOfTrait', 'twoChoices', 'deck', 'token', 'lowest', 'unitOrBase'] as const),
  ...(['cardDeployed', 'opponentChooses', 'pairedCommand', 'reducedForTurn', 'limitedTargets'] as const),
  ...(['effectGained', 'exactlySoMany', 'battling', 'notLinked', 'pilotTrait', 'named'] as const),
  ...(['numberOfUnits', 'pairsItself', 'ownMoment', 'trashShows'] as const),
] as const
export const unsaidReason = z.enum(UNSAID)

/** Where a text does what no table shows. */
export const ELSEWHERE = ['draw', 'deck', 'hand', 'trash', 'resources'] as const

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
    to: z.union([cardRefSchema, z.literal('shieldArea')]),
    amount: z.int().min(1).max(99),
    only: z.enum(['battle', 'effect']).optional().describe('Only damage of this kind.'),
  }).describe('During this battle each damage to it by an enemy is reduced (5-21).'),
  redirect: gundamEffect('redirect', { from: cardRefSchema, to: cardRefSchema }).describe(
    'During this battle the battle damage that the one Unit would receive is dealt to the other one.',
  ),
  keepOff: gundamEffect('keepOff', {
    to: z.union([cardRefSchema, z.literal('shieldArea')]),
    damage: keptOff,
  }).describe('During this battle it cannot receive this damage by an enemy.'),
  recover: gundamEffect('recover', { to: whomSchema, amount: amountSchema }),
  prevent: gundamEffect('prevent', { to: cardRefSchema, amount: amountSchema }),
  ap: gundamEffect('ap', {
    who: whomSchema,
    amount: z.int().min(-99).max(99),
    forEach: allSchema.optional().describe('So much for each of these Units.'),
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
  rule: gundamEffect('rule', {
    who: whomSchema,
    also: several,
    rule: z.enum(TARGET_RULES),
    levelUpTo: level.optional().describe('mayAttackActive: only Units of this Lv. or lower.'),
  }).describe('From now on this holds for these cards, whatever they gain or lose later.'),
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
    who: cardRefSchema,
    pilot: pilotSchema,
    constants: z
      .array(constantSchema)
      .max(MOST_CONSTANTS)
      .optional()
      .describe('The constant effects that the Unit has with this Pilot; left out, its own.'),
  }).describe('A Pilot comes: its AP and HP are added.'),
  unpair: gundamEffect('unpair', { who: cardRefSchema }).describe('Its Pilot leaves.'),
  target: gundamEffect('target', { to: z.union([z.literal('player'), cardRefSchema]) }),
  deploy: gundamEffect('deploy', { piece: pieceSchema }),
  battle: gundamEffect('battle', {
    attacker: cardRefSchema,
    target: cardRefSchema.optional().describe('Left out: the players are asked.'),
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
    who: cardRefSchema,
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
  elsewhere: gundamEffect('elsewhere', { on: z.enum(ELSEWHERE) }).describe(
    'What its text does there bears on no battle: it is told, and the players carry it out.',
  ),
  note: gundamEffect('note', { text: z.string().trim().min(1).max(200) }),
} as const
