// /attack resume shows the board again, in its thread, here, or in a new thread.
import { latestAt } from '../../../walkthroughs/log/replay.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Posts, Trouble } from '../../request/posts.ts'
import { givenIn } from '../face/options.ts'
import {
  below,
  boardOf,
  closeBoard,
  closeChapter,
  inPlace,
  leftBehind,
  notPosted,
  whyText,
} from './board-place.ts'
import { findScene } from './find-scene.ts'
import { headlineView } from './headline.ts'
import { type ListItem, linesView, openInThreads } from './list.ts'
import { opened, threadOn } from './open.ts'
import { type AttackParts, type Case, sayPrivately, showPrivately } from './parts.ts'

/** @throws StoreFault */
export async function resume(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const named = givenIn(asked).text('walkthrough')
  if (named === undefined) return unnamed(parts, asked)
  const id = /^attack:([a-z0-9]{10})$/.exec(named)?.[1]
  if (id === undefined) return sayPrivately(parts, asked, 'none', t => t('board:resume.unknown'))
  return resumeById(parts, asked, id)
}

/**
 * Resumes the latest walkthrough of this place, if it is open, else the one that is open in the threads of this channel.
 * Several are offered: who asks in the channel may mean any of them.
 */
async function unnamed(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const latest = await latestAt(parts, asked.place.channel, asked.userId)
  const isOpen = latest?.walkthrough.closed === false
  const [only, ...others] = isOpen ? [] : await openInThreads(parts, asked)
  if (only && others.length > 0) return severalOpen(parts, asked, [only, ...others])
  if (only) return resumeById(parts, asked, only.listing.id)
  if (!latest) return sayPrivately(parts, asked, 'none', t => t('board:resume.none'))
  return pickedUp({ parts, caller: asked, scene: latest })
}

/** @throws StoreFault */
async function resumeById(parts: AttackParts, asked: Asked, id: string): Promise<MessageAnswer> {
  const found = await findScene(parts, asked, id)
  return 'answer' in found ? found.answer : pickedUp({ parts, caller: asked, scene: found.scene })
}

function severalOpen(parts: AttackParts, asked: Asked, items: readonly ListItem[]): MessageAnswer {
  const language = ownLanguage(parts, asked)
  const view = linesView(items, language, wordsIn(language)('board:resume.several'))
  return privateAnswer(view, 'several open', { walkthroughs: items.length })
}

/**
 * Shows a walkthrough again. One whose board stands nowhere yet may be taken back by whoever has begun it: it is kept first.
 * @throws StoreFault
 */
export async function pickedUp(one: Case): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { id, board } = scene.walkthrough
  if (board === null && !(await parts.store.showing(id, caller.at)))
    return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  return placed(one)
}

/**
 * Posts the board in its own thread if that is elsewhere and the bot can post there; else shows it as if the walkthrough
 * began here, and the board before it becomes a finished story.
 * @param before the chapter after which the walkthrough has begun; its board loses its buttons
 */
export function placed(one: Case, before: Case | null = null): MessageAnswer {
  const { thread, isPrivate } = one.scene.walkthrough
  const { place } = one.caller
  const isElsewhere = thread !== null && thread !== place.channel
  return isElsewhere && place.botIsHere && !isPrivate
    ? thereAgain(one, thread, before)
    : opened(one, posts => (before ? closeChapter(before, posts) : closeBoard(one, posts)))
}

function thereAgain(one: Case, thread: string, before: Case | null): MessageAnswer {
  const { parts, caller, scene } = one
  const { id } = scene.walkthrough
  const t = ownWords(parts, caller)
  return {
    ...showPrivately(
      scene,
      'resumed',
      sentenceView(t(before ? 'board:next.inThread' : 'board:resume.inThread', { thread })),
    ),
    afterwards: async posts => {
      const nonce = `${id}.${String(caller.at).slice(-9)}`
      const posted = await posts.post(thread, boardOf(one), nonce)
      if ('problem' in posted) return elsewhere(one, posts, posted)
      await parts.store.change(id, { thread, board: posted.id, boardPosted: caller.at })
      await (before ? closeChapter(before, posts) : closeBoard(one, posts))
    },
  }
}

/** Moves the board here, into a new thread if possible, because Discord refused the message in its thread. */
async function elsewhere(one: Case, posts: Posts, trouble: Trouble): Promise<void> {
  const t = ownWords(one.parts, one.caller)
  const { problem } = trouble
  const isOver = problem === 'gone' || problem === 'shut'
  const none = await underHeadline(one, posts)
  if (none) await leftBehind(one, !isOver)
  const moved = isOver
    ? t(`board:resume.moved.${problem}`)
    : t('board:resume.moved.other', { why: whyText(trouble, t) })
  const said = none ? notPosted(one, none) : sentenceView(moved)
  const changed = await posts.editAnswer(said)
  if ('problem' in changed) await posts.tell(said)
}

/** Posts a headline with a thread on it; without a thread, the headline itself becomes the board. */
async function underHeadline(one: Case, posts: Posts): Promise<Trouble | null> {
  if (!one.caller.place.mayStartThreads) return below(one, posts)
  const headline = await posts.follow(headlineView(one), false)
  if ('problem' in headline) return below(one, posts)
  const trouble = await threadOn(one, posts, headline.id)
  return trouble && inPlace(one, posts, headline.id)
}
