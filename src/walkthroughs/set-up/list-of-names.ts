// Takes a typed list of names apart. A comma or an “and” may belong to a name: Nick Fury, Sr.; Hugin & Munin.
import type { Cards } from '../../cards/cards.ts'

const COMMA = /,|\s(?:and|und|&|\+)\s/gi

/** The entries of a list: a semicolon always parts two, and a comma where the text around it is no name. */
export const entriesIn = (cards: Cards, text: string, parting = /,/g): string[] =>
  text
    .split(';')
    .flatMap(part => wholeNames(cards, part.trim(), parting))
    .filter(Boolean)

/**
 * The names of a list; only the text itself if it is none: without a semicolon, each entry of a list is the name of a card.
 */
export function listedNames(cards: Cards, text: string): string[] {
  const entries = entriesIn(cards, text, COMMA)
  const isList = text.includes(';') || entries.every(entry => cards.cardsCalled(entry).length > 0)
  return isList && entries.length > 1 ? entries : [text]
}

/** The longest names from each place on, else the text up to the next place where a list may be parted. */
function wholeNames(cards: Cards, text: string, parting: RegExp): string[] {
  const cuts = [...text.matchAll(parting)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const found: string[] = []
  for (let from = 0; from <= text.length; ) {
    const ends = [...cuts.filter(([end]) => end >= from), [text.length, text.length + 1] as const]
    const whole = ends.findLast(([end]) => cards.cardsCalled(text.slice(from, end)).length > 0)
    const [end, next] = whole ?? ends[0] ?? [text.length, text.length + 1]
    found.push(text.slice(from, end).trim())
    from = next
  }
  return found
}
