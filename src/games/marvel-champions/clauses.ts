// The clauses that the flows of Marvel Champions cite, and the names of their steps and headings. Logs, entries and charts
// refer to these names, so they never change.
import { citing, clausesOf } from '../citing.ts'

export const MARVEL_CLAUSES = clausesOf(
  'MC-EA 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  'MC-EA 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55',
  'MC-PA 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27',
  'MC-DF 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  'MC-DF 31 32 33 34 35 36 37 38',
  'MC-DAMAGE 04',
  'MC-TOUGHNESS 01 02',
  'MC-VILPHASE 02 03 04 06',
  'MC-VILLAINS 03',
  'MC-ACTIV 06 07',
  'MC-SCHEMEENEMY 01 02 03 04 05 06',
  'MC-MAINSCHEME 02 03 04 07',
  'MC-DASH 01 03',
  'MC-AMPLIFY 01',
  'MC-ATTACHMENT 06',
  'MC-THWART 01 02 03 04 05 06 07',
  'MC18-TH 04 06 10 13 18 19 21',
  'MC-CRISIS 01',
  'MC17-C 19',
  'MC-PATROL 01',
  'MC-ENGAGED 07',
  'MC-SIDESCHEME 01 02',
  'MC-PSS 03 04',
  'MC-THREAT 01 05',
  'MC-ACCTOKEN 01',
  'MC-PERPLAYER 02',
  'MC-LABELED 04',
  'MC18-SC 08 12 17 19 20',
  'MC-RESOLVE 01',
  'MC-EXHAUST 02',
  'MC-READY 03',
  'MC-ENDPHASE 04',
  'MC-LASTING 06',
  'MC-LIMIT 01',
  'MC-FIRSTPLAYER 03',
  'MC-ELIMINATION 03',
  'MC-FORM 02',
  'MC-DE 05 09',
  'MC18-EA 12 44 45 46 51 54 55 61 65 66 72 73 74 75 76',
  'MC18-DF 10 16 23 24 42 43',
  'MC18-PA 07 21 22 27 28 29 31 32 33 34 35 37 38 39',
  'MC17-C 04 05 06 07 11',
)

export type MarvelClause = (typeof MARVEL_CLAUSES)[number]

/** Reads citations: `cite('MC-EA 04 02, MC-DF 14')`. */
export const cite = citing(MARVEL_CLAUSES)

export type EnemyRow =
  | 'attempt'
  | 'initiate'
  | 'giveBoostCard'
  | 'defend'
  | 'flipBoostCard'
  | 'boostAbility'
  | 'boostIcons'
  | 'discardBoostCard'
  | 'nextBoostCard'
  | 'calculateDamage'
  | 'dealDamage'
  | 'damageDealt'
  | 'retaliate'
  | 'forced'
  | 'optional'
  | 'endedEarly'
  | 'finish'
  | 'effectGoesOn'
export type EnemyHeading = 'boostCard' | 'defend' | 'boost' | 'damage' | 'afterwards'

export type PlayerRow =
  | 'payCost'
  | 'beginAttack'
  | 'chooseTarget'
  | 'makeAttack'
  | 'giveBoostCard'
  | 'flipBoostCard'
  | 'boostAbility'
  | 'boostIcons'
  | 'discardBoostCard'
  | 'dealDamage'
  | 'damageDealt'
  | 'retaliate'
  | 'forced'
  | 'optional'
  | 'consequentialDamage'
  | 'stopped'
  | 'nextAttack'
  | 'finish'

export type PlayerHeading = 'target' | 'damage' | 'afterwards'

export type SchemeRow =
  | 'attempt'
  | 'initiate'
  | 'giveBoostCard'
  | 'flipBoostCard'
  | 'boostAbility'
  | 'boostIcons'
  | 'discardBoostCard'
  | 'nextBoostCard'
  | 'placeThreat'
  | 'forced'
  | 'optional'
  | 'endedEarly'
  | 'finish'
  | 'effectGoesOn'
export type SchemeHeading = 'boostCard' | 'boost' | 'threat' | 'afterwards'

export type ThwartRow =
  | 'payCost'
  | 'beginThwart'
  | 'chooseScheme'
  | 'makeThwart'
  | 'removeThreat'
  | 'forced'
  | 'optional'
  | 'consequentialDamage'
  | 'stopped'
  | 'finish'
export type ThwartHeading = 'scheme' | 'threat' | 'afterwards'

/** The one row of what is told between attacks, and its heading. */
export type ChangesRow = 'changes'
export type ChangesHeading = 'between'
