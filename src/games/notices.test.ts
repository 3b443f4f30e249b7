// Tests of the kinds of notices that a stored list may name.
import { expect, test } from 'vitest'
import { isNoticeKind } from './notices.ts'

test('what a play cannot tell and what it takes for granted are kinds of notices, other words are not', () => {
  expect(['readCard', 'otherTurn', 'noBurst', 'stillTough'].filter(isNoticeKind)).toHaveLength(4)
  expect(['', 'readCards', 'toString'].filter(isNoticeKind)).toEqual([])
})
