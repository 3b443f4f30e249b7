// A question is read as words that carry meaning, with all that they may stand for.
import { describe, expect, it } from 'vitest'
import { keepNothing } from '../../kept.ts'
import type { Language } from '../../language.ts'
import { knownParts, splitter } from '../words/readings.ts'
import { languageOfQuestion, questionReader } from './asked-words.ts'
import { indexesOf } from './indexes.ts'
import type { Passage } from './passages.ts'
import { synonymIndex } from './synonyms.ts'
import { littleTerms } from './terms.ts'

const passage = (clause: string, en: string, de: string): Passage<string, string> => ({
  clause,
  entry: clause,
  book: 'marvel',
  texts: [{ text: { en, de }, isBeside: false }],
  isOfNamed: false,
  names: { en: [], de: [] },
  asked: { en: ['who gets zapped'], de: [] },
})
const split = splitter(knownParts(['boost', 'karte', 'schurke', 'phase']))
const indexes = indexesOf(
  [
    passage('1', 'The villain attacks with a boost card.', 'Der Schurke greift mit einer Boostkarte an.'),
    passage('2', 'Exhaust the hero to defend.', 'Erschöpfe den Helden, um zu verteidigen.'),
    passage('3', 'The hero is stunned.', 'Der Held ist betäubt.'),
  ],
  split,
  keepNothing,
)
const synonyms = synonymIndex([
  {
    book: 'marvel',
    synonyms: { en: { tap: ['exhaust'], 'get rid of': ['defend'] }, de: { tappen: ['erschöpfen'] } },
  },
])
const read = questionReader(indexes, split, synonyms)
const terms = (query: string, language: Language) =>
  read(query, language).map(({ alternatives }) => alternatives.map(one => one.terms.join('+')))

describe('a question', () => {
  it('loses its little words, its numbers and what it repeats', () => {
    expect(terms('does the villain really attack 3 heroes or do heroes attack', 'en')).toEqual([
      ['en:villain'],
      ['en:attack'],
      ['en:hero'],
    ])
  })

  it('reads a compound as a whole and in its parts', () => {
    expect(terms('schurkenphase', 'de')).toEqual([[]])
    expect(terms('boostkarten', 'de')[0]).toContain('de:boost+de:kart')
  })

  it('takes a word that its language does not know in the other one', () => {
    expect(terms('ist er stunned', 'de')).toEqual([['en:stun']])
  })

  it('knows a word from how players ask, corrects one slip, and leaves unknown words empty', () => {
    expect(terms('villian zapped thunderstorm', 'en')).toEqual([['en:villain'], ['en:zap'], []])
  })

  it('reads what players say for a word of the book, also in several little words', () => {
    expect(terms('tap the villain', 'en')[0]).toEqual(['en:exhaust'])
    expect(terms('get rid of the villain', 'en')[0]).toEqual(['en:defend'])
    expect(terms('getting the villain', 'en')).toEqual([['en:villain']])
  })

  it('gives a rare word more weight than one in many clauses', () => {
    const [stunned, hero] = read('stunned hero', 'en')
    expect(stunned?.weight).toBeGreaterThan(hero?.weight ?? 1)
  })

  it('has little words of its own language, each once', () => {
    expect(littleTerms('again and again 2 heroes', 'en')).toEqual(['en~again', 'en~and', 'en~2'])
  })

  it('is in the language of its little words, else in the reader’s', () => {
    expect(languageOfQuestion('muss ich den attack exhausten', 'en')).toBe('de')
    expect(languageOfQuestion('boost villain', 'de')).toBe('de')
    expect(languageOfQuestion('when does the villain boost', 'de')).toBe('en')
  })
})
