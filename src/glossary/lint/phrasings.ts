// Checks how players ask: the phrasings are typed as at a table, and each leads to one clause of its game.
import { LANGUAGES, type Language } from '../../language.ts'
import { compact, fold } from '../../search/words/fold.ts'
import { type AnswerFile, type ClauseFile, GAMES } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

/** Whether a text is what players type: words of small letters and digits, single blanks, apostrophes and hyphens. */
export const isTyped = (text: string): boolean => /^[\p{Ll}\d'’-]+( [\p{Ll}\d'’-]+)*$/u.test(text)

type Phrasing = {
  readonly text: string
  readonly clause: string
  readonly sheet: Sheet
  readonly path: YamlPath
}

export function* phrasings(sheets: Sheets): Generator<Fault> {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      const all = [
        ...sheets
          .of('entry', game)
          .flatMap(sheet => asked(sheet, 'clauses', sheet.content.clauses, language)),
        ...sheets.of('faq', game).flatMap(sheet => asked(sheet, 'answers', sheet.content.answers, language)),
      ]
      yield* asTyped(all)
      yield* once(all)
    }
  }
}

type Asked = Pick<ClauseFile | AnswerFile, 'id' | 'asked'>

const asked = (sheet: Sheet, list: string, all: readonly Asked[], language: Language): Phrasing[] =>
  all.flatMap(({ id, asked: said }, i) =>
    (said?.[language] ?? []).map((text, j) => ({
      text,
      clause: id,
      sheet,
      path: [list, i, 'asked', language, j],
    })),
  )

function* asTyped(all: readonly Phrasing[]): Generator<Fault> {
  for (const { text, sheet, path } of all) {
    if (!isTyped(text))
      yield sheet.fault('asked', path, `“${text}”: small letters, and no marks but apostrophes and hyphens`)
  }
}

function* once(all: readonly Phrasing[]): Generator<Fault> {
  const known = new Map<string, string>()
  for (const { text, clause, sheet, path } of all) {
    const key = compact(fold(text))
    const other = known.get(key)
    if (other) yield sheet.fault('asked', path, `“${text}” is how players ask for ${other} already`)
    else known.set(key, clause)
  }
}
