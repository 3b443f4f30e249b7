// Builds the glossary from its data files. What is wrong in them is told by the linter, file and line;
// here the first fault ends the start.
import type { z } from 'zod'
import type { Bilingual } from '../language.ts'
import { type DataFile, type FileKind, type Place, placeOf, readDataFiles } from './files.ts'
import type { Clause, Edition, Entry, Game, Glossary } from './glossary.ts'
import type { ClauseFile, GameId, Ruling, SectionFile, TermFile } from './schema.ts'
import { SCHEMAS } from './schema.ts'
import { usageTest } from './uses.ts'
import { readYaml } from './yaml.ts'

type Draft = Omit<Entry, 'seeAlso' | 'clauses'> & { seeAlso: Entry[]; clauses: Clause[] }
type GameDraft = Omit<Game, 'starters'> & { starters: Entry[] }
type Names = {
  title: Bilingual
  aliases?: Bilingual<string[]> | undefined
  abbreviations?: Bilingual<string[]> | undefined
}

type FileOf<K extends FileKind> = z.infer<(typeof SCHEMAS)[K]>
type Read<K extends FileKind> = { readonly game: GameId; readonly slug: string; readonly value: FileOf<K> }
type Shelf = { readonly [K in FileKind]: Read<K>[] }

/** The glossary of the YAML files below `directory`. @throws Error naming file and fault if one is not right */
export const loadGlossary = (directory: string): Glossary => buildGlossary(readDataFiles(directory))

/** The same from files in memory. */
export function buildGlossary(files: readonly DataFile[]): Glossary {
  const shelf = sortIntoShelf(files)
  const games = new Map(shelf.game.map(read => [read.game, gameOf(read)]))
  const rulings = new Map(shelf.rulings.flatMap(read => read.value.map(ruling => [ruling.id, ruling])))
  const rules = shelf.entry.map(read => ruleOf(read, gameById(games, read.game), rulings))
  const entries = [
    ...rules,
    ...shelf.sections.flatMap(read => read.value.map(file => sectionOf(read.game, file, rules))),
    ...shelf.terms.flatMap(read => read.value.map(file => termOf(read.game, file, rules))),
  ]
  joinSeeAlso(shelf, entries)
  for (const read of shelf.game)
    gameById(games, read.game).starters.push(...entriesOf(entries, read.game, read.value.starters))
  return {
    games,
    entries,
    byCode: new Map(entries.map(entry => [entry.code, entry])),
    clauses: new Map(rules.flatMap(rule => rule.clauses.map(clause => [clause.id, clause]))),
    homeOf: new Map(rules.flatMap(rule => rule.clauses.map(clause => [clause.id, rule]))),
  }
}

function sortIntoShelf(files: readonly DataFile[]): Shelf {
  const shelf: Shelf = { game: [], entry: [], sections: [], terms: [], rulings: [] }
  for (const file of files) {
    const place = placeOf(file.path)
    if (!place) throw new Error(`data/${file.path}: no data file belongs here`)
    put(shelf, place, place.kind, file)
  }
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
  const clauseOf = (clause: ClauseFile): Clause => ({
    id: clause.id,
    heading: clause.heading ?? null,
    text: { en: clause.en, de: clause.de },
    example: clause.example ?? null,
    editions: clause.editions?.map(editionOf) ?? null,
    varies: clause.varies ?? null,
    rulings: (clause.rulings ?? []).map(id => found(rulings.get(id), `ruling ${id}`)),
  })
  return {
    ...namesOf(game, slug, file.code, file),
    kind: 'rule',
    number: file.number ?? null,
    source: file.source.map(({ edition, section }) => ({ edition: editionOf(edition), section })),
    clauses: file.clauses.map(clauseOf),
  }
}

function sectionOf(game: GameId, file: SectionFile, rules: readonly Draft[]): Draft {
  const below = rules.filter(rule => rule.game === game && rule.number?.startsWith(`${file.number}-`))
  return {
    ...namesOf(game, file.number, file.code, file),
    kind: 'section',
    number: file.number,
    clauses: below.flatMap(rule =>
      rule.clauses.map((clause, i) => (i === 0 ? { ...clause, heading: headingOf(rule) } : clause)),
    ),
  }
}

const headingOf = ({ number, title }: Draft): Bilingual => ({
  en: `${number} ${title.en}`,
  de: `${number} ${title.de}`,
})

function termOf(game: GameId, file: TermFile, rules: readonly Draft[]): Draft {
  const uses = usageTest(file.uses)
  const users = rules.filter(rule => rule.game === game)
  return {
    ...namesOf(game, file.id, file.code, file),
    kind: 'term',
    clauses: users.flatMap(rule =>
      rule.clauses
        .filter(clause => uses(clause.text))
        .map((clause, i) => ({ ...clause, heading: i === 0 ? rule.title : null })),
    ),
  }
}

function namesOf(game: GameId, slug: string, code: string, names: Names): Omit<Draft, 'kind' | 'clauses'> {
  return {
    id: `${game}/${slug}`,
    code,
    game,
    title: names.title,
    aliases: names.aliases ?? { en: [], de: [] },
    abbreviations: names.abbreviations ?? { en: [], de: [] },
    number: null,
    source: [],
    seeAlso: [],
  }
}

function joinSeeAlso(shelf: Shelf, entries: readonly Draft[]): void {
  for (const { game, slug, value } of shelf.entry) {
    const [entry] = entriesOf(entries, game, [slug])
    entry?.seeAlso.push(...entriesOf(entries, game, value.seeAlso ?? []))
  }
}

const entriesOf = (entries: readonly Draft[], game: GameId, slugs: readonly string[]): Draft[] =>
  slugs.map(slug =>
    found(
      entries.find(entry => entry.id === `${game}/${slug}`),
      `entry ${game}/${slug}`,
    ),
  )

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`data: there is no ${what}`)
  return value
}
