// Finds and plays the walkthrough of a press, or says why it cannot be shown.
import { type Replay, sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { type AttackParts, mayLook, sayPrivately } from './parts.ts'

/** @throws StoreFault if the store cannot be read */
export async function findScene(
  parts: AttackParts,
  caller: Caller,
  id: string,
): Promise<{ readonly scene: Replay } | { readonly answer: MessageAnswer }> {
  const walkthrough = await parts.store.read(id)
  const no = (outcome: 'gone' | 'unplayable' | 'notHere') => ({
    answer: sayPrivately(parts, caller, outcome, t => t(`board:${outcome}`)),
  })
  if (!walkthrough) return no('gone')
  if (!mayLook(walkthrough, caller)) return no('notHere')
  const scene = sceneOf(parts.flows, walkthrough)
  return 'unplayable' in scene ? no('unplayable') : { scene }
}
