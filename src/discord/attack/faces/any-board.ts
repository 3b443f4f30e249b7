// The board's part of a face for everybody else: whatever is asked of it, the types of its flow stay behind it.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/types.ts'
import type { PlayableFlow, Shown } from '../../../games/game.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Figure, TableNow } from '../table-now.ts'
import type { Telling } from '../telling.ts'
import { type AnyQuestions, questionsOf } from './any-question.ts'
import type { BoardFace, Outcome, Own, OwnName } from './board-face.ts'
import type { Words } from './question-face.ts'
import { quietIn } from './quiet.ts'

/** The board's part of whatever face. */
export type AnyBoard = AnyQuestions & {
  readonly game: Words
  /** What an edition is called; one that has no words by its id. */
  readonly edition: (id: string, t: Translate) => string
  /** What a field of the outcome is called that editions are compared by. */
  readonly field: (name: string, t: Translate) => string
  /** When a reminder opens; null if there is nothing to say about it. */
  readonly moment: (on: string, t: Translate) => string | null
  /** The words of the steps in their order. */
  readonly steps: readonly Words[]
  /** Which of them a row belongs to; the last for what is no row of it. */
  readonly stepOf: (row: string) => number
  /** @throws Error for a scene whose set-up was refused, so that there is no table */
  readonly table: (scene: Scene) => TableNow
  /** What who attacks is called as long as that is open. */
  readonly attacker: Words
  /** What the heading says whom the attack is against. */
  readonly against: (tells: Telling) => readonly string[]
  /** The numbers and states of a piece, or what has become of it. */
  readonly figure: (figure: Figure, tells: Telling) => readonly string[]
  readonly playerLine: (tells: Telling) => string | null
  readonly defender: Words
  readonly result: (tells: Telling) => string
  readonly counted: (tells: Telling) => string
  /** Whether a choice declines something. */
  readonly declines: (choice: string) => boolean
  /** Whether other lines on a board, or the line of steps, say it already. */
  readonly isQuiet: (event: Shown['events'][number]) => boolean
  readonly ownName: OwnName
  readonly rests: (t: Translate, name: string) => string
}

/** Puts the board's part of a face behind what all boards ask. */
export function boardOf<
  G extends Game,
  S extends SetUp,
  O extends Outcome & Facts,
  T extends TableNow,
  R extends string,
>(face: BoardFace<G, S, O, T, R> & { readonly flow: PlayableFlow<G, S, O> }): AnyBoard {
  const { table, own } = tablesOf(face)
  const { steps, game, attacker, defender, ownName, rests } = face
  const editions = new Map<string, Words>(Object.entries(face.editions))
  const compared = new Map(Object.entries(face.compared))
  const moments = new Map<string, Words | null>(Object.entries(face.moments))
  const rows = new Map(Object.entries<string>(steps.rows))
  const places = new Map(steps.order.map(([step], place) => [step, place]))
  return {
    ...questionsOf(face, own),
    game,
    attacker,
    defender,
    ownName,
    rests,
    table,
    edition: (id, t) => editions.get(id)?.(t) ?? id,
    field: (name, t) => compared.get(name)?.(t) ?? name,
    moment: (on, t) => moments.get(on)?.(t) ?? null,
    steps: steps.order.map(([, words]) => words),
    stepOf: row => places.get(rows.get(row) ?? '') ?? steps.order.length - 1,
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

/** Opens scenes of the flow, and knows the tables again that it has read out of them. */
function tablesOf<
  G extends Game,
  S extends SetUp,
  O extends Outcome & Facts,
  T extends TableNow,
  R extends string,
>({ flow, table }: BoardFace<G, S, O, T, R> & { readonly flow: PlayableFlow<G, S, O> }) {
  const tables = new WeakMap<TableNow, T>()
  const opened = ({ walkthrough, played }: Scene) => {
    const play = flow.own(played)
    const setUp = flow.ownSetUp(played)
    const { now } = play
    if (!setUp || !now) throw new Error(`walkthrough ${walkthrough.id} has no table`)
    return { play, setUp, now }
  }
  return {
    table: (scene: Scene): TableNow => {
      const read = table(opened(scene))
      tables.set(read, read)
      return read
    },
    own: (tells: Telling): Own<G, S, O, T> => {
      const known = tables.get(tells.table)
      if (!known) throw new Error(`this is no table of ${flow.id}`)
      return { ...tells, ...opened(tells.scene), table: known }
    },
  }
}
