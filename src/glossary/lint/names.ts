// Checks that each name leads to one entry of its game, and that every entry can be reached.
import { LANGUAGES, mapSaid, type Said } from '../../language.ts'
import { compact, fold } from '../../search/words/fold.ts'
import { GAMES, type GameId, sectionSlug } from '../schema.ts'
import type { Fault, Sheet, Sheets } from './sheets.ts'

type Named = {
  readonly entry: string
  readonly names: Said<readonly string[]>
  readonly fault: (message: string) => Fault
}

export function* leading(sheets: Sheets): Generator<Fault> {
  for (const game of GAMES) {
    yield* sharedNames([...entries(sheets, game), ...sections(sheets, game)])
    yield* orphans(sheets, game)
  }
}

/** Abbreviations are not checked: ATK is that of two kinds of attack. */
function* sharedNames(all: readonly Named[]): Generator<Fault> {
  for (const language of LANGUAGES) {
    const owners = new Map<string, string>()
    for (const { entry, names, fault } of all) {
      for (const name of new Set((names[language] ?? []).map(text => compact(fold(text))))) {
        const owner = owners.get(name)
        if (owner) yield fault(`“${name}” (${language}) leads to ${owner} as well`)
        else owners.set(name, entry)
      }
    }
  }
}

const entries = (sheets: Sheets, game: GameId): Named[] =>
  sheets.of('entry', game).map(sheet => ({
    entry: sheet.slug,
    names: namesOf(sheet.content),
    fault: message => sheet.fault('name', ['title'], message),
  }))

const sections = (sheets: Sheets, game: GameId): Named[] =>
  sheets.of('sections', game).flatMap(sheet =>
    sheet.content.map((section, i) => ({
      entry: sectionSlug(section),
      names: namesOf(section),
      fault: (message: string) => sheet.fault('name', [i, 'title'], message),
    })),
  )

function namesOf({ title, aliases }: Pick<Sheet<'entry'>['content'], 'title' | 'aliases'>) {
  return mapSaid(title, (own, language) => [own, ...(aliases?.[language] ?? [])])
}

/** Finds entries without a number (and so without a chapter) that refer to no entry and that no entry refers to. */
function* orphans(sheets: Sheets, game: GameId): Generator<Fault> {
  const all = sheets.of('entry', game)
  const named = new Set(all.flatMap(({ content }) => content.seeAlso ?? []))
  for (const sheet of all) {
    const { seeAlso = [], number } = sheet.content
    if (seeAlso.length === 0 && !number && !named.has(sheet.slug))
      yield sheet.fault('see-also', [], `${sheet.slug} names no other entry, and none names it`)
  }
}
