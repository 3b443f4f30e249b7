// What a card is called, and under which names people look for it.
import type { Bilingual, Language } from '../language.ts'
import type { Name } from '../search/names.ts'
import type { Card } from './card.ts'

const NUMBERS: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' }

/** The name with a villain's stage: Rhino II. Where no German name is known, the English one. */
export function cardName(card: Card): Bilingual {
  const { en, de } = printed(card.name)
  return { en: `${en}${stageOf(card)}`, de: `${de}${stageOf(card)}` }
}

/** What is printed below the name: Miles Morales. null: nothing is. */
export const subname = (card: Card): Bilingual | null => (card.subname ? printed(card.subname) : null)

/** The names by which a card is found, which its game may add to. A stage is also a number: Rhino 2. */
export function searchNames(card: Card, more: readonly string[]): Name[] {
  const [en, de] = [namesIn(card, more, 'en'), namesIn(card, more, 'de')]
  const isSame = ({ text }: Name) => en.some(one => one.text === text)
  return [
    ...en.map(name => (de.some(({ text }) => text === name.text) ? { ...name, language: null } : name)),
    ...de.filter(name => !isSame(name)),
  ]
}

const namesIn = (card: Card, more: readonly string[], language: Language): Name[] => [
  { text: cardName(card)[language], kind: 'title', language },
  ...[...aliases(card, language), ...more].map((text): Name => ({ text, kind: 'alias', language })),
]

function aliases(card: Card, language: Language): string[] {
  const name = printed(card.name)[language]
  const under = subname(card)?.[language]
  const number = card.stage ? NUMBERS[card.stage] : undefined
  return [
    ...(stageOf(card) ? [name] : []),
    ...(number ? [`${name} ${number}`] : []),
    ...(under ? [`${name} ${under}`, under] : []),
  ]
}

const printed = ({ en, de = en }: Card['name']): Bilingual => ({ en, de })
const stageOf = (card: Card): string => (card.stage ? ` ${card.stage}` : '')
