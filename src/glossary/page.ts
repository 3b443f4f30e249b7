// Cuts an entry into pages that a phone can show, clause by clause, a heading never last.
import type { Language } from '../language.ts'
import type { Clause, Entry } from './glossary.ts'
import type { Ruling } from './schema.ts'

/** About one and a half screens of a phone, and far below Discord's 4,000 characters for a message. */
const PAGE_LENGTH = 1900

/** One clause as a page shows it: its rulings unless the same page has shown them already. */
export type PageItem = { readonly clause: Clause; readonly rulings: readonly Ruling[] }
export type Page = readonly PageItem[]

/** At least one page; an entry without clauses has one empty page. */
export function pagesOf(entry: Entry, language: Language): readonly [Page, ...Page[]] {
  const pages: [PageItem[], ...PageItem[][]] = [[]]
  let length = 0
  for (const clause of entry.clauses) {
    const page = pages.at(-1) ?? pages[0]
    const item = itemFor(clause, page)
    const added = lengthOf(item, language)
    if (page.length > 0 && length + added > PAGE_LENGTH) {
      const fresh = itemFor(clause, [])
      pages.push([fresh])
      length = lengthOf(fresh, language)
    } else {
      page.push(item)
      length += added
    }
  }
  return pages
}

/** The page on which a clause stands, from 0. */
export function pageOfClause(entry: Entry, language: Language, clauseId: string): number {
  const page = pagesOf(entry, language).findIndex(items => items.some(({ clause }) => clause.id === clauseId))
  return Math.max(page, 0)
}

function itemFor(clause: Clause, page: readonly PageItem[]): PageItem {
  const shown = new Set(page.flatMap(item => item.rulings.map(ruling => ruling.id)))
  return { clause, rulings: clause.rulings.filter(ruling => !shown.has(ruling.id)) }
}

function lengthOf({ clause, rulings }: PageItem, language: Language): number {
  const texts = [
    clause.text[language],
    clause.heading?.[language] ?? '',
    clause.example?.[language] ?? '',
    ...rulings.flatMap(({ question, ruling, reason }) => [
      question[language],
      ruling[language],
      reason[language],
    ]),
  ]
  const marks = 40
  return texts.reduce((sum, text) => sum + text.length, marks)
}
