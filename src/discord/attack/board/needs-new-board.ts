// Decides when the board moves down: Discord limits edits of old messages, and the story must fit on the board.

import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { newestLines } from '../story/story-lines.ts'
import { bullet } from '../story/story-text.ts'
import { namesIn } from './names.ts'

/** Discord limits edits of messages older than an hour (error 30046); a board moves down before that. */
const OLD = 45 * 60_000

/** The most characters of story on a board; its other texts fill the rest of the message. */
const FULL = 2400

/** Whether the next press should post a new board, because this one is old or its story is full. */
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
