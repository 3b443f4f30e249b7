// BoardFace requires words for every heading, question and trigger: the compiler reports each that a face lacks.
import { describe, expect, it } from 'vitest'
import type { Marvel } from '../../../games/marvel-champions/rules/state.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { enemyBoard } from '../faces/marvel-champions/enemy-attack.ts'
import { marvelQuestions } from '../faces/marvel-champions/questions.ts'

describe('the board of a face', () => {
  it('does not compile without words for each heading', () => {
    // @ts-expect-error: the words have no step “unheard”
    const heading = (name: Marvel['heading'] | 'unheard', t: Translate) => t(`attack:step.${name}`)
    expect(heading('boost', wordsIn('en'))).toBe('Boost')
  })

  it('does not compile without words for each question and each trigger', () => {
    const { boost: _, ...questions } = marvelQuestions
    const { attacks: __, ...moments } = enemyBoard.moments
    // @ts-expect-error: the questions lack boost
    const unasked: typeof enemyBoard = { ...enemyBoard, questions }
    // @ts-expect-error: the moments lack the trigger “attacks”
    const unheard: typeof enemyBoard = { ...enemyBoard, moments }
    expect([unasked.questions, unheard.moments]).toEqual([questions, moments])
  })
})
