// Tests the names of those who take answers back.
import { expect, test } from 'vitest'
import { wordsIn } from '../../../words/words.ts'
import { rememberTaker, takerName } from './takers.ts'

const [en, de] = [wordsIn('en'), wordsIn('de')]
const seats = [{ player: 'p1', user: '1', name: 'Ana' }]

test('who has a seat is called by its name', () => {
  expect(takerName({ id: 'attack0001', seats }, '1', en)).toBe('Ana')
})

test('of anybody else the name is known that the press has told, in that attack alone', () => {
  rememberTaker('attack0001', '2', 'Chris')
  expect(takerName({ id: 'attack0001', seats }, '2', de)).toBe('Chris')
  expect(takerName({ id: 'attack0002', seats }, '2', de)).toBe('jemand')
})

test('somebody whose data is deleted, and whoever was told of long ago, is someone', () => {
  expect(takerName({ id: 'attack0001', seats }, null, en)).toBe('someone')
  for (let i = 0; i < 500; i += 1) rememberTaker('attack0003', String(i), 'Dora')
  expect(takerName({ id: 'attack0001', seats }, '2', en)).toBe('someone')
  expect(takerName({ id: 'attack0003', seats: [] }, '499', en)).toBe('Dora')
})
