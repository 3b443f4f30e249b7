// Places a board after the answer, and words the reason if Discord refuses that everywhere.
import type { Translate } from '../../../words/words.ts'
import { ownWords } from '../../interaction/private-language.ts'
import type { View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Posted, Posts, Trouble } from '../../request/posts.ts'
import { boardView } from '../board/board.ts'
import { finishedStoryView } from '../story/whole-story.ts'
import type { Case } from './parts.ts'

/** Stores that this message is the board now. */
export async function boardIs(
  { parts, scene: { walkthrough }, caller: { place, at } }: Case,
  board: string,
  boardPosted = at,
): Promise<void> {
  const isReply = place.kind !== 'thread' && place.channel === walkthrough.channel
  await parts.store.change(walkthrough.id, { thread: isReply ? null : place.channel, board, boardPosted })
}

/** The board of this answer. */
export const boardOf = ({ parts, scene, news = null, leadsForward = false }: Case): View =>
  boardView(parts.faces, scene, { news, leadsForward })

/** Posts the board as a further message in the same place. @returns why Discord refused; null: the board is posted */
export const below = (one: Case, posts: Posts): Promise<Trouble | null> =>
  standing(one, posts.follow(boardOf(one), one.scene.walkthrough.isPrivate))

/** Changes this answer's message, or a further one, into the board; else posts it below. @returns why not, or null */
export async function inPlace(one: Case, posts: Posts, message?: string): Promise<Trouble | null> {
  const isChanged = await standing(one, posts.editAnswer(boardOf(one), message))
  return isChanged === null ? null : below(one, posts)
}

async function standing(one: Case, request: Promise<Posted>): Promise<Trouble | null> {
  const stands = await request
  if ('problem' in stands) return stands
  await boardIs(one, stands.id)
  return null
}

/** The board could not be posted: it stays where it was; if that message is gone (`isThere` false), there is none. */
export async function leftBehind({ parts, scene }: Case, isThere = true): Promise<void> {
  const { id, thread, board } = scene.walkthrough
  await parts.store.change(id, isThere ? { thread, board } : { thread: null, board: null })
}

/**
 * Turns the old board into a finished story. Where Discord does not allow that, the old board stays, and a press on it
 * shows the present state: the bot cannot edit private messages later, nor messages in a server where it is no member.
 */
export async function closeBoard({ parts, caller, scene }: Case, posts: Posts): Promise<void> {
  const { language, board: before, thread, channel, isPrivate } = scene.walkthrough
  if (before && !isPrivate && caller.place.botIsHere)
    await posts.edit(thread ?? channel, before, finishedStoryView(parts.faces, scene, language))
}

/** The board of a chapter on which another one rests loses its buttons; where Discord does not allow that, it keeps them. */
export async function closeChapter({ parts, caller, scene }: Case, posts: Posts): Promise<void> {
  const { id } = scene.walkthrough
  // Who presses on at once is faster than the store has heard where the board stands.
  const now = scene.walkthrough.board === null ? await parts.store.read(id) : null
  const { board, thread, channel, isPrivate } = now ?? scene.walkthrough
  const left = { ...scene, walkthrough: { ...scene.walkthrough, isTip: false } }
  if (board && !isPrivate && caller.place.botIsHere)
    await posts.edit(thread ?? channel, board, boardView(parts.faces, left))
}

/** Why Discord refused, and what a person can do about it. */
export const whyText = (trouble: Trouble, t: Translate): string =>
  trouble.problem === 'refused'
    ? t('board:why.refused', { code: trouble.code })
    : t(`board:why.${trouble.problem}`)

/** The sentence for a board that could not be posted at all. */
export function notPosted({ parts, caller }: Pick<Case, 'parts' | 'caller'>, why: Trouble): View {
  const t = ownWords(parts, caller)
  return sentenceView(t('board:notMoved', { why: whyText(why, t) }))
}
