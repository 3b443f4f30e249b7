// Tests of the clauses of the steps, and of what the state of a battle must have.
import { expect, test } from 'vitest'
import {
  atMole,
  attack,
  falcon,
  finish,
  noBlock,
  noBurst,
  note,
  quietly,
  report,
  resolve,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { pieceOf } from './state.ts'

test('GCG-7-3-5 an effect that is told in a step cites the clause of that step', () => {
  const told = (question: string) => report(question, note(question))
  const onUnit = [told('attack'), told('block'), noBlock, told('action:Rio')]
  const story = resolve(atMole(), ...onUnit, ...quietly.slice(1), told('damage'), told('finish'), finish)
  expect(story.told('noted')).toMatchObject([
    { text: 'attack', clause: 'GCG-7-3-5' },
    { text: 'block', clause: 'GCG-7-4-5' },
    { text: 'action:Rio', clause: 'GCG-7-5-1b' },
    { text: 'damage', clause: 'GCG-7-6-3-3' },
    { text: 'finish', clause: 'GCG-7-7-2a' },
  ])
  const onPlayer = resolve(attack([falcon()]), ...quietly, noBurst, told('damage'), finish)
  expect(onPlayer.told('noted')).toMatchObject([{ text: 'damage', clause: 'GCG-7-6-2-5' }])
})

test('a card that is needed is at the table', () => {
  const { position } = resolve(atMole())
  if (!position) throw new Error('no position')
  const { state } = position.memory
  expect(pieceOf(state, 'Falcon').id).toBe('Falcon')
  expect(() => pieceOf(state, 'Ghost')).toThrow('no piece Ghost')
})
