// The story on a board, line by line with its clauses: what has happened, what has just been taken back, and what
// happens next if nobody does anything first.
import type { Shown } from '../../../games/game.ts'
import type { Chapter, Scene } from '../../../walkthroughs/scene.ts'
import { hasLine, type Line, lineOf, type NameOf } from '../../../words/story.ts'
import type { Translate } from '../../../words/words.ts'
import type { AnyBoard, Telling } from '../faces/any-board.ts'

type Event = Shown['events'][number]

/** Of a card that nobody has named only what it does is worth a line. */
const isUnnamed = ({ type, card, owner, label }: Event): boolean =>
  type === 'card_reported' && !card && !owner && !label

/** What tells the story of a board: which events it leaves out. */
export type Board = Pick<AnyBoard, 'isQuiet'>

const isTold = (event: Event, { isQuiet }: Board): boolean =>
  !isUnnamed(event) && !isQuiet(event) && hasLine(event)

/** The lines of a board for these events. */
export const linesOf = (events: readonly Event[], board: Board, t: Translate, nameOf: NameOf): Line[] =>
  [...newestLines(events, board, t, nameOf)].reverse()

/** The same from the newest to the oldest, each put into words when it is asked for: a board shows only the last ones. */
export function* newestLines(
  events: readonly Event[],
  board: Board,
  t: Translate,
  nameOf: NameOf,
): Generator<Line> {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]
    const line = event && isTold(event, board) ? lineOf(event, t, nameOf) : null
    if (line) yield line
  }
}

/** How many lines there are for these events. */
export const countLines = (events: readonly Event[], board: Board): number =>
  events.filter(event => isTold(event, board)).length

/** What happens by itself before the question that is asked, unless somebody does something first. */
export const upcoming = ({ played }: Scene): Event[] =>
  (played.prompt?.windows ?? []).flatMap(({ causes }) => causes)

/** The answer that was just taken back, by whom, and what it had made happen. */
type TakenBack = {
  readonly by: string | null
  readonly answer: Chapter['answer']
  readonly events: readonly Event[]
}

/** What the latest undo took back, as long as it is the latest of all; without what would happen anyway. */
export function justTakenBack(scene: Scene): TakenBack | null {
  const { undone } = scene.story
  if (!undone?.takenBack) return null
  return { by: undone.takenBack.by, answer: undone.answer, events: ownEvents(undone, upcoming(scene)) }
}

/** An answer to a later window passes those before it: what that caused stands in its chapter first. */
function ownEvents({ events }: Chapter, passing: readonly Event[]): readonly Event[] {
  const same = passing.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]))
  return events.slice(same === -1 ? passing.length : same)
}

/** Whether nothing that is told comes by itself before the question. */
export const upcomingIsEmpty = ({ scene, face, t }: Pick<Telling, 'scene' | 'face' | 't'>): boolean =>
  linesOf(upcoming(scene), face, t, id => id).length === 0
