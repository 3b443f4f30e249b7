// The kinds by which cards of the GUNDAM CARD GAME gain and lose keywords, and what all kinds of that game have in common.
import type { Effect } from '../../../../../games/gundam/vocabulary/effects.ts'
import type {
  NumberedKeyword,
  PieceGiven,
  Keyword as Plain,
} from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import {
  type CardAndNumber,
  type CardsAndNumber,
  chosenCard,
  type EffectKind,
  eachChosen,
  one,
  plainNumber,
  some,
} from '../../../face/effect-kinds.ts'
import type { CardsOfForms } from './table.ts'

export type GundamKind = EffectKind<Effect, CardsOfForms>
type Words = KeyIn<'forms'>

export const ON_CARDS = { whom: 'needed', several: true } as const

/** Whether it holds beyond this battle. */
export type Beyond = { readonly beyondBattle?: true }
export const BEYOND: Beyond = { beyondBattle: true }

function gained(keyword: Plain, words: Words, more: Beyond = {}): GundamKind {
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind: 'keyword', keyword, who, ...more }))
  const kind = { name: keyword, words, group: 'keyword', effect: 'keyword', ruled: known(keyword) } as const
  return { ...kind, ...ON_CARDS, makes }
}

function numbered(keyword: NumberedKeyword, words: Words, more: Beyond): GundamKind {
  const makes = (said: CardAndNumber) =>
    one<Effect>({ kind: 'keyword', keyword, who: chosenCard(said), amount: plainNumber(said), ...more })
  const number = { min: 1, max: 99 }
  return { name: keyword, words, group: 'keyword', effect: 'keyword', whom: 'needed', number, makes }
}

/** A form offers this kind only in an edition that has a rule for the keyword. */
const known =
  (keyword: Plain) =>
  ({ unknownKeywords }: CardsOfForms): boolean =>
    !unknownKeywords.includes(keyword)

/** A form offers this kind only while a card in play has the keyword. */
function lost(keyword: Plain | NumberedKeyword, words: Words, more: Beyond = {}): GundamKind {
  const fits = some<PieceGiven>(({ keywords = [], breach = 0, repair = 0 }) => {
    if (keyword === 'Breach') return breach > 0
    return keyword === 'Repair' ? repair > 0 : keywords.includes(keyword)
  })
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind: 'keyword', keyword, who, loses: true, ...more }))
  const kind = { name: `no ${keyword}`, words, group: 'keyword', effect: 'keyword' } as const
  return { ...kind, ...ON_CARDS, fits, makes }
}

export const keywordsGained = (more: Beyond = {}): readonly GundamKind[] => [
  gained('Blocker', 'forms:gundam.blocker', more),
  gained('First Strike', 'forms:gundam.firstStrike', more),
  gained('High-Maneuver', 'forms:gundam.highManeuver', more),
  gained('Suppression', 'forms:gundam.suppression', more),
  numbered('Breach', 'forms:gundam.breach', more),
  numbered('Repair', 'forms:gundam.repair', more),
]

export const keywordsLost = (more: Beyond = {}): readonly GundamKind[] => [
  lost('Blocker', 'forms:gundam.noBlocker', more),
  lost('First Strike', 'forms:gundam.noFirstStrike', more),
  lost('High-Maneuver', 'forms:gundam.noHighManeuver', more),
  lost('Suppression', 'forms:gundam.noSuppression', more),
  lost('Breach', 'forms:gundam.noBreach', more),
  lost('Repair', 'forms:gundam.noRepair', more),
]
