// What the first view of an entry shows: the clauses that decide most cases at a table, within 120 words.
import { FALLBACK, inLanguage, type Language } from '../language.ts'
import type { Finding } from './find.ts'
import type { Clause, Edition, Entry, Game, Glossary } from './glossary.ts'
import { otherReadings } from './readings.ts'

const MOST_CLAUSES = 5
const MOST_WORDS = 120

/** What another edition says instead of a clause that is shown. */
export type Otherwise = { readonly edition: Edition; readonly clause: Clause }

export type FirstView = {
  /** The clause that answers a question; null: no question led here. */
  readonly answer: Clause | null
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
  const room = { words: MOST_WORDS - wordsIn(entry.short, language) - HEAD_WORDS }
  const shown = ranked
    .slice(0, MOST_CLAUSES)
    .filter((clause, i) => fits(room, costOf(clause, readings.get(clause) ?? null, language), i === 0))
  const example =
    shown.find(({ example }) => example && fits(room, wordsIn(example, language), false)) ?? null
  // The clauses keep the order of the rule; the answer stands apart.
  const clauses = entry.clauses.filter(clause => clause !== answer && shown.includes(clause))
  const otherwise = shown.flatMap(clause => readings.get(clause) ?? [])
  return { answer, clauses, example, otherwise }
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

/** Title, game and the small line about editions. */
const HEAD_WORDS = 14

const wordsIn = (said: Parameters<typeof inLanguage>[0] | null, language: Language): number =>
  said === null ? 0 : inLanguage(said, language).split(/\s+/).length

const costOf = (clause: Clause, reading: Otherwise | null, language: Language): number =>
  wordsIn(clause.text, language) + (reading ? wordsIn(reading.clause.text, language) + 3 : 0)

/** Takes the words out of the room if they fit, or if they are `needed` in any case. */
function fits(room: { words: number }, words: number, needed: boolean): boolean {
  if (words > room.words && !needed) return false
  room.words -= words
  return true
}

function readingIn(glossary: Glossary, clause: Clause, played: Edition): Otherwise | null {
  const isOf = ({ editions }: Clause) => editions?.some(({ id }) => id === played.id) ?? false
  if (clause.editions === null || isOf(clause)) return null
  const reading = otherReadings(glossary, clause).find(isOf)
  return reading ? { edition: played, clause: reading } : null
}
