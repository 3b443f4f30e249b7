// The words of forms for the cards, numbers, effects and moments of Marvel Champions.
import type { Effect } from '../../../../../games/marvel-champions/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import type { KeyIn } from '../../../../../words/words.ts'

type Words = KeyIn<'forms'>

export const CARDS: Readonly<Record<PieceGiven['kind'], Words>> = {
  hero: 'forms:kind.hero',
  'alter-ego': 'forms:kind.alterEgo',
  ally: 'forms:kind.ally',
  villain: 'forms:kind.villain',
  minion: 'forms:kind.minion',
}

/** The words for the numbers of a set-up. */
export const NUMBERS = {
  atk: 'ATK',
  def: 'DEF',
  hitPoints: 'hit points',
  damage: 'damage',
  retaliate: 'retaliate',
  consequential: 'consequential damage',
} as const

export const EFFECTS: Readonly<Record<Effect['kind'], Words>> = {
  damage: 'forms:marvel.damage',
  heal: 'forms:marvel.heal',
  prevent: 'forms:marvel.prevent',
  atk: 'forms:marvel.atk',
  def: 'forms:marvel.def',
  increase: 'forms:marvel.increase',
  status: 'forms:effect.status',
  exhaust: 'forms:marvel.exhaust',
  ready: 'forms:marvel.ready',
  leaves: 'forms:effect.leaves',
  endAttack: 'forms:marvel.endAttack',
  target: 'forms:marvel.target',
  defender: 'forms:marvel.defender',
  boostCard: 'forms:marvel.boostCard',
  boostIcons: 'forms:marvel.boostIcons',
  cancelBoost: 'forms:effect.cancelBoost',
  threat: 'forms:marvel.threat',
  keyword: 'forms:effect.keyword',
  known: 'forms:effect.known',
  note: 'forms:note',
  remind: 'forms:effect.remind',
}

export const MOMENTS = {
  initiation: 'forms:moment.initiation',
  defend: 'forms:moment.defend',
  boost: 'forms:moment.boost',
  flipped: 'forms:moment.flipped',
  damage: 'forms:moment.damage',
  damageDealt: 'forms:moment.damageDealt',
  finish: 'forms:moment.finish',
} as const satisfies Readonly<Record<string, Words>>
