import { describe, expect, it } from 'vitest'
import { readClauseId, readHeading, readNumber } from './number.ts'

describe('the number of a rule', () => {
  it.each([
    ['7-6-2', '7-6-2', ''],
    ['7.6.2', '7-6-2', ''],
    ['7.6.2.', '7-6-2', ''],
    ['7 6 2 4 1', '7-6-2-4-1', ''],
    ['7_6_2', '7-6-2', ''],
    ['7/6/2', '7-6-2', ''],
    ['7,6,2', '7-6-2', ''],
    ['7–6–3', '7-6-3', ''],
    ['(7-6-2)', '7-6-2', ''],
    ['§7-5-1', '7-5-1', ''],
    ['rule 7-4-2', '7-4-2', ''],
    ['Regel 7.4.1', '7-4-1', ''],
    ['Kapitel 7', '7', ''],
    ['762', '762', ''],
    ['7-6-2-2a', '7-6-2-2', 'a'],
    ['7-6-2-2 B', '7-6-2-2', 'b'],
  ])('%s is read', (query, number, letter) => {
    expect(readNumber(query)).toEqual({ number, letter })
  })

  it.each(['retaliate 2', 'X', '', '7-', '-', 'rule', 'ATK 3 gegen VER 2', '123456789'])(
    '%j is none',
    query => {
      expect(readNumber(query)).toBeNull()
    },
  )

  it('of a clause is read in any spelling', () => {
    expect(['MC-EA-31', 'mc ea 31', 'mcea31'].map(readClauseId)).toEqual(['mcea31', 'mcea31', 'mcea31'])
  })
})

describe('a heading', () => {
  it.each([
    ['7-3. Attack Step', '7-3.', 'Attack Step'],
    ['7. Attacking and Battles', '7.', 'Attacking and Battles'],
    ['Rule 11.1.1 <Repair>', '11.1.1', '<Repair>'],
  ])('is read as number and name: %s', (query, number, name) => {
    expect(readHeading(query)).toEqual({ number, name })
  })

  it.each(['3 damage', '7-3', 'retaliate 2', '7-6-2-2 b', 'Attack Step'])('is not %s', query => {
    expect(readHeading(query)).toBeNull()
  })
})
