// The parts that the answers to /rule need, and functions that read its options.
import type { Finder, Finding } from '../../glossary/find.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import { isLanguage, type Language } from '../../language.ts'
import type { Asked } from '../interaction/command.ts'

export type RuleParts = {
  readonly glossary: Glossary
  readonly find: Finder
  readonly fallback: Language
  /** The address of the repository, without a slash at its end; undefined: no links. */
  readonly repository?: string | undefined
}

export function languageOption({ options }: Asked): Language | null {
  const language = options.get('language')
  return isLanguage(language) ? language : null
}

export const gameOption = ({ options }: Asked): GameId | null =>
  GAMES.find(id => id === options.get('game')) ?? null

/** null: the option was not given, so the setting counts. */
export function privateOption({ options }: Asked): boolean | null {
  const value = options.get('private')
  return typeof value === 'boolean' ? value : null
}

/** If a name or number exists in both games, the entry of the server's game comes first. */
export function preferring(findings: readonly Finding[], game: string | null): readonly Finding[] {
  const isEqual = ({ tier }: Finding) => tier === 'exact' || tier === 'number'
  const rank = (finding: Finding) => (!isEqual(finding) ? 2 : finding.entry.game === game ? 0 : 1)
  return findings.toSorted((one, other) => rank(one) - rank(other))
}

/** The entries to offer before a user has typed a query, or when a query finds nothing. */
export function starters(glossary: Glossary, game: GameId | null): Entry[] {
  return [...glossary.games.values()]
    .filter(({ id }) => game === null || id === game)
    .flatMap(({ starters }) => starters)
}
