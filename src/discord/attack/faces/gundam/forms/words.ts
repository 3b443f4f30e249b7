// The words of forms for the cards, numbers, effects and moments of the GUNDAM CARD GAME.
import type { Effect } from '../../../../../games/gundam/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/gundam/rules/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'

type Words = KeyIn<'forms'>

export const CARDS: Readonly<Record<PieceGiven['kind'], Words>> = {
  unit: 'forms:kind.unit',
  base: 'forms:kind.base',
}

/** The words for the numbers of a set-up. */
export const NUMBERS = {
  ap: 'AP',
  hp: 'HP',
  damage: 'damage',
  shields: 'Shields',
} as const

export const EFFECTS: Readonly<Record<Effect['kind'], Words>> = {
  damage: 'forms:gundam.damage',
  recover: 'forms:gundam.recover',
  prevent: 'forms:gundam.prevent',
  ap: 'forms:gundam.ap',
  hp: 'forms:gundam.hp',
  keyword: 'forms:effect.keyword',
  rest: 'forms:gundam.rest',
  setActive: 'forms:gundam.setActive',
  leaves: 'forms:effect.leaves',
  target: 'forms:gundam.target',
  deploy: 'forms:gundam.deployUnit',
  shields: 'forms:gundam.shields',
  movesCard: 'forms:effect.movesCard',
  known: 'forms:effect.known',
  note: 'forms:note',
  remind: 'forms:effect.remind',
}

/** The GUNDAM CARD GAME opens the window `damage` after the damage, so its words are those for damage dealt. */
export const MOMENTS = {
  attack: 'forms:moment.attack',
  block: 'forms:moment.block',
  blocked: 'forms:moment.blocked',
  action: 'forms:moment.action',
  damage: 'forms:moment.damageDealt',
  finish: 'forms:moment.battleEnd',
} as const satisfies Readonly<Record<string, Words>>
