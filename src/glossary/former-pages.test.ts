// The pages of version 1.0.0 have successors: wherever a button of an old message led, its clause is still shown.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import { loadFormerPages, successorOf } from './former-pages.ts'
import { formerFaults } from './lint/former-pages.ts'
import { pageOfClause, pagesOf } from './page.ts'

const DATA = join(import.meta.dirname, '../../data')
const former = loadFormerPages(DATA)

/** Every page of version 1.0.0, with the clause with which it began. */
const pages = Object.entries(former).flatMap(([code, began]) =>
  began.map((clause, page) => ({ code, page, clause })),
)

describe('a page of version 1.0.0', () => {
  it('leads to the page that shows the clause with which it began, wherever that clause stands now', () => {
    const lost = pages.filter(({ code, page, clause }) => {
      const found = successorOf(glossary, former, code, page)
      const shown = found && pagesOf(found.entry)[found.page]?.clauses.some(({ id }) => id === clause)
      const isLeftOut = found?.entry.onlyCited.some(({ id }) => id === clause)
      return !shown && !isLeftOut
    })
    expect(pages.length).toBeGreaterThan(450)
    expect(lost).toEqual([])
  })

  it('stays in its entry if that still has the clause', () => {
    const moved = pages.filter(
      ({ code, page }) => successorOf(glossary, former, code, page)?.entry.code !== code,
    )
    expect(moved.length).toBeGreaterThan(0)
    for (const { code, clause } of moved)
      expect(glossary.byCode.get(code)?.clauses.map(({ id }) => id)).not.toContain(clause)
  })

  it('that began with MC-DF-19, the fourth on defending, is shown by the entry on defense abilities', () => {
    expect(former.mcdefd?.[3]).toBe('MC-DF-19')
    const found = successorOf(glossary, former, 'mcdefd', 3)
    expect(found?.entry.id).toBe('marvel-champions/defense-ability')
    expect(found?.page).toBe(found && pageOfClause(found.entry, 'MC-DF-19'))
  })

  it('beyond the last one leads where the last one leads, and of an unknown entry nowhere', () => {
    const last = (former.mcdefd?.length ?? 0) - 1
    expect(successorOf(glossary, former, 'mcdefd', 99)).toEqual(successorOf(glossary, former, 'mcdefd', last))
    expect(successorOf(glossary, former, 'zzzzzz', 0)).toBeNull()
  })
})

describe('the linter', () => {
  it('finds no page of version 1.0.0 that leads nowhere', () => {
    expect(formerFaults(glossary, former)).toEqual([])
  })

  it('names a page whose clause is gone', () => {
    expect(formerFaults(glossary, { mcdefd: ['MC-DF-01', 'MC-DF-999'] })).toEqual([
      'page 2 of mcdefd began with MC-DF-999: there is no such clause any more',
    ])
  })
})
