// Compares how the engine plays an attack on without players with the same answers, given one by one.
import { expect } from 'vitest'
import type { Rules } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { advance, type Position, promptAt } from '../../../src/engine/play.ts'
import { playOn } from '../../../src/engine/play-on.ts'
import type { Answer, Event, Posed } from '../../../src/engine/types.ts'
import { offers } from '../engine/walk.ts'

/** Expects the same at every fourth of these positions. */
export function expectPlaysOn<G extends Game>(flow: Rules<G>, positions: readonly Position<G>[]): void {
  for (const [i, position] of positions.entries())
    if (i % 4 === 0) expectSame(flow, position, i + positions.length)
}

/** Of every answer that is offered here, whatever `pick` chooses after it. */
function expectSame<G extends Game>(flow: Rules<G>, position: Position<G>, pick: number): void {
  const prompt = promptAt(flow, position)
  const before = JSON.stringify(position)
  for (const first of prompt ? offers(prompt) : []) {
    const played = playOn(flow, position, first, picking(pick))
    const { events, asked } = oneByOne(flow, position, first, picking(pick))
    expect(played?.events).toEqual(events)
    expect(played?.position.question?.name ?? null).toBe(asked)
  }
  expect(JSON.stringify(position)).toBe(before)
}

/** Answers a dozen questions, each with a choice that needs no effects and the least number; then none. */
function picking(pick: number): (question: Posed<Game>) => Answer | null {
  let left = 12
  return ({ name: question, choices }) => {
    left -= 1
    const { name: choice, number } = choices[(pick + left) % choices.length] ?? {}
    return left < 0 || choice === undefined
      ? null
      : { question, choice, ...(number && !number.optional && { number: number.min }) }
  }
}

/** Each answer on a copy of its own; a window at the end is passed. */
function oneByOne<G extends Game>(
  flow: Rules<G>,
  from: Position<G>,
  first: Answer,
  usual: (question: Posed<G>) => Answer | null,
): { events: Event<G>[]; asked: string | null } {
  const events: Event<G>[] = []
  let position = from
  for (let answer: Answer | null = first; answer; ) {
    const moved = advance(flow, position, answer)
    if ('refused' in moved) throw new Error(`refused: ${JSON.stringify([answer, moved.refused])}`)
    events.push(...moved.events)
    position = moved.position
    const windows = promptAt(flow, position)?.windows ?? []
    const last = windows.at(-1)
    if (!last) return { events, asked: null }
    answer = last.hard ? usual(last) : { question: last.name, choice: 'pass' }
    if (!answer) events.push(...windows.flatMap(({ causes }) => causes))
  }
  return { events, asked: promptAt(flow, position)?.windows.at(-1)?.name ?? null }
}
