// Tests the properties of all that can be told between attacks.
import { expect, test } from 'vitest'
import { testComparing } from '../../../../test/support/games/compared-plainly.ts'
import { everyPlay, testProperties } from '../../../../test/support/games/flow-properties.ts'
import {
  betweenSetUp,
  bounds,
  effect,
  reporting,
} from '../../../../test/support/games/gundam/random-tables.ts'
import { play } from '../../../engine/play.ts'
import { GUNDAM_CLAUSES } from '../clauses.ts'
import { inPlay } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import { gundamChangesFlow } from './flow.ts'

const subject = {
  ...{ flow: gundamChangesFlow, setUp: betweenSetUp, effect, reports: reporting, clauses: GUNDAM_CLAUSES },
  invariant: bounds,
}

testProperties(subject)

testComparing(subject, betweenSetUp, 3)

test('no battle goes on, nobody wins, and the table that comes of it is one on which the next changes can be told', () => {
  everyPlay(subject, ({ positions }) => {
    const last = positions.at(-1)
    if (!last) return
    const { battle, edition }: State = last.memory.state
    expect([battle.step, battle.around, battle.loser]).toEqual([null, null, null])
    const { table } = gundamChangesFlow.outcome(last.memory.state)
    expect(play(gundamChangesFlow, { edition: edition.id, ...table }, []).refused).toBeNull()
  })
})

test('after a turn has begun its player has no rested card but those of which it is told, nothing lasts, and no Unit is new', () => {
  everyPlay(subject, ({ answers, events, positions }) => {
    const at = answers.findIndex(({ choice }) => choice === 'turnBegins')
    const state = positions[at + 1]?.memory.state
    if (at < 0 || !state || positions[at + 1]?.memory.stack.length !== 0) return
    expect(state.active).toBe(state.facts.turn?.of)
    const told = (events[at + 1] ?? []).flatMap(one =>
      one.type === 'stays_rested' || one.type === 'unit_rested' ? [one.unit] : [],
    )
    const rested = state.pieces.filter(
      one => inPlay(one) && one.player === state.active && one.rested && !told.includes(one.id),
    )
    expect([rested, state.facts.lasts]).toEqual([[], []])
    expect([state.turnStep, state.battle.keywords]).toEqual(['main', []])
    expect(state.pieces.filter(one => one.deployedThisTurn)).toEqual([])
  })
})
