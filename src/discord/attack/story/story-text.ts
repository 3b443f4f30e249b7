// The story as text for a message: as many of its newest lines as fit.

import type { Chapter } from '../../../walkthroughs/scene.ts'
import type { Line } from '../../../words/story.ts'
import { clip } from '../../message/clip.ts'
import { escaped } from '../../message/escape.ts'
import { whoIs } from '../board/names.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { answerWords } from '../questions/answer-words.ts'
import { countLines, justTakenBack, linesOf, newestLines, upcoming } from './story-lines.ts'

/** The longest line: a note may be longer. */
const LINE = 300
const MOST_UNDONE = 3
const MOST_UPCOMING = 10

/** One line: - Rhino II attacks Ana. `MC-EA-05` */
export const bullet = ({ words, clause, ruling }: Line): string =>
  `- ${clip(words, LINE)} \`${ruling ? `${clause} · ${ruling}` : clause}\``

/** The lines of the answer just taken back, and of the events to come. */
function endLines(telling: Telling): string[] {
  const { scene, face, t, names } = telling
  const next = linesOf(upcoming(scene), face, t, names.shown).map(bullet)
  const left = next.length - MOST_UPCOMING
  const more = left > 0 ? [`-# ${t('attack:more', { number: left })}`] : []
  const shown = [...next.slice(0, MOST_UPCOMING), ...more]
  return [...undoneLines(telling), ...(next.length > 0 ? [`-# ${t('attack:unlessFirst')}`, ...shown] : [])]
}

/** The first lines of the answer taken back, enough to recognise it; the last one names the user who took it back. */
function undoneLines(telling: Telling): string[] {
  const { scene, face, t, names } = telling
  const undone = justTakenBack(scene)
  if (!undone) return []
  const who = t('attack:takenBack', { who: whoIs(scene.walkthrough, undone.by, t) })
  const words = linesOf(undone.events, face, t, names.shown).map(line => line.words)
  return struckOut(words.slice(0, MOST_UNDONE), undone.answer, who, telling)
}

/** Struck-out lines of an answer taken back, the last one with `who`; without lines, the words of the answer. */
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

/** The newest lines that fit into `room` characters, below the number of lines left out. */
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

/** As many of the newest lines as fit, in the order of their events. */
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
