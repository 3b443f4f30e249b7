// Whoever adds a heading, a question, a trigger or a field to a flow is led to its face by the compiler.
import { describe, expect, it } from 'vitest'
import type { Marvel } from '../../../games/marvel-champions/rules/state.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { enemyBoard } from './marvel-champions/enemy-board.ts'
import { marvelQuestions } from './marvel-champions/questions.ts'

describe('the board of a face', () => {
  it('does not compile without words for each heading', () => {
    // @ts-expect-error: there are no words for the unheard
    const heading = (name: Marvel['heading'] | 'unheard', t: Translate) => t(`attack:step.${name}`)
    expect(heading('boost', wordsIn('en'))).toBe('Boost')
  })

  it('does not compile without words for each question and each trigger', () => {
    const { boost: _, ...questions } = marvelQuestions
    const { attacks: __, ...moments } = enemyBoard.moments
    // @ts-expect-error: boost asks nothing
    const unasked: typeof enemyBoard = { ...enemyBoard, questions }
    // @ts-expect-error: nobody knows when the enemy attacks
    const unheard: typeof enemyBoard = { ...enemyBoard, moments }
    expect([unasked.questions, unheard.moments]).toEqual([questions, moments])
  })
})
