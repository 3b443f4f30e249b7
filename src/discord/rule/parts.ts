// The parts that the answers to /rule need, and the entries that are offered before anything is searched.
import type { Library } from '../../cards/library.ts'
import type { Finder } from '../../glossary/find.ts'
import type { FormerPages } from '../../glossary/former-pages.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import type { GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'

export type RuleParts = {
  readonly glossary: Glossary
  readonly find: Finder
  readonly library: Library
  readonly fallback: Language
  /** The pages of version 1.0.0, to which the buttons of its messages lead. */
  readonly former: FormerPages
  /** The address of the repository, without a slash at its end; undefined: no links. */
  readonly repository?: string | undefined
}

/** The entries to offer before a user has typed a query, or when a query finds nothing. */
export const starters = (glossary: Glossary, game: GameId | null): Entry[] =>
  [...glossary.games.values()]
    .filter(({ id }) => game === null || id === game)
    .flatMap(({ starters }) => starters)
