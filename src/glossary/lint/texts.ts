// Lists every text in both languages that a player will read, with its place in the file.
import type { Said } from '../../language.ts'
import type { Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

export type Text = {
  readonly sheet: Sheet
  readonly path: YamlPath
  readonly text: Said
  /** Titles and names may be the same in both languages (Boost, Blocker), sentences may not. */
  readonly isSentence: boolean
}

export function* texts(sheets: Sheets): Generator<Text> {
  for (const sheet of sheets.of('entry')) {
    yield { sheet, path: ['title'], text: sheet.content.title, isSentence: false }
    yield* changes(sheet, ['changed'], sheet.content.changed)
    for (const [i, clause] of sheet.content.clauses.entries()) {
      const path = ['clauses', i]
      yield { sheet, path, text: clause, isSentence: true }
      if (clause.heading) yield { sheet, path: [...path, 'heading'], text: clause.heading, isSentence: false }
      if (clause.example) yield { sheet, path: [...path, 'example'], text: clause.example, isSentence: true }
      yield* changes(sheet, [...path, 'changed'], clause.changed)
    }
  }
  for (const sheet of sheets.of('rulings')) {
    for (const [i, ruling] of sheet.content.entries()) {
      for (const part of ['question', 'ruling', 'reason'] as const) {
        yield { sheet, path: [i, part], text: ruling[part], isSentence: true }
      }
    }
  }
}

function* changes(sheet: Sheet, path: YamlPath, list: readonly Said[] = []): Generator<Text> {
  for (const [i, text] of list.entries()) yield { sheet, path: [...path, i], text, isSentence: true }
}
