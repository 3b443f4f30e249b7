// Measures how the search answers questions as players type them: which entry comes first, which clause, and how certain.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFinder, type Finder, type Finding } from '../src/glossary/find.ts'
import { firstScreen } from '../src/glossary/first-screen.ts'
import type { Clause, Glossary } from '../src/glossary/glossary.ts'
import type { GameId } from '../src/glossary/schema.ts'
import { LANGUAGES } from '../src/language.ts'
import { GAME_IDS } from '../test/glossary/relevance.ts'
import type { Gate } from '../test/glossary/relevance-gates.ts'
import { shippedLibrary } from '../test/support/card-games.ts'

const questionSchema = z.array(
  z.object({
    query: z.string(),
    uiLanguage: z.enum(LANGUAGES),
    game: z.enum(['mc', 'gcg', 'gundam']).nullable(),
    answers: z.array(z.string()),
    missing: z.boolean().optional(),
  }),
)

/** A question with the clauses of which any answers it: none if it has no answer, or if our data lack it (`missing`). */
export type Question = z.infer<typeof questionSchema>[number]

/** Reads a file of questions; null if it has another form. */
export function readQuestions(path: string): Question[] | null {
  const read = questionSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return read.success ? read.data : null
}

/** Shares of the questions with an answer; `certainWithout` is one of those that have none. Missing answers count nowhere. */
export type Measured = {
  readonly first: number
  readonly amongThree: number
  readonly firstScreen: number
  readonly certainRight: number
  readonly certainWrong: number
  readonly certainWithout: number
}

const { namesOf } = shippedLibrary()

/** Asks all questions of the glossary as it is. */
export function measured(glossary: Glossary, questions: readonly Question[]): Measured {
  const find = buildFinder(glossary, namesOf)
  return summed(questions.map(question => judged(glossary, find, question)))
}

type Judged = {
  readonly question: Question
  readonly isFirst: boolean
  readonly isAmongThree: boolean
  readonly isOnFirstScreen: boolean
  readonly isCertain: boolean
}

export function judged(glossary: Glossary, find: Finder, question: Question): Judged {
  const { query, uiLanguage: language, game } = question
  const findings = find({ query, language, game: gameOf(game) })
  const answers = answersTo(glossary, question)
  const homes = new Set([...answers].map(id => glossary.homeOf.get(id)?.id))
  const screen = firstScreen(glossary, findings, language)
  // An official answer that concerns the clause answers as the clause does.
  const says = (clause: Clause | undefined): boolean =>
    clause !== undefined &&
    (answers.has(clause.id) || concernedBy(glossary, clause).some(({ id }) => answers.has(id)))
  const isRight = ({ entry }: Finding): boolean => homes.has(entry.id) || entry.clauses.slice(0, 1).some(says)
  return {
    question,
    isFirst: findings.slice(0, 1).some(isRight),
    isAmongThree: findings.slice(0, 3).some(isRight),
    isOnFirstScreen: screen.some(says),
    isCertain: findings[0]?.isConfident ?? false,
  }
}

/** The clauses that an official answer concerns; none for a clause of a rule. */
const concernedBy = ({ homeOf }: Glossary, { id }: Clause): readonly Clause[] =>
  homeOf.get(id)?.official?.concerns ?? []

const gameOf = (short: Question['game']): GameId | null =>
  short && GAME_IDS[short === 'gcg' ? 'gundam' : short]

/** The clauses that answer. Pages show another edition’s reading in the place of one that is only cited. */
const answersTo = ({ clauses }: Glossary, { answers }: Question): Set<string> =>
  new Set(answers.flatMap(id => [id, clauses.get(id)?.varies ?? id]))

function summed(all: readonly Judged[]): Measured {
  const answered = all.filter(({ question }) => question.answers.length > 0)
  const without = all.filter(({ question }) => question.answers.length === 0 && !question.missing)
  const share = (list: readonly Judged[], test: (one: Judged) => boolean) =>
    list.filter(test).length / Math.max(1, list.length)
  return {
    first: share(answered, ({ isFirst }) => isFirst),
    amongThree: share(answered, ({ isAmongThree }) => isAmongThree),
    firstScreen: share(answered, ({ isOnFirstScreen }) => isOnFirstScreen),
    certainRight: share(answered, ({ isCertain, isFirst }) => isCertain && isFirst),
    certainWrong: share(answered, ({ isCertain, isFirst }) => isCertain && !isFirst),
    certainWithout: share(without, ({ isCertain }) => isCertain),
  }
}

export const questionGates = (measured: Measured): Gate[] => [
  { name: 'entry first', value: measured.first, bound: 0.8, kind: 'least' },
  { name: 'entry among three', value: measured.amongThree, bound: 0.93, kind: 'least' },
  { name: 'clause on the first screen', value: measured.firstScreen, bound: 0.85, kind: 'least' },
  { name: 'certain and right', value: measured.certainRight, bound: 0.45, kind: 'least' },
  { name: 'certain and wrong', value: measured.certainWrong, bound: 0.04, kind: 'most' },
  { name: 'certain without an answer', value: measured.certainWithout, bound: 0.05, kind: 'most' },
]
