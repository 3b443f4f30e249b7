// What every kind of entry has while the glossary is being built: its names, headings and references to other entries.
import { inEachLanguage, mapSaid, type Said } from '../language.ts'
import { listsByKey } from '../search/lists-by-key.ts'
import type { Clause, Entry } from './glossary.ts'
import type { GameId, TermFile } from './schema.ts'
import { inLowerCase, usageTest } from './term-patterns.ts'

/** The number of options that a select of Discord shows. */
export const SEE_ALSO_LIMIT = 25

/** An entry while the glossary is being built. */
export type EntryDraft = Omit<Entry, 'seeAlso' | 'clauses' | 'aliases' | 'abbreviations' | 'short'> & {
  seeAlso: Entry[]
  clauses: Clause[]
  aliases: Said<readonly string[]>
  abbreviations: Said<readonly string[]>
  short: Said | null
}

/** A term with the entry that explains it. */
export type Explained = { readonly term: TermFile; readonly by: EntryDraft }

type Names = Pick<TermFile, 'code' | 'title' | 'aliases' | 'abbreviations' | 'short'>

/** Shared by all that have no names or phrasings of their own. */
export const NO_NAMES: Said<readonly string[]> = inEachLanguage(() => [])

/** The clauses of a rule, with its title as the heading of the first one, for the list of another entry. */
export function withHeading({ number, title, clauses }: EntryDraft): Clause[] {
  const heading = number ? mapSaid(title, own => `${number} ${own}`) : title
  return clauses.map((clause, i) => ({ ...clause, heading: i === 0 ? heading : null }))
}

/** The fields that every kind of entry has, from the names in its file. */
export function commonFields(game: GameId, slug: string, names: Names): Omit<EntryDraft, 'kind' | 'clauses'> {
  return {
    id: `${game}/${slug}`,
    code: names.code,
    game,
    title: names.title,
    aliases: names.aliases ?? NO_NAMES,
    abbreviations: names.abbreviations ?? NO_NAMES,
    short: names.short ?? null,
    number: null,
    formerly: null,
    changed: [],
    tryIt: null,
    source: [],
    seeAlso: [],
    official: null,
    onlyCited: [],
  }
}

/**
 * Fills the references of the entries, each once and none to itself: first those in their files, then those already in
 * the drafts (chapters and their rules), then back-links, then the entries of the terms that they use.
 */
export function joinSeeAlso(
  declared: ReadonlyMap<EntryDraft, readonly EntryDraft[]>,
  entries: Iterable<EntryDraft>,
  explained: readonly Explained[],
): void {
  const back = listsByKey(
    [...declared].flatMap(([from, all]) => all.map((to): [EntryDraft, EntryDraft] => [to, from])),
  )
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

function usedBy(explained: readonly Explained[]): (entry: EntryDraft) => EntryDraft[] {
  const tests = explained.map(({ term, by }) => ({ by, uses: usageTest(term) }))
  return ({ game, clauses }) => {
    const said = inLowerCase(clauses.map(({ text }) => text))
    return tests.filter(({ by, uses }) => by.game === game && uses(said)).map(({ by }) => by)
  }
}
