import { describe, expect, it } from 'vitest'
import { memoryOf, once, onceFor } from './kept.ts'

describe('a bounded memory', () => {
  it('drops the oldest that nobody has asked for', () => {
    const memory = memoryOf<number>(2)
    memory.put('a', 1)
    memory.put('b', 2)
    memory.get('a')
    memory.put('c', 3)
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([1, undefined, 3])
  })

  it('weighs a value again when it is put again, and keeps the last one whatever it weighs', () => {
    const memory = memoryOf<number>(10, weight => weight)
    for (const [key, weight] of Object.entries({ a: 4, b: 4, c: 2 })) memory.put(key, weight)
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([4, 4, 2])
    memory.put('c', 3)
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 4, 3])
    memory.put('d', 99)
    expect(['b', 'c', 'd'].map(memory.get)).toEqual([undefined, undefined, 99])
    memory.put('d', 1)
    memory.put('e', 9)
    expect(['d', 'e'].map(memory.get)).toEqual([1, 9])
  })

  it('is empty once it is cleared, and then holds as much as before', () => {
    const memory = memoryOf<number>(2)
    memory.put('a', 1)
    memory.clear()
    expect(memory.get('a')).toBeUndefined()
    for (const key of ['b', 'c']) memory.put(key, 2)
    expect(['b', 'c'].map(memory.get)).toEqual([2, 2])
  })
})

describe('what is made once', () => {
  it('is made when it is first asked for, also if it is nothing', () => {
    let made = 0
    const nothing = once(() => void made++)
    expect([nothing(), nothing(), made]).toEqual([undefined, undefined, 1])
  })

  it('is made for each object', () => {
    let made = 0
    const number = onceFor((_key: object) => ++made)
    const [one, other] = [{}, {}]
    expect([one, other, one, other].map(number)).toEqual([1, 2, 1, 2])
  })
})
