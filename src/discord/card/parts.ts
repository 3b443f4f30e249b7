// The parts that the answers to /card need.
import type { Card } from '../../cards/card.ts'
import type { Library } from '../../cards/library.ts'
import { cardName } from '../../cards/names.ts'
import type { Finder } from '../../glossary/find.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import { FALLBACK, type Language } from '../../language.ts'
import { fold } from '../../search/words/fold.ts'
import type { Faces } from '../attack/face/face.ts'

export type CardParts = {
  readonly glossary: Glossary
  readonly library: Library
  readonly find: Finder
  readonly faces: Faces
  readonly fallback: Language
  /** The address of the repository, without a slash at its end; undefined: no links. */
  readonly repository?: string | undefined
}

/** The official answers about a card: they name it by its English name, with its stage or without, or by its number. */
export function answersAbout({ answers }: Glossary, card: Card): Entry[] {
  const names = [card.code, card.name[FALLBACK], cardName(card)[FALLBACK]]
  return answers.filter(
    ({ game, official }) =>
      game === card.game &&
      official?.replacedBy === null &&
      official.cards.some(named => names.includes(named)),
  )
}

/** The entry of a keyword as cards name it; null: the glossary has none. */
export function entryOf({ find }: Pick<CardParts, 'find'>, card: Card, keyword: string): Entry | null {
  const game = gameOf(card)
  if (!game) return null
  const found = find({ query: keyword, language: FALLBACK, game })
  // Setup is a keyword, a moment and a part of the game.
  const own = found.find(({ entry }) => fold(entry.title[FALLBACK]) === fold(`${keyword} keyword`))
  const best = own ?? found[0]
  return best && (own || (best.isConfident && best.tier !== 'word')) ? best.entry : null
}

export const gameOf = ({ game }: Card): GameId | null => GAMES.find(id => id === game) ?? null

/** The name with the other language’s beside it, where that differs. */
export function namesOfCard(card: Card, language: Language): readonly string[] {
  const said = cardName(card)
  const names = [...new Set([said[language], ...Object.values(said)])]
  if (names.length < 2) return names
  return names.filter((name, i) => names.findIndex(other => fold(other) === fold(name)) === i)
}
