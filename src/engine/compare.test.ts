// Tests of the comparison with another edition: the same answers end the same or differently, or it cannot tell.
import { expect, test } from 'vitest'
import { TOLL_ROWS, type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { coins, forced, inEditions, pay, run } from '../../test/support/engine/play-made-up-game.ts'
import { MOST_ANSWERS } from './advance.ts'
import { compareEditions } from './compare.ts'
import { play } from './play.ts'
import { rowsBy } from './rows.ts'
import type { Answer } from './types.ts'

/** The comparison of a play under the old edition with the new edition. */
const compared = (setUp: object, ...answers: unknown[]) => run(setUp, ...answers).outcome?.editions
const cannotTell = [{ edition: 'new', result: 'cannotTell', differences: [] }]
const same = [{ edition: 'new', result: 'same', differences: [] }]
const may = (id: string, on: string) => ({ id, owner: 'Bo', on, coins: 0 })

test('a difference is named with what it is here and there', () => {
  const abilities = [forced('gift', 'leaves:new', 2)]
  expect(compared({ abilities }, pay(2))).toEqual([
    { edition: 'new', result: 'differs', differences: [{ field: 'coins', here: 1, there: 3 }] },
  ])
})

test('a set-up that the other edition does not allow cannot be compared', () => {
  expect(compared({ coins: 1 }, pay(1))).toEqual(cannotTell)
})

test('an answer that the other edition refuses cannot be compared', () => {
  expect(compared({}, pay(1))).toEqual(cannotTell)
})

test('what was decided where the other edition asks nothing is left out there', () => {
  const abilities = [may('wave', 'leaves:old')]
  expect(compared({ abilities }, pay(2), { choice: 'wave' })).toEqual(same)
  const gives = [{ ...may('wave', 'leaves:old'), coins: 2 }]
  expect(compared({ abilities: gives }, pay(2), { choice: 'wave' })).toEqual([
    { edition: 'new', result: 'differs', differences: [{ field: 'coins', here: 3, there: 1 }] },
  ])
  expect(compared({ abilities }, pay(2), { choice: 'pass' })).toEqual(same)
})

test('an order that only this edition asked for does no harm', () => {
  const abilities = [forced('one', 'leaves:old', 1), forced('two', 'leaves:old', -1)]
  expect(compared({ abilities }, pay(2), { choice: 'two' })).toEqual(same)
})

test('what only the other edition asks was not answered', () => {
  expect(compared({ abilities: [may('wave', 'leaves:new')] }, pay(2))).toEqual(cannotTell)
})

test('an order that only the other edition asks for is tried every way', () => {
  const even = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)]
  expect(compared({ abilities: even }, pay(2))).toEqual(same)
  // The play has one coin left, so `two` can take two coins only after `one` has given one.
  const late = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -2)]
  expect(compared({ abilities: late }, pay(2))).toEqual(cannotTell)
})

test('an order behind a window that may be passed is tried every way as well', () => {
  const tollFirst = inEditions({}, { order: ['choose', 'arrive', 'leave', 'turnedAway'] })
  const setUp = { abilities: [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)] }
  expect(play(tollFirst, setUp, [pay(2)]).outcome?.editions).toEqual(same)
})

test('an order behind the windows of several players is tried every way as well', () => {
  const tollFirst = inEditions({}, { order: ['choose', 'arrive', 'leave', 'turnedAway'] })
  const abilities = [
    forced('one', 'leaves:new', 1),
    forced('two', 'leaves:new', -1),
    may('wave', 'arrives'),
    { ...may('nod', 'arrives'), owner: 'Ana' },
  ]
  expect(play(tollFirst, { abilities }, [pay(2)]).outcome?.editions).toEqual(same)
})

test('what the other edition asks as well, and refuses, cannot be left out', () => {
  // A traveller comes to the gate of the other edition with one coin less, and has no three coins to give.
  const poorer = inEditions(
    {},
    {
      changed: {
        arrive: {
          happens: table => {
            table.memory.state.coins -= 1
          },
        },
      },
    },
  )
  const gives = { question: 'gate', card: coins(-3) }
  expect(play(poorer, {}, [gives, pay(2)]).outcome?.editions).toEqual(cannotTell)
  const less = { question: 'gate', card: coins(-2) }
  expect(play(poorer, {}, [less, pay(2)]).outcome?.editions).toMatchObject([{ result: 'differs' }])
})

test('where a play may rest, what was answered after that is given in the other edition as well', () => {
  const turns = { changed: { choose: { moments: () => [{ on: 'turn' }] } } }
  const resting = {
    ...inEditions(turns, { changed: { choose: { moments: () => [] } } }),
    restsAt: 'choose' as const,
  }
  const abilities = [forced('one', 'turn', 0), forced('two', 'turn', 0)]
  const answers = [{ question: 'gate', choice: 'pass' }, { question: 'order:choose', choice: 'two' }, pay(2)]
  const played = play(resting, { abilities }, answers)
  expect(played.refused).toBeNull()
  expect(played.outcome).toMatchObject({ paid: 2, editions: same })
})

test('an order that leads to something nobody has answered cannot be compared, though another does not', () => {
  // A traveller can lose six coins only after getting five; losing them opens `beg`.
  const abilities = [
    forced('find', 'leaves:new', 5),
    forced('lose', 'leaves:new', -6),
    { id: 'beg', owner: 'Bo', on: 'poor', coins: 1 },
  ]
  expect(compared({ abilities }, pay(2))).toEqual(cannotTell)
  expect(compared({ abilities: abilities.slice(0, 1) }, pay(2))).toMatchObject([{ result: 'differs' }])
})

test('more orders than can be tried are not compared', () => {
  const gifts = (count: number) =>
    Array.from({ length: count }, (_, n) => forced(`gift ${n}`, 'leaves:new', n === 0 ? 1 - count : 1))
  const abilities = (count: number) => ({ coins: 9, abilities: gifts(count) })
  expect(compared(abilities(4), pay(2))).toEqual(same)
  expect(compared(abilities(5), pay(2))).toEqual(cannotTell)
})

test('sixty-four orders can be tried, and no more', () => {
  // There is one gift, for whoever asks first.
  const flow = {
    ...tollFlow,
    abilities: {
      ...tollFlow.abilities,
      fits: (...[state, one, moment]: Parameters<typeof tollFlow.abilities.fits>) =>
        state.coins === 1 && tollFlow.abilities.fits(state, one, moment),
    },
  }
  const tried = (count: number) => {
    const abilities = Array.from({ length: count }, (_, n) => forced(`asker ${n}`, 'leaves:new', 1))
    const setUp = { edition: 'old', abilities }
    const { accepted, outcome } = run(setUp, pay(2))
    return outcome && compareEditions(flow, setUp, accepted, outcome)
  }
  expect(tried(64)).toMatchObject([{ differences: [{ field: 'coins', here: 1, there: 2 }] }])
  expect(tried(65)).toEqual(cannotTell)
})

test('once two orders end differently, no other order is tried', () => {
  const abilities = [
    forced('one', 'leaves:new', 1),
    forced('two', 'leaves:new', -2),
    forced('three', 'leaves:new', 0),
  ]
  const setUp = { edition: 'old', abilities }
  const { accepted, outcome } = run(setUp, pay(2))
  const ends: number[] = []
  const flow = {
    ...tollFlow,
    outcome: (state: Parameters<typeof tollFlow.outcome>[0]) => {
      ends.push(state.coins)
      return tollFlow.outcome(state)
    },
  }
  expect(outcome && compareEditions(flow, setUp, accepted, outcome)).toEqual(cannotTell)
  // `two` takes two coins after `one` in the first two orders; in the third it comes first and finds one coin.
  expect(ends).toEqual([0, 0, 2])
})

test('all comparisons of an attack share their steps, so another edition takes no more', () => {
  const third = { id: 'third', price: 2 }
  const three = {
    ...tollFlow,
    editions: [...tollFlow.editions, { rules: third, rows: rowsBy(TOLL_ROWS, {}) }],
  }
  const setUp = { edition: 'old' }
  const answers = [{ question: 'gate', card: coins(1) }, { question: 'gate', card: coins(1) }, pay(2)]
  const { accepted, outcome } = run(setUp, ...answers)
  const within = (steps: number) =>
    outcome && compareEditions(three, setUp, accepted, outcome, steps).map(({ result }) => result)
  expect(within(6)).toEqual(['same', 'same'])
  expect(within(5)).toEqual(['cannotTell', 'same'])
  expect(within(4)).toEqual(['cannotTell', 'cannotTell'])
})

test('an order that comes after the last answer that a play can have cannot be compared', () => {
  const looks = (count: number) => Array(count).fill({ question: 'gate', card: coins(0) })
  const abilities = [forced('one', 'leaves:new', 1), forced('two', 'leaves:new', -1)]
  const setUp = { edition: 'old', abilities }
  const within = (steps: number, count: number) => {
    const { accepted, outcome } = run(setUp, ...looks(count), pay(2))
    return outcome && compareEditions(tollFlow, setUp, accepted, outcome, steps)
  }
  expect(within(2 * MOST_ANSWERS, MOST_ANSWERS - 3)).toEqual(same)
  expect(within(2 * MOST_ANSWERS, MOST_ANSWERS - 1)).toEqual(cannotTell)
})

test('more answers than the steps allow cannot be compared, and none of them is played', () => {
  const looks = (count: number) => Array(count).fill({ question: 'gate', card: coins(0) })
  let settled = 0
  const counting: TollFlow = {
    ...tollFlow,
    settle: table => {
      settled += 1
      tollFlow.settle(table)
    },
  }
  const after = (count: number) => {
    const { accepted, outcome } = run({}, ...looks(count), pay(2))
    settled = 0
    const result = outcome && compareEditions(counting, { edition: 'old' }, accepted, outcome, 10)
    return { result, isPlayed: settled > 0 }
  }
  expect(after(9)).toEqual({ result: same, isPlayed: true })
  expect(after(10)).toEqual({ result: cannotTell, isPlayed: false })
})

test('answers that do not name their question are compared as well', () => {
  const unnamed = (flow: TollFlow, abilities: object[], ...answers: Answer[]) => {
    const setUp = { edition: 'old', abilities }
    const { outcome } = play(flow, setUp, answers)
    return outcome && compareEditions(flow, setUp, answers, outcome)
  }
  const pays = { choice: 'pay', number: 2 }
  expect(unnamed(tollFlow, [], { card: coins(1) }, pays)).toEqual(same)
  const abilities = [may('wave', 'leaves:old')]
  expect(unnamed(tollFlow, abilities, pays, { choice: 'wave' })).toEqual(cannotTell)
  expect(unnamed(tollFlow, abilities, pays, { choice: 'pass' })).toEqual(same)
  // A riddle is told only at the gate, to which the other edition comes after the toll.
  const tollFirst = inEditions({}, { order: ['choose', 'arrive', 'leave', 'turnedAway'] })
  const told = { card: { effects: [{ kind: 'riddle' }] } }
  const pass = { question: 'gate', choice: 'pass' }
  expect(unnamed(tollFirst, [], told, { choice: 'keep' }, pass, pays)).toEqual(same)
})
