// The names of the rows of a Unit attack, in the rulebook's order.
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
