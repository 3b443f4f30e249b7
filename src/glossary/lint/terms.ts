// Checks that a text uses a term in both languages or in neither, and never under a wrong name.
import { COMPLETE_LANGUAGES, mapSaid, type Said } from '../../language.ts'
import { expressionOf } from '../term-patterns.ts'
import type { Fault, Sheets } from './sheets.ts'
import { type Text, texts } from './texts.ts'

type Matchers = Said<RegExp | null>
type Term = {
  readonly title: Said
  readonly uses: Matchers
  readonly avoid: Matchers
  readonly isPaired: boolean
}

export function* terms(sheets: Sheets): Generator<Fault> {
  const table = new Map(sheets.of('game').map(({ game }) => [game, termsOf(sheets, game)]))
  for (const text of texts(sheets)) {
    for (const term of table.get(text.sheet.game) ?? []) {
      yield* avoided(text, term)
      if (text.isSentence && term.isPaired) yield* unpaired(text, term)
    }
  }
}

function termsOf(sheets: Sheets, game: Parameters<Sheets['of']>[1]): Term[] {
  const rows = [...sheets.of('terms', game), ...sheets.of('sections', game)].flatMap(({ content }) => [
    ...content,
  ])
  return rows.map(row => ({
    title: row.title,
    uses: matchers(row.uses),
    avoid: matchers(row.avoid),
    isPaired: !('paired' in row && row.paired === false),
  }))
}

const NONE = { en: null, de: null } satisfies Matchers
const matchers = (patterns: Said<readonly string[]> | undefined): Matchers =>
  patterns ? mapSaid(patterns, wordMatcher) : NONE

/** One expression that finds any of the patterns as whole words; null if there are none. */
function wordMatcher(patterns: readonly string[]): RegExp | null {
  return patterns.length > 0 ? new RegExp(patterns.map(expressionOf).join('|'), 'i') : null
}

function* avoided({ sheet, path, text }: Text, term: Term): Generator<Fault> {
  for (const language of COMPLETE_LANGUAGES) {
    const [wrong] = term.avoid[language]?.exec(text[language]) ?? []
    if (wrong)
      yield sheet.fault('term', [...path, language], `“${wrong}” is called “${term.title[language]}” here`)
  }
}

function* unpaired({ sheet, path, text, ownWords = text }: Text, term: Term): Generator<Fault> {
  for (const language of COMPLETE_LANGUAGES) {
    const [used] = term.uses[language]?.exec(ownWords[language]) ?? []
    const lacking = COMPLETE_LANGUAGES.filter(other => used && term.uses[other]?.test(text[other]) === false)
    for (const other of lacking) {
      yield sheet.fault(
        'term',
        [...path, other],
        `“${used}” is here in the other language, but not “${term.title[other]}”`,
      )
    }
  }
}
