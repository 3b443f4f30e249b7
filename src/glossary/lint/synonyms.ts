// Checks what players say for our words: each is typed as at a table, stands once, and leads to words of our texts.
import { LANGUAGES, type Language } from '../../language.ts'
import { compact, fold } from '../../search/words/fold.ts'
import { plainStem } from '../../search/words/stems.ts'
import { tellingWords } from '../../search/words/words.ts'
import type { GameId } from '../schema.ts'
import { isTyped } from './phrasings.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'

export function* synonyms(sheets: Sheets): Generator<Fault> {
  for (const sheet of sheets.of('synonyms')) {
    for (const language of LANGUAGES) {
      const known = stemsOfTexts(sheets, sheet.game, language)
      yield* asTyped(sheet, language)
      yield* leading(sheet, language, known)
    }
  }
}

function* asTyped({ content, fault }: Sheet<'synonyms'>, language: Language): Generator<Fault> {
  const seen = new Set<string>()
  for (const said of Object.keys(content[language] ?? {})) {
    if (!isTyped(said))
      yield fault('synonym', [language, said], `“${said}”: small letters, and no marks but hyphens`)
    const key = compact(fold(said))
    if (seen.has(key)) yield fault('synonym', [language, said], `“${said}” is listed twice`)
    seen.add(key)
  }
}

function* leading(
  { content, fault }: Sheet<'synonyms'>,
  language: Language,
  known: ReadonlySet<string>,
): Generator<Fault> {
  for (const [said, meant] of Object.entries(content[language] ?? {})) {
    for (const [i, text] of meant.entries()) {
      const words = tellingWords(text, language)
      const isKnown = words.length > 0 && words.every(word => known.has(plainStem(word, language)))
      if (!isKnown) yield fault('synonym', [language, said, i], `no text of this game says “${text}”`)
    }
  }
}

/** The stems of what the entries of a game say, and of their names. */
function stemsOfTexts(sheets: Sheets, game: GameId, language: Language): ReadonlySet<string> {
  const texts = sheets
    .of('entry', game)
    .flatMap(({ content: { title, aliases, abbreviations, clauses } }) => [
      title[language],
      ...(aliases?.[language] ?? []),
      ...(abbreviations?.[language] ?? []),
      ...clauses.flatMap(clause => [
        clause[language],
        clause.heading?.[language],
        clause.example?.[language],
      ]),
    ])
  const words = texts.flatMap(text => tellingWords(text ?? '', language))
  return new Set(words.map(word => plainStem(word, language)))
}
