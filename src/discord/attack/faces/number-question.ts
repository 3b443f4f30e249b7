// A question for an unknown number; controlsOf adds buttons for the smallest numbers and one for any other.

import { decides } from '../questions/engine-questions.ts'
import type { Telling } from './any-board.ts'
import { type QuestionFace, USUAL } from './question-face.ts'
import type { Words } from './question-parts.ts'

/**
 * @param number the words for the number, for a transcript
 * @param of the id of the piece whose number it is
 * @param ask the text of the question, with the name of that piece
 */
export const numberQuestion = <W extends Parameters<typeof decides>[0], O extends Telling>(
  number: Words,
  of: (window: W, own: O) => string,
  ask: (t: Telling['t'], name: string) => string,
): QuestionFace<W, O> => ({
  ...USUAL,
  number,
  ask: (window, own) => ({
    question: ask(own.t, own.names.shown(of(window, own))),
    more: decides(window, own),
  }),
})
