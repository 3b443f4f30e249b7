// Shows a board: in answer to a press, as a new message, or in the place of the one that a private answer led away from.
import { wordsIn } from '../../../i18n/words.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Caller, Facts, MessageAnswer, Source } from '../../command.ts'
import { sentenceView } from '../../sentence.ts'
import { boardView } from '../board.ts'
import { needsNewBoard } from '../new-board.ts'
import { finishedStoryView } from '../whole-story.ts'
import { type AttackParts, ownLanguage } from './parts.ts'

/** Somebody who pressed something, or sent a form off, on this message. */
export type On = { readonly caller: Caller; readonly source: Source }

/** What the log may know of a walkthrough. */
export const factsOf = ({ walkthrough }: Scene): Facts => ({
  walkthrough: walkthrough.id,
  flow: walkthrough.flow,
  revision: walkthrough.revision,
})

/** A private message that is not the board itself: a refusal with a button, cards to pick from. */
export const isAside = ({ walkthrough }: Scene, { message, isPrivate }: Source): boolean =>
  isPrivate && message !== walkthrough.board

/**
 * The board as it stands, in answer to whatever was pressed on it. A board that is full or old becomes a finished
 * story, and a new one follows. `tell` is said privately afterwards.
 */
export function board(
  parts: AttackParts,
  on: On,
  scene: Scene,
  outcome: string,
  tell: string | null = null,
): MessageAnswer {
  const { source, caller } = on
  const { language } = scene.walkthrough
  if (isAside(scene, source)) return besides(parts, on, scene, outcome, tell)
  const common = { as: 'update', isPrivate: source.isPrivate, outcome, facts: factsOf(scene) } as const
  if (needsNewBoard(scene, language, caller.at)) {
    return {
      ...common,
      components: finishedStoryView(scene, language),
      afterwards: async posts => {
        const posted = await posts.follow(boardView(scene, { language }), source.isPrivate)
        if ('id' in posted) await boardIs(parts, scene, posted.id, caller.at)
        const { t } = wordsOf(parts, caller)
        const sentence = 'id' in posted ? tell : t('board:notMoved')
        if (sentence) await posts.tell(sentenceView(sentence))
      },
    }
  }
  const isKnown = source.message === scene.walkthrough.board
  return {
    ...common,
    components: boardView(scene, { language }),
    ...((tell || !isKnown) && {
      afterwards: async posts => {
        if (!isKnown) await boardIs(parts, scene, source.message, source.posted)
        if (tell) await posts.tell(sentenceView(tell))
      },
    }),
  }
}

/** The private message says that it is done; the board itself is changed afterwards. */
function besides(
  parts: AttackParts,
  { caller }: On,
  scene: Scene,
  outcome: string,
  tell: string | null,
): MessageAnswer {
  const { t } = wordsOf(parts, caller)
  const { board: message, channel, thread, language } = scene.walkthrough
  return {
    as: 'update',
    isPrivate: true,
    components: sentenceView(tell ?? t('board:saved')),
    outcome,
    facts: factsOf(scene),
    afterwards: async posts => {
      const view = boardView(scene, { language })
      const changed = message === null ? null : await posts.edit(thread ?? channel, message, view)
      if (changed && 'id' in changed) return
      const posted = await posts.follow(view, false)
      if ('id' in posted) await boardIs(parts, scene, posted.id, caller.at)
      else await posts.tell(sentenceView(t('board:notMoved')))
    },
  }
}

/** The board as a new message, here; the one before becomes a finished story if it can be reached. */
export function boardDown(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  isPrivate: boolean,
): MessageAnswer {
  const { language, board: before, thread, channel, id } = scene.walkthrough
  return {
    as: 'message',
    isPrivate,
    components: boardView(scene, { language }),
    outcome: 'moved down',
    facts: factsOf(scene),
    afterwards: async (posts, message) => {
      const isThread = caller.place.kind === 'thread'
      const place = isThread ? { thread: caller.place.channel } : {}
      await parts.store.change(id, { ...place, board: message, boardPosted: caller.at })
      // Where the bot itself is not, the old board stays: a press on it shows how things stand.
      if (before) await posts.edit(thread ?? channel, before, finishedStoryView(scene, language))
    },
  }
}

export const boardIs = (parts: AttackParts, { walkthrough }: Scene, message: string, posted: number) =>
  parts.store.change(walkthrough.id, { board: message, boardPosted: posted })

const wordsOf = (parts: AttackParts, caller: Caller) => ({ t: wordsIn(ownLanguage(parts, caller)) })
