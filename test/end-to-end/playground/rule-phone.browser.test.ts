// Opens the longest first views on a phone: what the rule says and the buttons below it stand on one screen.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstText } from '../../../src/discord/rule/first-text.ts'
import { editionOfReader } from '../../../src/glossary/edition-of.ts'
import { codeQuery } from '../../../src/glossary/find.ts'
import type { Clause, Entry } from '../../../src/glossary/glossary.ts'
import { loadGlossary } from '../../../src/glossary/load.ts'
import { LANGUAGES, type Language } from '../../../src/language.ts'
import { wordsIn } from '../../../src/words/words.ts'
import { openTab } from '../../support/loopback/tab.ts'
import { hidden, SCROLLED } from './phone-screen.ts'
import { PHONE, READERS } from './plain-cases.ts'
import { visits } from './playground-windows.ts'

const { open, address } = visits(19_566)
const glossary = loadGlossary(join(import.meta.dirname, '../../../data'))

/** A first view: of an entry alone, or with the clause that answers. */
type View = { readonly entry: Entry; readonly answer: Clause | null }

const views: readonly View[] = glossary.entries.flatMap(entry =>
  [null, ...(entry.kind === 'rule' ? entry.clauses : [])].map(answer => ({ entry, answer })),
)

function lengthOf({ entry, answer }: View, language: Language): number {
  const game = glossary.games.get(entry.game)
  if (!game) throw new Error(`no game ${entry.game}`)
  const asked = {
    entry,
    game,
    language,
    answers: answer ? [answer] : [],
    played: editionOfReader(game, language, undefined),
  }
  const { head, body, foot } = firstText(glossary, asked, wordsIn(language))
  return head.length + body.length + foot.length
}

/** The longest first views in a language, twenty of entries alone and twenty with an answer. */
const longest = (language: Language): View[] =>
  [true, false].flatMap(isAlone =>
    views
      .filter(({ answer }) => (answer === null) === isAlone)
      .map(view => ({ view, length: lengthOf(view, language) }))
      .sort((one, other) => other.length - one.length)
      .slice(0, 20)
      .map(({ view }) => view),
  )

describe('on a phone', () => {
  for (const language of LANGUAGES)
    it(`the longest first views stand on one screen each: ${language}`, async () => {
      const persona = READERS[language]
      const page = await open({ persona, ...PHONE })
      const tab = await openTab(address(), persona)
      const place = tab.place('rules')
      for (const { entry, answer } of longest(language)) {
        const before = await page.getByRole('article').count()
        const options = { query: answer?.id ?? codeQuery(entry) }
        expect((await tab.act({ does: 'command', place, name: 'rule', options })).failed).toBeNull()
        const title = entry.title[language] ?? entry.title.en
        await page.getByRole('article').nth(before).getByRole('heading', { name: title }).waitFor()
        const message = `${entry.id} ${answer?.id ?? 'alone'}`
        await expect.poll(() => hidden(page), { message, ...SCROLLED }).toEqual([])
      }
      tab.close()
    })
})
