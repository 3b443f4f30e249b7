import { describe, expect, it } from 'vitest'
import { dateText } from './about.ts'

describe('a date', () => {
  it.each([
    ['2024-11-29', '29 November 2024', '29. November 2024'],
    ['2024-07', 'July 2024', 'Juli 2024'],
    ['2026', '2026', '2026'],
  ])('%s is told as exactly as it is known', (date, en, de) => {
    expect([dateText(date, 'en'), dateText(date, 'de')]).toEqual([en, de])
  })
})
