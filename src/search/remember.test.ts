import { describe, expect, it } from 'vitest'
import { remember } from './remember.ts'

const noting = () => {
  const asked: string[] = []
  const find = remember(({ game }: { game: string }, text) => {
    asked.push(`${game} ${text}`)
    return { length: text.length }
  })
  return { asked, find }
}

describe('what was found for a text', () => {
  it('is found once in each scope', () => {
    const { asked, find } = noting()
    for (const game of ['marvel', 'gundam', 'marvel', 'gundam'])
      expect(find({ game }, 'attack')).toEqual({ length: 6 })
    expect(asked).toEqual(['marvel attack', 'gundam attack'])
  })

  it('is kept for 5,000 texts, and for none that is longer than a query', () => {
    const { asked, find } = noting()
    const long = 'x'.repeat(201)
    for (const text of [long, long]) find({ game: 'marvel' }, text)
    expect(asked).toHaveLength(2)
    for (let i = 0; i <= 5_000; i++) find({ game: 'marvel' }, String(i))
    const before = asked.length
    find({ game: 'marvel' }, '5000')
    find({ game: 'marvel' }, '0')
    expect(asked.slice(before)).toEqual(['marvel 0'])
  })

  it('is not forgotten when a text comes again, however many there are', () => {
    const { asked, find } = noting()
    for (let i = 0; i < 5_000; i++) find({ game: 'marvel' }, String(i))
    for (const text of ['1', '2', '1']) find({ game: 'marvel' }, text)
    expect(asked).toHaveLength(5_000)
  })
})
