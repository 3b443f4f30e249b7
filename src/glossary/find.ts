// Finds the entries that answer a question: by number or clause id first, then by name.
import { LANGUAGES, type Language, mapSaid, type Said } from '../language.ts'
import type { Tier as NameTier } from '../search/lookup.ts'
import type { Name, Named, NameKind } from '../search/names.ts'
import { queryOf } from '../search/query.ts'
import type { Body } from '../search/questions.ts'
import { buildSearch } from '../search/search.ts'
import type { Clause, Entry, EntryKind, Glossary } from './glossary.ts'
import { type Numbered, numbersOf, readHeading } from './rule-numbers.ts'
import type { GameId } from './schema.ts'

export type Tier = 'code' | 'number' | NameTier

export type Finding = Numbered & {
  readonly tier: Tier
  /** False: offer it as a guess. */
  readonly isConfident: boolean
  /** The clauses of the entry that answer a question, best first, three at most; empty if a name or number found it. */
  readonly answers: readonly Clause[]
}

export type Question = { readonly query: string; readonly language: Language; readonly game: GameId | null }

/** Best first, each entry once; empty if nothing is found. */
export type Finder = (question: Question) => Finding[]

const RANK: Readonly<Record<EntryKind, number>> = { rule: 0, section: 0, term: 1 }

/** A query that finds exactly this entry. The choices of the autocomplete carry it. */
export const codeQuery = (entry: Entry): string => `entry:${entry.code}`

export function buildFinder(glossary: Glossary): Finder {
  const byName = buildSearch(glossary.entries.map(namedOf), glossary.entries.flatMap(bodiesOf))
  const byNumber = numbersOf(glossary)
  return ({ query: typed, language, game }) => {
    const query = queryOf(typed)
    const isWanted = (entry: Entry) => game === null || entry.game === game
    const chosen = byCode(glossary, query)
    if (chosen) return [chosen]
    const numbered = byNumber(query)
    if (numbered)
      return numbered
        .filter(({ entry }) => isWanted(entry))
        .map(found => ({ ...found, tier: 'number', isConfident: true, answers: [] }))
    const heading = readHeading(query)
    const found = byName(heading?.name ?? query, { language, isWanted }).map(({ thing, ...hit }) => ({
      entry: thing,
      clause: null,
      numbering: null,
      answers: [],
      ...hit,
    }))
    return heading ? firstAmong(found, byNumber(heading.number) ?? []) : found
  }
}

/** Moves entries with the number of the heading before others with its name. */
function firstAmong(found: readonly Finding[], numbered: readonly Numbered[]): Finding[] {
  const isNumbered = (finding: Finding) => numbered.some(({ entry }) => entry === finding.entry)
  return found.toSorted((a, b) => Number(isNumbered(b)) - Number(isNumbered(a)))
}

function byCode(glossary: Glossary, query: string): Finding | null {
  const entry = query.startsWith('entry:') ? glossary.byCode.get(query.slice('entry:'.length)) : undefined
  return entry ? { entry, clause: null, tier: 'code', numbering: null, isConfident: true, answers: [] } : null
}

export function namedOf(entry: Entry): Named<Entry> {
  const kinds: readonly [NameKind, Said<readonly string[]>][] = [
    ['title', mapSaid(entry.title, own => [own])],
    ['alias', entry.aliases],
    ['abbreviation', entry.abbreviations],
  ]
  const names = kinds.flatMap(([kind, texts]) =>
    LANGUAGES.flatMap(language => (texts[language] ?? []).map((text): Name => ({ text, kind, language }))),
  )
  return { thing: entry, rank: RANK[entry.kind], names }
}

/** Terms and sections are left out, since they only repeat the rules. */
const bodiesOf = (entry: Entry): Body<Entry>[] =>
  entry.kind === 'rule'
    ? LANGUAGES.map(language => ({ thing: entry, language, text: textOf(entry, language) }))
    : []

const textOf = ({ title, clauses }: Entry, language: Language): string =>
  [title, ...clauses.flatMap(({ heading, text, example }) => [heading, text, example])]
    .map(part => part?.[language] ?? '')
    .join(' ')
