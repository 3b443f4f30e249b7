// A number that nobody gave: it is asked for, with the likely ones a press away.

import { decides } from '../questions/common.ts'
import type { Telling } from './any-board.ts'
import { type QuestionFace, USUAL } from './question-face.ts'
import type { Words } from './question-parts.ts'

/**
 * @param number what it is the number of, in few words
 * @param of whose it is
 * @param ask the question itself, with that name
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
