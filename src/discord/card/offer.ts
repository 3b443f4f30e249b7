// The buttons that lead from a rule to the cards with the name that was typed.
import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Library } from '../../cards/library.ts'
import { cardName } from '../../cards/names.ts'
import type { GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { button } from '../message/components.ts'
import { showCardId } from './state.ts'

/** One card of each game has the name, or none. */
export function cardOffer(
  library: Library,
  query: string,
  game: GameId | null,
  language: Language,
): APIButtonComponent[] {
  const titled = library.named(query).filter(one => game === null || one.game === game)
  return titled.slice(0, 2).map(({ cards: [card] }) => {
    const name = cardName(card)[language]
    return button(showCardId(card.code, language), wordsIn(language)('card:offer', { name }))
  })
}
