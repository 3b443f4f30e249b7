// Tests of how answers are matched with the questions of another edition, and of the steps that this takes.
import { expect, test } from 'vitest'
import { type Toll, type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { changed, coins, forced, inEditions, pay } from '../../test/support/engine/play-made-up-game.ts'
import { compareEditions } from './compare.ts'
import { play } from './play.ts'

/** The result of a comparison with the new edition, and the fewest steps in which it can tell. */
function compared(flow: TollFlow, setUp: object, ...answers: unknown[]) {
  const { accepted, outcome, refused } = play(flow, setUp, answers)
  if (!outcome) throw new Error(`the play is not over: ${JSON.stringify(refused)}`)
  const within = (steps?: number) =>
    compareEditions(flow, { ...setUp, edition: 'old' }, accepted, outcome, steps)[0]?.result
  const steps = Array.from({ length: 50 }, (_, index) => index)
  return [within(), steps.find(count => within(count) !== 'cannotTell')]
}

const report = { question: 'gate', card: coins(1) }
const passGate = { question: 'gate', choice: 'pass' }
const isOld = ({ edition }: Toll['state']): boolean => edition.id === 'old'

test('an answer that fits at once takes one step', () => {
  expect(compared(tollFlow, {}, pay(2))).toEqual(['same', 1])
  expect(compared(tollFlow, {}, report, pay(2))).toEqual(['same', 2])
})

test('each order that is tried takes one step', () => {
  const abilities = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)]
  expect(compared(tollFlow, { abilities }, pay(2))).toEqual(['same', 3])
})

test('what was given before an order counts among the steps', () => {
  const abilities = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)]
  expect(compared(tollFlow, { abilities }, report, report, pay(2))).toEqual(['same', 5])
})

test('an order that the other edition does not ask for takes no step', () => {
  const abilities = [forced('one', 'leaves:old', 1), forced('two', 'leaves:old', -1)]
  const order = { question: 'order:leave', choice: 'two' }
  expect(compared(tollFlow, { abilities }, pay(2), order)).toEqual(['same', 1])
})

/** The other edition asks for the toll before anybody arrives at the gate. */
const tollFirst = inEditions({}, { order: ['choose', 'arrive', 'leave', 'turnedAway'] })

test('what the other edition asks later waits for its question, and only what fits the open ones is tried', () => {
  // The report is refused at the toll; of what follows only the toll is open; then the gate opens for the report.
  expect(compared(tollFirst, {}, report, passGate, pay(2))).toEqual(['same', 6])
  expect(compared(tollFirst, {}, report, report, passGate, pay(2))).toEqual(['same', 7])
})

/** Abilities on `turn` open at the gate under the old edition, and beyond it under the new one. */
const turns = (isThere: (state: Toll['state']) => boolean) => (state: Toll['state']) =>
  isThere(state) ? [{ on: 'turn' }] : []
const turning = inEditions(
  { changed: { arrive: { moments: turns(isOld) } } },
  { changed: { arrive: { moments: () => [] }, leave: { moments: turns(state => !isOld(state)) } } },
)
const wave = { id: 'wave', owner: 'Bo', on: 'turn', coins: 0 }
const useWave = { question: 'gate:Bo', choice: 'wave' }

test('an ability that opens in another window there is used there, by its own name', () => {
  // It is tried twice at the gate, where it is shut, and twice beyond: under the name of its question, and alone.
  expect(compared(turning, { abilities: [wave] }, useWave, pay(2))).toEqual(['same', 7])
})

test('an ability that waits is tried again only where it is open', () => {
  const abilities = [
    wave,
    { ...wave, id: 'nod', owner: 'Ana', on: 'chooses' },
    { ...wave, id: 'bow', on: 'chooses' },
  ]
  const atTheToll = [
    { question: 'choose:Ana', choice: 'nod' },
    { question: 'choose:Bo', choice: 'bow' },
  ]
  expect(compared(turning, { abilities }, useWave, ...atTheToll, pay(2))).toEqual(['same', 11])
})

test('an ability is used by its own name also where a report is asked beside it', () => {
  const windows = {
    arrive: { moments: () => [] },
    leave: { moments: turns(() => true), window: () => 'beyond' },
  }
  const beside = inEditions(
    { changed: { arrive: { moments: turns(isOld) }, leave: { window: () => 'beyond' } } },
    { changed: windows },
  )
  const passBeyond = { question: 'beyond', choice: 'pass' }
  expect(compared(beside, { abilities: [wave] }, useWave, pay(2), passBeyond)).toEqual(['same', 8])
})

test('a pass waits for its own window and passes no other one', () => {
  const abilities = [wave, { ...wave, id: 'bow', on: 'leaves' }]
  const atTheGate = changed('arrive', { moments: state => (isOld(state) ? [{ on: 'turn' }] : []) })
  const answers = [{ question: 'gate:Bo', choice: 'pass' }, pay(2), { question: 'leave:Bo', choice: 'bow' }]
  expect(compared(atTheGate, { abilities }, ...answers)).toEqual(['same', 5])
})

test('who joins may settle the open question, so that the answer fits the next one', () => {
  const { riddle } = tollFlow.inquiries
  /** A sage who joins settles every riddle. Under the old edition two forced abilities are ordered before that. */
  const withSage: TollFlow = {
    ...changed('arrive', { moments: turns(isOld) }),
    inquiries: {
      riddle: {
        asks: (state, facts) => (state.coins >= 10 ? null : (riddle?.asks(state, facts) ?? null)),
        answered: () => {},
      },
    },
    joins: table => {
      table.memory.state.coins += 10
      return null
    },
  }
  const abilities = [forced('one', 'turn', 0), forced('two', 'turn', 0)]
  const answers = [
    { question: 'order:gate', choice: 'two' },
    { question: 'gate', card: { effects: [{ kind: 'riddle' }] } },
    { ...pay(2), joins: ['sage'] },
  ]
  expect(compared(withSage, { abilities }, ...answers)).toEqual(['same', 5])
})
