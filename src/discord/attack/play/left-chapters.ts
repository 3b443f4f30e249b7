// What a table shows after it has gone back, or forward again: the board of its tip, and those that cease or begin to count.
import { chainFrom, type GameTable, type TableChapter } from '../../../store/game-tables.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import type { Posts } from '../../request/posts.ts'
import { boardView } from '../board/board.ts'
import { type Case, sayPrivately } from './parts.ts'
import { pickedUp } from './resume.ts'
import { withHeadlineFor } from './table-headline.ts'
import { cannotBeShown } from './unplayable.ts'

/** Discord lets so many messages of a channel be changed in a row; older boards show it once somebody presses on them. */
const MOST_CHANGED = 4

/** The chapters that rest on this one, through others or at once, and count: the newest first. */
export function chaptersBetween({ chapters, tip }: GameTable, below: string): TableChapter[] {
  const chain = chainFrom(chapters, tip)
  return chain.slice(
    0,
    Math.max(
      chain.findIndex(({ id }) => id === below),
      0,
    ),
  )
}

/** The board of what is the tip now is posted below; then those that cease or begin to count change. @throws StoreFault */
export async function wentTo(one: Case, tip: Walkthrough): Promise<MessageAnswer> {
  const { parts, caller } = one
  const scene = sceneOf(parts.flows, tip)
  const table = await parts.store.table(tip.table)
  if (!table) return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  if ('unplayable' in scene) return cannotBeShown(parts, caller, tip)
  const now = { parts, caller, scene, leadsForward: table.forward !== null }
  const shown = withHeadlineFor('wrong', now, await pickedUp(now))
  return {
    ...shown,
    afterwards: async (posts, message) => {
      await shown.afterwards?.(posts, message)
      await boardsChanged(one, posts, table)
    },
  }
}

/** Boards of newer chapters become struck through; those that the tip rests on become what they were. */
async function boardsChanged({ parts, caller }: Case, posts: Posts, table: GameTable): Promise<void> {
  if (!caller.place.botIsHere) return
  const others = table.chapters.filter(({ id, restsAt }) => id !== table.tip && restsAt !== null)
  for (const { id, counts } of others.toReversed().slice(0, MOST_CHANGED)) {
    const walkthrough = await parts.store.read(id)
    const scene = walkthrough && sceneOf(parts.flows, walkthrough)
    if (!scene || 'unplayable' in scene) continue
    const { board, thread, channel, isPrivate } = walkthrough
    if (board === null || isPrivate) continue
    await posts.edit(thread ?? channel, board, boardView(parts.faces, { ...scene, isLeft: !counts }))
  }
}
