// Finds the entries that answer a question: by number or clause id first, then by name.
import { type Keep, keepNothing, once } from '../kept.ts'
import { inEachLanguage, type Language } from '../language.ts'
import type { NameTier } from '../search/lookup.ts'
import { queryOf } from '../search/query.ts'
import { remember } from '../search/remember.ts'
import { buildSearch } from '../search/search.ts'
import type { Clause, Entry, Glossary } from './glossary.ts'
import { type NumberedRule, readHeading, ruleNumbers } from './rule-numbers.ts'
import type { GameId } from './schema.ts'
import { type CardNames, namedOf, passagesIn } from './search-texts.ts'
import { spokenGame } from './spoken-game.ts'

export type Tier = 'code' | 'number' | NameTier

export type Finding = NumberedRule & {
  readonly tier: Tier
  /** False: offer it as a guess. */
  readonly isConfident: boolean
  /** The clauses of the entry that answer a question, best first, three at most; empty if a name or number found it. */
  readonly answers: readonly Clause[]
}

/**
 * `likely` is the game that is meant if neither `game` nor the words of a question say so: what the other game says to the
 * question is then a guess.
 */
export type RuleQuestion = {
  readonly query: string
  readonly language: Language
  readonly game: GameId | null
  readonly likely?: GameId | null
}

/**
 * Best first, each entry once; empty if nothing is found. If the first finding is not confident, nothing is certain: then
 * the answers of the first three say most.
 */
export type Finder = (question: RuleQuestion) => readonly Finding[]

/** A query that finds exactly this entry. The choices of the autocomplete carry it. */
export const codeQuery = (entry: Entry): string => `entry:${entry.code}`

const asItStands: CardNames = card => inEachLanguage(() => [card])

/** Builds the indexes of names at the first question, and those of clauses at the first that needs them. */
export function buildFinder(
  glossary: Glossary,
  cardNames: CardNames = asItStands,
  keep: Keep = keepNothing,
): Finder {
  const find = once(() => finderOf(glossary, cardNames, keep))
  return question => find()(question)
}

/** As many findings as Discord shows choices. */
const MOST = 25

/** Remembers the first 25 findings: whoever sends a question has typed its last letter just before. */
export function rememberingFinder(find: Finder): Finder {
  const found = remember((scope: Omit<RuleQuestion, 'query'>, query) =>
    find({ ...scope, query }).slice(0, MOST),
  )
  return ({ query, ...scope }) => found(scope, query)
}

function finderOf(glossary: Glossary, cardNames: CardNames, keep: Keep): Finder {
  const byName = buildSearch(glossary.entries, namedOf, {
    passages: () => passagesIn(glossary, cardNames),
    synonyms: [...glossary.synonyms].map(([book, synonyms]) => ({ book, synonyms })),
    keep,
  })
  const byNumber = ruleNumbers(glossary)
  const spoken = spokenGame(glossary)
  const find: Finder = ({ query, language, game, likely: book = null }) => {
    const isWanted = (entry: Entry) => game === null || entry.game === game
    const chosen = byCode(glossary, query)
    if (chosen) return [chosen]
    const numbered = byNumber(query)
    if (numbered)
      return numbered
        .filter(({ entry }) => isWanted(entry))
        .map(found => ({ ...found, tier: 'number', isConfident: true, answers: [] }))
    const heading = readHeading(query)
    const hits = byName(heading?.name ?? query, { language, isWanted, book })
    const found = hits.map(({ thing: entry, parts: answers, tier, isConfident }) => ({
      entry,
      clause: null,
      numbering: null,
      tier,
      isConfident: isConfident && (tier !== 'word' || game !== null || book === null || entry.game === book),
      answers,
    }))
    return heading
      ? firstAmong(found, byNumber(heading.number) ?? [])
      : eachOnce(isOpen(query, game ?? book) ? sideBySide(found) : found)
  }
  return question => {
    const asked = { ...question, query: queryOf(question.query) }
    const named = spoken(asked.query)
    if (!named) return find(asked)
    const whole = find(asked)
    if (whole[0]?.isConfident && whole[0].tier !== 'word') return whole
    return find({ ...asked, query: named.rest, game: asked.game ?? named.game })
  }
}

/** Moves entries with the number of the heading before others with its name. */
function firstAmong(found: readonly Finding[], numbered: readonly NumberedRule[]): Finding[] {
  const isNumbered = (finding: Finding) => numbered.some(({ entry }) => entry === finding.entry)
  return found.toSorted((a, b) => Number(isNumbered(b)) - Number(isNumbered(a)))
}

/** A single word that no name fits may mean a thing of either game, unless one of them is chosen or likely. */
const isOpen = (query: string, game: string | null): boolean => game === null && !query.trim().includes(' ')

/** The best of the other game second. */
function sideBySide(found: readonly Finding[]): Finding[] {
  const [best, ...rest] = found
  if (!best || best.isConfident || best.tier !== 'word') return [...found]
  const other = rest.find(({ entry }) => entry.game !== best.entry.game)
  return other ? [best, other, ...rest.filter(finding => finding !== other)] : [...found]
}

/** Moves official answers behind the others that only say what a clause says that is shown before them. */
function eachOnce(found: readonly Finding[]): Finding[] {
  const said = new Set<Clause>()
  const isTold = ({ entry: { official }, answers }: Finding): boolean => {
    const told = official?.concerns ?? answers
    const isSaid = official !== null && told.some(clause => said.has(clause))
    for (const clause of told) said.add(clause)
    return isSaid
  }
  const places = new Map(found.map(finding => [finding, Number(isTold(finding))]))
  return found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

function byCode(glossary: Glossary, query: string): Finding | null {
  const entry = query.startsWith('entry:') ? glossary.byCode.get(query.slice('entry:'.length)) : undefined
  return entry ? { entry, clause: null, tier: 'code', numbering: null, isConfident: true, answers: [] } : null
}
