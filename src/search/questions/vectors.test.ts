// A second opinion knows which words occur together, in either language, and knows a word that is mistyped.
import { describe, expect, it } from 'vitest'
import type { Passage } from './passages.ts'
import { likenessTo, vectorsOf } from './vectors.ts'

const passage = (clause: string, en: string, de: string, asked: string[] = []): Passage<string, string> => ({
  ...{ clause, entry: clause, book: 'marvel', isOfNamed: false, names: { en: [], de: [] } },
  texts: [{ text: { en, de }, isBeside: false }],
  asked: { en: asked, de: [] },
})

const PASSAGES = [
  passage('1', 'A stunned hero does not attack.', 'Ein betäubter Held greift nicht an.', [
    'stunned and attacking',
  ]),
  passage('2', 'Stunned: discard the card.', 'Betäubt: Lege die Karte ab.', ['getting rid of stunned']),
  passage('3', 'Shuffle the deck.', 'Mische das Deck.', ['shuffling my deck']),
  passage('4', 'Shuffle the discard pile into the deck.', 'Mische den Ablagestapel in das Deck.'),
]
const data = vectorsOf(PASSAGES)
const nearest = (question: string): string => {
  const likened = likenessTo(data)(question)
  const order = PASSAGES.map((_, i) => likened(i, i + 1))
  return PASSAGES[order.indexOf(Math.max(...order))]?.clause ?? ''
}

describe('a second opinion', () => {
  it('finds what is asked in the other language', () => {
    expect(nearest('betäubt')).not.toBe('3')
    expect(['1', '2']).toContain(nearest('wenn jemand betäubt ist'))
  })

  it('knows a mistyped word by its parts', () => {
    expect(['1', '2']).toContain(nearest('stunnned'))
    expect(['3', '4']).toContain(nearest('shufling'))
  })

  it('compares with the text of a passage that nobody has asked for yet', () => {
    expect(nearest('discard pile shuffled into the deck')).toBe('4')
  })

  it('is the same each time', () => {
    expect(vectorsOf(PASSAGES)).toEqual(data)
  })

  it('says nothing of words that no passage has', () => {
    expect(likenessTo(data)('thunderstorm')(0, 4)).toBe(0)
  })
})
