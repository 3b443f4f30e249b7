// A term that an entry explains under another heading is that entry’s: its names and its code lead there.
import { LANGUAGES, type Language } from '../language.ts'
import { compact, fold } from '../search/fold.ts'
import type { Draft } from './gather.ts'
import type { GameId, TermFile } from './schema.ts'

export type Adopted = { readonly game: GameId; readonly term: TermFile; readonly by: Draft }

const folded = (name: string): string => compact(fold(name))

/**
 * The terms that have an entry: one of the same file name, else the only one that has the title of the term
 * among its own names, in both languages.
 */
export function adoptedTerms(game: GameId, terms: readonly TermFile[], entries: readonly Draft[]): Adopted[] {
  const ofGame = entries.filter(entry => entry.game === game)
  const byId = new Map(ofGame.map(entry => [entry.id, entry]))
  const called = { en: byName(ofGame, 'en'), de: byName(ofGame, 'de') }
  return terms.flatMap(term => {
    const own = byId.get(`${game}/${term.id}`)
    const inGerman = new Set(called.de.get(folded(term.title.de)))
    const inBoth = [...new Set(called.en.get(folded(term.title.en)))].filter(entry => inGerman.has(entry))
    const [by, ...others] = own ? [own] : inBoth
    return by && others.length === 0 ? [{ game, term, by }] : []
  })
}

function byName(entries: readonly Draft[], language: Language): Map<string, Draft[]> {
  const names = entries.flatMap(entry =>
    [entry.title[language], ...entry.aliases[language]].map(name => ({ name: folded(name), entry })),
  )
  const groups = Map.groupBy(names, ({ name }) => name)
  return new Map([...groups].map(([name, all]) => [name, all.map(({ entry }) => entry)]))
}

/** Gives each entry the names of the terms that it explains, after its own. */
export function takeNames(adopted: readonly Adopted[]): void {
  for (const { term, by } of adopted) {
    const withTerm = { ...by.aliases }
    const withShort = { ...by.abbreviations }
    for (const language of LANGUAGES) {
      const known = new Set([by.title[language], ...by.aliases[language]].map(folded))
      const names = [term.title[language], ...(term.aliases?.[language] ?? [])]
      withTerm[language] = [...by.aliases[language], ...names.filter(name => !known.has(folded(name)))]
      const short = term.abbreviations?.[language] ?? []
      withShort[language] = [...new Set([...by.abbreviations[language], ...short])]
    }
    by.aliases = withTerm
    by.abbreviations = withShort
  }
}
