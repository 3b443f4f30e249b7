// Gives the names and the code of a term to the entry that explains it, if there is one, even under another heading.
import { COMPLETE_LANGUAGES, type CompleteLanguage, inEachLanguage } from '../language.ts'
import { compact, fold } from '../search/words/fold.ts'
import type { Draft } from './entry-drafts.ts'
import type { GameId, TermFile } from './schema.ts'

export type Adopted = { readonly game: GameId; readonly term: TermFile; readonly by: Draft }

const folded = (name: string): string => compact(fold(name))

/**
 * The terms that have an entry: one of the same file name, else the only one that has the title of the term
 * among its own names, in every complete language.
 */
export function adoptedTerms(game: GameId, terms: readonly TermFile[], entries: readonly Draft[]): Adopted[] {
  const ofGame = entries.filter(entry => entry.game === game)
  const byId = new Map(ofGame.map(entry => [entry.id, entry]))
  const called = COMPLETE_LANGUAGES.map(language => ({ language, names: byName(ofGame, language) }))
  return terms.flatMap(term => {
    const own = byId.get(`${game}/${term.id}`)
    const all = called.map(({ language, names }) => new Set(names.get(folded(term.title[language]))))
    const inAll = [...(all[0] ?? [])].filter(entry => all.every(entries => entries.has(entry)))
    const [by, ...others] = own ? [own] : inAll
    return by && others.length === 0 ? [{ game, term, by }] : []
  })
}

function byName(entries: readonly Draft[], language: CompleteLanguage): Map<string, Draft[]> {
  const names = entries.flatMap(entry =>
    [entry.title[language], ...entry.aliases[language]].map(name => ({ name: folded(name), entry })),
  )
  const groups = Map.groupBy(names, ({ name }) => name)
  return new Map([...groups].map(([name, all]) => [name, all.map(({ entry }) => entry)]))
}

/** Appends to each entry the names of the terms that it explains. */
export function takeNames(adopted: readonly Adopted[]): void {
  for (const { term, by } of adopted) {
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
  }
}
