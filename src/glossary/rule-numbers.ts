// Reads the number of a rule or the id of a clause from a query, and finds rules by number, in both numberings of a rulebook.
import type { Clause, Edition, Entry, Glossary } from './glossary.ts'
import { RENUMBERED_SINCE } from './schema.ts'

/** These patterns expect single blanks, which `unlabelled` makes: on runs of blanks they would try every combination. */
const LABEL = /^[([]? ?(?:§|rules?|regeln?|kapitel|chapter|section|abschnitt|nr\.?|no\.?)? ?/i
const TYPED = /^(\d{1,5}(?:(?: ?[-–—.,/_] ?| )\d{1,3})*) ?([a-c]?) ?[.)\]]*$/i

const unlabelled = (query: string): string => query.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '')

/**
 * "7-6-2", "7.6.2", "7 6 2", "§762", "Regel (7/6/2)" all return the digits for the look-up: "7-6-2" if it was typed
 * in parts, "762" if not; and the letter of a clause. Null if the query is no number.
 */
export function readNumber(query: string): { number: string; letter: string } | null {
  const typed = TYPED.exec(unlabelled(query))
  if (!typed) return null
  const [, number = '', letter = ''] = typed
  return { number: number.split(/\D+/).join('-'), letter: letter.toLowerCase() }
}

/** A number with a name after it, as rulebooks print their headings: "7-3. Attack Step". A single digit needs its full stop. */
const HEADING = /^(\d{1,2}(?:(?:[-–.]\d{1,2})+[.)]?|\.)) (\D.+)$/

/** The two parts of a heading; null if the query is none. */
export function readHeading(query: string): { number: string; name: string } | null {
  const [, number, name] = HEADING.exec(unlabelled(query)) ?? []
  return number && name ? { number, name } : null
}

/** The id of a clause in the form for the look-up: "mc ea 31" is MC-EA-31. */
export const readClauseId = (query: string): string => query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

type Sourced = Pick<Entry, 'number' | 'source'>

/** The edition in use comes first, then the others, the newest first. */
type Editions = readonly [Edition, ...Edition[]]

const isNumber = (text: string): boolean => /^\d+(-\d+)*$/.test(text)

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

export type Numbered = {
  readonly entry: Entry
  /** The clause whose id the query was, or its number with a letter; null: neither. */
  readonly clause: Clause | null
  /** The edition in whose numbering the rule was found by its number; null: the query was no number. */
  readonly numbering: Edition | null
}

/** Null if the query is neither number nor clause id; empty if no rule has the number. */
export type ByNumber = (query: string) => readonly Numbered[] | null

/** If a number means two rules, the one in the numbering of the edition in use comes first. */
export function numbersOf(glossary: Glossary): ByNumber {
  const places = glossary.entries.flatMap(entry => placesOf(glossary, entry))
  const byNumber = Map.groupBy(
    places.sort((a, b) => a.order - b.order),
    ({ number }) => number,
  )
  const byDigits = Map.groupBy([...byNumber.keys()], number => number.replaceAll('-', ''))
  const clauses = new Map([...glossary.clauses.values()].map(clause => [readClauseId(clause.id), clause]))
  return query => {
    const clause = clauses.get(readClauseId(query))
    const home = clause && glossary.homeOf.get(clause.id)
    if (clause && home) return [{ entry: home, clause, numbering: null }]
    const typed = readNumber(query)
    if (!typed) return null
    const numbers = new Set([typed.number, ...(byDigits.get(typed.number) ?? [])])
    const meant = Map.groupBy(
      [...numbers].flatMap(number => byNumber.get(number) ?? []),
      ({ entry }) => entry,
    )
    return [...meant].flatMap(([entry, [first]]) =>
      first ? { entry, clause: clauseOf(entry, typed.letter), numbering: first.edition } : [],
    )
  }
}

/** Numbers in the edition in use, then in later ones, then those that it was written from, which may be part of another rule. */
function placesOf({ games }: Glossary, entry: Entry) {
  const editions = games.get(entry.game)?.editions
  if (!editions) return []
  const [current] = editions
  const { renumbered, source } = entry
  const others = source.filter(({ edition, section }) => edition !== current && isNumber(section))
  return [
    ...currentNumbers(entry, editions).map(number => ({ number, edition: current, order: 0 })),
    ...(renumbered ? [{ number: renumbered.number, edition: renumbered.since, order: 1 }] : []),
    ...others.map(({ edition, section }) => ({ number: section, edition, order: 2 })),
  ].map(place => ({ ...place, entry }))
}

const clauseOf = (entry: Entry, letter: string): Clause | null =>
  (letter && entry.clauses.find(({ id }) => id.endsWith(letter))) || null
