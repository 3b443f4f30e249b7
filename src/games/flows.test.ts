// The flows behind the verbs that every caller uses.
import { expect, test } from 'vitest'
import { FLOWS, flowNamed } from './flows.ts'

const unitAttack = flowNamed('gundam/unit-attack')
const setUp = {
  activePlayer: 'Kei',
  standbyPlayer: 'Rio',
  pieces: [{ id: 'Falcon', kind: 'unit', player: 'Kei', ap: 3, hp: 4 }],
  attacker: 'Falcon',
  target: { player: true },
}

test('there are three flows, each found by its name', () => {
  const names = ['marvel-champions/enemy-attack', 'marvel-champions/player-attack', 'gundam/unit-attack']
  expect(FLOWS.map(flow => flow.id)).toEqual(names)
  for (const name of names) expect(flowNamed(name)?.id).toBe(name)
  expect(flowNamed('chess')).toBeUndefined()
})

test('a flow says its editions, the shape of a set-up, and draws its chart', () => {
  expect(unitAttack?.editions).toEqual(['1.0'])
  expect(unitAttack?.setUp.safeParse(setUp).success).toBe(true)
  expect(unitAttack?.setUp.safeParse({}).success).toBe(false)
  expect(unitAttack?.chart()).toContain('blockStep --> endOfBlockStep')
})

test('an answer has the effects of its game, and 20 of them at most', () => {
  const rest = { kind: 'rest', who: { the: 'attacker' } }
  const reads = (card: object | undefined) =>
    unitAttack?.answer.safeParse({ question: 'attack', ...(card && { card }) }).success
  expect([reads(undefined), reads({ effects: [rest] }), reads({ name: 'Card' })]).toEqual([true, true, true])
  expect(reads({ effects: [{ kind: 'rest' }] })).toBe(false)
  expect(reads({ effects: [{ kind: 'threat', amount: 1 }] })).toBe(false)
  const many = (length: number) => reads({ effects: Array.from({ length }, () => rest) })
  expect([many(20), many(21)]).toEqual([true, false])
})

test('what is shown of a play has no position in it, which only the engine understands', () => {
  const shown = unitAttack?.play(setUp, [{ question: 'block', choice: 'decline' }])
  expect(shown).not.toHaveProperty('position')
  expect(shown).toMatchObject({
    events: expect.any(Array),
    prompt: { windows: [{ name: 'action:Rio' }] },
    outcome: null,
    accepted: [{ question: 'block', choice: 'decline' }],
    refused: null,
  })
})
