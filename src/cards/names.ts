// Builds the name of a card, and the names by which people search for it.
import { FALLBACK, inEachLanguage, isComplete, LANGUAGES, type Language } from '../language.ts'
import { BELONGINGS, type Name } from '../search/names.ts'
import type { Card, CardGame } from './card.ts'

const NUMBERS: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' }

/** The name with a villain's stage: Rhino II. A card without a German name has the English one. */
export function cardName(card: Card) {
  return inEachLanguage(language => `${printed(card.name)[language]}${stageOf(card)}`)
}

/** The name as players call the card in play: a villain with its stage, a double-sided card without number and side. */
export const nameInPlay = (card: Card) =>
  /^\d[A-Z]$/.test(card.stage ?? '') ? printed(card.name) : cardName(card)

/** The line printed below the name: Miles Morales; null if there is none. */
export const subname = (card: Card) => (card.subname ? printed(card.subname) : null)

/** The names by which a card is found, including those that its game adds. A stage is also a number: Rhino 2. */
export function searchNames(card: Card, more: readonly string[]): Name[] {
  const languages = LANGUAGES.filter(language => isComplete(language) || card.name[language])
  const all = languages.flatMap(language => namesOf(card, more, language))
  const byText = Map.groupBy(all, ({ text }) => text)
  return all.flatMap((name): Name[] => {
    const same = byText.get(name.text) ?? []
    if (same[0]?.language !== name.language) return []
    return [same.some(({ language }) => language !== name.language) ? { ...name, language: null } : name]
  })
}

/** The names by which a card of one of these games is found. */
export const namesByGame = (card: Card, games: readonly CardGame[]): Name[] =>
  searchNames(card, games.find(({ game }) => game === card.game)?.alsoCalled(card) ?? [])

/** The rank of a card at this place: characters, whose types its game puts in order, come before what they have. */
export const rankOf = (card: Card, place: number, games: readonly CardGame[]): number =>
  place + (games.some(({ game, order }) => game === card.game && order.includes(card.type)) ? 0 : BELONGINGS)

const namesOf = (card: Card, more: readonly string[], language: Language): Name[] => [
  ...titles(card, language).map((text): Name => ({ text, kind: 'title', language })),
  ...[...aliases(card, language), ...more].map((text): Name => ({ text, kind: 'alias', language })),
]

/** Without its stage the name of a villain is the printed one. */
const titles = (card: Card, language: Language): readonly string[] => [
  ...new Set([cardName(card)[language], printed(card.name)[language]]),
]

function aliases(card: Card, language: Language): string[] {
  const name = printed(card.name)[language]
  const under = subname(card)?.[language]
  const number = card.stage ? NUMBERS[card.stage] : undefined
  return [...(number ? [`${name} ${number}`] : []), ...(under ? [`${name} ${under}`, under] : [])]
}

/** The name in each language; a missing one is the English name. */
const printed = (name: Card['name']) => inEachLanguage(language => name[language] ?? name[FALLBACK])
const stageOf = (card: Card): string => (card.stage ? ` ${card.stage}` : '')
