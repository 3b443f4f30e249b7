// Undo where nothing is left in a chapter: the chapter itself is taken back, and the one before it goes on.
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Posts } from '../../request/posts.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { nameOfUser } from '../face/names.ts'
import { closeBoard } from './board-place.ts'
import type { Case } from './parts.ts'
import { type BoardPress, boardHere } from './show-board.ts'
import { withHeadlineFor } from './table-headline.ts'

/** The board of the chapter before, which is open, is posted; then that of the empty one becomes a line that says so. */
export function chapterTakenBack(one: Case<BoardPress>, before: Scene): MessageAnswer {
  const now = { ...one, scene: before }
  const shown = boardHere(now, 'chapter taken back', async posts => {
    await becomesLine(one, posts)
    await closeBoard(now, posts)
  })
  return withHeadlineFor('wrong', now, shown)
}

async function becomesLine({ parts, caller, scene }: Case<BoardPress>, posts: Posts): Promise<void> {
  const { language, isPrivate, thread, channel } = scene.walkthrough
  const board = scene.walkthrough.board ?? (caller.isPrivate ? null : caller.message)
  if (isPrivate || board === null || !caller.place.botIsHere) return
  const t = wordsIn(language)
  const attack = attackWords(telling(parts.faces, scene, language))
  const who = nameOfUser(scene.walkthrough, caller.userId, t)
  await posts.edit(thread ?? channel, board, sentenceView(t('board:next.takenBack', { attack, who })))
}
