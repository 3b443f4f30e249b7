// Joins each entry to the entries that its file names, to those that name it, and to the terms that it uses.
import { listsByKey } from '../search/lists-by-key.ts'
import { type Draft, SEE_ALSO_LIMIT } from './entry-drafts.ts'
import { inLowerCase, usageTest } from './term-patterns.ts'
import type { Explained } from './terms.ts'

/**
 * Fills the references of the entries, each once and none to itself: first those in their files, then those already in
 * the drafts (chapters and their rules), then back-links, then the entries of the terms that they use.
 */
export function joinSeeAlso(
  declared: ReadonlyMap<Draft, readonly Draft[]>,
  entries: Iterable<Draft>,
  explained: readonly Explained[],
): void {
  const back = listsByKey([...declared].flatMap(([from, all]) => all.map((to): [Draft, Draft] => [to, from])))
  const used = usedBy(explained)
  for (const entry of entries) {
    const all = [
      ...(declared.get(entry) ?? []),
      ...entry.seeAlso,
      ...(back.get(entry) ?? []),
      ...(entry.kind === 'rule' ? used(entry) : []),
    ]
    entry.seeAlso = [...new Set(all)].filter(other => other !== entry).slice(0, SEE_ALSO_LIMIT)
  }
}

function usedBy(explained: readonly Explained[]): (entry: Draft) => Draft[] {
  const tests = explained.map(({ term, by }) => ({ by, uses: usageTest(term) }))
  return ({ game, clauses }) => {
    const said = inLowerCase(clauses.map(({ text }) => text))
    return tests.filter(({ by, uses }) => by.game === game && uses(said)).map(({ by }) => by)
  }
}
