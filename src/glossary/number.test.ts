import { describe, expect, it } from 'vitest'
import { readClauseId, readNumber } from './number.ts'

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
