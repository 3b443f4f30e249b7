// Finds rules by number, in any numbering of a rulebook, and clauses by id.
import type { Clause, Edition, Entry, Glossary } from './glossary.ts'
import { readClauseId, readNumber } from './number.ts'
import { currentNumbers, isNumber } from './numbering.ts'

export type Numbered = {
  readonly entry: Entry
  readonly clause: Clause | null
  /** The edition in whose numbering the number was found; null: the query was the id of a clause. */
  readonly numbering: Edition | null
}

type Place = { readonly number: string; readonly entry: Entry; readonly edition: Edition }

/** Null if the query is neither number nor clause id; empty if no rule has the number. */
export type ByNumber = (query: string) => readonly Numbered[] | null

/** If a number means two rules, the one in the numbering of the edition in use comes first. */
export function numbersOf(glossary: Glossary): ByNumber {
  const places = [currentPlaces, formerPlaces, otherPlaces].flatMap(placesOf =>
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
        .map(({ number, entry, edition }) => ({
          entry,
          clause: clauseOf(entry, number, typed.letter),
          numbering: edition,
        })),
    )
  }
}

/** The places of an entry in the numbering of the edition in use. */
function currentPlaces(glossary: Glossary, entry: Entry): Place[] {
  const editions = glossary.games.get(entry.game)?.editions
  if (!editions) return []
  return currentNumbers(entry, editions).map(number => ({ number, entry, edition: editions[0] }))
}

/** The place of an entry in the numbering of the oldest edition. */
const formerPlaces = (_: Glossary, entry: Entry): Place[] =>
  entry.formerly ? [{ ...entry.formerly, entry }] : []

/** The places in other editions that an entry was written from, which may be part of another rule. */
function otherPlaces(glossary: Glossary, entry: Entry): Place[] {
  const current = glossary.games.get(entry.game)?.editions[0]
  return entry.source
    .filter(({ edition, section }) => edition !== current && isNumber(section))
    .map(({ section, edition }) => ({ number: section, entry, edition }))
}

/** The clause with this letter: that of the number itself before that of the rule's number in another edition. */
function clauseOf({ clauses }: Entry, number: string, letter: string): Clause | null {
  if (!letter) return null
  const own = clauses.find(({ id }) => id.endsWith(`-${number}${letter}`))
  return own ?? clauses.find(({ id }) => id.endsWith(letter)) ?? null
}

function firstOfEach(all: readonly Numbered[]): Numbered[] {
  const seen = new Set<Entry>()
  return all.filter(({ entry }) => !seen.has(entry) && seen.add(entry))
}
