// The names of the steps, and the headings they stand under. Steps are stored in logs and shown in charts, so they are for
// ever.

const UNIT_ROWS = [
  'attackStep',
  'restAttacker',
  'declareTarget',
  'whenAttacking',
  'endOfAttackStep',
  'blockStep',
  'endOfBlockStep',
  'actionStep',
  'endOfActionStep',
  'damageStep',
  'shieldArea',
  'damageToPlayer',
  'damageToBase',
  'damageToShield',
  'afterAttackOnPlayer',
  'unitBattle',
  'afterAttackOnUnit',
  'battleEnd',
  'finish',
  'gameOver',
] as const
export type UnitRow = (typeof UNIT_ROWS)[number]
export type UnitHeading = 'attack' | 'block' | 'action' | 'damage' | 'battleEnd'
