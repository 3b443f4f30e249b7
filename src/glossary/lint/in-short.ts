// Checks what an entry shows first: few words in short, and few clauses that decide.
import { COMPLETE_LANGUAGES, type Said } from '../../language.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

const MOST_WORDS = 45
const FIRST_SENTENCE = 90
const MOST_DECIDING = 5

export function* inShort(sheets: Sheets): Generator<Fault> {
  for (const sheet of sheets.of('entry')) {
    yield* brevity(sheet, ['short'], sheet.content.short)
    yield* deciding(sheet)
  }
  for (const sheet of [...sheets.of('terms'), ...sheets.of('sections')]) {
    for (const [i, { short }] of sheet.content.entries()) yield* brevity(sheet, [i, 'short'], short)
  }
}

/** Measures what stands in short. A list of search results shows its first sentence alone. */
function* brevity(sheet: Sheet, path: YamlPath, short: Said | undefined): Generator<Fault> {
  if (!short) return
  for (const language of COMPLETE_LANGUAGES) {
    const text = short[language]
    const words = text.split(/\s+/).length
    const [first = ''] = text.split(/(?<=[.!?])\s/)
    const fault = (message: string) => sheet.fault('short', [...path, language], message)
    if (words > MOST_WORDS) yield fault(`${words} words: at most ${MOST_WORDS} in short`)
    if (first.length > FIRST_SENTENCE)
      yield fault(`a first sentence of ${first.length} characters: at most ${FIRST_SENTENCE}`)
  }
}

function* deciding({ content, fault }: Sheet<'entry'>): Generator<Fault> {
  const marked = [...content.clauses.entries()].filter(([, { decides }]) => decides)
  for (const [i] of marked.slice(MOST_DECIDING))
    yield fault('decides', ['clauses', i, 'decides'], `at most ${MOST_DECIDING} clauses of an entry decide`)
}
