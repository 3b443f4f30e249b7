// Tests the reading of typed text, which loses all invisible characters, and of numbers with every keyboard's signs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { cleaned, numberIn, numberOf } from './typed-text.ts'

test('text is one line without anything unseen, and not longer than it may be', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('a', '\u202E', '\u2066', '\u0000', '\n', '😀', '\uD800', ' ', '\u200B'),
  })
  fc.assert(
    fc.property(nasty, fc.integer({ min: 2, max: 30 }), (typed, longest) => {
      const text = cleaned(typed, longest)
      expect(text.length).toBeLessThanOrEqual(longest)
      expect(text).not.toMatch(/(?!\u200D)[\p{Cc}\p{Cf}]| {2}|^ | $/u)
      expect(text.isWellFormed()).toBe(true)
    }),
    { numRuns: runs(2) },
  )
})

test('what is to be seen stays as it was typed, markdown and emoji too', () => {
  expect(cleaned('  **Spider-Man**\n<@1> ', 60)).toBe('**Spider-Man** <@1>')
  expect(cleaned('👨‍👩‍👧 Zäh', 60)).toBe('👨‍👩‍👧 Zäh')
  expect(cleaned('\u200D\uFE0F ', 60)).toBe('')
})

test('numbers are read with every sign, and “all” in both languages', () => {
  expect(numberOf(' 12 ')).toEqual({ number: 12, isChange: false })
  for (const minus of ['-', '−', '–']) expect(numberOf(`${minus}2`)).toEqual({ number: -2, isChange: true })
  expect(numberOf('+ 3')).toEqual({ number: 3, isChange: true })
  expect(Object.is((numberOf('-0') as { number: number }).number, 0)).toBe(true)
  expect([
    numberOf('ALL'),
    numberOf('alles'),
    numberOf(''),
    numberOf('two'),
    numberOf('1.5'),
    numberOf('12345'),
  ]).toEqual(['all', 'all', 'none', 'unreadable', 'unreadable', 'unreadable'])
})

test('a number out of its limits is a problem that says them', () => {
  const fields = new Map([['number', ['21']]])
  expect(numberIn(fields, 'number', { asks: 'boost icons', min: 0, max: 20 })).toEqual({
    problem: { code: 'numberOutOfRange', clause: null, details: { asks: 'boost icons', min: 0, max: 20 } },
  })
  expect(numberIn(fields, 'number', { asks: 'boost icons', min: 0, max: 21 })).toBe(21)
})
