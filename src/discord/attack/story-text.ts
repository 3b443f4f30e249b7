// The story as text for a message: as many of its newest lines as fit.
import type { Line } from '../../story/story.ts'
import { clip } from '../clip.ts'
import { whoIs } from './names.ts'
import { justTakenBack, linesOf, upcoming } from './story-lines.ts'
import type { Telling } from './telling.ts'

/** A note may be long; its line is not. */
const LINE = 300
const MOST_UNDONE = 3
const MOST_UPCOMING = 10

/** One line: - Rhino II attacks Ana. `MC-EA-05` */
export const bullet = ({ words, clause, ruling }: Line): string =>
  `- ${clip(words, LINE)} \`${ruling ? `${clause} · ${ruling}` : clause}\``

/** Everything that has happened, line by line. */
const toldLines = ({ scene, t, names }: Telling): string[] =>
  linesOf(scene.played.events, t, names.shown).map(bullet)

/** What has just been taken back, and what comes by itself. */
function endLines(telling: Telling): string[] {
  const { scene, t, names } = telling
  const next = linesOf(upcoming(scene), t, names.shown).map(bullet)
  const left = next.length - MOST_UPCOMING
  const more = left > 0 ? [`-# ${t('attack:more', { number: left })}`] : []
  const shown = [...next.slice(0, MOST_UPCOMING), ...more]
  return [...undoneLines(telling), ...(next.length > 0 ? [`-# ${t('attack:unlessFirst')}`, ...shown] : [])]
}

/** A few lines are enough to know the answer again; the last one says who took it back. */
function undoneLines({ scene, t, names }: Telling): string[] {
  const undone = justTakenBack(scene)
  if (!undone) return []
  const who = t('attack:takenBack', { who: whoIs(scene.walkthrough, undone.by, t) })
  return struckOut(linesOf(undone.events, t, names.shown).slice(0, MOST_UNDONE), who)
}

/** Lines of what was taken back, the last one with who did. */
export function struckOut(lines: readonly Line[], who: string): string[] {
  const all = lines.map(({ words }) => `- ~~${clip(words, LINE)}~~`)
  return all.length > 0 ? [...all.slice(0, -1), `${all.at(-1)} ${who}`] : [`-# ${who}`]
}

/** The newest lines that fit into so many characters, under a note of how many are left out. */
export function storyText(telling: Telling, room: number): string {
  const { t } = telling
  const lines = [...toldLines(telling), ...endLines(telling)]
  const shown = newest(lines, room - 80)
  const left = lines.length - shown.length
  return [...(left > 0 ? [`-# ${t('attack:earlierLines', { number: left })}`] : []), ...shown].join('\n')
}

function newest(lines: readonly string[], room: number): string[] {
  const shown: string[] = []
  let used = 0
  for (const line of lines.toReversed()) {
    used += line.length + 1
    if (used > room) break
    shown.unshift(line)
  }
  return shown
}
