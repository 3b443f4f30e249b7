// Ids and codes are permanent and lead to one thing only.
import type { Fault, Sheet, Sheets } from './lint.ts'

type Named = { readonly name: string; readonly fault: (message: string) => Fault }

export function* ids(sheets: Sheets): Generator<Fault> {
  yield* unique('code', codes(sheets))
  yield* unique('clause id', clauseIds(sheets))
  yield* unique('ruling id', listed(sheets.of('rulings'), 'id'))
  yield* unique('term', listed(sheets.of('terms'), 'id'))
  yield* unique('entry', entryNames(sheets))
  for (const entry of sheets.of('entry')) yield* wellFormed(entry, initialsOf(sheets, entry))
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
  for (const sheet of [...sheets.of('sections'), ...sheets.of('terms')]) yield* listed([sheet], 'code')
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
}

function* entryNames(sheets: Sheets): Generator<Named> {
  for (const sheet of sheets.of('entry')) {
    yield { name: `${sheet.game}/${sheet.slug}`, fault: message => sheet.fault('id', [], message) }
  }
  for (const [kind, field] of [
    ['sections', 'number'],
    ['terms', 'id'],
  ] as const) {
    for (const sheet of sheets.of(kind)) {
      for (const [i, item] of (sheet.content as Record<string, unknown>[]).entries()) {
        yield {
          name: `${sheet.game}/${item[field]}`,
          fault: message => sheet.fault('id', [i, field], message),
        }
      }
    }
  }
}

const initialsOf = (sheets: Sheets, { game }: Sheet): string | undefined =>
  sheets.of('game', game)[0]?.content.initials

function* wellFormed(sheet: Sheet<'entry'>, initials: string | undefined): Generator<Fault> {
  const { number, clauses } = sheet.content
  if (number && number !== sheet.slug) {
    yield sheet.fault(
      'id',
      ['number'],
      `the file of rule ${number} is called ${number}.yaml, not ${sheet.slug}.yaml`,
    )
  }
  for (const [i, { id }] of clauses.entries()) {
    if (initials && !id.startsWith(`${initials}-`)) {
      yield sheet.fault('id', ['clauses', i, 'id'], `${id}: ids of this game begin with ${initials}-`)
    } else if (number && id.replace(/[a-z]$/, '') !== `${initials}-${number}`) {
      yield sheet.fault(
        'id',
        ['clauses', i, 'id'],
        `${id}: the clauses of rule ${number} are called ${initials}-${number} and a letter`,
      )
    }
  }
}
