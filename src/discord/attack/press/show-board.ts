// Shows a board: as the answer to a press, as a new message, or beside a private message that the press came from.
import type { Press } from '../../../store/store.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, Facts, MessageAnswer, Source } from '../../interaction/command.ts'
import type { Posts } from '../../interaction/posts.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView, needsNewBoard } from '../board/board.ts'
import { finishedStoryView } from '../story/whole-story.ts'
import { below, boardIs, notPosted } from './board-place.ts'
import type { AttackParts } from './parts.ts'

/** A press with its user, its place and its message. */
export type BoardPress = Press & Caller & Source

/** The facts of a walkthrough for the log. */
export const factsOf = ({ walkthrough }: Scene): Facts => ({
  walkthrough: walkthrough.id,
  flow: walkthrough.flow,
  revision: walkthrough.revision,
})

/** Whether the pressed message is a private one beside the board: a refusal with a button, or a choice of cards. */
const isAside = ({ walkthrough }: Scene, { message, isPrivate }: Source): boolean =>
  isPrivate && !walkthrough.isPrivate && message !== walkthrough.board

/**
 * The present board as the answer to a press. If the board is full or old, it becomes a finished story and a new board
 * follows. `tell` is a private sentence that follows the answer.
 */
export function board(
  parts: AttackParts,
  press: BoardPress,
  scene: Scene,
  outcome: string,
  tell: string | null = null,
): MessageAnswer {
  const { language, isPrivate } = scene.walkthrough
  if (isAside(scene, press)) return besides(parts, press, scene, outcome, tell)
  const common = { as: 'update', isPrivate, outcome, facts: factsOf(scene) } as const
  if (needsNewBoard(parts.faces, postedAt(scene, press), language, press.at)) {
    return {
      ...common,
      components: finishedStoryView(parts.faces, scene, language),
      afterwards: posts => further(parts, press, scene, posts, tell),
    }
  }
  const isKnown = press.message === scene.walkthrough.board
  return {
    ...common,
    components: boardView(parts.faces, scene, { language }),
    ...((tell || !isKnown) && {
      afterwards: async posts => {
        if (!isKnown) await boardIs(parts, scene, press, press.message, press.posted)
        if (tell) await posts.tell(sentenceView(tell))
      },
    }),
  }
}

/** The scene with the post time of the pressed message: it decides whether this board is old or full. */
const postedAt = (scene: Scene, { posted: boardPosted }: Source): Scene => ({
  ...scene,
  walkthrough: { ...scene.walkthrough, boardPosted },
})

/** Changes the private message into a confirmation, and afterwards the board itself. */
function besides(
  parts: AttackParts,
  press: BoardPress,
  scene: Scene,
  outcome: string,
  tell: string | null,
): MessageAnswer {
  const { board: message, channel, thread, language } = scene.walkthrough
  const t = wordsIn(ownLanguage(parts, press))
  return {
    as: 'update',
    isPrivate: true,
    components: sentenceView(tell ?? t('board:saved')),
    outcome,
    facts: factsOf(scene),
    afterwards: async posts => {
      const view = boardView(parts.faces, scene, { language })
      const canReach = message !== null && press.place.botIsHere
      const changed = canReach && (await posts.edit(thread ?? channel, message, view))
      const isMissed = !changed || 'problem' in changed
      // A stopped walkthrough needs no new board.
      const none = isMissed && !isStopped(scene) && (await below(parts, press, scene, posts))
      if (none) await posts.editAnswer(notPosted(parts, press, none))
    },
  }
}

/** Posts the board below, else puts it back where it was. `tell` is a private sentence that follows. */
async function further(
  parts: AttackParts,
  press: BoardPress,
  scene: Scene,
  posts: Posts,
  tell: string | null,
): Promise<void> {
  const none = await below(parts, press, scene, posts)
  const isBack = none && 'id' in (await posts.editAnswer(boardView(parts.faces, scene, scene.walkthrough)))
  if (isBack) await boardIs(parts, scene, press, press.message, press.posted)
  if (none && !isBack) await posts.tell(notPosted(parts, press, none))
  else if (tell) await posts.tell(sentenceView(tell))
}

/** Posts the board here as a new message, then runs `then`. */
export function boardHere(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  outcome: string,
  then: (posts: Posts) => Promise<void>,
): MessageAnswer {
  const { language, isPrivate } = scene.walkthrough
  return {
    as: 'message',
    isPrivate,
    components: boardView(parts.faces, scene, { language }),
    outcome,
    facts: factsOf(scene),
    afterwards: async (posts, message) => {
      await boardIs(parts, scene, caller, message)
      await then(posts)
    },
  }
}

/** Posts the board here; the board before it becomes a finished story. */
export function boardDown(parts: AttackParts, pressed: Caller & Source, scene: Scene): MessageAnswer {
  const { walkthrough } = scene
  // A fast user presses a new board before the store has its message as the board.
  const board = walkthrough.board ?? (pressed.isPrivate ? null : pressed.message)
  const before = { ...scene, walkthrough: { ...walkthrough, board } }
  return boardHere(parts, pressed, scene, 'moved down', posts => closeBoard(parts, posts, before, pressed))
}

/**
 * Turns the old board into a finished story. Where Discord does not allow that, the old board stays, and a press on it
 * shows the present state: the bot cannot edit private messages later, nor messages in a server where it is no member.
 */
export async function closeBoard(
  parts: AttackParts,
  posts: Posts,
  scene: Scene,
  { place }: Caller,
): Promise<void> {
  const { language, board: before, thread, channel, isPrivate } = scene.walkthrough
  if (before && !isPrivate && place.botIsHere)
    await posts.edit(thread ?? channel, before, finishedStoryView(parts.faces, scene, language))
}
