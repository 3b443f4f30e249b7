// The pages of version 1.0.0: the buttons of its messages name an entry and the number of a page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Entry, Glossary } from './glossary.ts'
import { pageOfClause } from './page.ts'

/** The file among the data. */
export const FORMER_PAGES = 'pages-of-1.0.0.json'

/** For each code of an entry the clauses with which its pages began. */
const schema = z.record(z.string(), z.array(z.string()).min(1))
export type FormerPages = Readonly<z.infer<typeof schema>>

/** @throws Error if the file is not there or is no list of pages */
export const loadFormerPages = (data: string): FormerPages =>
  schema.parse(JSON.parse(readFileSync(join(data, FORMER_PAGES), 'utf8')))

/** The entry and its page (from 0) that hold what a page of version 1.0.0 began with; null: there was no such entry. */
export function successorOf(
  { byCode, homeOf }: Pick<Glossary, 'byCode' | 'homeOf'>,
  former: FormerPages,
  code: string,
  page: number,
): { readonly entry: Entry; readonly page: number } | null {
  const began = former[code]
  const clause = began?.[Math.min(page, began.length - 1)] ?? ''
  const own = byCode.get(code)
  const isStillThere = own?.clauses.some(({ id }) => id === clause)
  const entry = isStillThere ? own : (homeOf.get(clause) ?? own)
  return entry ? { entry, page: pageOfClause(entry, clause) } : null
}
