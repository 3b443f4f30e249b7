// Tests of the kinds of question: what it is about tells a window of abilities from one that carries an ability out.
import { expect, test } from 'vitest'
import { TOLL_ROWS, type Toll } from '../../test/support/engine/made-up-game.ts'
import { atTheGate } from '../../test/support/engine/play-made-up-game.ts'
import { isAbout, type Open, type QuestionKind } from './types.ts'

const KINDS: QuestionKind<Toll>[] = ['toll', 'riddle', 'order', 'again', 'resolve', 'optional', 'report']
const kindsOf = (question: Open<Toll>) => KINDS.filter(kind => isAbout(question, kind))

const by = { any: ['Bo'] }
const asks = { clause: 'T-3', window: null, effects: [], causes: [] } as const
const pass = { name: 'pass', by, passes: true }
const use = { name: 'use', by }

test('an ability that its player may decline is carried out, not offered', () => {
  const about = { ability: 'bow', you: 'Bo' }
  for (const hard of [true, false])
    expect(kindsOf({ ...asks, name: 'resolve:bow', hard, choices: [use, pass], about })).toEqual(['resolve'])
  const offered = { ...asks, name: 'gate:Bo', hard: false, choices: [use, pass], about: { you: 'Bo' } }
  expect(kindsOf(offered)).toEqual(['optional'])
})

test('a question that is passed and nothing else is a report; a hard one is what its name says', () => {
  expect(kindsOf({ ...asks, name: 'gate', hard: false, choices: [pass] })).toEqual(['report'])
  expect(kindsOf({ ...asks, name: 'order:gate', hard: true, choices: [pass] })).toEqual(['order'])
})

test('a soft question of a row is of its own kind, with facts or without', () => {
  expect(kindsOf({ ...asks, name: 'riddle', hard: false, choices: [use, pass] })).toEqual(['riddle'])
  for (const toll of TOLL_ROWS.flatMap(row => row.asks?.(atTheGate().memory.state) ?? []))
    expect(kindsOf({ ...toll, hard: false, effects: [], causes: [] })).toEqual(['toll'])
})
