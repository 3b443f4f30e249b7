// Finds rules by number, in both numberings of a rulebook, and clauses by id.
import type { Clause, Edition, Entry, Glossary } from './glossary.ts'
import { readClauseId, readNumber } from './number.ts'
import { RENUMBERED_SINCE } from './schema.ts'

export type Numbered = {
  readonly entry: Entry
  readonly clause: Clause | null
  /** The edition in whose numbering the number was meant; null: a clause was asked for by its id. */
  readonly numbering: Edition | null
}

type Place = { readonly number: string; readonly entry: Entry; readonly edition: Edition }

/** Null if the query is neither number nor clause id; empty if it is one that does not exist. */
export type ByNumber = (query: string) => readonly Numbered[] | null

/** Where a number means two rules, the one in the numbering of the edition in use comes first. */
export function numbersOf(glossary: Glossary): ByNumber {
  const places = [currentPlaces, laterPlaces].flatMap(placesOf =>
    glossary.entries.flatMap(entry => placesOf(glossary, entry)),
  )
  const byNumber = Map.groupBy(places, ({ number }) => number)
  const byDigits = Map.groupBy([...byNumber.keys()], number => number.replaceAll('-', ''))
  const clauses = new Map([...glossary.clauses.values()].map(clause => [readClauseId(clause.id), clause]))
  return query => {
    const clause = clauses.get(readClauseId(query))
    const home = clause && glossary.homeOf.get(clause.id)
    if (clause && home) return [{ entry: home, clause, numbering: null }]
    const typed = readNumber(query)
    if (!typed) return null
    const numbers = new Set([typed.number, ...(byDigits.get(typed.number) ?? [])])
    return firstOfEach(
      [...numbers]
        .flatMap(number => byNumber.get(number) ?? [])
        .map(({ entry, edition }) => ({ entry, clause: clauseOf(entry, typed.letter), numbering: edition })),
    )
  }
}

const NUMBER = /^\d+(-\d+)*$/

/** The number of an entry in the edition in use: its own, or that of the rule that it was written from. */
function currentPlaces(glossary: Glossary, entry: Entry): Place[] {
  const edition = glossary.games.get(entry.game)?.editions[0]
  if (!edition) return []
  const sections = entry.source.filter(source => source.edition === edition).map(({ section }) => section)
  const numbers = new Set([...(entry.number ? [entry.number] : []), ...sections].filter(isNumber))
  return [...numbers].map(number => ({ number, entry, edition }))
}

/** Its number in later editions, where it is another. */
function laterPlaces(glossary: Glossary, entry: Entry): Place[] {
  const [current, ...later] = glossary.games.get(entry.game)?.editions ?? []
  const since = later.find(({ id }) => id === RENUMBERED_SINCE)
  const sections = entry.source.filter(({ edition, section }) => edition !== current && isNumber(section))
  return [
    ...(entry.renumbered && since ? [{ number: entry.renumbered, entry, edition: since }] : []),
    ...sections.map(({ section, edition }) => ({ number: section, entry, edition })),
  ]
}

const isNumber = (text: string): boolean => NUMBER.test(text)

const clauseOf = (entry: Entry, letter: string): Clause | null =>
  (letter && entry.clauses.find(({ id }) => id.endsWith(letter))) || null

function firstOfEach(all: readonly Numbered[]): Numbered[] {
  const seen = new Set<Entry>()
  return all.filter(({ entry }) => !seen.has(entry) && seen.add(entry))
}
