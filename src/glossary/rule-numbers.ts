// Reads the number of a rule or the id of a clause from a query, and finds rules by number, in both numberings of a rulebook.
import { once } from '../kept.ts'
import type { Clause, Edition, Entry, Glossary } from './glossary.ts'

/** These patterns expect single blanks, which `unlabelled` makes: on runs of blanks they would try every combination. */
const LABEL = /^[([]? ?(?:§§?|#|rules?|regeln?|kapitel|chapter|section|abschnitt|punkt|point|nr\.?|no\.?)? ?/i
const TYPED = /^(\d{1,5}(?:(?: ?[-–—.,/_] ?| )\d{1,3})*) ?([a-c]?) ?[.)\]]*$/i

/** The last sign of a number that is still being typed. */
const OPEN_END = /(\d ?[-–—.,/_] ?\d{1,3}) ?[-–—]$/

const unlabelled = (query: string): string => query.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '')

/**
 * "7-6-2", "7.6.2", "7 6 2", "§762", "Regel (7/6/2)" all return the digits for the look-up: "7-6-2" if it was typed
 * in parts, "762" if not; and the letter of a clause. Null if the query is no number.
 */
export function readRuleNumber(query: string): { number: string; letter: string } | null {
  const typed = TYPED.exec(unlabelled(query).replace(OPEN_END, '$1'))
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
export const inOrder = once(() => new Intl.Collator('en', { numeric: true }))

export type NumberedRule = {
  readonly entry: Entry
  readonly clause: Clause | null
  /** The edition in whose numbering the number was found; null: the query was the id of a clause. */
  readonly numbering: Edition | null
}

type Place = { readonly number: string; readonly entry: Entry; readonly edition: Edition }

/** Null if the query is neither number nor clause id; empty if no rule has the number. */
export type ByNumber = (query: string) => readonly NumberedRule[] | null

/** If a number means two rules, the one in the numbering of the edition in use comes first. */
export function ruleNumbers(glossary: Glossary): ByNumber {
  const places = [currentPlaces, formerPlaces, otherPlaces].flatMap(placesOf =>
    glossary.entries.flatMap(entry => placesOf(glossary, entry)),
  )
  const byNumber = Map.groupBy(places, ({ number }) => number)
  const byDigits = Map.groupBy([...byNumber.keys()], number => number.replaceAll('-', ''))
  const clauses = new Map(
    [...rulingIds(glossary), ...todaysIds(glossary), ...glossary.clauses].map(([id, clause]) => [
      readClauseId(id),
      clause,
    ]),
  )
  return query => {
    // Every number and every id has a digit, and most texts have none.
    if (!/\d/.test(query)) return null
    const clause = clauses.get(readClauseId(query))
    const home = clause && glossary.homeOf.get(clause.id)
    if (clause && home) return [{ entry: home, clause, numbering: null }]
    const typed = readRuleNumber(query)
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

/** The ids of our readings, each with the first clause that it is about, or with the official answer that settled it. */
function rulingIds({ clauses, rulings, settled }: Glossary): [string, Clause][] {
  const all = [...clauses.values()]
  const own = [...rulings].flatMap(([id, ruling]) => {
    const clause = all.find(one => one.rulings.includes(ruling))
    return clause ? [[id, clause] as [string, Clause]] : []
  })
  const answered = [...settled].flatMap(([id, { clauses }]) =>
    clauses.map((clause): [string, Clause] => [id, clause]),
  )
  return [...own, ...answered]
}

/** The ids in the numbering of the edition in use; of two clauses with one number there, the first has it. */
const todaysIds = ({ clauses }: Glossary): [string, Clause][] =>
  [...clauses.values()]
    .flatMap((clause): [string, Clause][] => (clause.today === null ? [] : [[clause.today, clause]]))
    .reverse()

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

function firstOfEach(all: readonly NumberedRule[]): NumberedRule[] {
  const seen = new Set<Entry>()
  return all.filter(({ entry }) => !seen.has(entry) && seen.add(entry))
}
