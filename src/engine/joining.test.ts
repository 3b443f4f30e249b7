// Tests of joining: a piece joins with the answer to the question that asks for it, and the question is dropped.
import { expect, test } from 'vitest'
import { type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { pay } from '../../test/support/engine/play-made-up-game.ts'
import { play } from './play.ts'

const { riddle } = tollFlow.inquiries

/** The toll flow with a riddle that is asked unless a sage is there; the sage brings 10 coins. */
const withSage: TollFlow = {
  ...tollFlow,
  inquiries: {
    riddle: {
      ...riddle,
      asks: (state, facts) => {
        const question = state.coins >= 10 ? null : (riddle?.asks(state, facts) ?? null)
        return question && { ...question, window: 'gate', joins: true }
      },
      answered: () => {},
    },
  },
  joins: (table, piece) => {
    if (piece !== 'sage') return { code: 'nobodyJoins', clause: null }
    table.memory.state.coins += 10
    return null
  },
}

const asked = { question: 'gate', card: { effects: [{ kind: 'riddle' }] } }
const answering = (answer: object) => play(withSage, {}, [asked, { joins: ['sage'], ...answer }])

test('who joins is the answer: it is logged under the question that it has settled', () => {
  const answer = { question: 'riddle', choice: 'keep' }
  const played = answering(answer)
  expect(played.accepted[1]).toEqual({ ...answer, joins: ['sage'] })
  expect(played.position?.memory).toMatchObject({ answers: 2, state: { coins: 13 } })
  expect(play(withSage, {}, [asked, { ...answer, joins: ['sage'] }, pay(1)]).outcome).toMatchObject({
    coins: 12,
  })
})

test('the answer must be one of its choices, and no card', () => {
  expect(answering({ question: 'riddle', choice: 'swim' }).refused?.code).toBe('noSuchQuestion')
  expect(answering({ question: 'riddle', card: { name: 'Lantern' } }).refused?.code).toBe('noSuchQuestion')
})

test('nobody joins who is not known, and without anybody the question stays', () => {
  const wrong = { question: 'riddle', choice: 'keep', joins: ['fool'] }
  expect(play(withSage, {}, [asked, wrong]).refused).toMatchObject({ code: 'nobodyJoins' })
  const prompt = play(withSage, {}, [asked]).prompt
  expect(prompt?.windows).toMatchObject([{ name: 'riddle', joins: true }])
})
