// Random legal plays for the property tests: each answer is picked from the prompt by a number.

import { isOverAt } from '../../../src/engine/begin.ts'
import type { Flow, Rules, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { advance, begin, type Position, promptAt } from '../../../src/engine/play.ts'
import type { Answer, Event, Prompt } from '../../../src/engine/types.ts'
import { offers } from '../engine/walk.ts'

export type LegalPlay<G extends Game> = {
  answers: Answer[]
  /** `positions` and `events` have one entry per answer, after a first one for the set-up. */
  positions: Position<G>[]
  events: Event<G>[][]
}

/** Freezes data at every depth, so that a play that changes its input fails. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

/** Makes a report to try before an offered answer; a refused report must leave no trace. */
export type Reports<G extends Game> = (prompt: Prompt<G>, pick: number) => Answer | null

/**
 * Plays offered answers and some reported cards, one per number, then offered answers until the play is over. At a question that
 * may stay open it goes on while there are numbers.
 */
export function legalPlay<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  picks: readonly number[],
  reports: Reports<G> = () => null,
): LegalPlay<G> {
  const begun = begin(flow, deepFreeze(setUp))
  if ('refused' in begun) throw new Error(`refused set-up: ${JSON.stringify(begun.refused)}`)
  const play: LegalPlay<G> = {
    answers: [],
    positions: [deepFreeze(begun.position)],
    events: [[...begun.events]],
  }
  const last = (): Position<G> => play.positions.at(-1) ?? begun.position
  for (const pick of picks) if (last().question) onePick(flow, play, pick, reports)
  for (let left = 300; left > 0 && !isOverAt(flow, last()); left--) onePick(flow, play, left * 7, () => null)
  return play
}

function onePick<G extends Game>(
  flow: Rules<G>,
  play: LegalPlay<G>,
  pick: number,
  reports: Reports<G>,
): void {
  const position = play.positions.at(-1)
  const prompt = position && promptAt(flow, position)
  if (!position || !prompt) throw new Error('no prompt although the play is not over')
  const report = pick % 3 === 0 ? reports(prompt, Math.floor(pick / 3)) : null
  const reported = report && advance(flow, position, deepFreeze(report))
  const offered = offers(prompt, [0, 1, 3])
  const answer = offered[pick % offered.length]
  if (!answer) throw new Error(`nothing is offered: ${JSON.stringify(prompt)}`)
  const moved = reported && 'position' in reported ? reported : advance(flow, position, deepFreeze(answer))
  if ('refused' in moved) throw new Error(`offered, but refused: ${JSON.stringify([answer, moved.refused])}`)
  play.answers.push(reported && 'position' in reported && report ? report : answer)
  play.positions.push(deepFreeze(moved.position))
  play.events.push([...moved.events])
}
