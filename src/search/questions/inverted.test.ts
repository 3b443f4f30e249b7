// What a question finds in each text is what a plain count finds, whatever was asked before.
import { describe, expect, it } from 'vitest'
import { type AskedWord, addTo, inverted, type Lists } from './inverted.ts'

const held: Lists = new Map()
addTo(held, 'attack', 0, 0.5)
addTo(held, 'attack', 2, 0.25)
addTo(held, 'exhaust', 1, 1)
addTo(held, 'rest', 2, 1)
addTo(held, 'hand', 0, 0.5)
addTo(held, 'hand', 1, 0.25)
addTo(held, 'size', 1, 0.75)
const lists = inverted(held, ['marvel', 'marvel', 'gundam'])

const word = (...terms: string[]): AskedWord => ({
  weight: 1,
  alternatives: terms.map(term => ({ terms: [term], weight: 1, book: null })),
})
const found = (words: readonly AskedWord[]) => {
  const { texts, shares, covered } = lists.find(words)
  return Object.fromEntries([...texts].sort().map(text => [text, [shares[text], covered[text]]]))
}

describe('the texts that a question reaches', () => {
  it('add up what its words count there, and what they weigh', () => {
    expect(found([word('attack'), { ...word('hand'), weight: 2 }])).toEqual({
      0: [1, 3],
      1: [0.25, 2],
      2: [0.25, 1],
    })
  })

  it('count the best alternative of a word, never two of them', () => {
    expect(found([word('hand', 'exhaust')])).toEqual({ 0: [0.5, 1], 1: [1, 1] })
  })

  it('count words that belong together by their mean, and less where one is missing', () => {
    const handSize = { terms: ['hand', 'size'], weight: 0.5, book: null }
    expect(found([{ weight: 1, alternatives: [handSize] }])).toEqual({ 0: [0.125, 1], 1: [0.25, 1] })
  })

  it('take a synonym only in the book where it means that', () => {
    const tap = [
      { terms: ['exhaust'], weight: 0.5, book: 'marvel' },
      { terms: ['rest'], weight: 0.5, book: 'marvel' },
    ]
    expect(found([{ weight: 1, alternatives: tap }])).toEqual({ 1: [0.5, 1] })
  })

  it('count words beside only where others have led', () => {
    const { texts, shares } = lists.find([word('attack')], ['hand', 'size'])
    expect([...texts].sort().map(text => shares[text])).toEqual([1, 0.25])
  })

  it('are none for a word that no text has, and keep nothing of the question before', () => {
    expect(found([word('thunder')])).toEqual({})
    expect(found([word('attack')])).toEqual({ 0: [0.5, 1], 2: [0.25, 1] })
  })
})
