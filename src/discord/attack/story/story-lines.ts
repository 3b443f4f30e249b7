// The lines of a story on a board, each with its clause: the events so far, the answer just taken back, and the events
// that follow if no player acts first.
import type { Shown } from '../../../games/game.ts'
import type { Chapter, Scene } from '../../../walkthroughs/scene.ts'
import { hasLine, type Line, lineOf, type NameOf } from '../../../words/story.ts'
import type { Translate } from '../../../words/words.ts'
import type { AnyBoard, Telling } from '../faces/board-of-any-flow.ts'

type Event = Shown['events'][number]

/** Whether a card was reported without a name: the board shows only its effects. */
const isUnnamed = ({ type, card, owner, label }: Event): boolean =>
  type === 'card_reported' && !card && !owner && !label

/** The part of a game's board that says which events it leaves out. */
export type Board = Pick<AnyBoard, 'isQuiet'>

const isTold = (event: Event, { isQuiet }: Board): boolean =>
  !isUnnamed(event) && !isQuiet(event) && hasLine(event)

/** The lines of a board for these events. */
export const linesOf = (events: readonly Event[], board: Board, t: Translate, nameOf: NameOf): Line[] =>
  [...newestLines(events, board, t, nameOf)].reverse()

/** The same from the newest to the oldest. It words a line only when it is read: a board shows only the last ones. */
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

/** The number of lines for these events. */
export const countLines = (events: readonly Event[], board: Board): number =>
  events.filter(event => isTold(event, board)).length

/** The events that come before the question by themselves, unless a player acts first. */
export const upcoming = ({ played }: Scene): Event[] =>
  (played.prompt?.windows ?? []).flatMap(({ causes }) => causes)

/** The answer just taken back, the user who took it back, and the events of the answer. */
type TakenBack = {
  readonly by: string | null
  readonly answer: Chapter['answer']
  readonly events: readonly Event[]
}

/** The answer that the latest row takes back, without events that would happen anyway; null: that row is an answer. */
export function justTakenBack(scene: Scene): TakenBack | null {
  const { undone } = scene.story
  if (!undone?.takenBack) return null
  return { by: undone.takenBack.by, answer: undone.answer, events: ownEvents(undone, upcoming(scene)) }
}

/** The events of an answer itself: one to a later window first passes the earlier windows, which causes other events. */
function ownEvents({ events }: Chapter, passing: readonly Event[]): readonly Event[] {
  const same = passing.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]))
  return events.slice(same === -1 ? passing.length : same)
}

/** Whether no line of the story comes before the question by itself. */
export const upcomingIsEmpty = ({ scene, face, t }: Pick<Telling, 'scene' | 'face' | 't'>): boolean =>
  linesOf(upcoming(scene), face, t, id => id).length === 0
