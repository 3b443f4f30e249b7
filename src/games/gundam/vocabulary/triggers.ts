// The moments at which effects of the GUNDAM CARD GAME trigger in a battle and with a turn, and the schema of their triggers.
import { z } from 'zod'
import { count, level, name } from './pieces.ts'
import { filtersSchema } from './references.ts'

export const GUNDAM_TRIGGERS = [
  'whenAttacking',
  'unitAttacks',
  'blocks',
  'isBlocked',
  'takesEffectDamage',
  'takesBattleDamage',
  'destroyed',
  'destroys',
  'shieldDestroyed',
  'destroysInShieldArea',
  'deployed',
  'paired',
  'linked',
  'battleEnd',
  'startOfTurn',
  'endOfTurn',
  // A player uses these two; they do not trigger.
  'activateAction',
  'activateMain',
] as const
export type TriggerName = (typeof GUNDAM_TRIGGERS)[number]

/** How a card was destroyed; `loss of HP` is neither damage nor an effect that says “destroy”. */
export const CAUSES = ['battle damage', 'effect damage', 'effect', 'loss of HP'] as const
export type Cause = (typeof CAUSES)[number]

export const triggerSchema = z.strictObject({
  on: z.enum(GUNDAM_TRIGGERS),
  who: name.optional().describe('The Unit it is about; for whenAttacking the Unit that carries it.'),
  of: z
    .enum(['own Units', 'other own Units', 'enemy Units'])
    .optional()
    .describe('Whose Units it is about, seen from the player whose effect it is.'),
  which: filtersSchema
    .optional()
    .describe('of, from: only such Units; what nobody knows of a Unit does not bar it.'),
  against: z.enum(['player', 'unit']).optional().describe('"when you attack a player / a Unit"'),
  turn: z
    .enum(['own', 'enemy'])
    .optional()
    .describe('Whose turn it must be, seen from the player whose effect it is; left out, that of either.'),
  from: z
    .enum(['this', 'own Units'])
    .optional()
    .describe('takesBattleDamage: an enemy Unit that stays takes it, and this card or an own Unit deals it.'),
  with: z
    .enum(['damage', 'battle damage', 'effect damage', 'effect'])
    .optional()
    .describe('How it is destroyed. Left out: with battle damage for `destroys`, anyhow for the others.'),
  by: z
    .strictObject({
      levelUpTo: level.optional(),
      apUpTo: count.optional(),
      unpaired: z.literal(true).optional().describe('It has no Pilot.'),
    })
    .optional()
    .describe('Only if the enemy Unit in the battle has this Lv. or a lower one, and this AP or less.'),
})
export type Trigger = z.infer<typeof triggerSchema>
