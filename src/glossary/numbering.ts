// Tells the numbers of an entry in the two numberings of a rulebook, and since when it has them.
import type { Edition, Entry } from './glossary.ts'
import { RENUMBERED_SINCE } from './schema.ts'

type Sourced = Pick<Entry, 'number' | 'source'>

/** The edition in use comes first, then the others, the newest first. */
type Editions = readonly [Edition, ...Edition[]]

const NUMBER = /^\d+(-\d+)*$/

export const isNumber = (text: string): boolean => NUMBER.test(text)

/** The numbers of an entry in the edition in use: its own, or those of the rules that it was written from. */
export function currentNumbers({ number, source }: Sourced, [current]: Editions): string[] {
  const sections = source.filter(({ edition }) => edition === current).map(({ section }) => section)
  return [...new Set([...(number ? [number] : []), ...sections])].filter(isNumber)
}

/** The edition that gave an entry its number in the later numbering: for a rule that is new there, the edition that added it. */
export function renumberedSince(entry: Sourced, editions: Editions): Edition {
  const [current, ...later] = editions
  const isOld = currentNumbers(entry, editions).length > 0
  const came = later.findLast(edition => entry.source.some(source => source.edition === edition))
  return (isOld ? undefined : came) ?? later.find(({ id }) => id === RENUMBERED_SINCE) ?? current
}

/** 7-3-5 before 7-3-5-1, 7-9 before 7-10. */
export const inOrder = new Intl.Collator('en', { numeric: true })
