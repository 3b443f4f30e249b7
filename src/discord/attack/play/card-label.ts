// The labels of cards in autocomplete: name, numbers, origin.
import type { Card, CardKind } from '../../../cards/card.ts'
import { cardValue } from '../../../cards/cards.ts'
import { cardName, subname } from '../../../cards/names.ts'
import type { Language } from '../../../language.ts'
import type { AutocompleteChoice } from '../../interaction/command.ts'
import { clip } from '../../message/clip.ts'

const LIMIT = 100

/** The autocomplete choices for these kinds of cards; equal labels get the card's code. */
export function cardChoices(
  cards: readonly Card[],
  kind: CardKind,
  language: Language,
): AutocompleteChoice[] {
  const labels = cards.map(card => cardLabel(card, kind, language))
  return cards.map((card, index) => {
    const label = labels[index] ?? ''
    const isShared = labels.filter(one => one === label).length > 1
    return {
      name: isShared ? `${clip(label, LIMIT - card.code.length - 3)} · ${card.code}` : label,
      value: cardValue(card),
    }
  })
}

/** One line of at most 100 characters: “Rhino II · ATK 3 · Core Set”. */
export function cardLabel(card: Card, kind: CardKind, language: Language): string {
  const parts = [nameIn(card, kind, language), ...kind.details(card, language)]
  return clip(parts.filter(part => part !== '').join(' · '), LIMIT)
}

function nameIn(card: Card, kind: CardKind, language: Language): string {
  const name = cardName(card)[language]
  const under = subname(card)?.[language]
  return kind.title(card, under ? `${name} (${under})` : name)
}
