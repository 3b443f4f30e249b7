// The clauses that the flow of the GUNDAM CARD GAME cites, and the names of its steps and headings. Logs, entries
// and charts refer to these names, so they never change.
import { citing, clausesOf } from '../citing.ts'

export const GUNDAM_CLAUSES = clausesOf(
  'GCG-1 3',
  'GCG-4 9a 9b',
  'GCG-6 1b 2b 2c 5a 6d 6e',
  'GCG-7 1a 1b 1c 2',
  'GCG-7-3 1a 1b 2a 2b 2c 3 4 5 5-1a 5-1b 5-2a 5-2b',
  'GCG-7-4 1a 1b 2 3 4 5 5-1a 5-1b',
  'GCG-7-5 1a 1b 2 2-1a 2-1b',
  'GCG-7-6 1 1-1 1-2',
  'GCG-7-6-2 1 2a 2b 2c 3 3-1a 3-1b 3-2 4 4-1a 4-1b 4-1c 5',
  'GCG-7-6-3 1 2a 2b 2-1a 2-1b 2-2 2-3 3',
  'GCG-7-7 1 2a 2b',
  'GCG-9-1 5a 7b 8b',
  'GCG-9-3 3b',
  'GCG-10-4 2a 2-1',
  'GCG-11-1 1a',
  'GCG-11-2 12a',
  'GCG19-5-10 1',
  'GCG19-5-20 1',
  'GCG19-5-21 1 2 2-1 R1',
  'GCG19-5-22 1 2 3a 3b 3-1 4 4-1 R1',
  'GCG19-8-2 2c',
  'GCG19-10-1 6-8-1 8-1-2',
  'GCG19-10-2 2',
  'GCG19-13-1 2-1 4-R1 5-4 7-1 7-1b 7-3 7-4',
  'GCG19-13-2 12-1',
)

export type GundamClause = (typeof GUNDAM_CLAUSES)[number]

/** Reads citations: `cite('GCG-7-3 1a 1b')`. */
export const cite = citing(GUNDAM_CLAUSES)

export type UnitRow =
  | 'attackStep'
  | 'restAttacker'
  | 'declareTarget'
  | 'whenAttacking'
  | 'endOfAttackStep'
  | 'blockStep'
  | 'endOfBlockStep'
  | 'actionStep'
  | 'endOfActionStep'
  | 'damageStep'
  | 'shieldArea'
  | 'damageToPlayer'
  | 'damageToBase'
  | 'damageToShield'
  | 'afterAttackOnPlayer'
  | 'unitBattle'
  | 'afterAttackOnUnit'
  | 'afterDamage'
  | 'battleEnd'
  | 'finish'
  | 'gameOver'
  /** The one row of what is told between attacks. */
  | 'changes'

export type UnitHeading = 'attack' | 'block' | 'action' | 'damage' | 'battleEnd' | 'between'
