// What the answers to /rule are made from, and what they read out of its options.
import type { Finder, Finding } from '../../glossary/find.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import { isLanguage, type Language } from '../../language.ts'
import type { Asked } from '../interaction/command.ts'

export type RuleParts = {
  readonly glossary: Glossary
  readonly find: Finder
  readonly fallback: Language
  /** The address of the repository, without a slash at its end; without it there are no links. */
  readonly repository?: string | undefined
}

export function languageOption({ options }: Asked): Language | null {
  const language = options.get('language')
  return isLanguage(language) ? language : null
}

export const gameOption = ({ options }: Asked): GameId | null =>
  GAMES.find(id => id === options.get('game')) ?? null

/** null: not given, so what is set counts. */
export function privateOption({ options }: Asked): boolean | null {
  const value = options.get('private')
  return typeof value === 'boolean' ? value : null
}

/** Where the same name or number stands in both games, the one that the server plays comes first. */
export function preferring(findings: readonly Finding[], game: string | null): readonly Finding[] {
  const isEqual = ({ tier }: Finding) => tier === 'exact' || tier === 'number'
  const rank = (finding: Finding) => (!isEqual(finding) ? 2 : finding.entry.game === game ? 0 : 1)
  return findings.toSorted((one, other) => rank(one) - rank(other))
}

/** The entries for somebody who has not said what they look for, or whose question found nothing. */
export function starters(glossary: Glossary, game: GameId | null): Entry[] {
  return [...glossary.games.values()]
    .filter(({ id }) => game === null || id === game)
    .flatMap(({ starters }) => starters)
}
