// The names of the steps. They are stored in logs and shown in charts, so they are for ever.

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
