// The moments at which abilities of Marvel Champions open, and the schema of their triggers.
import { z } from 'zod'
import { name } from '../characters.ts'

export const MARVEL_TRIGGERS = [
  'constant',
  // "when" moments
  'wouldAttack',
  'attacks',
  'defends',
  'boostFlipped',
  'wouldDeal',
  'wouldTake',
  'makesAttack',
  'wouldBeDefeated',
  'isDefeated',
  'whenDefeated',
  // "after" moments
  'afterAttacks',
  'afterActivates',
  'afterAttacked',
  'afterDefends',
  'afterTakesDamage',
  'afterDealsDamage',
  'afterDefeated',
  'afterBasicPower',
] as const
export type TriggerName = (typeof MARVEL_TRIGGERS)[number]

export const triggerSchema = z.strictObject({
  on: z.enum(MARVEL_TRIGGERS),
  who: name
    .optional()
    .describe('The character it is about: the attacker, the attacked, the defender, the taker.'),
  of: z
    .enum(['you', 'ally', 'any', 'friendly', 'enemy', 'minion', 'villain'])
    .optional()
    .describe('Whom the attack is against, or whom it damages or defeats.'),
  and: z.enum(['damages', 'defeats', 'exactlyDefeats', 'other']).optional(),
  undefended: z.literal(true).optional(),
  noDamage: z.literal(true).optional().describe('"and takes no damage"'),
})
export type Trigger = z.infer<typeof triggerSchema>

/** A moment with the facts that triggers look at. */
/** A moment never changes. */
export type Moment = Readonly<{
  on: TriggerName
  who: string | null
  player: string | null
  /** Whether the moment is about one character that the attack damaged or defeated: only "and damages", "and defeats" open. */
  isHit: boolean
  /** Characters that this attack damaged or defeated. */
  damaged: readonly string[]
  defeated: readonly string[]
  /** Those defeated without excess damage (MC18-PA-34). */
  exactly: readonly string[]
  /** The characters an attack was made against. */
  against: readonly string[]
  undefended: boolean
  noDamage: boolean
  /** Whether further moments are about each of several attacked enemies. */
  isWhole?: true
  /** Whether it is about a player's attack in the middle of an enemy's attack. */
  inner?: true
}>

export function moment(on: TriggerName, facts: Partial<Moment> = {}): Moment {
  return {
    on,
    who: null,
    player: null,
    isHit: false,
    damaged: [],
    defeated: [],
    exactly: [],
    against: [],
    undefended: false,
    noDamage: false,
    ...facts,
  }
}
