// The story as text for a message: as many of its newest lines as fit.

import type { Chapter } from '../../../walkthroughs/scene.ts'
import type { Line } from '../../../words/story.ts'
import { clip } from '../../message/clip.ts'
import { escaped } from '../../message/escape.ts'
import { whoIs } from '../board/names.ts'
import type { Telling } from '../faces/any-board.ts'
import { answerWords } from '../questions/answer-words.ts'
import { countLines, justTakenBack, linesOf, newestLines, upcoming } from './story-lines.ts'

/** A note may be long; its line is not. */
const LINE = 300
const MOST_UNDONE = 3
const MOST_UPCOMING = 10

/** One line: - Rhino II attacks Ana. `MC-EA-05` */
export const bullet = ({ words, clause, ruling }: Line): string =>
  `- ${clip(words, LINE)} \`${ruling ? `${clause} · ${ruling}` : clause}\``

/** What has just been taken back, and what comes by itself. */
function endLines(telling: Telling): string[] {
  const { scene, face, t, names } = telling
  const next = linesOf(upcoming(scene), face, t, names.shown).map(bullet)
  const left = next.length - MOST_UPCOMING
  const more = left > 0 ? [`-# ${t('attack:more', { number: left })}`] : []
  const shown = [...next.slice(0, MOST_UPCOMING), ...more]
  return [...undoneLines(telling), ...(next.length > 0 ? [`-# ${t('attack:unlessFirst')}`, ...shown] : [])]
}

/** A few lines are enough to know the answer again; the last one says who took it back. */
function undoneLines(telling: Telling): string[] {
  const { scene, face, t, names } = telling
  const undone = justTakenBack(scene)
  if (!undone) return []
  const who = t('attack:takenBack', { who: whoIs(scene.walkthrough, undone.by, t) })
  const words = linesOf(undone.events, face, t, names.shown).map(line => line.words)
  return struckOut(words.slice(0, MOST_UNDONE), undone.answer, who, telling)
}

/** Lines of what was taken back, the last one with who did; without lines, what had been answered. */
export function struckOut(
  lines: readonly string[],
  answer: Chapter['answer'],
  who: string,
  telling: Telling,
): string[] {
  const words = lines.length === 0 && answer ? [escaped(answerWords(answer, telling))] : lines
  const all = words.map(line => `- ~~${clip(line, LINE)}~~`)
  return [...all.slice(0, -1), `${all.at(-1) ?? '-#'} ${who}`]
}

/** The newest lines that fit into so many characters, under a note of how many are left out. */
export function storyText(telling: Telling, room: number): string {
  const { scene, face, t, names } = telling
  const { events } = scene.played
  const end = endLines(telling)
  const all = countLines(events, face) + end.length
  const shown = fitting(newestFirst(end, newestLines(events, face, t, names.shown)), room - 80)
  const left = all - shown.length
  return [...(left > 0 ? [`-# ${t('attack:earlierLines', { number: left })}`] : []), ...shown].join('\n')
}

function* newestFirst(end: readonly string[], told: Iterable<Line>): Generator<string> {
  yield* end.toReversed()
  for (const line of told) yield bullet(line)
}

/** Of lines from the newest on, as many as fit, in the order in which they happened. */
function fitting(lines: Iterable<string>, room: number): string[] {
  const shown: string[] = []
  let used = 0
  for (const line of lines) {
    used += line.length + 1
    if (used > room) break
    shown.push(line)
  }
  return shown.reverse()
}
