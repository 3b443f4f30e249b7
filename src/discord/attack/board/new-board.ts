// When the board moves down: Discord limits edits of old messages, and a story has to fit.

import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { newestLines } from '../story/story-lines.ts'
import { bullet } from '../story/story-text.ts'
import { namesIn } from './names.ts'

/** Discord limits edits of a message that is older than an hour (30046). */
const OLD = 45 * 60_000

/** So many characters told on one board; with what stands above and below them they fill a message. */
const FULL = 2400

/** Whether the next press should post a new board: the present one is old, or the story on it is full. */
export function needsNewBoard(faces: Faces, scene: Scene, language: Language, now: number): boolean {
  const { boardPosted, rows } = scene.walkthrough
  if (boardPosted === null) return false
  if (now - boardPosted >= OLD) return true
  const t = wordsIn(language)
  const { board } = faceOf(faces, scene)
  const { shown } = namesIn(scene.walkthrough, language, t, board.ownName)
  const since = new Set(rows.filter(({ at }) => at >= boardPosted).map(({ number }) => number))
  const events = scene.chapters.filter(({ row }) => since.has(row)).flatMap(chapter => chapter.events)
  let told = 0
  for (const line of newestLines(events, board, t, shown)) {
    told += bullet(line).length + 1
    if (told > FULL) return true
  }
  return false
}
