// Opens the longest official answers and cards on a phone: all of each and the buttons below it stand on one screen.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/cards/card.ts'
import { cardName } from '../../../src/cards/names.ts'
import { cardView } from '../../../src/discord/card/view.ts'
import { answerText } from '../../../src/discord/rule/official.ts'
import { buildFinder } from '../../../src/glossary/find.ts'
import type { Entry } from '../../../src/glossary/glossary.ts'
import { loadGlossary } from '../../../src/glossary/load.ts'
import { LANGUAGES, type Language } from '../../../src/language.ts'
import { playedGames } from '../../../src/played-games.ts'
import { wordsIn } from '../../../src/words/words.ts'
import { shippedLibrary } from '../../support/card-games.ts'
import { valuesOf } from '../../support/commands/bot.ts'
import { openTab } from '../../support/loopback/tab.ts'
import { hidden, SCROLLED } from './phone-screen.ts'
import { PHONE, READERS } from './plain-cases.ts'
import { visits } from './playground-windows.ts'

const { open, address } = visits(19_576)
const glossary = loadGlossary(join(import.meta.dirname, '../../../data'))
const library = shippedLibrary()
const { faces } = playedGames()
const find = buildFinder(glossary, library.namesOf)
const parts = { glossary, library, find, faces, fallback: 'en' as const }

/** A command, and the heading of what it shows. */
type Shown = { readonly name: string; readonly options: Record<string, string>; readonly heading: string }

const EACH = 20

/** The things with the longest texts, the longest one first. */
const longest = <T>(all: readonly T[], lengthOf: (one: T) => number): T[] =>
  all
    .map(one => ({ one, length: lengthOf(one) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, EACH)
    .map(({ one }) => one)

function lengthOfAnswer(entry: Entry, language: Language): number {
  const game = glossary.games.get(entry.game)
  const { official } = entry
  if (!game || !official) throw new Error(`${entry.id} is no official answer`)
  const shown = { entry, game, language, official, played: game.editions[0] }
  return Object.values(answerText(glossary, shown, wordsIn(language))).join('').length
}

const answers = (language: Language): Shown[] =>
  longest(glossary.answers, entry => lengthOfAnswer(entry, language)).map(({ clauses, title }) => ({
    ...{ name: 'rule', options: { query: clauses[0]?.id ?? '' } },
    heading: title[language] ?? title.en,
  }))

/** All texts of a card's message. */
function textOf({ code }: Card, language: Language): string {
  const state = { language, code, part: 'facts' as const }
  const view = cardView(parts, state, { isPrivate: false, sharedBy: null })
  return valuesOf(view, ['content']).join('')
}

const cards = (language: Language): Shown[] =>
  longest(
    library.all().flatMap(titled => titled.cards),
    card => textOf(card, language).length,
  ).map(card => ({
    ...{ name: 'card', options: { card: card.code } },
    heading: cardName(card)[language],
  }))

describe('on a phone', () => {
  for (const language of LANGUAGES)
    it(`the longest official answers and cards stand on one screen each: ${language}`, async () => {
      const persona = READERS[language]
      const page = await open({ persona, ...PHONE })
      const tab = await openTab(address(), persona)
      const place = tab.place('rules')
      for (const { name, options, heading } of [...answers(language), ...cards(language)]) {
        const before = await page.getByRole('article').count()
        expect((await tab.act({ does: 'command', place, name, options })).failed).toBeNull()
        await page.getByRole('article').nth(before).getByRole('heading', { name: heading }).waitFor()
        await expect.poll(() => hidden(page), { message: heading, ...SCROLLED }).toEqual([])
      }
      tab.close()
    })
})
