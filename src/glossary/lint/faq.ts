// Checks that official answers name clauses, editions, documents and successors that exist, and belong to their game.
import type { AnswerFile } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'
import type { YamlPath } from './yaml-lines.ts'

/** What the answers of a game may name. */
type Known = {
  readonly clauses: ReadonlySet<string>
  readonly editions: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
  readonly answers: ReadonlySet<string>
}

export function* faq(sheets: Sheets): Generator<Fault> {
  for (const sheet of sheets.of('faq')) {
    const known = knownTo(sheets, sheet)
    for (const [i, answer] of sheet.content.answers.entries()) yield* namesKnown(sheet, i, answer, known)
  }
  yield* settling(sheets)
}

function knownTo(sheets: Sheets, { game }: Sheet<'faq'>): Known {
  const own = sheets.of('game', game).map(({ content }) => content)
  return {
    clauses: new Set(sheets.of('entry', game).flatMap(({ content }) => content.clauses.map(({ id }) => id))),
    editions: new Set(own.flatMap(({ editions }) => editions.map(({ id }) => id))),
    documents: new Set(own.flatMap(({ documents = [] }) => documents.map(({ id }) => id))),
    answers: answerIds(sheets, game),
  }
}

const answerIds = (sheets: Sheets, game: Sheet['game']): Set<string> =>
  new Set(sheets.of('faq', game).flatMap(({ content }) => content.answers.map(({ id }) => id)))

function* namesKnown(sheet: Sheet<'faq'>, i: number, answer: AnswerFile, known: Known): Generator<Fault> {
  const at = (...path: YamlPath): YamlPath => ['answers', i, ...path]
  const { source, replacedBy } = answer
  for (const [j, id] of answer.clauses.entries())
    if (!known.clauses.has(id)) yield sheet.fault('faq', at('clauses', j), `there is no clause ${id}`)
  for (const [j, id] of answer.editions.entries())
    if (!known.editions.has(id)) yield sheet.fault('faq', at('editions', j), `there is no edition ${id}`)
  if (!known.documents.has(source.document))
    yield sheet.fault('faq', at('source', 'document'), `game.yaml has no document ${source.document}`)
  if (replacedBy && !known.answers.has(replacedBy) && !known.clauses.has(replacedBy))
    yield sheet.fault('faq', at('replacedBy'), `there is neither an answer nor a clause ${replacedBy}`)
}

/** A reading of ours that is no more leads to an answer, or to a reading that is still there. */
function* settling(sheets: Sheets): Generator<Fault> {
  for (const sheet of sheets.of('rulings')) {
    const answers = answerIds(sheets, sheet.game)
    const own = new Set(sheet.content.flatMap(one => ('see' in one ? [] : [one.id])))
    for (const [i, ruling] of sheet.content.entries()) {
      if ('see' in ruling && !answers.has(ruling.see) && !own.has(ruling.see))
        yield sheet.fault('ruling', [i, 'see'], `there is neither an answer nor a reading ${ruling.see}`)
    }
  }
}
