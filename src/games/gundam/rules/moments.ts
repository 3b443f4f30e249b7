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
  // Not triggered: used by a player.
  'activateAction',
  'activateMain',
] as const
export type TriggerName = (typeof TRIGGERS)[number]

export const triggerSchema = z.strictObject({
  on: z.enum(TRIGGERS),
  who: name.optional().describe('The Unit it is about; for whenAttacking the Unit that carries it.'),
  against: z.enum(['player', 'unit']).optional().describe('"when you attack a player / a Unit"'),
})
export type Trigger = z.infer<typeof triggerSchema>

/** A moment with what was true when it came: effects that have triggered wait, whatever happens to their card. */
export type Moment = {
  on: TriggerName
  /** Whom it is about; what is destroyed at one moment triggers an effect once, however many there are. */
  who: string[]
  against: 'player' | 'unit'
  present: string[]
}
