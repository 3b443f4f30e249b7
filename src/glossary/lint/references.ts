// Checks that references between entries, and to clauses, editions and rulings, lead to something that exists.
import { sectionSlug } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'

export function* references(sheets: Sheets): Generator<Fault> {
  for (const entry of sheets.of('entry')) {
    yield* seeAlso(entry, sheets)
    yield* editions(entry, sheets)
    yield* changes(entry, sheets)
    yield* clauseReferences(entry, sheets)
  }
  yield* unusedRulings(sheets)
}

function* seeAlso(entry: Sheet<'entry'>, sheets: Sheets): Generator<Fault> {
  const known = new Set([
    ...sheets.of('entry', entry.game).map(other => other.slug),
    ...sheets.of('sections', entry.game).flatMap(({ content }) => content.map(sectionSlug)),
    ...sheets.of('terms', entry.game).flatMap(({ content }) => content.map(term => term.id)),
  ])
  const seen = new Set<string>()
  for (const [i, slug] of (entry.content.seeAlso ?? []).entries()) {
    const path = ['seeAlso', i]
    if (slug === entry.slug) yield entry.fault('see-also', path, 'an entry does not refer to itself')
    else if (seen.has(slug)) yield entry.fault('see-also', path, `${slug} is listed twice`)
    else if (!known.has(slug)) yield entry.fault('see-also', path, `there is no entry ${slug}`)
    seen.add(slug)
  }
}

function* editions(entry: Sheet<'entry'>, sheets: Sheets): Generator<Fault> {
  const known = sheets
    .of('game', entry.game)
    .flatMap(game => game.content.editions.map(edition => edition.id))
  const named = entry.content.source.map(source => source.edition)
  for (const [i, edition] of named.entries()) {
    if (!known.includes(edition)) {
      yield entry.fault(
        'source',
        ['source', i, 'edition'],
        `there is no edition ${edition}, but: ${known.join(', ')}`,
      )
    }
  }
  for (const [i, clause] of entry.content.clauses.entries()) {
    for (const [j, edition] of (clause.editions ?? []).entries()) {
      if (!named.includes(edition)) {
        yield entry.fault(
          'source',
          ['clauses', i, 'editions', j],
          `${edition} is not among the sources of this entry`,
        )
      }
    }
  }
}

/** Checks that each change names an edition of the game. */
function* changes(entry: Sheet<'entry'>, sheets: Sheets): Generator<Fault> {
  const known = sheets.of('game', entry.game).flatMap(({ content }) => content.editions.map(({ id }) => id))
  const lists = [
    { path: ['changed'], list: entry.content.changed },
    ...entry.content.clauses.map(({ changed }, i) => ({ path: ['clauses', i, 'changed'], list: changed })),
  ]
  for (const { path, list = [] } of lists) {
    for (const [i, change] of list.entries()) {
      if (!known.includes(change.in))
        yield entry.fault(
          'source',
          [...path, i, 'in'],
          `there is no edition ${change.in}, but: ${known.join(', ')}`,
        )
    }
  }
}

function* clauseReferences(entry: Sheet<'entry'>, sheets: Sheets): Generator<Fault> {
  const clauses = new Set(
    sheets.of('entry').flatMap(({ content }) => content.clauses.map(clause => clause.id)),
  )
  const rulings = new Set(
    sheets.of('rulings', entry.game).flatMap(({ content }) => content.map(ruling => ruling.id)),
  )
  for (const [i, clause] of entry.content.clauses.entries()) {
    if (clause.varies && !clauses.has(clause.varies)) {
      yield entry.fault('varies', ['clauses', i, 'varies'], `there is no clause ${clause.varies}`)
    }
    if (clause.varies && !clause.editions) {
      yield entry.fault('varies', ['clauses', i], `${clause.id} is another reading: say of which editions`)
    }
    for (const [j, id] of (clause.rulings ?? []).entries()) {
      if (!rulings.has(id))
        yield entry.fault('ruling', ['clauses', i, 'rulings', j], `there is no ruling ${id}`)
    }
  }
}

function* unusedRulings(sheets: Sheets): Generator<Fault> {
  for (const sheet of sheets.of('rulings')) {
    const used = new Set(
      sheets
        .of('entry', sheet.game)
        .flatMap(({ content }) => content.clauses.flatMap(clause => clause.rulings ?? [])),
    )
    for (const [i, ruling] of sheet.content.entries()) {
      const { id } = ruling
      if (!('see' in ruling) && !used.has(id))
        yield sheet.fault('ruling', [i, 'id'], `no clause names the ruling ${id}`)
    }
  }
}
