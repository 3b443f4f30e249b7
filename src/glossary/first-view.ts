// What the first view of an entry shows: the clauses that decide most cases at a table, within 120 words.
import { FALLBACK, inLanguage, LANGUAGES, type Language, type Said } from '../language.ts'
import type { Finding } from './find.ts'
import type { Clause, Edition, Entry, Game, Glossary } from './glossary.ts'
import { otherReadings } from './readings.ts'
import { currentNumbers } from './rule-numbers.ts'

const MOST_CLAUSES = 5
const MOST_WORDS = 120

/** What another edition says instead of a clause that is shown. */
export type Otherwise = { readonly edition: Edition; readonly clause: Clause }

export type FirstView = {
  /** The clause that answers a question; null: no question led here. */
  readonly answer: Clause | null
  /** What the entry does; null if nobody has written it, or if a long answer leaves no room for it. */
  readonly short: Said | null
  readonly clauses: readonly Clause[]
  /** The clause whose example is shown. */
  readonly example: Clause | null
  /** Where the edition that the reader plays by decides differently. */
  readonly otherwise: readonly Otherwise[]
}

/** The edition that a reader plays by: the chosen one, else the newest in the reader's language, else the newest. */
export const editionOf = ({ editions }: Game, language: Language, chosen: string | undefined): Edition =>
  editions.find(({ id }) => id === chosen) ??
  editions.find(edition => edition.language === language && language !== FALLBACK) ??
  editions[0]

/**
 * The first view of an entry.
 * @param answers the clauses that answer a question, best first; they stand before those that decide most cases
 * @param played the edition that the reader plays by
 */
export function firstViewOf(
  glossary: Glossary,
  entry: Entry,
  { answers, played, language }: { answers: readonly Clause[]; played: Edition; language: Language },
): FirstView {
  const newest = glossary.games.get(entry.game)?.editions[0]
  const isToday = ({ editions }: Clause) =>
    editions === null || editions.some(({ id }) => id === newest?.id || id === played.id)
  const readings = new Map(
    entry.clauses.filter(isToday).map(clause => [clause, readingIn(glossary, clause, played)]),
  )
  const own = [...readings.keys()].filter(clause => !answers.includes(clause))
  const [answer = null] = answers
  const ranked = [
    ...answers,
    ...own.filter(clause => clause.decides && readings.get(clause)),
    ...own.filter(clause => clause.decides && !readings.get(clause)),
    ...own.filter(clause => !clause.decides),
  ]
  const cost = (clause: Clause) => costOf(clause, readings.get(clause) ?? null, language)
  const room = { words: MOST_WORDS - frameOf(glossary, entry, language) - (answer ? cost(answer) : 0) }
  const short = entry.short && fits(room, wordsIn(entry.short, language)) ? entry.short : null
  const shown = ranked.slice(0, MOST_CLAUSES).filter(clause => clause === answer || fits(room, cost(clause)))
  const example = shown.find(({ example }) => example && fits(room, wordsIn(example, language) + 1)) ?? null
  // The clauses keep the order of the rule; the answer stands apart.
  const clauses = entry.clauses.filter(clause => clause !== answer && shown.includes(clause))
  const otherwise = shown.flatMap(clause => readings.get(clause) ?? [])
  return { answer, short, clauses, example, otherwise }
}

type Found = Pick<Finding, 'entry' | 'clause' | 'answers' | 'isConfident'>

/** The clauses of a finding's first view, the answer first. */
export function viewOf(glossary: Glossary, { entry, clause, answers }: Found, language: Language): Clause[] {
  const game = glossary.games.get(entry.game)
  if (!game) throw new Error(`there is no game ${entry.game}`)
  const played = editionOf(game, language, undefined)
  const view = firstViewOf(glossary, entry, { answers: clause ? [clause] : answers, played, language })
  return [...(view.answer ? [view.answer] : []), ...view.clauses]
}

/** So many entries, and answering clauses of each, are shown where nothing is certain. */
export const MOST_GUESSES = 3
export const MOST_ANSWERS = 2

/** All clauses on the first screen: of the certain finding, or of the guesses. */
export function firstScreen(glossary: Glossary, findings: readonly Found[], language: Language): Clause[] {
  const [best] = findings
  if (best?.isConfident) return viewOf(glossary, best, language)
  return findings.slice(0, MOST_GUESSES).flatMap(({ answers }) => answers.slice(0, MOST_ANSWERS))
}

const countOf = (text: string): number => text.split(/\s+/).length
const wordsIn = (said: Said, language: Language): number => countOf(inLanguage(said, language))

/** The words “In short:” and “Told by”. */
const LABELS = 4
/** The words of “in version 1.0: 7-6”, of “no. 7-6”, and of the sentence above the clauses of a term. */
const FORMERLY = 4
const NUMBER = 2
const TERM_ONLY = 13

/** How many words stand around what an entry says: its titles and numbers, the game, the newest edition. */
function frameOf({ games }: Glossary, entry: Entry, language: Language): number {
  const game = games.get(entry.game)
  const titles = new Set(LANGUAGES.flatMap(known => entry.title[known] ?? []))
  const [today] = game ? currentNumbers(entry, game.editions) : []
  return (
    [...titles].reduce((sum, title) => sum + countOf(title), LABELS) +
    (game ? wordsIn(game.name, language) + wordsIn(game.editions[0].name, language) : 0) +
    (entry.number ? 1 : today ? NUMBER : 0) +
    (entry.formerly ? FORMERLY : 0) +
    (entry.kind === 'term' ? TERM_ONLY : 0)
  )
}

const costOf = (clause: Clause, reading: Otherwise | null, language: Language): number =>
  wordsIn(clause.text, language) +
  (reading ? 1 + wordsIn(reading.edition.name, language) + wordsIn(reading.clause.text, language) : 0)

/** Takes the words out of the room if they fit. */
function fits(room: { words: number }, words: number): boolean {
  if (words > room.words) return false
  room.words -= words
  return true
}

function readingIn(glossary: Glossary, clause: Clause, played: Edition): Otherwise | null {
  const isOf = ({ editions }: Clause) => editions?.some(({ id }) => id === played.id) ?? false
  if (clause.editions === null || isOf(clause)) return null
  const reading = otherReadings(glossary, clause).find(isOf)
  return reading ? { edition: played, clause: reading } : null
}
