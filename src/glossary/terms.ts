// Joins terms to entries. A term with an entry gives it its names and its code, and what stands in short if it has none; any other shows the clauses that use it.
import { COMPLETE_LANGUAGES, inEachLanguage, type Said } from '../language.ts'
import { listsByKey } from '../search/lists-by-key.ts'
import { compact, fold } from '../search/words/fold.ts'
import { commonFields, type EntryDraft, type Explained, SEE_ALSO_LIMIT, withHeading } from './entry-drafts.ts'
import type { Clause } from './glossary.ts'
import type { GameId, TermFile } from './schema.ts'
import { inLowerCase, usageTest } from './term-patterns.ts'

/**
 * Finds the terms that have an entry, even under another heading, and appends their names to it: an entry of the same
 * file name, else the only one that has the title of the term among its own names, in every complete language.
 */
export function adoptTerms(
  game: GameId,
  terms: readonly TermFile[],
  entries: readonly EntryDraft[],
): Explained[] {
  const ofGame = entries.filter(entry => entry.game === game)
  const called = COMPLETE_LANGUAGES.map(language => {
    const namesOfEntry = (entry: EntryDraft) => [entry.title[language], ...entry.aliases[language]]
    const names = ofGame.flatMap(entry =>
      namesOfEntry(entry).map((name): [string, EntryDraft] => [folded(name), entry]),
    )
    return { language, byName: listsByKey(names) }
  })
  const adopted = terms.flatMap(term => {
    const own = ofGame.find(({ id }) => id === `${game}/${term.id}`)
    const all = called.map(({ language, byName }) => new Set(byName.get(folded(term.title[language]))))
    const inAll = [...(all[0] ?? [])].filter(entry => all.every(entries => entries.has(entry)))
    const [by, ...others] = own ? [own] : inAll
    return by && others.length === 0 ? [{ term, by }] : []
  })
  for (const one of adopted) takeNames(one)
  return adopted
}

const folded = (name: string): string => compact(fold(name))

function takeNames({ term, by }: Explained): void {
  const { title, aliases, abbreviations } = by
  by.aliases = inEachLanguage(language => {
    const own = aliases[language] ?? []
    const known = new Set([title[language] ?? '', ...own].map(folded))
    const names = [term.title[language] ?? [], term.aliases?.[language] ?? []].flat()
    return [...own, ...names.filter(name => !known.has(folded(name)))]
  })
  by.abbreviations = inEachLanguage(language => [
    ...new Set([...(abbreviations[language] ?? []), ...(term.abbreviations?.[language] ?? [])]),
  ])
  by.short ??= term.short ?? null
}

/** The terms of a game that at least one clause, or a ruling on it, uses: other terms have nothing to show. */
export function termsOf(game: GameId, files: readonly TermFile[], rules: readonly EntryDraft[]): Explained[] {
  const readable = rules
    .filter(rule => rule.game === game)
    .map(rule => ({ rule, said: inLowerCase(rule.clauses.flatMap(saidIn)) }))
  return files
    .map(term => ({ term, by: termOf(game, term, readable) }))
    .filter(({ by }) => by.clauses.length > 0)
}

/** A rule with the lower-case text of all its clauses. Testing that text first saves most tests of single clauses. */
type Readable = { readonly rule: EntryDraft; readonly said: Said }

const saidIn = ({ text, rulings }: Clause): Said[] => [text, ...rulings.map(({ ruling }) => ruling)]

function termOf(game: GameId, file: TermFile, rules: readonly Readable[]): EntryDraft {
  const uses = usageTest(file)
  const says = (clause: Clause) => saidIn(clause).some(said => uses(inLowerCase([said])))
  const users = rules
    .filter(({ said }) => uses(said))
    .map(({ rule }) => ({ rule, clauses: rule.clauses.filter(says) }))
  return {
    ...commonFields(game, file.id, file),
    kind: 'term',
    clauses: users.flatMap(({ rule, clauses }) => withHeading({ ...rule, clauses })),
    seeAlso: users.slice(0, SEE_ALSO_LIMIT).map(({ rule }) => rule),
  }
}
