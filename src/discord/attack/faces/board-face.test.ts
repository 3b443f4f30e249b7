// Whoever adds a row, a question, a trigger or a field to a flow is led to its face by the compiler.
import { describe, expect, it } from 'vitest'
import { unitAttackFlow } from '../../../games/gundam/unit-attack-flow.ts'
import { enemyAttackFlow } from '../../../games/marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from '../../../games/marvel-champions/player-attack-flow.ts'
import type { EnemyRow } from '../../../games/marvel-champions/row-names.ts'
import type { Steps } from './board-face.ts'
import { unitBoard } from './gundam/unit-board.ts'
import { enemyBoard } from './marvel-champions/enemy-board.ts'
import { playerBoard } from './marvel-champions/player-board.ts'
import { marvelQuestions } from './marvel-champions/questions.ts'

describe('the board of a face', () => {
  it('does not compile without a step for each row', () => {
    const { attempt: _, ...rows } = enemyBoard.steps.rows
    // @ts-expect-error: the row attempt belongs to no step
    const steps: Steps<EnemyRow> = { ...enemyBoard.steps, rows }
    expect(steps.rows).not.toHaveProperty('attempt')
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

  it('puts every row of its flow into one of its steps', () => {
    expect(rowsIn(enemyBoard)).toEqual(rowsOf(enemyAttackFlow))
    expect(rowsIn(playerBoard)).toEqual(rowsOf(playerAttackFlow))
    expect(rowsIn(unitBoard)).toEqual(rowsOf(unitAttackFlow))
  })
})

const rowsIn = ({ steps }: { readonly steps: Steps<string> }): string[] => {
  const known = steps.order.map(([step]) => step)
  return Object.entries(steps.rows)
    .filter(([, step]) => known.includes(step))
    .map(([row]) => row)
    .sort()
}

const rowsOf = ({
  editions,
}: {
  readonly editions: readonly { readonly rows: readonly { readonly name: string }[] }[]
}) => [...new Set(editions.flatMap(({ rows }) => rows.map(({ name }) => name)))].sort()
