// Tests of the answers of an attack as another edition takes them: those that fit, and orders that only it asks for.
import { expect, test } from 'vitest'
import { type Toll, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { coins, forced, inEditions, pay } from '../../test/support/engine/play-made-up-game.ts'
import { answersFor } from './compare.ts'
import type { Answer } from './types.ts'

const report: Answer = { question: 'gate', card: coins(1) }
const asNew = (setUp: object, ...answers: Answer[]) =>
  answersFor(tollFlow, { ...setUp, edition: 'new' }, answers)

test('the other edition takes the answers that fit, in their order', () => {
  expect(asNew({}, pay(2))).toEqual([pay(2)])
  expect(asNew({}, report, report, pay(2))).toEqual([report, report, pay(2)])
})

test('an answer to a question that the other edition does not ask is left out', () => {
  const wave = { id: 'wave', owner: 'Bo', on: 'leaves:old', coins: 0 }
  const used = { question: 'leave:Bo', choice: 'wave' }
  expect(asNew({ abilities: [wave] }, report, pay(2), used)).toEqual([report, pay(2)])
})

test('an order that only the other edition asks for is added, after the answers before it', () => {
  const abilities = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)]
  const order = { question: 'order:leave', choice: 'one' }
  expect(asNew({ abilities }, pay(2))).toEqual([pay(2), order])
  expect(asNew({ abilities }, report, pay(2))).toEqual([report, pay(2), order])
})

test('what the other edition asks in another order is given in that order', () => {
  const tollFirst = inEditions({}, { order: ['choose', 'arrive', 'leave', 'turnedAway'] })
  const passGate = { question: 'gate', choice: 'pass' }
  expect(answersFor(tollFirst, { edition: 'new' }, [report, passGate, pay(2)])).toEqual([
    pay(2),
    report,
    passGate,
  ])
})

test('an ability that opens in another window there is given under the name of that window', () => {
  const turns = (isThere: (state: Toll['state']) => boolean) => (state: Toll['state']) =>
    isThere(state) ? [{ on: 'turn' }] : []
  const turning = inEditions({}, { changed: { leave: { moments: turns(() => true) } } })
  const abilities = [{ id: 'wave', owner: 'Bo', on: 'turn', coins: 0 }]
  const useWave = { question: 'gate:Bo', choice: 'wave' }
  expect(answersFor(turning, { edition: 'new', abilities }, [useWave, pay(2)])).toEqual([
    pay(2),
    { question: 'leave:Bo', choice: 'wave' },
  ])
})

test('there are no answers where it cannot be told how the attack would end', () => {
  expect(asNew({}, pay(1))).toBeNull()
  expect(asNew({ coins: 1 }, pay(2))).toBeNull()
})

test('there are no answers for a set-up that the flow cannot read', () => {
  expect(asNew({ coins: 'many' }, pay(2))).toBeNull()
})
