// Shows a board: in answer to a press, as a new message, or in the place of the one that a private answer led away from.

import type { Press } from '../../../store/store.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, Facts, MessageAnswer, Source } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/own-language.ts'
import type { Posts } from '../../interaction/posts.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { needsNewBoard } from '../board/new-board.ts'
import { finishedStoryView } from '../story/whole-story.ts'
import { below, boardIs, notPosted } from './board-place.ts'
import type { AttackParts } from './parts.ts'

/** A press with what Discord says besides: who it is and where, and on which message. */
export type BoardPress = Press & Caller & Source

/** What the log may know of a walkthrough. */
export const factsOf = ({ walkthrough }: Scene): Facts => ({
  walkthrough: walkthrough.id,
  flow: walkthrough.flow,
  revision: walkthrough.revision,
})

/** A private message that is not the board itself: a refusal with a button, cards to pick from. */
const isAside = ({ walkthrough }: Scene, { message, isPrivate }: Source): boolean =>
  isPrivate && !walkthrough.isPrivate && message !== walkthrough.board

/**
 * The board as it stands, in answer to whatever was pressed on it. A board that is full or old becomes a finished
 * story, and a new one follows. `tell` is said privately afterwards.
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

/** How old a board is, and what has been told on it, is a matter of the message that was pressed. */
const postedAt = (scene: Scene, { posted: boardPosted }: Source): Scene => ({
  ...scene,
  walkthrough: { ...scene.walkthrough, boardPosted },
})

/** The private message says that it is done; the board itself is changed afterwards. */
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
      // Nobody waits for the board of what has been stopped.
      const none = isMissed && !isStopped(scene) && (await below(parts, press, scene, posts))
      if (none) await posts.editAnswer(notPosted(parts, press, none))
    },
  }
}

/** The board below, or again where it was. `tell` is said privately beside it. */
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

/** The board as a new message, here; then comes what is left to do. */
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

/** The board down here; the one before becomes a finished story. */
export function boardDown(parts: AttackParts, pressed: Caller & Source, scene: Scene): MessageAnswer {
  const { walkthrough } = scene
  // Whoever is quick presses on a board that has just been posted, before it has been noted as the board.
  const board = walkthrough.board ?? (pressed.isPrivate ? null : pressed.message)
  const before = { ...scene, walkthrough: { ...walkthrough, board } }
  return boardHere(parts, pressed, scene, 'moved down', posts => closeBoard(parts, posts, before, pressed))
}

/**
 * What was the board so far becomes a finished story. Where that is not possible it stays: a press on it shows how things
 * stand. Private messages cannot be changed later, nor can others where only the command is.
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
