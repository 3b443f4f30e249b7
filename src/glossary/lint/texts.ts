// Lists every text in both languages that a player will read, with its place in the file.
import { mapSaid, type Said } from '../../language.ts'
import type { Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

export type Text = {
  readonly sheet: Sheet
  readonly path: YamlPath
  readonly text: Said
  /** The text without what is printed on cards, if it names any: those words need no counterpart. */
  readonly ownWords?: Said
  /** Titles and names may be the same in both languages (Boost, Blocker), sentences may not. */
  readonly isSentence: boolean
}

export function* texts(sheets: Sheets): Generator<Text> {
  for (const sheet of sheets.of('entry')) yield* textsOfEntry(sheet)
  for (const sheet of [...sheets.of('terms'), ...sheets.of('sections')]) {
    for (const [i, names] of sheet.content.entries()) yield* shortOf(sheet, [i], names)
  }
  for (const sheet of sheets.of('rulings')) {
    for (const [i, ruling] of sheet.content.entries()) {
      if ('see' in ruling) continue
      for (const part of ['question', 'ruling', 'reason'] as const) {
        yield { sheet, path: [i, part], text: ruling[part], isSentence: true }
      }
    }
  }
  for (const sheet of sheets.of('faq')) yield* textsOfFaq(sheet)
}

function* textsOfFaq(sheet: Sheet<'faq'>): Generator<Text> {
  yield { sheet, path: ['title'], text: sheet.content.title, isSentence: false }
  for (const [i, answer] of sheet.content.answers.entries()) {
    for (const part of ['question', 'answer'] as const)
      yield {
        ...{ sheet, path: ['answers', i, part], text: answer[part], isSentence: true },
        ownWords: mapSaid(answer[part], text => withoutNames(text, answer.cards)),
      }
  }
}

/** What stands in quotation marks is printed on a card, and so are the names of cards: their words are no terms of ours. */
const withoutNames = (text: string, cards: readonly string[]): string =>
  cards.reduce((rest, card) => rest.replaceAll(card, '…'), text.replaceAll(/[“„][^“„”]*[”“]/g, '…'))

function* textsOfEntry(sheet: Sheet<'entry'>): Generator<Text> {
  yield { sheet, path: ['title'], text: sheet.content.title, isSentence: false }
  yield* shortOf(sheet, [], sheet.content)
  yield* changes(sheet, ['changed'], sheet.content.changed)
  for (const [i, clause] of sheet.content.clauses.entries()) {
    const path = ['clauses', i]
    yield { sheet, path, text: clause, isSentence: true }
    if (clause.heading) yield { sheet, path: [...path, 'heading'], text: clause.heading, isSentence: false }
    if (clause.example) yield { sheet, path: [...path, 'example'], text: clause.example, isSentence: true }
    yield* changes(sheet, [...path, 'changed'], clause.changed)
  }
}

function* changes(sheet: Sheet, path: YamlPath, list: readonly Said[] = []): Generator<Text> {
  for (const [i, text] of list.entries()) yield { sheet, path: [...path, i], text, isSentence: true }
}

function* shortOf(sheet: Sheet, path: YamlPath, { short }: { short?: Said | undefined }): Generator<Text> {
  if (short) yield { sheet, path: [...path, 'short'], text: short, isSentence: true }
}
