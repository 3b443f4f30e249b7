// “Open the board” on the message of an attack that was over at once.
import type { MessageAnswer } from '../../interaction/command.ts'
import { closeBoard } from './board-place.ts'
import { headlineAnswer, inThread, lacksText, mayHaveThread } from './open.ts'
import type { Case } from './parts.ts'
import { pickedUp } from './resume.ts'
import { type BoardPress, board } from './show-board.ts'

/**
 * The message becomes the headline, and its thread gets the board, as at any other start. Where the bot may make no thread
 * any more, the message becomes the board.
 */
export function openBoard(one: Case<BoardPress>): Promise<MessageAnswer> | MessageAnswer {
  const { caller, scene } = one
  const { thread, board: before } = scene.walkthrough
  // Somebody else was faster: the thread and its board are there.
  if (thread !== null && before !== null)
    return thread === caller.message ? headlineAnswer(one, 'update') : pickedUp(one)
  if (!mayHaveThread(one)) return board(one, 'here', lacksText(one))
  const isElsewhere = before !== null && before !== caller.message
  return inThread(one, async posts => void (isElsewhere && (await closeBoard(one, posts))), 'update')
}
