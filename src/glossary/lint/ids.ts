// Checks ids and codes, which are permanent: each one is well formed and belongs to one thing only.
import { codeOf } from '../official-answers.ts'
import { isNumber } from '../rule-numbers.ts'
import { sectionSlug, type TermFile } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

type Named = { readonly name: string; readonly fault: (message: string) => Fault }

export function* ids(sheets: Sheets): Generator<Fault> {
  yield* unique('code', codes(sheets))
  yield* unique('clause id', clauseIds(sheets))
  yield* unique('ruling id', listed(sheets.of('rulings'), 'id'))
  yield* unique('term', listed(sheets.of('terms'), 'id'))
  yield* unique('entry', entryNames(sheets))
  yield* takenOver(sheets)
  for (const entry of sheets.of('entry')) yield* wellFormed(entry, initialsOf(sheets, entry))
  for (const faq of sheets.of('faq')) yield* ofTheGame(faq, initialsOf(sheets, faq))
}

function* unique(what: string, all: Iterable<Named>): Generator<Fault> {
  const seen = new Set<string>()
  for (const { name, fault } of all) {
    if (seen.has(name)) yield fault(`the ${what} ${name} is taken already`)
    seen.add(name)
  }
}

function* codes(sheets: Sheets): Generator<Named> {
  for (const sheet of sheets.of('entry')) {
    yield { name: sheet.content.code, fault: message => sheet.fault('id', ['code'], message) }
  }
  for (const sheet of sheets.of('sections')) yield* listed([sheet], 'code')
  for (const { sheet, id, path } of faqIds(sheets))
    yield { name: codeOf(id), fault: message => sheet.fault('id', path, message) }
  for (const { sheet, term, i } of termsOf(sheets)) {
    if (!entryOf(sheets, sheet, term.id))
      yield { name: term.code, fault: message => sheet.fault('id', [i, 'code'], message) }
  }
}

function* listed(sheets: readonly Sheet[], field: 'id' | 'code'): Generator<Named> {
  for (const sheet of sheets) {
    for (const [i, item] of (sheet.content as { id: string; code: string }[]).entries()) {
      yield { name: item[field], fault: message => sheet.fault('id', [i, field], message) }
    }
  }
}

function* clauseIds(sheets: Sheets): Generator<Named> {
  for (const sheet of sheets.of('entry')) {
    for (const [i, clause] of sheet.content.clauses.entries()) {
      yield { name: clause.id, fault: message => sheet.fault('id', ['clauses', i, 'id'], message) }
    }
  }
  for (const { sheet, id, path } of faqIds(sheets))
    yield { name: id, fault: message => sheet.fault('id', path, message) }
}

function* faqIds(sheets: Sheets): Generator<{ sheet: Sheet<'faq'>; id: string; path: YamlPath }> {
  for (const sheet of sheets.of('faq')) {
    for (const [i, { id }] of sheet.content.answers.entries()) yield { sheet, id, path: ['answers', i, 'id'] }
  }
}

function* ofTheGame(sheet: Sheet<'faq'>, initials: string | undefined): Generator<Fault> {
  for (const [i, { id }] of sheet.content.answers.entries()) {
    if (initials && !id.startsWith(`${initials}-FAQ-`))
      yield sheet.fault('id', ['answers', i, 'id'], `${id}: answers of this game begin with ${initials}-FAQ-`)
  }
}

function* entryNames(sheets: Sheets): Generator<Named> {
  for (const sheet of sheets.of('entry')) {
    yield { name: `${sheet.game}/${sheet.slug}`, fault: message => sheet.fault('id', [], message) }
  }
  for (const sheet of sheets.of('sections')) {
    for (const [i, section] of sheet.content.entries()) {
      const name = `${sheet.game}/${sectionSlug(section)}`
      yield { name, fault: message => sheet.fault('id', [i, 'number'], message) }
    }
  }
}

function* termsOf(sheets: Sheets): Generator<{ sheet: Sheet<'terms'>; term: TermFile; i: number }> {
  for (const sheet of sheets.of('terms')) {
    for (const [i, term] of sheet.content.entries()) yield { sheet, term, i }
  }
}

const entryOf = (sheets: Sheets, { game }: Sheet, slug: string): Sheet<'entry'> | undefined =>
  sheets.of('entry', game).find(entry => entry.slug === slug)

/** An entry with the name of a term replaces that term and must take over its code, which buttons of old messages carry. */
function* takenOver(sheets: Sheets): Generator<Fault> {
  for (const { sheet, term } of termsOf(sheets)) {
    const entry = entryOf(sheets, sheet, term.id)
    if (entry && entry.content.code !== term.code) {
      yield entry.fault(
        'id',
        ['code'],
        `the term ${term.id} has the code ${term.code}: the entry takes it over`,
      )
    }
  }
}

const initialsOf = (sheets: Sheets, { game }: Sheet): string | undefined =>
  sheets.of('game', game)[0]?.content.initials

/** A file that is called after a number keeps its name when the rule gets another number. */
function* wellFormed(sheet: Sheet<'entry'>, initials: string | undefined): Generator<Fault> {
  const { number, source, clauses } = sheet.content
  const called = isNumber(sheet.slug) ? sheet.slug : null
  const numbers = [number, ...source.map(({ section }) => section)]
  if (number && !called) yield sheet.fault('id', ['number'], `only a file like ${number}.yaml has a number`)
  if (called && !numbers.includes(called))
    yield sheet.fault('id', ['number'], `no edition numbers this rule ${called}, as its file is called`)
  for (const [i, { id }] of clauses.entries()) {
    const family = id.split('-', 1)[0]
    if (initials && family?.split(/\d/, 1)[0] !== initials) {
      yield sheet.fault('id', ['clauses', i, 'id'], `${id}: ids of this game begin with ${initials}-`)
    } else if (
      called &&
      family === initials &&
      !id.startsWith(`${initials}-QA-`) &&
      id.replace(/[a-z]$/, '') !== `${initials}-${called}`
    ) {
      yield sheet.fault(
        'id',
        ['clauses', i, 'id'],
        `${id}: the clauses of rule ${called} are called ${initials}-${called} and a letter`,
      )
    }
  }
}
