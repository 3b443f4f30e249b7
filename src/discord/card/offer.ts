// The buttons that lead from a rule to the cards with the name that was typed.
import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Library } from '../../cards/library.ts'
import { cardName } from '../../cards/names.ts'
import type { Titled } from '../../cards/shelf.ts'
import type { GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { button } from '../message/components.ts'
import { showCardId } from './state.ts'

/** The cards that are called so: those of one name in each game, or none. */
export const cardsCalled = (library: Library, query: string, game: GameId | null): readonly Titled[] =>
  library
    .named(query)
    .filter(one => game === null || one.game === game)
    .slice(0, 2)

export const cardOffer = (called: readonly Titled[], language: Language): APIButtonComponent[] =>
  called.map(({ cards: [card] }) => {
    const name = cardName(card)[language]
    return button(showCardId(card.code, language), wordsIn(language)('card:offer', { name }))
  })
