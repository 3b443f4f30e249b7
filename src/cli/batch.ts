// Answers a question in a line of JSON with a line of JSON.
import { z } from 'zod'
import type { Finder, Question } from '../glossary/find.ts'
import { firstScreen, viewOf } from '../glossary/first-view.ts'
import type { Clause, Entry, Glossary } from '../glossary/glossary.ts'
import { GAMES } from '../glossary/schema.ts'
import { LANGUAGES } from '../language.ts'

const RESULTS = 10

const question = z.object({
  query: z.string(),
  language: z.enum(LANGUAGES).optional(),
  game: z.enum(GAMES).nullish(),
})

/** The language and the game of the questions that name none. */
type Unsaid = Pick<Question, 'language' | 'game'>

/**
 * In: `{"query","language","game"}`; a language or game that is left out is that of `unsaid`, null is any game. Out:
 * `{"query","confident","shown","results":[{"id","title","game","kind","clause","view"}]}`, best first, at most 10: `clause`
 * is the clause that the first view of the result shows first, `view` all its clauses, and `shown` all clauses on the first
 * screen; or `{"error"}` if the line cannot be read.
 */
export function answerLine(line: string, unsaid: Unsaid, glossary: Glossary, find: Finder): string {
  const read = readLine(line)
  if ('error' in read) return JSON.stringify(read)
  const { query, language = unsaid.language, game = unsaid.game } = read
  return JSON.stringify(answer({ query, language, game }, glossary, find))
}

/** The answer to one question, with the best entry and its clauses; `entry` is null without a confident result. */
export function entryJson(question: Question, glossary: Glossary, find: Finder): string {
  const [best] = find(question)
  const entry = best?.isConfident ? whole(best.entry) : null
  return JSON.stringify({ ...answer(question, glossary, find), entry }, null, 2)
}

function whole({ id, title, game, number, source, clauses }: Entry): object {
  const sources = source.map(({ edition, section }) => ({ edition: edition.id, section }))
  return { id, title, game, number, source: sources, clauses: clauses.map(clauseJson) }
}

const clauseJson = ({ id, text, example, editions, rulings }: Clause): object => ({
  id,
  ...text,
  example,
  editions: editions?.map(edition => edition.id) ?? null,
  rulings,
})

function answer(question: Question, glossary: Glossary, find: Finder): object {
  const { query, language } = question
  const findings = find(question).slice(0, RESULTS)
  const confident = findings[0]?.isConfident ?? false
  return {
    query,
    confident,
    shown: firstScreen(glossary, findings, language).map(({ id }) => id),
    results: findings.map(finding => {
      const { id, title, game } = finding.entry
      const view = viewOf(glossary, finding, language).map(clause => clause.id)
      return { id, title, game, kind: 'entry', clause: view[0] ?? null, view }
    }),
  }
}

function readLine(line: string): z.infer<typeof question> | { error: string } {
  try {
    const parsed = question.safeParse(JSON.parse(line))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return { error: `${issue?.path.join('.') || 'line'}: ${issue?.message}` }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
