// Answers a question in a line of JSON with a line of JSON.
import { z } from 'zod'
import type { Card } from '../cards/card.ts'
import type { Library } from '../cards/library.ts'
import type { Finder, RuleQuestion } from '../glossary/find.ts'
import { firstScreen, viewOf } from '../glossary/first-screen.ts'
import type { Clause, Entry, Glossary } from '../glossary/glossary.ts'
import { GAMES } from '../glossary/schema.ts'
import { LANGUAGES } from '../language.ts'

const RESULTS = 10

const question = z.object({
  query: z.string(),
  language: z.enum(LANGUAGES).optional(),
  game: z.enum(GAMES).nullish(),
})

/** What questions are answered from. */
export type Known = { readonly glossary: Glossary; readonly find: Finder; readonly library: Library }

/** The language and the game of the questions that name none. */
type Unsaid = Pick<RuleQuestion, 'language' | 'game'>

/**
 * In: `{"query","language","game"}`; a language or game that is left out is that of `unsaid`, null is any game. Out:
 * `{"query","confident","shown","results":[{"id","title","game","kind","clause","view"}]}`, best first, at most 10: `kind` is
 * entry, answer (an official one) or card; `clause` is the clause that the first view of the result shows first, `view` all its
 * clauses, of an official answer those that it concerns, and `shown` all clauses on the first screen; or `{"error"}` if the line cannot be read.
 */
export function answerLine(line: string, unsaid: Unsaid, known: Known): string {
  const read = readLine(line)
  if ('error' in read) return JSON.stringify(read)
  const { query, language = unsaid.language, game = unsaid.game } = read
  return JSON.stringify(answer({ query, language, game }, known))
}

/** The answer to one question, with the best entry and its clauses; `entry` is null without a confident result. */
export function entryJson(question: RuleQuestion, known: Known): string {
  const [best] = known.find(question)
  const entry = best?.isConfident ? whole(best.entry) : null
  return JSON.stringify({ ...answer(question, known), entry }, null, 2)
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

function answer(question: RuleQuestion, { glossary, find, library }: Known): object {
  const { query, language, game: wanted } = question
  const findings = find(question).slice(0, RESULTS)
  const confident = findings[0]?.isConfident ?? false
  const cards = library.named(query).filter(({ game }) => wanted === null || game === wanted)
  const entries = findings.map(finding => {
    const { id, title, game, official } = finding.entry
    const clauses = official?.concerns ?? viewOf(glossary, finding, language)
    const view = clauses.map(clause => clause.id)
    return { id, title, game, kind: official ? 'answer' : 'entry', clause: view[0] ?? null, view }
  })
  return {
    query,
    confident,
    shown: firstScreen(glossary, findings, language).map(({ id }) => id),
    results: [...entries, ...cards.map(({ game, cards: [card] }) => cardJson(card, game))].slice(0, RESULTS),
  }
}

const cardJson = ({ code, name }: Card, game: string): object => ({
  ...{ id: code, title: name, game, kind: 'card' },
  ...{ clause: null, view: [] },
})

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
