// questionsOf turns the questions of a face and of the engine into AnyQuestions, without the types of their game.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import { kindIn } from '../../../engine/types.ts'
import type { TableNow } from '../board/table-now.ts'
import { ENGINE_QUESTIONS, type EngineQuestion, engineQuestion } from '../questions/engine-questions.ts'
import { restOf, type Window } from '../questions/window.ts'
import type { AnyQuestion, AnyQuestions, Question, Telling } from './any-board.ts'
import type { BoardFace, Outcome, Own, WindowOf } from './board-face.ts'
import type { QuestionWords } from './question-face.ts'

/** Joins the questions of a game and of the engine. `own` adds the types of the flow to the input of a board. */
export function questionsOf<G extends Game, S extends SetUp, O extends Outcome & Facts, T extends TableNow>(
  { questions }: Pick<BoardFace<G, S, O, T>, 'questions'>,
  own: (tells: Telling) => Own<G, S, O, T>,
): AnyQuestions {
  type Kind = keyof G['questions'] & string
  const isKind = (name: string): name is Kind => Object.hasOwn(questions, name)
  const kindOf = (question: Question): Kind | null => {
    const base = kindIn(question.name)
    const kind: Kind | null = isKind(base) ? base : null
    return kind && questions[kind].isMeant(question) ? kind : null
  }
  const windowOf = (window: Window, kind: Kind, tells: Telling): WindowOf<G, Kind> => {
    const place = tells.scene.played.prompt?.windows.indexOf(window) ?? -1
    const asked = own(tells).play.prompt?.windows[place]
    if (!asked || !isOf<G, Kind>(asked, kind)) throw new Error(`nobody is asked ${window.name}`)
    return asked
  }
  const known = new Map(
    Object.keys(questions)
      .filter(isKind)
      .map(kind => [kind, anyQuestion(kind, questions[kind], own)]),
  )
  return {
    ask: (window, tells) => {
      const kind = kindOf(window)
      if (kind === null) return ENGINE_QUESTIONS[engineQuestion(window)].ask(window, tells)
      return questions[kind].ask(windowOf(window, kind, tells), own(tells))
    },
    controls: (usual, window, tells) => {
      const kind = kindOf(window)
      return kind && questions[kind].controls(usual, windowOf(window, kind, tells), own(tells))
    },
    question: question => {
      const kind = kindOf(question)
      return (kind && known.get(kind)) || ENGINES[engineQuestion(question)]
    },
  }
}

/** Narrows a window to a question of this kind: all questions with this name carry the same facts. */
const isOf = <G extends Game, Q extends keyof G['questions'] & string>(
  window: Open<G>,
  kind: Q,
): window is Open<G> & WindowOf<G, Q> => kindIn(window.name) === kind

function anyQuestion<O extends Telling>(
  kind: string,
  words: QuestionWords<O>,
  own: (tells: Telling) => O,
): AnyQuestion {
  const { number, withNumber, joins, happens } = words
  return {
    kind,
    number,
    withNumber,
    joins,
    happens,
    label: ({ name }, question, tells) => {
      const say = Object.hasOwn(words.choices, name) ? words.choices[name] : null
      return say ? say(tells.t, whomFor(question, tells), own(tells)) : null
    },
    others: (choice, tells) => words.others(choice, own(tells)),
    said: (answer, tells) => words.said(answer, own(tells)),
  }
}

const ofEngine = (kind: EngineQuestion) => anyQuestion(kind, ENGINE_QUESTIONS[kind], tells => tells)

const ENGINES: Readonly<Record<EngineQuestion, AnyQuestion>> = {
  order: ofEngine('order'),
  again: ofEngine('again'),
  resolve: ofEngine('resolve'),
  optional: ofEngine('optional'),
  report: ofEngine('report'),
}

/** The name of a question contains the piece or player it is about; a number behind # tells occurrences apart. */
const whomFor = ({ name }: Question, { names }: Telling): string =>
  names.plain(restOf(name).replace(/#\d+$/, ''))
