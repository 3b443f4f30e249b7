// A script as another edition than its own plays it. One edition and all of them follow the same rule, that of the edition note.
import type { AnyFlow } from '../../games/game.ts'
import type { Script } from '../script.ts'

/**
 * Plays by an edition the answers of a script as they stand, if they end the attack there; else those that this edition asks
 * for, with any order that only it asks for, if the end does not depend on it.
 * @returns the script of that edition; with the answers as they stand if it cannot be told how they end there
 */
export function underEdition({ flow, setUp, answers }: Script, edition: string): Script {
  const asItStands = { flow, setUp: { ...setUp, edition }, answers }
  if (edition === ownEdition(flow, setUp.edition)) return asItStands
  const { refused, prompt } = flow.play(asItStands.setUp, answers)
  if (!refused && !prompt) return asItStands
  return { ...asItStands, answers: flow.answersUnder(edition, setUp, answers) ?? answers }
}

/** The edition by which a set-up is played that may name none. */
const ownEdition = ({ editions, newEditions }: AnyFlow, named: unknown): unknown =>
  named ?? editions[newEditions.length]
