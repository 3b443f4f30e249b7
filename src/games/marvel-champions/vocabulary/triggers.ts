// The moments at which abilities of Marvel Champions open, and the schema of their triggers.
import { z } from 'zod'
import { name } from './characters.ts'

export const MARVEL_TRIGGERS = [
  'constant',
  // "when" moments
  'wouldAttack',
  'wouldScheme',
  'schemes',
  'wouldPlaceThreat',
  'attacks',
  'defends',
  'boostFlipped',
  'wouldDeal',
  'wouldBeDealt',
  'wouldTake',
  'makesAttack',
  'thwarts',
  'schemeDefeated',
  'wouldBeDefeated',
  'isDefeated',
  'whenDefeated',
  // "after" moments
  'afterAttacks',
  'afterActivates',
  'afterSchemes',
  'afterThreatPlaced',
  'afterThwarts',
  'afterSchemeDefeated',
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
    .enum(['you', 'hero', 'ally', 'any', 'friendly', 'enemy', 'minion', 'villain'])
    .optional()
    .describe('Whom the attack is against, or whom it damages or defeats.'),
  and: z
    .enum(['damages', 'defeats', 'exactlyDefeats', 'removesLast', 'other'])
    .optional()
    .describe('removesLast: a thwart removes the last threat from a scheme.'),
  undefended: z.literal(true).optional(),
  noDamage: z.literal(true).optional().describe('"and takes no damage"'),
})
export type Trigger = z.infer<typeof triggerSchema>
