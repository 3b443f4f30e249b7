import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { tooSlow } from '../../test/support/hostile-texts.ts'
import { readClauseId, readHeading, readRuleNumber } from './rule-numbers.ts'

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
    ['#7-6', '7-6', ''],
    ['7-6-2-', '7-6-2', ''],
    ['punkt 7-5-2-1', '7-5-2-1', ''],
    ['7-6-2-2a', '7-6-2-2', 'a'],
    ['7-6-2-2 B', '7-6-2-2', 'b'],
  ])('%s is read', (query, number, letter) => {
    expect(readRuleNumber(query)).toEqual({ number, letter })
  })

  it.each(['retaliate 2', 'X', '', '7-', '-', 'rule', 'ATK 3 gegen VER 2', '123456789'])(
    '%j is none',
    query => {
      expect(readRuleNumber(query)).toBeNull()
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

/** The four patterns in a plain and slow form, which reads any white space. */
const LABEL =
  /^\s*[([]?\s*(?:§§?|#|rule|rules|regel|regeln|kapitel|chapter|section|abschnitt|punkt|point|nr\.?|no\.?)?\s*/i
const NUMBER = /^(\d{1,5}(?:\s*[-–—.,/_\s]\s*\d{1,3})*)\s*([a-c]?)\s*[.)\]]*$/i
const OPEN_END = /(\d\s*[-–—.,/_]\s*\d{1,3})\s*[-–—]$/
const HEADING = /^(\d{1,2}(?:(?:[-–.]\d{1,2})+[.)]?|\.))\s+(\D.+)$/

describe('whatever is typed', () => {
  const piece = fc.constantFrom(
    '7',
    '12',
    '3456',
    ' ',
    '  ',
    '\t',
    '-',
    '–',
    '.',
    ',',
    '/',
    '_',
    'a',
    'B',
    'x',
    ')',
    '(',
    '§',
    'rule',
    'Nr.',
  )
  const typed = fc.array(piece, { maxLength: 7 }).map(pieces => pieces.join(''))
  const bare = (query: string) => query.trim().replace(LABEL, '')

  it('is a number exactly if it is written as one', () => {
    fc.assert(
      fc.property(typed, query => {
        const [, number, letter = ''] = NUMBER.exec(bare(query).replace(OPEN_END, '$1')) ?? []
        const read = number && { number: number.trim().split(/\D+/).join('-'), letter: letter.toLowerCase() }
        expect(readRuleNumber(query)).toEqual(read ?? null)
      }),
      { numRuns: runs(25) },
    )
  })

  it('is a heading exactly if it is written as one, but for blanks', () => {
    fc.assert(
      fc.property(typed, query => {
        const [, number, name] = HEADING.exec(bare(query).replaceAll(/\s+/g, ' ')) ?? []
        const read = number && name && { number, name }
        expect(readHeading(query)).toEqual(read || null)
      }),
      { numRuns: runs(25) },
    )
  })

  it.each([
    ['as a number', readRuleNumber],
    ['as a heading', readHeading],
    ['as the id of a clause', readClauseId],
  ])('is read at once, however long it is: %s', (_, read) => {
    expect(tooSlow(read, 6_000)).toBeNull()
  })
})
