import { describe, expect, it } from 'vitest'
import type { AskedWord } from './inverted.ts'
import { keptByWords } from './kept-by-words.ts'

const word = (term: string): AskedWord => ({
  weight: 1,
  alternatives: [{ terms: [term], weight: 1, book: null }],
})
const everything = () => true
const scope = { language: 'en', isWanted: everything, mayKeep: true } as const
const steady = { words: [word('en:steadi')], little: ['en~how'] }

/** Answers with the number of the answer. */
function counted() {
  let answers = 0
  return keptByWords<string, { readonly number: number }>(() => ({ number: ++answers }))
}

describe('what answers the same words', () => {
  it('is worked out once, also when a letter is typed that leads to nothing', () => {
    const answer = counted()
    answer(steady, scope)
    expect(answer({ words: [word('en:steadi')], little: ['en~how'] }, scope)).toEqual({ number: 1 })
  })

  it.each([
    ['another word', { ...steady, words: [word('en:stun')] }, scope],
    [
      'a word that nothing leads to',
      { ...steady, words: [...steady.words, { weight: 0.6, alternatives: [] }] },
      scope,
    ],
    ['a word of the other language', { ...steady, words: [word('de:steadi')] }, scope],
    ['another little word', { ...steady, little: ['en~when'] }, scope],
    ['another book', steady, { ...scope, book: 'gundam' }],
    ['other things that are wanted', steady, { ...scope, isWanted: () => false }],
  ])('is worked out anew for %s', (_, read, asked) => {
    const answer = counted()
    answer(steady, scope)
    expect(answer(read, asked)).toEqual({ number: 2 })
  })

  it('is forgotten at once if nothing of the question may be kept', () => {
    const answer = counted()
    answer(steady, { ...scope, mayKeep: false })
    expect(answer(steady, { ...scope, mayKeep: false })).toEqual({ number: 2 })
    expect(answer(steady, scope)).toEqual({ number: 3 })
  })
})
