// boardFromFace turns a BoardFace into an AnyBoard, which hides the types of its flow from the callers.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import { kindIn } from '../../../engine/types.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import { resultAt } from '../../../walkthroughs/list-entry.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { BoardFace, Opened, Own, QuestionWords, WindowOf } from './board-face.ts'
import type { AnyBoard, AnyQuestion, LoggedQuestion, Steps, Telling, Words } from './board-of-any-flow.ts'
import { ENGINE_QUESTIONS, engineQuestion } from './engine-questions.ts'
import type { TableNow } from './table-now.ts'
import { restOf, type Window } from './window.ts'

/** Turns the board's part of a face into an AnyBoard. */
export function boardFromFace<G extends Game, S extends SetUp, O extends AnyOutcome, T extends TableNow>(
  flow: PlayableFlow<G, S, O>,
  face: BoardFace<G, S, O, T>,
): AnyBoard {
  const { table, own } = tablesOf(flow, face)
  const { game, attacker, head, result, isBetween, joinsWithin, whyNot, acts, defender } = face
  const { ownName, rests, falls, brief } = face
  const [fields, moments] = [byName(face.compared), byName(face.moments)]
  const quiet = face.quiet.map((facts: Facts) => Object.entries(facts))
  type Mine = Own<G, S, O, T>
  const told =
    <R>(words: (mine: Mine) => R) =>
    (tells: Telling): R =>
      words(own(tells))
  const toldOf =
    (words: (figure: T['figures'][number], mine: Mine) => readonly string[]): AnyBoard['figure'] =>
    (figure, tells) => {
      const mine = own(tells)
      const known = mine.table.figures.find(one => one === figure)
      return known ? words(known, mine) : []
    }
  const toldBeside =
    (words: (id: string, mine: Mine) => readonly string[]) =>
    (id: string, tells: Telling): readonly string[] =>
      words(id, own(tells))
  return {
    ...{ game, attacker, head, result, acts, defender, ownName, rests, falls, brief, table },
    ...(isBetween && { isBetween }),
    ...(joinsWithin && { joinsWithin }),
    ...(whyNot && { whyNot }),
    ...questionsOf(face, own),
    field: (name, t) => fields.get(name)?.(t) ?? name,
    moment: (on, t) => moments.get(on)?.(t) ?? null,
    cites: face.cites ?? (clause => clause),
    notices: ({ played }) => flow.notices(played),
    steps: edition => stepsOf(flow.rows(edition), face.heading),
    cameTo: ({ walkthrough, played }) => {
      const result = resultAt(flow, played)
      if (!result) throw new Error(`walkthrough ${walkthrough.id} is not over`)
      return result
    },
    against: told(face.against),
    figure: toldOf(face.figure),
    state: toldOf(face.state),
    ...(face.stateBeside && { stateBeside: toldBeside(face.stateBeside) }),
    calledBy: told(face.calledBy),
    identities: told(face.identities),
    standing: told(face.standing),
    tableLines: told(face.tableLines),
    turnLine: told(face.turnLine),
    nextLine: told(face.nextLine),
    belowFigures: told(face.belowFigures),
    counted: told(face.counted),
    ...(face.comesInside && { comesInside: told(face.comesInside) }),
    declines: choice => face.declines.includes(choice),
    isQuiet: event => quiet.some(facts => facts.every(([name, value]) => event[name] === value)),
  }
}

/** Words by a name that comes as a plain string. */
const byName = (words: Readonly<Record<string, Words | null | undefined>>) => new Map(Object.entries(words))

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

/** Opens scenes of the flow. A telling has the table of its scene. */
function tablesOf<G extends Game, S extends SetUp, O extends AnyOutcome, T extends TableNow>(
  flow: PlayableFlow<G, S, O>,
  face: BoardFace<G, S, O, T>,
) {
  const opened = ({ walkthrough, played }: Scene): Opened<G, S, O> => {
    const play = flow.own(played)
    const { now, setUp } = play
    if (!setUp || !now) throw new Error(`walkthrough ${walkthrough.id} has no table`)
    return { play, setUp, now }
  }
  return {
    table: (scene: Scene): TableNow => face.table(opened(scene)),
    own: (tells: Telling): Own<G, S, O, T> => ({
      ...{ ...tells, ...opened(tells.scene) },
      table: tells.table as T,
    }),
  }
}

/** Joins the questions of a game and of the engine. `own` adds the types of the flow to the input of a board. */
function questionsOf<G extends Game, S extends SetUp, O extends AnyOutcome, T extends TableNow>(
  { questions }: BoardFace<G, S, O, T>,
  own: (tells: Telling) => Own<G, S, O, T>,
): Pick<AnyBoard, 'ask' | 'controls' | 'question'> {
  type Kind = keyof G['questions'] & string
  const isKind = (name: string): name is Kind => Object.hasOwn(questions, name)
  const kindOf = (question: LoggedQuestion): Kind | null => {
    const base = kindIn(question.name)
    const kind: Kind | null = isKind(base) ? base : null
    return kind && questions[kind].isMeant(question) ? kind : null
  }
  const isOf = <Q extends Kind>(window: Window, kind: Q): window is Window & WindowOf<G, Q> =>
    kindOf(window) === kind
  return {
    ask: (window, tells) => {
      const kind = kindOf(window)
      return kind !== null && isOf(window, kind)
        ? questions[kind].ask(window, own(tells))
        : ENGINE_QUESTIONS[engineQuestion(window)].ask(window, tells)
    },
    controls: (usual, window, tells) => {
      const kind = kindOf(window)
      return kind !== null && isOf(window, kind) ? questions[kind].controls(usual, window, own(tells)) : null
    },
    question: question => {
      const kind = kindOf(question)
      if (kind !== null) return anyQuestion(kind, questions[kind], own)
      const ofEngine = engineQuestion(question)
      return anyQuestion(ofEngine, ENGINE_QUESTIONS[ofEngine], tells => tells)
    },
  }
}

function anyQuestion<O extends Telling>(
  kind: string,
  words: QuestionWords<O>,
  own: (tells: Telling) => O,
): AnyQuestion {
  const { number, withNumber, joins, happens, likely } = words
  return {
    ...{ kind, number, withNumber, joins, happens, likely },
    label: ({ name }, question, tells) => {
      const say = Object.hasOwn(words.choices, name) ? words.choices[name] : null
      return say ? say(tells.t, whomFor(question, tells), own(tells)) : null
    },
    others: (choice, tells) => words.others(choice, own(tells)),
    said: (answer, tells) => words.said(answer, own(tells)),
    does: (choice, tells) => words.does(choice, own(tells)),
  }
}

/** The name of a question contains the piece or player it is about; a number behind # tells occurrences apart. */
const whomFor = ({ name }: LoggedQuestion, { names }: Telling): string =>
  names.plain(restOf(name).replace(/#\d+$/, ''))
