// Checks how players ask: the phrasings are typed as at a table, and each leads to one clause of its game.
import { LANGUAGES, type Language } from '../../language.ts'
import { compact, fold } from '../../search/words/fold.ts'
import { GAMES } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

type Phrasing = {
  readonly text: string
  readonly clause: string
  readonly sheet: Sheet
  readonly path: YamlPath
}

/** Words of small letters and digits with single blanks between them. Marks other than apostrophes and hyphens have no part. */
const TYPED = /^[\p{Ll}\d'’-]+( [\p{Ll}\d'’-]+)*$/u

export function* phrasings(sheets: Sheets): Generator<Fault> {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      const all = sheets.of('entry', game).flatMap(sheet => asked(sheet, language))
      yield* asTyped(all)
      yield* once(all)
    }
  }
}

const asked = (sheet: Sheet<'entry'>, language: Language): Phrasing[] =>
  sheet.content.clauses.flatMap(({ id, asked: said }, i) =>
    (said?.[language] ?? []).map((text, j) => ({
      text,
      clause: id,
      sheet,
      path: ['clauses', i, 'asked', language, j],
    })),
  )

function* asTyped(all: readonly Phrasing[]): Generator<Fault> {
  for (const { text, sheet, path } of all) {
    if (!TYPED.test(text))
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
