// Tests of playing on without players: windows are passed, usual answers are given, on one copy of the table.
import { expect, test } from 'vitest'
import { type Toll, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { atTheGate, coins, forced, pay } from '../../test/support/engine/play-made-up-game.ts'
import { playOn } from './play-on.ts'
import type { Answer, Posed } from './types.ts'

const passGate = { question: 'gate', choice: 'pass' }
const wave = { id: 'wave', owner: 'Bo', on: 'arrives', coins: 1 }
/** Pays two coins wherever the toll is asked for, and answers nothing else. */
const paysTwo = ({ name }: Posed<Toll>): Answer | null => (name === 'toll' ? pay(2) : null)

const onFrom = (setUp: object, first: Answer, usual = paysTwo) =>
  playOn(tollFlow, atTheGate(setUp), first, usual)
const told = (played: ReturnType<typeof onFrom>) => played?.events.map(({ type }) => type)

test('an attack is played to its end: nobody uses an ability, and the usual answers are given', () => {
  const played = onFrom({ abilities: [wave] }, { question: 'gate', card: coins(1) })
  // Bo declines before the coin is reported, and is asked again after it.
  expect(told(played)).toEqual([
    'ability_declined',
    'card_reported',
    'coins',
    'ability_declined',
    'step_entered',
    'paid',
    'step_entered',
  ])
  expect(played?.position.question).toBeNull()
  expect(played?.position.memory.state).toMatchObject({ coins: 2, paid: 2 })
})

test('it stops at a question that has no usual answer, with what led there', () => {
  const played = onFrom({}, { question: 'gate', card: { effects: [{ kind: 'riddle' }] } })
  expect(played?.position.question?.name).toBe('riddle')
  expect(told(played)).toEqual(['card_reported'])
  const unpaid = onFrom({}, { question: 'gate', card: coins(1) }, () => null)
  expect(unpaid?.position.question?.name).toBe('toll')
  expect(told(unpaid)).toEqual(['card_reported', 'coins', 'step_entered'])
})

test('forced abilities are carried out on the way', () => {
  const abilities = [forced('gift', 'chooses', 2)]
  expect(onFrom({ abilities }, passGate)?.position.memory.state).toMatchObject({ coins: 3, paid: 2 })
})

test('nothing is told if the first or a usual answer is refused', () => {
  expect(onFrom({}, { question: 'toll', choice: 'fly' })).toBeNull()
  expect(onFrom({}, passGate, () => pay(9))).toBeNull()
  expect(onFrom({}, passGate, () => ({ question: 'toll' }))).toBeNull()
})

test('the table from which it is played stays as it was', () => {
  const position = atTheGate({ abilities: [wave] })
  const before = structuredClone(position)
  playOn(tollFlow, position, { question: 'gate:Bo', choice: 'wave' }, paysTwo)
  expect(position).toEqual(before)
})
