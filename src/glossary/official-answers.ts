// Builds the entries of official answers: each has its question as the title and its answer as the only clause.
import { hash } from 'node:crypto'
import { commonFields, type EntryDraft, NO_NAMES, SEE_ALSO_LIMIT } from './entry-drafts.ts'
import type { Clause, Entry, GlossaryGame } from './glossary.ts'
import type { AnswerFile, FaqFile } from './schema.ts'

/** A clause with the entry that contains it. */
export type Home = { readonly clause: Clause; readonly rule: EntryDraft }

type Book = Pick<GlossaryGame, 'id' | 'editions' | 'documents'>

/** The answers of one file. @throws Error naming the answer that refers to something that does not exist */
export function answersOf(
  book: Book,
  file: string,
  { answers }: FaqFile,
  homes: ReadonlyMap<string, Home>,
): EntryDraft[] {
  return answers.map(answer => answerOf(book, file, answer, homes))
}

function answerOf(
  book: Book,
  file: string,
  answer: AnswerFile,
  homes: ReadonlyMap<string, Home>,
): EntryDraft {
  const { id, question, source, clauses, cards, editions, replacedBy = null } = answer
  const found = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`data: ${id} names ${what}, which does not exist`)
    return value
  }
  const concerned = clauses.map(clause => found(homes.get(clause), `the clause ${clause}`))
  return {
    ...commonFields(book.id, id, { code: codeOf(id), title: question }),
    kind: 'answer',
    clauses: [clauseOf(answer)],
    seeAlso: [...new Set(concerned.map(({ rule }) => rule))].slice(0, SEE_ALSO_LIMIT),
    official: {
      document: found(
        book.documents.find(document => document.id === source.document),
        `the document ${source.document}`,
      ),
      place: source.place,
      date: source.date ?? null,
      editions: editions.map(one =>
        found(
          book.editions.find(edition => edition.id === one),
          `the edition ${one}`,
        ),
      ),
      cards,
      concerns: concerned.map(({ clause }) => clause),
      replacedBy,
      file,
    },
  }
}

/** Buttons carry the code: it follows from the id alone, which never changes. The linter sees that none is taken. */
export const codeOf = (id: string): string =>
  `q${Number.parseInt(hash('sha256', id, 'hex').slice(0, 8), 16)
    .toString(36)
    .padStart(5, '0')
    .slice(-5)}`

const clauseOf = ({ id, answer, asked }: AnswerFile): Clause => ({
  id,
  today: null,
  heading: null,
  text: answer,
  example: null,
  asked: asked ?? NO_NAMES,
  decides: true,
  editions: null,
  changed: [],
  varies: null,
  rulings: [],
})

/** The answers that concern each clause, by its id; those that were replaced are left out. */
export function byClause(answers: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const all = answers.flatMap(entry =>
    entry.official && entry.official.replacedBy === null
      ? entry.official.concerns.map(clause => ({ id: clause.id, entry }))
      : [],
  )
  return new Map(
    [...Map.groupBy(all, ({ id }) => id)].map(([id, found]) => [id, found.map(({ entry }) => entry)]),
  )
}
