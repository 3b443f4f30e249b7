// The moments at which effects of the GUNDAM CARD GAME trigger in a battle.
import { z } from 'zod'
import { name } from './pieces.ts'

export const TRIGGERS = [
  'whenAttacking',
  'unitAttacks',
  'blocks',
  'isBlocked',
  'takesEffectDamage',
  'takesBattleDamage',
  'destroyed',
  'destroys',
  'shieldDestroyed',
  'deployed',
  'battleEnd',
  // A player uses these two; they do not trigger.
  'activateAction',
  'activateMain',
] as const
export type TriggerName = (typeof TRIGGERS)[number]

export const triggerSchema = z.strictObject({
  on: z.enum(TRIGGERS),
  who: name.optional().describe('The Unit it is about; for whenAttacking the Unit that carries it.'),
  of: z
    .enum(['own Units', 'other own Units', 'enemy Units'])
    .optional()
    .describe('Whose Units it is about, seen from the player whose effect it is.'),
  against: z.enum(['player', 'unit']).optional().describe('"when you attack a player / a Unit"'),
})
export type Trigger = z.infer<typeof triggerSchema>

/** A moment with the facts at its time: a triggered effect waits even if its card leaves. */
export type Moment = {
  on: TriggerName
  /** The cards that it is about. An effect triggers once for all cards destroyed at one moment. */
  who: string[]
  against: 'player' | 'unit'
  present: string[]
}
