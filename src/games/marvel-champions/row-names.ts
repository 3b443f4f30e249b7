// The names of the steps, and the headings they stand under. Steps are stored in logs and shown in charts, so they are for
// ever.

const ENEMY_ROWS = [
  'attempt',
  'initiate',
  'giveBoostCard',
  'defend',
  'flipBoostCard',
  'boostAbility',
  'boostIcons',
  'discardBoostCard',
  'nextBoostCard',
  'dealDamage',
  'damageDealt',
  'retaliate',
  'forced',
  'optional',
  'endedEarly',
  'finish',
] as const
export type EnemyRow = (typeof ENEMY_ROWS)[number]
export type EnemyHeading = 'boostCard' | 'defend' | 'boost' | 'damage' | 'afterwards'

const PLAYER_ROWS = [
  'payCost',
  'beginAttack',
  'chooseTarget',
  'makeAttack',
  'dealDamage',
  'damageDealt',
  'retaliate',
  'forced',
  'optional',
  'consequentialDamage',
  'stopped',
  'nextAttack',
  'finish',
] as const
export type PlayerRow = (typeof PLAYER_ROWS)[number]
export type PlayerHeading = 'target' | 'damage' | 'afterwards'
