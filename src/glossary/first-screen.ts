// The clauses that the first screen of an answer shows, for those who measure how well rules are found.
import type { Language } from '../language.ts'
import { editionOfReader } from './edition-of.ts'
import type { Finding } from './find.ts'
import { concernsShown, firstViewOf, MOST_ANSWERING_CLAUSES, MOST_GUESSES } from './first-view.ts'
import type { Clause, Glossary } from './glossary.ts'

type Found = Pick<Finding, 'entry' | 'clause' | 'answers' | 'isConfident'>

/** The clauses of a finding's first view, the answer first. */
export function viewOf(glossary: Glossary, { entry, clause, answers }: Found, language: Language): Clause[] {
  if (entry.official) return concernsShown(entry, entry.official, language)
  const game = glossary.games.get(entry.game)
  if (!game) throw new Error(`there is no game ${entry.game}`)
  const played = editionOfReader(game, language, undefined)
  const view = firstViewOf(glossary, entry, { answers: clause ? [clause] : answers, played, language })
  return [...(view.answer ? [view.answer] : []), ...view.clauses]
}

/** All clauses on the first screen: of the certain finding, or of the guesses. */
export function firstScreen(glossary: Glossary, findings: readonly Found[], language: Language): Clause[] {
  const [best] = findings
  if (best?.isConfident) return viewOf(glossary, best, language)
  return findings.slice(0, MOST_GUESSES).flatMap(({ answers }) => answers.slice(0, MOST_ANSWERING_CLAUSES))
}
