// Builds the glossary from its data files. The first fault throws and ends the start; the linter lists all faults
// with file and line.

import type { z } from 'zod'
import { mapSaid } from '../language.ts'
import { sectionsOf } from './chapters.ts'
import { type Draft, namesOf, termsOf } from './entry-drafts.ts'
import { type DataFile, type FileKind, type Place, placeOf, readDataFiles } from './files.ts'
import type { Clause, Edition, EditionChange, Entry, Game, Glossary } from './glossary.ts'
import { formerNumber, inOrder } from './numbering.ts'
import type { ChangeFile, ClauseFile, GameId, Ruling, TermFile } from './schema.ts'
import { GAMES, SCHEMAS } from './schema.ts'
import { joinSeeAlso } from './see-also.ts'
import { type Adopted, adoptedTerms, takeNames } from './terms-with-entry.ts'
import { readYaml } from './yaml.ts'

type GameDraft = Omit<Game, 'starters'> & { starters: Entry[] }
type FileOf<K extends FileKind> = z.infer<(typeof SCHEMAS)[K]>
type Read<K extends FileKind> = { readonly game: GameId; readonly slug: string; readonly value: FileOf<K> }
type Shelf = { readonly [K in FileKind]: Read<K>[] }

/** Loads the YAML files below `directory`. @throws Error naming file and fault if a file is wrong */
export const loadGlossary = (directory: string): Glossary => buildGlossary(readDataFiles(directory))

/** Builds the glossary from files in memory. */
export function buildGlossary(files: readonly DataFile[]): Glossary {
  const shelf = sortIntoShelf(files)
  const games = new Map(shelf.game.map(read => [read.game, gameOf(read)]))
  const rulings = new Map(shelf.rulings.flatMap(read => read.value.map(ruling => [ruling.id, ruling])))
  const rules = shelf.entry.map(read => ruleOf(read, gameById(games, read.game), rulings))
  const sections = shelf.sections.flatMap(read => sectionsOf(gameById(games, read.game), read.value, rules))
  const written = [...rules, ...sections]
  const adopted = shelf.terms.flatMap(({ game, value }) => adoptedTerms(game, value, written))
  takeNames(adopted)
  const homes = rules.flatMap(rule => [...rule.clauses, ...rule.onlyCited].map(clause => ({ clause, rule })))
  const terms = shelf.terms.flatMap(read => termsOf(read.game, orphans(read, adopted), rules))
  const entries = [...written, ...terms.map(({ by }) => by)]
  const adopters = new Map(adopted.map(({ game, term, by }) => [`${game}/${term.id}`, by]))
  const byId = new Map([...adopters, ...entries.map(entry => [entry.id, entry] as const)])
  joinSeeAlso(declaredIn(shelf, byId), entries, [...adopted, ...terms])
  for (const read of shelf.game)
    gameById(games, read.game).starters.push(...entriesOf(byId, read.game, read.value.starters))
  return {
    games,
    entries,
    byCode: new Map([
      ...adopted.map(({ term, by }) => [term.code, by] as const),
      ...entries.map(entry => [entry.code, entry] as const),
    ]),
    clauses: new Map(homes.map(({ clause }) => [clause.id, clause])),
    homeOf: new Map(homes.map(({ clause, rule }) => [clause.id, rule])),
  }
}

/** The terms that no entry explains. */
function orphans({ game, value }: Read<'terms'>, adopted: readonly Adopted[]): TermFile[] {
  return value.filter(term => !adopted.some(one => one.game === game && one.term === term))
}

function sortIntoShelf(files: readonly DataFile[]): Shelf {
  const shelf: Shelf = { game: [], entry: [], sections: [], terms: [], rulings: [] }
  for (const file of files) {
    const place = placeOf(file.path)
    if (!place) throw new Error(`data/${file.path}: no data file belongs here`)
    put(shelf, place, place.kind, file)
  }
  shelf.game.sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game))
  shelf.entry.sort((a, b) => inOrder.compare(a.slug, b.slug))
  return shelf
}

function put<K extends FileKind>(shelf: Shelf, { game, slug }: Place, kind: K, file: DataFile): void {
  const reads: Read<K>[] = shelf[kind]
  reads.push({ game, slug, value: parse(file, kind) })
}

function parse<K extends FileKind>(file: DataFile, kind: K): FileOf<K> {
  const parsed = SCHEMAS[kind].safeParse(readYaml(file.text))
  if (parsed.success) return parsed.data as FileOf<K>
  const [issue] = parsed.error.issues
  throw new Error(
    `data/${file.path}: ${issue?.path.join('.')}: ${issue?.message} (npm run lint:data tells more)`,
  )
}

function gameOf({ game, value }: Read<'game'>): GameDraft {
  const [first, ...others] = value.editions as [Edition, ...Edition[]]
  return { id: game, name: value.name, editions: [first, ...others], starters: [] }
}

function gameById(games: ReadonlyMap<GameId, GameDraft>, id: GameId): GameDraft {
  return found(games.get(id), `game.yaml of ${id}`)
}

function ruleOf(
  { game, slug, value: file }: Read<'entry'>,
  { editions }: GameDraft,
  rulings: ReadonlyMap<string, Ruling>,
): Draft {
  const editionOf = (id: string) =>
    found(
      editions.find(edition => edition.id === id),
      `edition ${id} of ${game}`,
    )
  const changesOf = (changes: readonly ChangeFile[] = []): EditionChange[] =>
    changes.map(({ in: id, ...text }) => ({ edition: editionOf(id), text }))
  const clauseOf = (clause: ClauseFile): Clause => ({
    id: clause.id,
    heading: clause.heading ?? null,
    text: mapSaid(clause, text => text),
    example: clause.example ?? null,
    editions: clause.editions?.map(editionOf) ?? null,
    changed: changesOf(clause.changed),
    varies: clause.varies ?? null,
    rulings: (clause.rulings ?? []).map(id => found(rulings.get(id), `ruling ${id}`)),
  })
  const number = file.number ?? null
  const source = file.source.map(({ edition, section }) => ({ edition: editionOf(edition), section }))
  return {
    ...namesOf(game, slug, file.code, file),
    kind: 'rule',
    number,
    formerly: formerNumber({ number, source }, editions),
    changed: changesOf(file.changed),
    tryIt: file.tryIt ?? null,
    source,
    clauses: file.clauses.filter(({ onlyCited }) => !onlyCited).map(clauseOf),
    onlyCited: file.clauses.filter(({ onlyCited }) => onlyCited).map(clauseOf),
  }
}

function declaredIn(shelf: Shelf, byId: ReadonlyMap<string, Draft>): Map<Draft, Draft[]> {
  return new Map(
    shelf.entry.flatMap(({ game, slug, value }) => {
      const [entry] = entriesOf(byId, game, [slug])
      return entry ? [[entry, entriesOf(byId, game, value.seeAlso ?? [])] as const] : []
    }),
  )
}

const entriesOf = (byId: ReadonlyMap<string, Draft>, game: GameId, slugs: readonly string[]): Draft[] =>
  slugs.map(slug => found(byId.get(`${game}/${slug}`), `entry ${game}/${slug}`))

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`data: there is no ${what}`)
  return value
}
