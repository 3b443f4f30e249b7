// Tells the numbers of an entry in the numberings of a rulebook: in the edition in use, and in the oldest one.
import type { Edition, Entry } from './glossary.ts'

type Sourced = Pick<Entry, 'number' | 'source'>

/** The edition in use comes first, the oldest last. */
type Editions = readonly [Edition, ...Edition[]]

const NUMBER = /^\d+(-\d+)*$/

export const isNumber = (text: string): boolean => NUMBER.test(text)

const sectionsIn = ({ source }: Sourced, asked: Edition | undefined): string[] =>
  source.filter(({ edition }) => edition === asked).map(({ section }) => section)

/** The numbers of an entry in the edition in use: its own, or those of the rules that it was written from. */
export function currentNumbers(entry: Sourced, [current]: Editions): string[] {
  const own = entry.number ? [entry.number] : []
  return [...new Set([...own, ...sectionsIn(entry, current)])].filter(isNumber)
}

/** The number that an entry had in the oldest edition, if it was another one. */
export function formerNumber(entry: Sourced, editions: Editions): Entry['formerly'] {
  const edition = editions.at(-1)
  const number = sectionsIn(entry, edition).find(isNumber)
  return edition && number && !currentNumbers(entry, editions).includes(number) ? { number, edition } : null
}

/** 7-3-5 before 7-3-5-1, 7-9 before 7-10. */
export const inOrder = new Intl.Collator('en', { numeric: true })
