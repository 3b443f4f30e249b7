// The names of the steps and of their headings. Logs store the names of steps and charts show them, so they never
// change.

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
