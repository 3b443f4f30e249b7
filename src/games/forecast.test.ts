// Tests of the fate of a play: hits are added up, and it is open unless the last question is only its end.
import { expect, test } from 'vitest'
import type { Toll } from '../../test/support/engine/made-up-game.ts'
import type { Event, Prompt } from '../engine/types.ts'
import { type Foresight, fateAt, hitsIn } from './forecast.ts'

test('the hits on a character are added up, in the order in which each was first hit', () => {
  const hits = [
    { to: 'Lumen', amount: 3 },
    { to: 'Rustling', amount: 1 },
    { to: 'Lumen', amount: 2 },
  ]
  expect(hitsIn(hits)).toEqual([
    { to: 'Lumen', amount: 5 },
    { to: 'Rustling', amount: 1 },
  ])
  expect(hitsIn([])).toEqual([])
})

const foresight: Foresight<Toll> = {
  usual: [],
  varied: null,
  passedOver: [],
  fate: events => ({
    hits: [],
    falls: events.map(({ clause, step }) => `${clause} ${step}`),
    tough: [],
    exhausts: [],
    shields: 0,
    winner: null,
  }),
}
const arrived: Event<Toll> = { type: 'arrived', clause: 'T-1', step: 'arrive' }

/** Windows with these names, each of which leads to the toll when it is passed. */
const prompt = (...names: string[]): Prompt<Toll> => ({
  windows: names.map(name => ({
    name,
    hard: false,
    clause: 'T-1',
    window: null,
    choices: [],
    effects: [],
    causes: [{ type: 'step_entered', clause: 'T-2', step: 'choose' }],
  })),
})

test('what the open windows bring when they are passed is part of the fate', () => {
  expect(fateAt(foresight, [arrived], prompt('gate', 'toll')).falls).toEqual([
    'T-1 arrive',
    'T-2 choose',
    'T-2 choose',
  ])
  expect(fateAt(foresight, [arrived], null).falls).toEqual(['T-1 arrive'])
})

test('a fate is open while something is asked, unless that is only whether the attack is finished', () => {
  const isOpen = (at: Prompt<Toll> | null) => fateAt(foresight, [], at).isOpen
  expect(isOpen(prompt('gate', 'toll'))).toBe(true)
  expect(isOpen(prompt('finish', 'toll'))).toBe(true)
  expect(isOpen(prompt('gate', 'toll', 'finish'))).toBe(false)
  expect([isOpen(prompt()), isOpen(null)]).toEqual([false, false])
})
