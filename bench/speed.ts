// Measures the time of a question: our search and plain fuse.js over the titles in turn, in one process.
import Fuse from 'fuse.js'
import type { Finder } from '../src/glossary/find.ts'
import type { Glossary } from '../src/glossary/glossary.ts'
import { LANGUAGES } from '../src/language.ts'
import { GAME_IDS, type Labelled } from '../test/glossary/relevance.ts'

const ROUNDS = 7

/** Milliseconds for each query: the least of several rounds, as the machine has other work to do as well. */
export type Times = readonly number[]

type Contender = (labelled: Labelled) => unknown

export const finding =
  (find: Finder): Contender =>
  ({ query, uiLanguage, game }) =>
    find({ query, language: uiLanguage, game: game && GAME_IDS[game] })

/** fuse.js with its defaults, over the titles in both languages. */
export function plainFuse({ entries }: Glossary): Contender {
  const titles = entries.flatMap(({ title }) => LANGUAGES.map(language => ({ title: title[language] })))
  const fuse = new Fuse(titles, { keys: ['title'] })
  return ({ query }) => fuse.search(query)
}

/** The times of each contender, asked in turn. */
export function timesOf(
  contenders: readonly Contender[],
  queries: readonly Labelled[],
  rounds = ROUNDS,
): Times[] {
  const times = contenders.map(() => queries.map(() => Number.POSITIVE_INFINITY))
  for (let round = 0; round < rounds; round++) {
    for (const [i, query] of queries.entries()) {
      for (const [who, contender] of contenders.entries()) {
        const row = times[who] as number[]
        row[i] = Math.min(
          row[i] ?? 0,
          timed(() => contender(query)),
        )
      }
    }
  }
  return times
}

/** Milliseconds that one call takes. */
export function timed(call: () => unknown): number {
  const since = performance.now()
  call()
  return performance.now() - since
}

export function percentile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
