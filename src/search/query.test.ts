import { describe, expect, it } from 'vitest'
import { heapMegabytes } from '../../test/support/heap-size.ts'
import { remembered } from './query.ts'
import { fold } from './words/fold.ts'

describe('what is remembered of what people type', () => {
  it('is worked out once for each text', () => {
    const asked: string[] = []
    const length = remembered(10, text => asked.push(text) && text.length)
    expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2])
    expect(asked).toEqual(['a', 'bb'])
  })

  it('is no more than so many texts, and none that is longer than a query', () => {
    const asked: string[] = []
    const length = remembered(2, text => asked.push(text) && text.length)
    for (const text of ['a', 'b', 'c', 'a', 'x'.repeat(201), 'x'.repeat(201)]) length(text)
    expect(asked).toEqual(['a', 'b', 'c', 'a', 'x'.repeat(201), 'x'.repeat(201)])
  })

  it('is the query as far as it is read, and nothing of what was typed behind it', () => {
    const before = heapMegabytes()
    for (let i = 0; i < 3_000; i++) fold(`${i} ${'behind it '.repeat(600)}`)
    expect(heapMegabytes() - before).toBeLessThan(5)
  })
})
