// The names of the steps and of their headings. Logs store the names of steps and charts show them, so they never
// change.

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
