// The clauses that answer come first, those that players ask for like this before those with the same words.
import { describe, expect, it } from 'vitest'
import { keepNothing } from '../../kept.ts'
import { splitter } from '../words/readings.ts'
import { questionStage } from './answers.ts'
import type { Passage } from './passages.ts'
import { synonymIndex } from './synonyms.ts'

const passage = (
  id: string,
  en: string,
  { names = [], asked = [], book = 'marvel' }: { names?: string[]; asked?: string[]; book?: string } = {},
): Passage<string, string> => ({
  clause: id,
  entry: id.split(' ')[0] ?? id,
  book,
  texts: [{ text: { en, de: '' }, isBeside: false }],
  isOfNamed: false,
  names: { en: names, de: [] },
  asked: { en: asked, de: [] },
})

const PASSAGES = [
  passage('stunned 1', 'The next attack of a stunned character does nothing.', { names: ['Stunned'] }),
  passage('stunned 2', 'A stunned character that attacks still exhausts.', {
    names: ['Stunned'],
    asked: ['do i exhaust when stunned'],
  }),
  passage('stunned 3', 'A character without the card can have it once more.', {
    names: ['Stunned'],
    asked: ['can i exhaust and not be stunned again'],
  }),
  passage('status 1', 'A character has each status card once.', {
    names: ['Status Cards'],
    asked: ['can i stun him twice'],
  }),
  passage('blocker 1', 'A rested unit cannot block.', { names: ['Blocker'], book: 'gundam' }),
  passage('pilot 1', 'A pilot leaves play with its unit.', { names: ['Pilot'], book: 'gundam' }),
  passage('ally 1', 'An ally leaves play when it has no hit points.', { names: ['Ally'] }),
]
const answer = questionStage(() => ({
  passages: PASSAGES,
  split: splitter(new Map()),
  keep: keepNothing,
  synonyms: synonymIndex([{ book: 'gundam', synonyms: { en: { tapped: ['rested'] }, de: {} } }]),
}))
const ask = (query: string, book: string | null = null) =>
  answer(query, { language: 'en', isWanted: () => true, book })

describe('an answer', () => {
  it('is the clause with the most of the words that are rare', () => {
    const [best] = ask('does the next attack of a stunned hero work')
    expect(best?.parts[0]).toBe('stunned 1')
  })

  it('is first the clause that players ask for like this, even if others have the words', () => {
    const [best] = ask('can i stun somebody twice')
    expect(best).toMatchObject({ thing: 'status', isConfident: true })
    expect(ask('do i have to exhaust when stunned')[0]?.parts[0]).toBe('stunned 2')
  })

  it('tells phrasings of the same things apart by their little words', () => {
    expect(ask('do i exhaust when stunned')[0]?.parts[0]).toBe('stunned 2')
    expect(ask('can i exhaust and not be stunned again')[0]?.parts[0]).toBe('stunned 3')
  })

  it('knows what players of other games say', () => {
    expect(ask('can a tapped unit block')[0]?.thing).toBe('blocker')
  })

  it('is not certain of a single word, nor of a question that nobody asks like this', () => {
    expect(ask('stun')[0]?.isConfident).toBe(false)
    expect(ask('a stunned character attacks')[0]?.isConfident).toBe(false)
  })

  it('is certain although a second entry of its book says the same, not if one of another book does', () => {
    const twice = (book: string) => [
      passage('limit 1', 'A player controls at most three allies.', {
        asked: ['most allies for one player'],
      }),
      passage('allies 1', 'At most three allies: no player controls more.', {
        asked: ['most allies of one player'],
        book,
      }),
    ]
    const sure = (passages: Passage<string, string>[]) =>
      questionStage(() => ({
        ...{ passages, split: splitter(new Map()), synonyms: synonymIndex([]) },
        keep: keepNothing,
      }))('most allies that one team ever controls', {
        language: 'en',
        isWanted: () => true,
        book: null,
      })[0]?.isConfident
    expect(sure(twice('marvel'))).toBe(true)
    expect(sure([...twice('marvel').slice(0, 1), ...twice('gundam').slice(1)])).toBe(false)
  })

  it('comes from the book that the words speak of, else from the likely one', () => {
    expect(ask('who leaves play', 'marvel')[0]?.thing).toBe('ally')
    expect(ask('who leaves play', 'gundam')[0]?.thing).toBe('pilot')
    expect(ask('does the pilot of a unit leave play', 'marvel')[0]?.thing).toBe('pilot')
  })

  it('leaves out what is not wanted, and finds nothing for words that no clause has', () => {
    const found = answer('rested', { language: 'en', isWanted: entry => entry !== 'blocker' })
    expect(found).toEqual([])
    expect(ask('thunderstorms tomorrow')).toEqual([])
    expect(ask('what is it')).toEqual([])
  })
})
