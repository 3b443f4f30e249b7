// What a question of a prompt is about: its kind says it, and its kind is read from its name.
import type { EngineQuestions } from './built-in.ts'
import type { Game } from './game.ts'
import type { Open } from './types.ts'

/** The kinds of question that can stand in a prompt of this game: its own, and the engine's. */
export type Kind<G extends Game> = (keyof G['questions'] & string) | keyof EngineQuestions

/** What questions of a kind say about themselves. */
type Says<G extends Game, K extends Kind<G>> =
  | (K extends keyof G['questions'] ? G['questions'][K] : never)
  | (K extends keyof EngineQuestions ? EngineQuestions[K] : never)

/**
 * Whether a question is of this kind, whatever number or piece stands behind its name: boost is the kind of boost#2. Then
 * it is known what it says about itself.
 */
export function isAbout<G extends Game, K extends Kind<G>>(
  question: Open<G>,
  kind: K,
): question is Open<G> & Says<G, K> {
  return kindOf(question) === kind
}

/** A window that only offers abilities, or only a report, is named by its moment; that may be the name of a question too. */
function kindOf<G extends Game>({ name, hard, choices, about }: Open<G>): string {
  if (!hard && choices.every(({ passes }) => passes)) return 'report'
  if (!hard && about && 'you' in about && !('ability' in about)) return 'optional'
  return kindIn(name)
}

/** The kind that a name begins with. */
export const kindIn = (name: string): string => name.replace(/[#:].*/s, '')
