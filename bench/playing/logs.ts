// Builds long logs: the table corrects a number again and again, as players do, and then goes on.
import type { Answer } from '../../src/engine/types.ts'
import type { Point } from '../../src/games/game.ts'
import type { Prepared } from '../../src/walkthroughs/start.ts'
import { flowNamed } from '../../test/walkthroughs/flows.ts'
import { enemyAttack, heroAttack, unitAttack } from '../../test/walkthroughs/plain-tables.ts'

export const TABLES: readonly Prepared[] = [enemyAttack, heroAttack, unitAttack]

/** So many legal answers to the beginning of an attack. @throws Error if the beginning is refused or takes no corrections */
export function longLog({ flow, setUp }: Prepared, length: number): Answer[] {
  const first = beginning({ flow, setUp })
  const question = first.shown().prompt?.windows.find(({ window }) => window !== null)?.name
  if (question === undefined) throw new Error(`${flow} takes no corrections at its beginning`)
  const who = { piece: flow.startsWith('gundam') ? 'unit-2' : 'enemy' }
  return Array.from({ length }, (_, i) => ({
    question,
    card: { effects: [{ kind: 'known', who, damage: i % 4 }] },
  }))
}

/** @throws Error if the set-up is refused */
export function beginning({ flow, setUp }: Pick<Prepared, 'flow' | 'setUp'>): Point {
  const first = flowNamed(flow)?.begin(setUp)
  if (!first || 'refused' in first) throw new Error(`${flow} does not begin`)
  return first
}

/** The point after all of these answers. @throws Error if one is refused */
export const playedOn = (from: Point, answers: readonly Answer[]): Point =>
  answers.reduce((point, answer) => {
    const next = point.next(answer)
    if ('refused' in next) throw new Error(`refused: ${JSON.stringify([answer, next.refused.code])}`)
    return next
  }, from)
