// Finds the entries that answer a question: by number or clause id first, then by name.
import { type Bilingual, LANGUAGES, type Language } from '../language.ts'
import type { Tier as NameTier } from '../search/lookup.ts'
import type { Name, Named, NameKind } from '../search/names.ts'
import type { Body } from '../search/questions.ts'
import { buildSearch } from '../search/search.ts'
import type { Clause, Entry, EntryKind, Glossary } from './glossary.ts'
import { readClauseId, readNumber } from './number.ts'
import type { GameId } from './schema.ts'

export type Tier = 'code' | 'number' | NameTier

export type Finding = {
  readonly entry: Entry
  /** The clause that was asked for by its id. */
  readonly clause: Clause | null
  readonly tier: Tier
  /** False: offer it as a guess. */
  readonly isConfident: boolean
}

export type Question = { readonly query: string; readonly language: Language; readonly game: GameId | null }

/** Best first, each entry once; empty if there is nothing. */
export type Finder = (question: Question) => Finding[]

const RANK: Readonly<Record<EntryKind, number>> = { rule: 0, section: 0, term: 1 }

/** The text that stands for one entry and nothing else, as the choices of the autocomplete carry it. */
export const codeQuery = (entry: Entry): string => `entry:${entry.code}`

export function buildFinder(glossary: Glossary): Finder {
  const byName = buildSearch(glossary.entries.map(namedOf), glossary.entries.flatMap(bodiesOf))
  const byNumber = numbersOf(glossary)
  return ({ query, language, game }) => {
    const isWanted = (entry: Entry) => game === null || entry.game === game
    const chosen = byCode(glossary, query)
    if (chosen) return [chosen]
    const numbered = byNumber(query)
    if (numbered) return numbered.filter(({ entry }) => isWanted(entry))
    return byName(query, { language, isWanted }).map(({ thing, ...hit }) => ({
      entry: thing,
      clause: null,
      ...hit,
    }))
  }
}

function byCode(glossary: Glossary, query: string): Finding | null {
  const entry = query.startsWith('entry:') ? glossary.byCode.get(query.slice('entry:'.length)) : undefined
  return entry ? { entry, clause: null, tier: 'code', isConfident: true } : null
}

function namedOf(entry: Entry): Named<Entry> {
  const kinds: readonly [NameKind, Bilingual<readonly string[]>][] = [
    ['title', { en: [entry.title.en], de: [entry.title.de] }],
    ['alias', entry.aliases],
    ['abbreviation', entry.abbreviations],
  ]
  const names = kinds.flatMap(([kind, texts]) =>
    LANGUAGES.flatMap(language => texts[language].map((text): Name => ({ text, kind, language }))),
  )
  return { thing: entry, rank: RANK[entry.kind], names }
}

/** Terms and sections only repeat what the rules say. */
const bodiesOf = (entry: Entry): Body<Entry>[] =>
  entry.kind === 'rule'
    ? LANGUAGES.map(language => ({ thing: entry, language, text: textOf(entry, language) }))
    : []

const textOf = ({ title, clauses }: Entry, language: Language): string =>
  [title, ...clauses.flatMap(({ heading, text, example }) => [heading, text, example])]
    .map(part => part?.[language] ?? '')
    .join(' ')

/** A lookup by numbers and clause ids: null if the query is neither, empty if it is one that does not exist. */
function numbersOf(glossary: Glossary): (query: string) => Finding[] | null {
  const entries = Map.groupBy(
    glossary.entries.filter(entry => entry.number !== null),
    entry => entry.number ?? '',
  )
  const byDigits = Map.groupBy([...entries.keys()], number => number.replaceAll('-', ''))
  const clauses = new Map([...glossary.clauses.values()].map(clause => [readClauseId(clause.id), clause]))
  return query => {
    const clause = clauses.get(readClauseId(query))
    if (clause) return clauseFinding(glossary, clause)
    const typed = readNumber(query)
    if (!typed) return null
    const numbers = typed.number.includes('-') ? [typed.number] : (byDigits.get(typed.number) ?? [])
    return numbers
      .flatMap(number => entries.get(number) ?? [])
      .map(entry => ({ entry, clause: clauseOf(entry, typed.letter), tier: 'number', isConfident: true }))
  }
}

const clauseOf = (entry: Entry, letter: string): Clause | null =>
  (letter && entry.clauses.find(({ id }) => id.endsWith(letter))) || null

function clauseFinding(glossary: Glossary, clause: Clause): Finding[] {
  const entry = glossary.homeOf.get(clause.id)
  return entry ? [{ entry, clause, tier: 'number', isConfident: true }] : []
}
