// Builds the glossary from its data files. The first fault throws and ends the start; the linter lists all faults
// with file and line.
import type { z } from 'zod'
import { mapSaid } from '../language.ts'
import { sectionsOf } from './chapters.ts'
import { commonFields, type EntryDraft, type Explained, joinSeeAlso, NO_NAMES } from './entry-drafts.ts'
import { type DataFile, dataFileAt, type FileKind, readDataFiles, readYaml } from './files.ts'
import type { Clause, Edition, EditionChange, Entry, Glossary, GlossaryGame } from './glossary.ts'
import { answersOf, byClause, type Home } from './official-answers.ts'
import { type Readings, readingsOf, rulingsOn } from './open-points.ts'
import { byPoint } from './readings.ts'
import { formerNumber, inOrder } from './rule-numbers.ts'
import { type ChangeFile, type ClauseFile, DATA_SCHEMAS, GAMES, type GameId } from './schema.ts'
import { adoptTerms, termsOf } from './terms.ts'

type GameDraft = Omit<GlossaryGame, 'starters'> & { starters: Entry[] }
type Games = ReadonlyMap<GameId, GameDraft>

/** Loads the YAML files below `directory`. @throws Error naming file and fault if a file is wrong */
export const loadGlossary = (directory: string): Glossary => buildGlossary(readDataFiles(directory))

/** Builds the glossary from files in memory. */
export function buildGlossary(files: readonly DataFile[]): Glossary {
  const shelf = shelfOf(files)
  const games: Games = new Map(shelf.game.map(read => [read.game, gameOf(read)]))
  const rulings = readingsOf(shelf.rulings.flatMap(({ value }) => value))
  const rules = shelf.entry.map(read => ruleOf(read, gameById(games, read.game), rulings))
  const sections = shelf.sections.flatMap(read => sectionsOf(gameById(games, read.game), read.value, rules))
  const written = [...rules, ...sections]
  const homes = homesOf(rules)
  const answers = shelf.faq.flatMap(({ game, slug, value }) =>
    answersOf(gameById(games, game), slug, value, homes),
  )
  for (const [id, home] of homesOf(answers)) homes.set(id, home)
  const adopted = shelf.terms.flatMap(({ game, value }) => adoptTerms(game, value, written))
  const isOrphan = (term: object) => !adopted.some(one => one.term === term)
  const terms = shelf.terms.flatMap(({ game, value }) => termsOf(game, value.filter(isOrphan), rules))
  const entries = [...written, ...terms.map(({ by }) => by)]
  const known = [
    ...adopted.map(({ term, by }) => ({ id: `${by.game}/${term.id}`, code: term.code, entry: by })),
    ...entries.map(entry => ({ id: entry.id, code: entry.code, entry })),
  ]
  joinReferences(shelf, games, new Map(known.map(({ id, entry }) => [id, entry])), [...adopted, ...terms])
  return {
    games,
    entries,
    answers,
    answersOn: byClause(answers),
    byCode: new Map([
      ...known.map(({ code, entry }): [string, Entry] => [code, entry]),
      ...answers.map((entry): [string, Entry] => [entry.code, entry]),
    ]),
    clauses: new Map([...homes].map(([id, { clause }]) => [id, clause])),
    onPoint: byPoint([...homes.values()].map(({ clause }) => clause)),
    rulings: rulings.own,
    settled: new Map(
      [...rulings.settled].map(([id, answer]) => [id, found(homes.get(answer), `answer ${answer}`).rule]),
    ),
    synonyms: new Map(shelf.synonyms.map(({ game, value }) => [game, value])),
    homeOf: new Map([...homes].map(([id, { rule }]) => [id, rule])),
  }
}

const homesOf = (entries: readonly EntryDraft[]): Map<string, Home> =>
  new Map(
    entries.flatMap(rule =>
      [...rule.clauses, ...rule.onlyCited].map((clause): [string, Home] => [clause.id, { clause, rule }]),
    ),
  )

type Shelf = ReturnType<typeof shelfOf>

/** Reads the files of each kind: games in the order of their list, rules in that of their numbers. */
function shelfOf(files: readonly DataFile[]) {
  const placed = files.map(file => {
    const place = dataFileAt(file.path)
    if (!place) throw new Error(`data/${file.path}: no data file belongs here`)
    return { ...place, file }
  })
  const read = <Schema extends z.ZodType>(kind: FileKind, schema: Schema) =>
    placed
      .filter(one => one.kind === kind)
      .map(({ game, slug, file }) => ({ game, slug, value: parse(file, schema) }))
  return {
    game: read('game', DATA_SCHEMAS.game).sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game)),
    entry: read('entry', DATA_SCHEMAS.entry).sort((a, b) => inOrder().compare(a.slug, b.slug)),
    sections: read('sections', DATA_SCHEMAS.sections),
    terms: read('terms', DATA_SCHEMAS.terms),
    rulings: read('rulings', DATA_SCHEMAS.rulings),
    faq: read('faq', DATA_SCHEMAS.faq),
    synonyms: read('synonyms', DATA_SCHEMAS.synonyms),
  }
}

function parse<Schema extends z.ZodType>(file: DataFile, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(readYaml(file.text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(
    `data/${file.path}: ${issue?.path.join('.')}: ${issue?.message} (npm run lint:data tells more)`,
  )
}

function gameOf({ game, value }: Shelf['game'][number]): GameDraft {
  const { name, initials, editions, documents = [] } = value
  return {
    ...{ id: game, name, initials, starters: [] },
    editions: editions as [Edition, ...Edition[]],
    documents: documents.map(({ id, name, secondHand = false }) => ({ id, name, isSecondHand: secondHand })),
  }
}

const gameById = (games: Games, id: GameId): GameDraft => found(games.get(id), `game.yaml of ${id}`)

function ruleOf(
  { game, slug, value: file }: Shelf['entry'][number],
  { editions }: GameDraft,
  rulings: Readings,
): EntryDraft {
  const editionOf = (id: string) =>
    found(
      editions.find(edition => edition.id === id),
      `edition ${id} of ${game}`,
    )
  const changesOf = (changes: readonly ChangeFile[] = []): EditionChange[] =>
    changes.map(({ in: id, ...text }) => ({ edition: editionOf(id), text }))
  const clauseOf = (clause: ClauseFile): Clause => ({
    id: clause.id,
    today: clause.today ?? null,
    heading: clause.heading ?? null,
    text: mapSaid(clause, text => text),
    example: clause.example ?? null,
    asked: clause.asked ?? NO_NAMES,
    decides: clause.decides ?? false,
    editions: clause.editions?.map(editionOf) ?? null,
    changed: changesOf(clause.changed),
    varies: clause.varies ?? null,
    rulings: rulingsOn(clause, rulings),
  })
  const number = file.number ?? null
  const source = file.source.map(({ edition, section }) => ({ edition: editionOf(edition), section }))
  return {
    ...commonFields(game, slug, file),
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

/** Joins the entries that the files of entries and games name. */
function joinReferences(
  shelf: Shelf,
  games: Games,
  byId: ReadonlyMap<string, EntryDraft>,
  explained: readonly Explained[],
): void {
  const entryOf = (game: GameId, slug: string) => found(byId.get(`${game}/${slug}`), `entry ${game}/${slug}`)
  const declared = shelf.entry.map(({ game, slug, value: { seeAlso = [] } }): [EntryDraft, EntryDraft[]] => [
    entryOf(game, slug),
    seeAlso.map(other => entryOf(game, other)),
  ])
  joinSeeAlso(new Map(declared), new Set(byId.values()), explained)
  for (const { game, value } of shelf.game) {
    gameById(games, game).starters.push(...value.starters.map(slug => entryOf(game, slug)))
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`data: there is no ${what}`)
  return value
}
