// Places a board after the answer, and words the reason if Discord refuses that everywhere.

import type { Scene } from '../../../walkthroughs/scene.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { Caller } from '../../interaction/command.ts'
import type { Posted, Posts, Trouble } from '../../interaction/posts.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import type { AttackParts } from './parts.ts'

/** Stores that this message is the board now. */
export async function boardIs(
  { store }: AttackParts,
  { walkthrough }: Scene,
  { place, at }: Caller,
  board: string,
  boardPosted = at,
): Promise<void> {
  const isReply = place.kind !== 'thread' && place.channel === walkthrough.channel
  await store.change(walkthrough.id, { thread: isReply ? null : place.channel, board, boardPosted })
}

/** Posts the board as a further message in the same place. @returns why Discord refused; null: the board is posted */
export const below = (
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
): Promise<Trouble | null> =>
  standing(parts, caller, scene, posts.follow(view(parts, scene), scene.walkthrough.isPrivate))

/** Changes this answer's message, or a further one, into the board; else posts it below. @returns why not, or null */
export async function inPlace(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
  message: string,
): Promise<Trouble | null> {
  const isChanged = await standing(parts, caller, scene, posts.editAnswer(view(parts, scene), message))
  return isChanged === null ? null : below(parts, caller, scene, posts)
}

/** The board could not be posted: it stays where it was; if that message is gone (`isThere` false), there is none. */
export const leftBehind = async (
  { store }: AttackParts,
  { walkthrough: { id, thread, board } }: Scene,
  isThere = true,
): Promise<void> => void (await store.change(id, isThere ? { thread, board } : { thread: null, board: null }))

const view = (parts: AttackParts, scene: Scene) =>
  boardView(parts.faces, scene, { language: scene.walkthrough.language })

async function standing(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  request: Promise<Posted>,
): Promise<Trouble | null> {
  const stands = await request
  if ('problem' in stands) return stands
  await boardIs(parts, scene, caller, stands.id)
  return null
}

/** Why Discord refused, and what a person can do about it. */
export const whyText = (trouble: Trouble, t: Translate): string =>
  trouble.problem === 'refused'
    ? t('board:why.refused', { code: trouble.code })
    : t(`board:why.${trouble.problem}`)

/** The sentence for a board that could not be posted at all. */
export function notPosted(parts: AttackParts, caller: Caller, why: Trouble): ReturnType<typeof sentenceView> {
  const t = wordsIn(ownLanguage(parts, caller))
  return sentenceView(t('board:notMoved', { why: whyText(why, t) }))
}
