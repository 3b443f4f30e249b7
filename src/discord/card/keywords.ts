// The keywords of a card, each with what it does.
import type { Card } from '../../cards/card.ts'
import type { Entry } from '../../glossary/glossary.ts'
import { inLanguage } from '../../language.ts'
import type { Translate } from '../../words/words.ts'
import { firstSentence } from '../rule/text.ts'
import { type CardParts, entryOf } from './parts.ts'
import type { CardState } from './state.ts'

/** Keywords with what they do; the others are a press away at their rules. */
export const MOST_KEYWORDS = 3

/** So many letters of keywords fit on a phone below the numbers. */
const MOST_LETTERS = 305

/** A keyword of a card: as the card calls it, with its value, what has it and when, and its entry. */
export type ShownKeyword = {
  readonly keyword: string
  readonly value: string
  readonly note: string
  readonly entry: Entry | null
}

/** The keywords of a card in a language, each with its entry if the glossary has one. */
export function shownKeywords(parts: CardParts, card: Card, language: CardState['language']): ShownKeyword[] {
  return parts.library.factsOf(card, language).keywords.map(({ keyword, value, note }) => ({
    keyword,
    value: value === undefined ? '' : typeof value === 'number' ? String(value) : `(${value})`,
    note: note ? ` (${note})` : '',
    entry: entryOf(parts, card, keyword),
  }))
}

/** Each keyword with what it does, as far as there is room; the names of the others in one line. */
export function keywordLines(
  keywords: readonly ShownKeyword[],
  language: CardState['language'],
  t: Translate,
): string[] {
  let room = MOST_LETTERS
  const named = keywords.map(({ keyword, value, note, entry }) => ({
    name: entry ? nameIn(entry, value, language) : [keyword, value].filter(Boolean).join(' '),
    note,
    does: entry && firstSentence(entry, language),
  }))
  const lines = named.slice(0, MOST_KEYWORDS).flatMap(one => {
    const line = one.does ? `- **${one.name}**${one.note}: ${one.does}` : ''
    if (line === '' || line.length > room) return []
    room -= line.length
    return [{ one, line }]
  })
  const names = named
    .filter(one => !lines.some(line => line.one === one))
    .map(({ name, note }) => `${name}${note}`)
  return [
    ...lines.map(({ line }) => line),
    ...(names.length > 0 ? [t('card:keywords', { list: names.join(', ') })] : []),
  ]
}

/** The keyword as its entry calls it, with its value: “Vergeltung 1” of retaliate 1. */
function nameIn({ title }: Entry, value: string, language: CardState['language']): string {
  const called = inLanguage(title, language)
  const bare = called.endsWith(' X') ? called.slice(0, -2) : (called.split(' (')[0] ?? called)
  return value ? `${bare} ${value}` : bare
}
