// Judges the search by labelled queries, which name the entries that should come first.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Finder } from '../../src/glossary/find.ts'
import type { Entry, Glossary } from '../../src/glossary/glossary.ts'
import type { GameId } from '../../src/glossary/schema.ts'
import { LANGUAGES } from '../../src/language.ts'
import { compact, fold } from '../../src/search/words/fold.ts'

export const GAME_IDS: Readonly<Record<'mc' | 'gundam', GameId>> = {
  mc: 'marvel-champions',
  gundam: 'gundam',
}

const labelledSchema = z.array(
  z.object({
    query: z.string(),
    uiLanguage: z.enum(LANGUAGES),
    game: z.enum(['mc', 'gundam']).nullable(),
    expected: z.array(z.string()),
    category: z.string(),
  }),
)

/** A query with the headwords or numbers of the entries that may come first; nonsense has none. */
export type Labelled = z.infer<typeof labelledSchema>[number]

export type Judged = {
  readonly labelled: Labelled
  /** The rank of the first expected entry, from 1; null if none was found. */
  readonly rank: number | null
  readonly isConfident: boolean
  readonly found: readonly Entry[]
  /** Whether none of the expected headwords has an entry, so that the query does not test the search. */
  readonly isMoot: boolean
}

/** Reads the labelled queries of a file. @throws Error if it has another form */
export const readLabelled = (path: string): Labelled[] =>
  labelledSchema.parse(JSON.parse(readFileSync(path, 'utf8')))

/** Asks every query, in the order given. */
export function judge(all: readonly Labelled[], glossary: Glossary, find: Finder): Judged[] {
  const called = Map.groupBy(
    glossary.entries.flatMap(entry => [...headwordsOf(entry)].map(headword => ({ headword, entry }))),
    ({ headword }) => headword,
  )
  return all.map(labelled => {
    const game = labelled.game && GAME_IDS[labelled.game]
    const findings = find({ query: labelled.query, language: labelled.uiLanguage, game })
    const expected = new Set(
      labelled.expected
        .flatMap(headword => called.get(compact(fold(headword))) ?? [])
        .map(({ entry }) => entry)
        .filter(entry => game === null || entry.game === game),
    )
    const place = findings.findIndex(({ entry }) => expected.has(entry))
    return {
      labelled,
      rank: place < 0 ? null : place + 1,
      isConfident: findings[0]?.isConfident ?? false,
      found: findings.map(({ entry }) => entry),
      isMoot: labelled.expected.length > 0 && expected.size === 0,
    }
  })
}

const headwordsOf = ({ title, aliases, number, source }: Entry): Set<string> =>
  new Set(
    [title.en, ...title.en.split(', '), ...aliases.en, number ?? '', ...source.map(({ section }) => section)]
      .filter(Boolean)
      .map(name => compact(fold(name))),
  )

/** The quality of a category; shares are from 0 to 1. */
export type Quality = {
  readonly queries: number
  readonly first: number
  readonly firstFive: number
  /** The mean of 1/rank. */
  readonly reciprocal: number
  readonly confident: number
}

/** Gives the quality of each category, in the order of its first query. */
export function qualities(judged: readonly Judged[]): Map<string, Quality> {
  const groups = Map.groupBy(judged, ({ labelled }) => labelled.category)
  return new Map([...groups].map(([category, all]) => [category, qualityOf(all)]))
}

/** Gives the quality of all these queries together. */
export function qualityOf(judged: readonly Judged[]): Quality {
  const share = (test: (one: Judged) => boolean) => judged.filter(test).length / judged.length
  return {
    queries: judged.length,
    first: share(({ rank }) => rank === 1),
    firstFive: share(({ rank }) => rank !== null && rank <= 5),
    reciprocal: judged.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0) / judged.length,
    confident: share(({ isConfident }) => isConfident),
  }
}
