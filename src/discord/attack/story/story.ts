// The story of a board: a line with its clause for each event, for the answer just taken back, and for the events that
// follow if no player acts first. A message gets as many of the newest lines as fit.
import type { Shown } from '../../../games/game.ts'
import { type Chapter, isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { type Citation, hasLine, type Line } from '../../../words/story.ts'
import { clip } from '../../message/clip.ts'
import { escaped } from '../../message/escape.ts'
import { answerWords } from '../board/answer-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { briefly } from '../face/brief.ts'
import { takerName } from '../face/takers.ts'

type Event = Shown['events'][number]

/** Whether a card was reported without a name: the board shows only its effects. */
const isUnnamed = ({ type, card, owner, label, corrects }: Event): boolean =>
  type === 'card_reported' && !card && !owner && !label && !corrects

/** That a player does not use an ability changes nothing: who says so has just pressed it. */
const UNTOLD: readonly string[] = ['ability_declined', 'abilities_declined']

/** Whether a board has a line for an event, alone or together with others. */
const isTold = (event: Event, { isQuiet }: Telling['face']): boolean =>
  !UNTOLD.includes(event.type) && !isUnnamed(event) && !isQuiet(event) && hasLine(event)

/** The face that says what it tells of the events, and the names with the lines; the table if it is known. */
type Tells = Pick<Telling, 'face' | 'names'> & Partial<Pick<Telling, 'table'>>

/** The lines of a board for these events. */
const linesOf = (events: readonly Event[], tells: Tells): Line[] => [...newestLines(events, tells)].reverse()

/** The same from the newest to the oldest. */
export const newestLines = (events: readonly Event[], tells: Tells): Generator<Line> =>
  worded(toldOf(events, tells), tells)

/** Every line from the newest to the oldest, also those that a board tells together with others or not at all. */
export const newestSteps = (events: readonly Event[], tells: Tells): Generator<Line> =>
  worded(
    events.filter(event => isTold(event, tells.face)),
    tells,
  )

/** The lines of events, the newest first. It words a line only when it is read: a board shows only the last ones. */
function* worded(told: readonly Event[], { names }: Tells): Generator<Line> {
  for (const event of told.toReversed()) {
    const line = names.lineOf(event)
    if (line) yield line
  }
}

/** What a board tells of these events. */
function toldOf(events: readonly Event[], { face, table }: Tells): readonly Event[] {
  const most = (piece: unknown) => table?.figures.find(({ id }) => id === piece)?.most ?? null
  const told = events.filter(event => isTold(event, face))
  return briefly(told, face.brief, { most })
}

/** The events that come before the question by themselves, unless a player acts first. */
export const upcoming = ({ played }: Scene): Event[] =>
  (played.prompt?.windows ?? []).flatMap(({ causes }) => causes)

/** The events of an answer itself: one to a later window first passes the earlier windows, which causes other events. */
function ownEvents({ events }: Chapter, passing: readonly Event[]): readonly Event[] {
  const same = passing.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]))
  return events.slice(same === -1 ? passing.length : same)
}

/** The first line that the latest answer has told, as a board shows it; null: it has told none. */
export function lineOfAnswer(telling: Telling, before: Scene): string | null {
  const { scene } = telling
  const latest = scene.chapters.at(-1)
  const own = latest ? ownEvents(latest, upcoming(before)) : []
  const coming = upcoming(scene)
  // A line may put together what the answer did and what follows by itself.
  const [line] = linesOf(standApart(scene, coming) ? own : [...own, ...coming], telling)
  return line && linesOf(own, telling).length > 0 ? line.words : null
}

/** Whether no line of the story comes before the question by itself. */
export const upcomingIsEmpty = (telling: Telling): boolean =>
  linesOf(upcoming(telling.scene), telling).length === 0

/** The longest line: a note may be longer. */
const LINE = 300
const MOST_UNDONE = 3
const MOST_UPCOMING = 10

/** One line of a board: - Spider-Man exhausts and defends. */
export const bullet = (line: Line): string => `- ${clip(line.words, LINE)}`

/** The ids of what a line follows: the clause, and the ruling if one decided it. */
export const citedIds = ({ clause, ruling }: Citation): string => (ruling ? `${clause} · ${ruling}` : clause)

/**
 * Whether the events to come stand apart from what has happened: somebody may use an ability first, or they change what
 * the table shows. Else they are told as if they had happened, since nothing but a report can come before them.
 */
const standApart = ({ played }: Scene, next: readonly Event[]): boolean =>
  next.some(({ remaining }) => remaining !== undefined) ||
  (played.prompt?.windows ?? []).some(
    ({ choices }) => choices.some(({ passes }) => passes) && choices.length > 1,
  )

/** The lines of the answer just taken back, and of the events to come that stand apart. */
function endLines(telling: Telling, coming: readonly Event[]): string[] {
  const { t } = telling
  const next = linesOf(coming, telling).map(bullet)
  const left = next.length - MOST_UPCOMING
  const more = left > 0 ? [`-# ${t('attack:more', { number: left })}`] : []
  const shown = [...next.slice(0, MOST_UPCOMING), ...more]
  return [...undoneLines(telling), ...(next.length > 0 ? [`-# ${t('attack:unlessFirst')}`, ...shown] : [])]
}

/**
 * If the latest row takes an answer back: its first lines, enough to recognise it, without events that would happen
 * anyway. The last line names the user who took it back.
 */
export function undoneLines(telling: Telling): string[] {
  const { scene, t } = telling
  const { undone } = scene.story
  if (!undone?.takenBack) return []
  const who = t('attack:takenBack', { who: escaped(takerName(scene.walkthrough, undone.takenBack.by, t)) })
  const words = linesOf(ownEvents(undone, upcoming(scene)), telling).map(line => line.words)
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
  const { scene, t } = telling
  const coming = upcoming(scene)
  const apart = standApart(scene, coming)
  const told = toldOf(apart ? scene.played.events : [...scene.played.events, ...coming], telling)
  const end = endLines(telling, apart && !isStopped(scene) ? coming : [])
  const shown = fitting(newestFirst(end, worded(told, telling)), room - 80)
  const left = told.length + end.length - shown.length
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
