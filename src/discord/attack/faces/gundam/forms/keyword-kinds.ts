// The kinds by which cards of the GUNDAM CARD GAME gain and lose keywords, and what all kinds of that game have in common.
import type { Effect, EffectOf } from '../../../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
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
type Keyword = Exclude<EffectOf<'keyword'>['keyword'], 'Breach'>

export const ON_CARDS = { whom: 'needed', several: true } as const

/** Whether it holds beyond this battle. */
export type Beyond = { readonly beyondBattle?: true }
export const BEYOND: Beyond = { beyondBattle: true }

function gained(keyword: Keyword, words: Words, more: Beyond = {}): GundamKind {
  const makes = (said: CardsAndNumber) =>
    eachChosen<Effect>(said, who => ({ kind: 'keyword', keyword, who, ...more }))
  const kind = { name: keyword, words, group: 'keyword', effect: 'keyword', ruled: known(keyword) } as const
  return { ...kind, ...ON_CARDS, makes }
}

/** A form offers this kind only in an edition that has a rule for the keyword. */
const known =
  (keyword: Keyword) =>
  ({ unknownKeywords }: CardsOfForms): boolean =>
    !unknownKeywords.includes(keyword)

/** A form offers this kind only while a card in play has the keyword. */
function lost(keyword: Keyword | 'Breach', words: Words, more: Beyond = {}): GundamKind {
  const fits = some<PieceGiven>(({ keywords = [], breach = 0 }) =>
    keyword === 'Breach' ? breach > 0 : keywords.includes(keyword),
  )
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
  {
    name: 'Breach',
    words: 'forms:gundam.breach',
    group: 'keyword',
    effect: 'keyword',
    whom: 'needed',
    number: { min: 1, max: 99 },
    makes: (said: CardAndNumber) =>
      one<Effect>({
        kind: 'keyword',
        keyword: 'Breach',
        who: chosenCard(said),
        amount: plainNumber(said),
        ...more,
      }),
  },
]

export const keywordsLost = (more: Beyond = {}): readonly GundamKind[] => [
  lost('Blocker', 'forms:gundam.noBlocker', more),
  lost('First Strike', 'forms:gundam.noFirstStrike', more),
  lost('High-Maneuver', 'forms:gundam.noHighManeuver', more),
  lost('Suppression', 'forms:gundam.noSuppression', more),
  lost('Breach', 'forms:gundam.noBreach', more),
]
