// Cuts an entry into pages that a phone can show, clause by clause. The pages are the same in both languages, so that
// a reader who changes the language stays on the page.
import { LANGUAGES, type Said } from '../language.ts'
import type { Clause, Entry } from './glossary.ts'
import type { Ruling } from './schema.ts'

/** Leaves room for title and source within Discord's 4,000 characters for a message. */
const PAGE_LENGTH = 3300

/** A page of this length ends before the next heading rather than within its group. */
const FULL_ENOUGH = 2200

/** Clauses in their order. */
export type Page = { readonly clauses: readonly Clause[] }

/** At least one page; an entry without clauses has one empty page. */
export function pagesOf(entry: Entry): readonly [Page, ...Page[]] {
  const pages: [Page, ...Page[]] = [{ clauses: [] }]
  for (const clause of entry.clauses) {
    const last = pages.at(-1) ?? pages[0]
    const longer = { clauses: [...last.clauses, clause] }
    if (endsBefore(clause, last, longer)) pages.push({ clauses: [clause] })
    else pages[pages.length - 1] = longer
  }
  return pages
}

/** The rulings on the clauses of an entry, each once. */
export function rulingsOf({ clauses }: Pick<Entry, 'clauses'>): readonly Ruling[] {
  const rulings = new Map(clauses.flatMap(clause => clause.rulings.map(ruling => [ruling.id, ruling])))
  return [...rulings.values()]
}

/** Cuts texts into pages that a phone can show, at least one. */
export function cutTexts(texts: readonly string[]): readonly string[] {
  const pages = ['']
  for (const text of texts) {
    const longer = [pages.at(-1), text].filter(Boolean).join('\n')
    if (longer.length > PAGE_LENGTH && pages.at(-1)) pages.push(text)
    else pages[pages.length - 1] = longer
  }
  return pages
}

function endsBefore(clause: Clause, page: Page, longer: Page): boolean {
  if (page.clauses.length === 0) return false
  return lengthOf(longer) > PAGE_LENGTH || (clause.heading !== null && lengthOf(page) > FULL_ENOUGH)
}

/** The headings of an entry, each with its page (from 0). */
export function headingsOf(entry: Entry): { readonly heading: Said; readonly page: number }[] {
  return pagesOf(entry).flatMap(({ clauses }, page) =>
    clauses.flatMap(({ heading }) => (heading ? [{ heading, page }] : [])),
  )
}

/** The page with a clause, from 0; for a clause that pages leave out, that with the clause whose reading it is. */
export function pageOfClause(entry: Entry, clauseId: string): number {
  const leftOut = entry.onlyCited.find(({ id }) => id === clauseId)
  if (leftOut?.varies) return pageOfClause(entry, leftOut.varies)
  const page = pagesOf(entry).findIndex(({ clauses }) => clauses.some(({ id }) => id === clauseId))
  return Math.max(page, 0)
}

/** The approximate length of a page, including ids and marks, in the longer language. */
function lengthOf({ clauses }: Page): number {
  const texts = [...clauses.flatMap(({ text, heading, example }) => [text, heading, example])]
  const marks = 40 * clauses.length
  return texts.reduce((sum, text) => sum + (text ? longest(text) : 0), marks)
}

const longest = (text: Said): number =>
  LANGUAGES.reduce((most, language) => Math.max(most, text[language]?.length ?? 0), 0)
