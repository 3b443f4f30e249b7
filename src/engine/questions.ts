// Reads the kind of a question from its name; the kind decides which facts the question carries.
import type { EngineQuestions } from './built-in.ts'
import type { Game } from './game.ts'
import type { Open } from './types.ts'

/** The kinds of question that can stand in a prompt of this game: its own, and the engine's. */
export type Kind<G extends Game> = (keyof G['questions'] & string) | keyof EngineQuestions

/** The facts that questions of a kind carry. */
type Says<G extends Game, K extends Kind<G>> =
  | (K extends keyof G['questions'] ? G['questions'][K] : never)
  | (K extends keyof EngineQuestions ? EngineQuestions[K] : never)

/**
 * Whether a question is of this kind, with any number or piece behind its name: boost is the kind of boost#2. It narrows
 * the question to the facts of that kind.
 */
export function isAbout<G extends Game, K extends Kind<G>>(
  question: Open<G>,
  kind: K,
): question is Open<G> & Says<G, K> {
  return kindOf(question) === kind
}

/** Finds the kind. A window that only reports or offers abilities is named by its moment, so its fields tell the kind. */
function kindOf<G extends Game>({ name, hard, choices, about }: Open<G>): string {
  if (!hard && choices.every(({ passes }) => passes)) return 'report'
  if (!hard && about && 'you' in about && !('ability' in about)) return 'optional'
  return kindIn(name)
}

/** The kind at the beginning of a name. */
export const kindIn = (name: string): string => name.replace(/[#:].*/s, '')
