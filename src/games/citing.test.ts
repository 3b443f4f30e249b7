// Tests of citations on one line: chapters with numbers, and the refusal of ids that are no clause.
import { expect, test } from 'vitest'
import { citing } from './citing.ts'

const cite = citing(['MC-EA-04', 'MC-EA-02', 'MC-DF-14', 'GCG-7-3', 'GCG-7-3-2a'])

test('chapters with the numbers of their clauses are read in their order', () => {
  expect(cite('MC-EA 04 02, MC-DF 14')).toEqual(['MC-EA-04', 'MC-EA-02', 'MC-DF-14'])
  expect(cite('GCG-7 3 3-2a')).toEqual(['GCG-7-3', 'GCG-7-3-2a'])
})

test('what is no clause does not compile', () => {
  // @ts-expect-error MC-EA-03 is no clause here
  expect(cite('MC-EA 04 03')).toEqual(['MC-EA-04'])
  // @ts-expect-error MC-DF-15 is no clause here
  expect(cite('MC-EA 04, MC-DF 15')).toEqual(['MC-EA-04'])
  // @ts-expect-error a chapter alone cites nothing
  expect(() => cite('MC-EA')).toThrow('no clause in MC-EA')
})
