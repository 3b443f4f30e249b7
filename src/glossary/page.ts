// Cuts an entry into pages that a phone can show, clause by clause, alike in both languages: whoever changes
// the language stays on the page.
import type { Bilingual } from '../language.ts'
import type { Clause, Entry } from './glossary.ts'
import type { Ruling } from './schema.ts'

/** Leaves room for title and source within Discord's 4,000 characters for a message. */
const PAGE_LENGTH = 3000

/** A page that is this full ends before the next heading rather than within its group. */
const FULL_ENOUGH = PAGE_LENGTH / 2

/** One clause as a page shows it: its rulings unless the same page has shown them already. */
export type PageItem = { readonly clause: Clause; readonly rulings: readonly Ruling[] }
export type Page = readonly PageItem[]

/** At least one page; an entry without clauses has one empty page. */
export function pagesOf(entry: Entry): readonly [Page, ...Page[]] {
  const pages: [PageItem[], ...PageItem[][]] = [[]]
  let length = 0
  for (const clause of entry.clauses) {
    const page = pages.at(-1) ?? pages[0]
    const item = itemFor(clause, page)
    const added = lengthOf(item)
    const endsHere = length + added > PAGE_LENGTH || (clause.heading !== null && length > FULL_ENOUGH)
    if (page.length > 0 && endsHere) {
      const fresh = itemFor(clause, [])
      pages.push([fresh])
      length = lengthOf(fresh)
    } else {
      page.push(item)
      length += added
    }
  }
  return pages
}

/** The headings of an entry, each with the page (from 0) that it stands on. */
export function headingsOf(entry: Entry): { readonly heading: Bilingual; readonly page: number }[] {
  return pagesOf(entry).flatMap((items, page) =>
    items.flatMap(({ clause: { heading } }) => (heading ? [{ heading, page }] : [])),
  )
}

/** The page on which a clause stands, from 0. */
export function pageOfClause(entry: Entry, clauseId: string): number {
  const page = pagesOf(entry).findIndex(items => items.some(({ clause }) => clause.id === clauseId))
  return Math.max(page, 0)
}

function itemFor(clause: Clause, page: readonly PageItem[]): PageItem {
  const shown = new Set(page.flatMap(item => item.rulings.map(ruling => ruling.id)))
  return { clause, rulings: clause.rulings.filter(ruling => !shown.has(ruling.id)) }
}

function lengthOf({ clause, rulings }: PageItem): number {
  const texts = [
    clause.text,
    clause.heading,
    clause.example,
    ...rulings.flatMap(({ question, ruling, reason }) => [question, ruling, reason]),
  ]
  const marks = 40
  return texts.reduce((sum, text) => sum + Math.max(text?.en.length ?? 0, text?.de.length ?? 0), marks)
}
