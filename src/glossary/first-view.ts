// What the first view of an entry shows: the clauses that decide most cases at a table, within 120 words.
import { inLanguage, LANGUAGES, type Language, type Said } from '../language.ts'
import { olderEditions } from './edition-of.ts'
import type { Clause, Edition, Entry, Glossary, Official } from './glossary.ts'
import { otherReadings } from './readings.ts'
import { currentNumbers } from './rule-numbers.ts'

const MOST_CLAUSES = 5
const MOST_WORDS = 120
/** So many letters of what an entry says fill a phone beside its title and its buttons: German words are long. */
const MOST_LETTERS = 760

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
  const isToday = (clause: Clause) =>
    olderEditions(glossary, entry, clause).length === 0 ||
    (clause.editions?.some(({ id }) => id === played.id) ?? false)
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
  const cost = (clause: Clause) =>
    costOf(clause, readings.get(clause) ?? null, olderEditions(glossary, entry, clause), language)
  const letters = entry.kind === 'term' ? TERM_LETTERS : 0
  const frame = { words: frameOf(glossary, entry, language), letters }
  const room = { words: MOST_WORDS, letters: MOST_LETTERS }
  for (const told of [frame, ...(answer ? [cost(answer)] : [])]) take(room, told)
  const short = entry.short && fits(room, sizeOf(entry.short, language)) ? entry.short : null
  const shown = ranked.slice(0, MOST_CLAUSES).filter(clause => clause === answer || fits(room, cost(clause)))
  const example =
    shown.find(({ example }) => example && fits(room, sizeOf(example, language, EXAMPLE))) ?? null
  // The clauses keep the order of the rule; the answer stands apart.
  const clauses = entry.clauses.filter(clause => clause !== answer && shown.includes(clause))
  const otherwise = shown.flatMap(clause => readings.get(clause) ?? [])
  return { answer, short, clauses, example, otherwise }
}

/** The clauses an official answer concerns that fit beside question and answer. */
export function concernsShown(
  { title, clauses }: Entry,
  { concerns, document, cards }: Official,
  language: Language,
): Clause[] {
  const room = { words: MOST_WORDS, letters: ANSWER_ROOM }
  const told = [document.name, ...clauses.map(({ text }) => text)]
  for (const said of told) take(room, sizeOf(said, language))
  const question = sizeOf(title, language)
  take(room, { words: question.words, letters: HEADING * question.letters })
  take(room, { words: ANSWER_FRAME + countOf(cards.join(' ')), letters: ANSWER_LETTERS })
  return concerns.filter(({ text }) => fits(room, sizeOf(text, language)))
}

/** The words of the game, the day, the place in the document, the editions, and of the line above the clauses. */
const ANSWER_FRAME = 44
/** An answer has a row of links more below it than the first view of a rule. */
const ANSWER_ROOM = 540
/** The letters of the lines of cards and game, and of where it was given. */
const ANSWER_LETTERS = 60
/** How much of a screen a letter of a heading takes, beside one of a text. */
const HEADING = 1.8

/** So many entries, and answering clauses of each, are shown where nothing is certain. */
export const MOST_GUESSES = 3
export const MOST_ANSWERING_CLAUSES = 2

/** Texts have single blanks. */
const countOf = (text: string): number => text.split(' ').length
const wordsIn = (said: Said, language: Language): number => countOf(inLanguage(said, language))

/** What the last line of a text leaves empty. */
const LINE_END = 20
/** As long as the words before an example, and before what another edition says. */
const EXAMPLE = 'Example:'
const OTHERWISE = 'In'
/** The words “In short:” and “As of”. */
const LABELS = 4
/** The words of “in version 1.0: 7-6”, of “no. 7-6”, and of the sentence above the clauses of a term. */
const FORMERLY = 4
const NUMBER = 2
const TERM_ONLY = 13
/** The letters of that sentence, and of the line that it leaves half empty. */
const TERM_LETTERS = 110

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

/** What a text takes of the screen. */
type Size = { words: number; letters: number }

function sizeOf(said: Said, language: Language, beside = ''): Size {
  const told = [inLanguage(said, language), ...(beside ? [beside] : [])]
  return { words: countOf(told.join(' ')), letters: LINE_END + told.join(' ').length }
}

function costOf(
  clause: Clause,
  reading: Otherwise | null,
  older: readonly Edition[],
  language: Language,
): Size {
  const named = older.map(({ name }) => inLanguage(name, language)).join(' · ')
  const size = sizeOf(clause.text, language, named && `${OTHERWISE} ${named}`)
  if (reading) {
    const edition = `${OTHERWISE} ${inLanguage(reading.edition.name, language)}`
    const other = sizeOf(reading.clause.text, language, edition)
    return { words: size.words + other.words, letters: size.letters + other.letters }
  }
  return size
}

/** Takes the size out of the room if it fits. */
function fits(room: Size, size: Size): boolean {
  if (size.words > room.words || size.letters > room.letters) return false
  take(room, size)
  return true
}

function take(room: Size, { words, letters }: Size): void {
  room.words -= words
  room.letters -= letters
}

function readingIn(glossary: Glossary, clause: Clause, played: Edition): Otherwise | null {
  const isOf = ({ editions }: Clause) => editions?.some(({ id }) => id === played.id) ?? false
  if (clause.editions === null || isOf(clause)) return null
  const reading = otherReadings(glossary, clause).find(isOf)
  return reading ? { edition: played, clause: reading } : null
}
