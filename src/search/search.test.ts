// The indexes find everything that a linear scan of the names finds, and the stages come in their order.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { keepNothing } from '../kept.ts'
import { shortlistOf } from './fuzzy.ts'
import { type Named, nameForms } from './names.ts'
import { prefixIndex } from './prefixes.ts'
import type { Passage } from './questions/passages.ts'
import { buildSearch } from './search.ts'

const named = (thing: string, en: string, de: string): Named<string> => ({
  thing,
  rank: 0,
  names: [
    { text: en, kind: 'title', language: 'en' },
    { text: de, kind: 'title', language: 'de' },
  ],
})

const NAMES = [
  named('boost', 'Boost Card', 'Boost-Karte'),
  named('limit', 'Ally Limit', 'Verbündetenlimit'),
  named('turn', 'Who goes first', 'Wer beginnt'),
  named('strike', 'First Strike', 'Erstangriff'),
  named('scheme', 'Side Scheme', 'Nebenplan'),
  named('ally', 'Ally', 'Verbündeter'),
  named('any limit', 'Limit', 'Limit'),
]
const passage = (
  entry: string,
  clause: string,
  en: string,
  asked: string[] = [],
): Passage<string, string> => ({
  clause,
  entry,
  book: 'marvel',
  texts: [{ text: { en, de: '' }, isBeside: false }],
  isOfNamed: false,
  names: {
    en: NAMES.find(({ thing }) => thing === entry)?.names.map(({ text }) => text) ?? [],
    de: [],
  },
  asked: { en: asked, de: [] },
})
const THINGS = NAMES.map(({ thing }) => thing)
const search = buildSearch(THINGS, thing => NAMES[THINGS.indexOf(thing)] as Named<string>, {
  passages: () => [
    ...['boost', 'turn', 'strike', 'ally', 'any limit'].map(thing =>
      passage(thing, `${thing} 1`, `Here stands what concerns the ${thing}.`),
    ),
    passage('scheme', 'scheme 1', 'It enters play with threat on it.'),
    passage('scheme', 'scheme 2', 'It leaves when the threat is gone.', ['why does the scheme leave']),
    passage('limit', 'limit 1', 'You control at most three of them.', ['how many do i control']),
  ],
  synonyms: [{ book: 'marvel', synonyms: { en: { doom: ['threat'] }, de: {} } }],
  keep: keepNothing,
})
const found = (query: string, language: 'en' | 'de' = 'en') =>
  search(query, { language, isWanted: () => true })

describe('a search', () => {
  it.each([
    ['card boost', 'boost', 'stem'],
    ['boost cards', 'boost', 'stem'],
    ['limits for allies', 'limit', 'stem'],
    ['first', 'strike', 'prefix'],
    ['side sheme', 'scheme', 'fuzzy'],
    ['how many allies may I control', 'limit', 'word'],
  ])('%s finds %s by %s', (query, thing, tier) => {
    expect(found(query)[0]).toMatchObject({ thing, tier })
  })

  it('reads a compound in any order', () => {
    expect(found('limit verbündete', 'de')[0]).toMatchObject({ thing: 'limit', tier: 'stem' })
    expect(found('boostkarten', 'de')[0]?.thing).toBe('boost')
  })

  it('answers a question with clauses, and is not certain of one that nobody asks like this', () => {
    const [best] = found('does the doom go when it enters play')
    expect(best).toMatchObject({ thing: 'scheme', tier: 'word', isConfident: false })
    expect(best?.parts[0]).toBe('scheme 1')
    expect(found('threat of thunderstorms tomorrow')[0]?.isConfident ?? false).toBe(false)
  })

  it('is certain of a question that players ask like this', () => {
    const [best] = found('when does a scheme leave play')
    expect(best).toMatchObject({ thing: 'scheme', isConfident: true })
    expect(best?.parts[0]).toBe('scheme 2')
  })

  it.each([
    ['boost card keyword', 'boost', 'exact'],
    ['strike first card', 'strike', 'stem'],
    ['ally', 'ally', 'exact'],
  ])('takes the word for the kind of thing off a name: %s', (query, thing, tier) => {
    expect(found(query)[0]).toMatchObject({ thing, tier, isConfident: true })
  })

  it('reads one slip of the finger rather than a shorter name', () => {
    expect(found('who gose first')[0]?.thing).toBe('turn')
  })

  it('gives each thing once and never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), query => {
        const things = found(query, 'de').map(({ thing }) => thing)
        expect(new Set(things).size).toBe(things.length)
      }),
      { numRuns: runs(2) },
    )
  })
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 8 })

describe('the index of beginnings', () => {
  it('finds the names that begin so, or have a word that does', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (texts, query) => {
        const things = texts.map((text, i) => ({
          ...named(`${i}`, text, text),
          names: named('', text, text).names.slice(0, 1),
        }))
        const forms = nameForms(things)
        const folded = query.trim().replaceAll(/ +/g, ' ')
        const hits = new Set(prefixIndex(forms)(folded, 'en', () => true).map(({ thing }) => thing))
        const joined = (text: string) => text.replaceAll(' ', '')
        // Words of a name may be typed as one: "netzkick" begins so in "im netz kick".
        const begins = (text: string) =>
          ` ${text}`.includes(` ${folded}`) ||
          text.split(' ').some((_, word, words) => words.slice(word).join('').startsWith(folded)) ||
          joined(text).startsWith(joined(folded))
        const expected = forms.filter(form => begins(form.folded)).map(({ thing }) => thing)
        if (folded) expect(hits).toEqual(new Set(expected))
      }),
      { numRuns: runs(2) },
    )
  })
})

describe('the shortlist', () => {
  it('holds those that share the most pairs of letters', () => {
    const list = shortlistOf(['overkill', 'overall', 'piercing', 'kill', 'ranged'])
    expect(list('overkil', 2, () => true)).toEqual([0, 1])
    expect(list('overkil', 2, index => index !== 0)).toEqual([1, 3])
    expect(list('xyz', 2, () => true)).toEqual([])
  })
})
