// boardOf turns a BoardFace into an AnyBoard, which hides the types of its flow from the callers.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { TableNow } from '../board/table-now.ts'
import type { AnyBoard, Steps, Telling } from './any-board.ts'
import type { BoardFace, Outcome, Own } from './board-face.ts'
import type { Words } from './question-parts.ts'
import { questionsOf } from './questions-of.ts'
import { quietIn } from './quiet-events.ts'

/** A flow with the board's part of its face. */
type BoardOf<G extends Game, S extends SetUp, O extends Outcome & Facts, T extends TableNow> = {
  readonly flow: PlayableFlow<G, S, O>
  readonly board: BoardFace<G, S, O, T>
}

/** Turns the board's part of a face into an AnyBoard. */
export function boardOf<G extends Game, S extends SetUp, O extends Outcome & Facts, T extends TableNow>({
  flow,
  board: face,
}: BoardOf<G, S, O, T>): AnyBoard {
  const { table, own } = tablesOf({ flow, board: face })
  const { game, attacker, head, defender, ownName, rests } = face
  return {
    ...{ game, attacker, head, defender, ownName, rests, table },
    ...questionsOf(face, own),
    steps: edition => stepsOf(flow.rows(edition), face.heading),
    ...wordsOf(face),
    against: tells => face.against(own(tells)),
    figure: (figure, tells) => {
      const mine = own(tells)
      const known = mine.table.figures.find(one => one === figure)
      return known ? face.figure(known, mine) : []
    },
    playerLine: tells => face.playerLine(own(tells)),
    result: tells => face.result(own(tells)),
    counted: tells => face.counted(own(tells)),
    declines: choice => face.declines.includes(choice),
    isQuiet: quietIn(face.quiet),
  }
}

function stepsOf<H extends string>(
  rows: readonly { readonly name: string; readonly heading: H }[],
  words: (heading: H, t: Translate) => string,
): Steps {
  const headingOf = new Map(rows.map(({ name, heading }) => [name, heading]))
  const order = [...new Set(headingOf.values())]
  return {
    words: order.map(heading => t => words(heading, t)),
    stepOf: row => {
      const heading = headingOf.get(row)
      return heading ? order.indexOf(heading) : order.length - 1
    },
  }
}

type ByName = Readonly<Record<string, Words | null | undefined>>

/** Looks words up by a name that came as a plain string. */
function wordsOf({
  compared,
  moments,
}: Readonly<Record<'compared' | 'moments', ByName>>): Pick<AnyBoard, 'field' | 'moment'> {
  const known = {
    compared: new Map(Object.entries(compared)),
    moments: new Map(Object.entries(moments)),
  }
  return {
    field: (name, t) => known.compared.get(name)?.(t) ?? name,
    moment: (on, t) => known.moments.get(on)?.(t) ?? null,
  }
}

/** Opens scenes of the flow. `own` finds the typed table again by the identity of the table that `table` returned. */
function tablesOf<G extends Game, S extends SetUp, O extends Outcome & Facts, T extends TableNow>({
  flow,
  board,
}: BoardOf<G, S, O, T>) {
  const tables = new WeakMap<TableNow, T>()
  // A board calls `own` about forty times.
  const openedBefore = new WeakMap<Telling, Own<G, S, O, T>>()
  const opened = ({ walkthrough, played }: Scene) => {
    const play = flow.own(played)
    const setUp = flow.ownSetUp(played)
    const { now } = play
    if (!setUp || !now) throw new Error(`walkthrough ${walkthrough.id} has no table`)
    return { play, setUp, now }
  }
  return {
    table: (scene: Scene): TableNow => {
      const read = board.table(opened(scene))
      tables.set(read, read)
      return read
    },
    own: (tells: Telling): Own<G, S, O, T> => {
      const before = openedBefore.get(tells)
      if (before) return before
      const known = tables.get(tells.table)
      if (!known) throw new Error(`this is no table of ${flow.id}`)
      const own = { ...tells, ...opened(tells.scene), table: known }
      openedBefore.set(tells, own)
      return own
    },
  }
}
