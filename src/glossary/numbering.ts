// The two numberings of a rulebook: which numbers an entry has in them, and since when.
import type { Edition, Entry } from './glossary.ts'
import { RENUMBERED_SINCE } from './schema.ts'

type Sourced = Pick<Entry, 'number' | 'source'>

/** The first edition is the one in use, then come the others, the newest first. */
type Editions = readonly [Edition, ...Edition[]]

const NUMBER = /^\d+(-\d+)*$/

export const isNumber = (text: string): boolean => NUMBER.test(text)

/** The numbers of an entry in the edition in use: its own, or that of the rule that it was written from. */
export function currentNumbers({ number, source }: Sourced, [current]: Editions): string[] {
  const sections = source.filter(({ edition }) => edition === current).map(({ section }) => section)
  return [...new Set([...(number ? [number] : []), ...sections])].filter(isNumber)
}

/** The edition since which an entry has its number in the later numbering: a rule that came afterwards has it since it came. */
export function renumberedSince(entry: Sourced, editions: Editions): Edition {
  const [current, ...later] = editions
  const isOld = currentNumbers(entry, editions).length > 0
  const came = later.findLast(edition => entry.source.some(source => source.edition === edition))
  return (isOld ? undefined : came) ?? later.find(({ id }) => id === RENUMBERED_SINCE) ?? current
}

/** 7-3-5 before 7-3-5-1, 7-9 before 7-10. */
export const inOrder = new Intl.Collator('en', { numeric: true })
