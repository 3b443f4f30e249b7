// Shows a board: as the answer to a press, as a new message, or beside a private message that the press came from.
import type { Press } from '../../../store/log.ts'
import { isStopped } from '../../../walkthroughs/scene.ts'
import type { Caller, MessageAnswer, SourceMessage } from '../../interaction/command.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Posts } from '../../request/posts.ts'
import { boardView, drawn, needsNewBoard } from '../board/board.ts'
import { telling } from '../board/scene-words.ts'
import { finishedStoryView } from '../story/whole-story.ts'
import { below, boardIs, boardOf, closeBoard, notPosted } from './board-place.ts'
import { type Case, factsOf, showPrivately } from './parts.ts'

/** A press with its user, its place and its message. */
export type BoardPress = Press & Caller & SourceMessage

/**
 * The present board as the answer to a press. If the board is full or old, it becomes a finished story and a new board
 * follows. `tell` is a private sentence that follows the answer.
 */
export function board(one: Case<BoardPress>, outcome: string, tell: string | null = null): MessageAnswer {
  const { parts, caller, scene } = one
  const { language, isPrivate } = scene.walkthrough
  const tells = telling(parts.faces, scene, language)
  const view = drawn(tells)
  const common = { as: 'update', isPrivate, outcome, facts: factsOf(scene) } as const
  // The post time of the pressed message decides whether this board is old or full.
  if (needsNewBoard(tells, { posted: caller.posted, view }, caller.at)) {
    const components = finishedStoryView(parts.faces, scene, language)
    return { ...common, components, afterwards: posts => further(one, posts, tell) }
  }
  const isKnown = caller.message === scene.walkthrough.board
  return {
    ...common,
    components: view,
    ...((tell || !isKnown) && {
      afterwards: async posts => {
        if (!isKnown) await boardIs(one, caller.message, caller.posted)
        if (tell) await posts.tell(sentenceView(tell))
      },
    }),
  }
}

/** A private message beside the board says what the press on it has done; afterwards the board itself changes. */
export function besides(one: Case<BoardPress>, outcome: string, said: string): MessageAnswer {
  const { parts, caller, scene } = one
  const { board: message, channel, thread } = scene.walkthrough
  return {
    ...showPrivately(scene, outcome, sentenceView(said)),
    as: 'update',
    afterwards: async posts => {
      const canReach = message !== null && caller.place.botIsHere
      const changed =
        canReach && (await posts.edit(thread ?? channel, message, boardView(parts.faces, scene)))
      const isMissed = !changed || 'problem' in changed
      // A stopped walkthrough needs no new board.
      const none = isMissed && !isStopped(scene) && (await below(one, posts))
      if (none) await posts.editAnswer(notPosted(one, none))
    },
  }
}

/** Posts the board below, else puts it back where it was. `tell` is a private sentence that follows. */
async function further(one: Case<BoardPress>, posts: Posts, tell: string | null): Promise<void> {
  const { parts, caller, scene } = one
  const none = await below(one, posts)
  const isBack = none && 'id' in (await posts.editAnswer(boardView(parts.faces, scene)))
  if (isBack) await boardIs(one, caller.message, caller.posted)
  if (none && !isBack) await posts.tell(notPosted(one, none))
  else if (tell) await posts.tell(sentenceView(tell))
}

/** Posts the board here as a new message, then runs `then`. */
export const boardHere = (
  one: Case,
  outcome: string,
  then: (posts: Posts) => Promise<void>,
): MessageAnswer => ({
  as: 'message',
  isPrivate: one.scene.walkthrough.isPrivate,
  components: boardOf(one),
  outcome,
  facts: factsOf(one.scene),
  afterwards: async (posts, message) => {
    await boardIs(one, message)
    await then(posts)
  },
})

/** Posts the board here; the board before it becomes a finished story. */
export function boardDown(one: Case<Caller & SourceMessage>): MessageAnswer {
  const { caller, scene } = one
  const { walkthrough } = scene
  // A fast user presses a new board before the store has its message as the board.
  const board = walkthrough.board ?? (caller.isPrivate ? null : caller.message)
  const before = { ...one, scene: { ...scene, walkthrough: { ...walkthrough, board } } }
  return boardHere(one, 'moved down', posts => closeBoard(before, posts))
}
