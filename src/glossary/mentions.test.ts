import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { tooSlow } from '../../test/support/hostile-texts.ts'
import { shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import type { Language } from '../language.ts'
import { buildMentionFinder } from './mentions.ts'
import type { GameId } from './schema.ts'

const mentioned = buildMentionFinder(glossary)
const MC = 'marvel-champions'

const best = (text: string, language: Language = 'en', game: GameId | null = null): string[] =>
  mentioned(text, { language, game })
    .slice(0, 5)
    .map(({ id }) => id.replace(`${MC}/`, ''))

describe('the entries that a text mentions', () => {
  it.each([
    ['Does retaliate trigger if my attack was ranged?', ['retaliate-x', 'ranged']],
    ['The minion had quickstrike, and a tough status card on top.', ['quickstrike', 'tough', 'minion']],
    ['Is consequential damage prevented too?', ['consequential-damage', 'prevent']],
    ['My Unit with <Blocker> gets hit by 【First Strike】', ['gundam/blocker', 'gundam/first-strike']],
    ['see MC-EA-31, and 7-6-2-4-1', ['enemy-attack-damage', 'gundam/7-6-2-4-1']],
    ['WR: each player with no cards in hand', ['when-revealed']],
  ])('in English: %s', (text, wanted) => {
    expect(best(text)).toEqual(expect.arrayContaining(wanted))
  })

  it.each([
    ['Rhino greift mich an.', ['attack-enemy']],
    ['Kann ich mit einem erschöpften Helden verteidigen?', ['exhaust', 'defend', 'identity']],
    ['Kommt der Vergeltungsschaden vor dem Overkill?', ['retaliate-x', 'damage', 'overkill']],
    ['Sind zähe Schergen gegen Durchdringend sicher', ['tough', 'minion', 'piercing']],
    ['bin ich betaeubt oder stunned', ['stunned']],
    ['Decke ich die Boostkarte jetzt auf?', ['reveal', 'boost-icon']],
  ])('in German, inflected, in compounds and taken apart: %s', (text, wanted) => {
    expect(best(text, 'de')).toEqual(expect.arrayContaining(wanted))
  })

  it('are the longest names: enemy attack is not any attack', () => {
    expect(best('the enemy attack')).toEqual(['attack-enemy'])
    expect(best('villain')).not.toContain('villainous')
  })

  it('begin with the telling ones, and words of every day come last', () => {
    const text =
      'I play a card from my hand, look at the deck, draw, move on, and then the hero has overkill.'
    expect(best(text)[0]).toBe('overkill')
    expect(best('I held it and put it on my hand')).not.toContain('identity')
  })

  it('are none for words that say nothing, unless they are set off', () => {
    expect(best('and then you go, after all, would you')).toEqual([])
    expect(best('What does “then” mean?', 'en', MC)).toEqual(['then'])
  })

  it('are none where a text speaks of other things', () => {
    expect(best('lol ok')).toEqual([])
    expect(best('Bin am 7-6-2025 da, wer bringt Pizza mit?', 'de')).toEqual([])
    expect(best('')).toEqual([])
  })

  it.each([
    ['let’s play next week', 'en'],
    ['does anybody have a spare deck box', 'en'],
    ['did you see the match last night', 'en'],
    ['my kids are sick, can’t come', 'en'],
    ['gutes Spiel gestern', 'de'],
    ['können wir nächste Woche spielen?', 'de'],
    ['wir ziehen nächste Woche um', 'de'],
  ] as const)('are none where everyday words are a small part of it: %s', (text, language) => {
    expect(best(text, language)).toEqual([])
  })

  it.each([
    ['i drew my whole deck is that game over', 'en', ['deck']],
    ['muss ich ne reaktion benutzen', 'de', ['response']],
    ['deck', 'en', ['deck']],
  ] as const)('are there where everyday words are much of it: %s', (text, language, wanted) => {
    expect(best(text, language, MC)).toEqual(expect.arrayContaining([...wanted]))
  })

  it('are those of the game that is said, or else of the one that the text speaks of', () => {
    expect(best('damage', 'en', 'gundam')).toEqual(['gundam/4-5'])
    expect(best('damage', 'en', MC)).toEqual(['damage'])
    expect(best('damage to the villain')).not.toContain('gundam/4-5')
    expect(best('quickstrike', 'en', 'gundam')).toEqual(['quickstrike'])
  })

  it('have the one that is named most before equal ones', () => {
    expect(best('overkill, piercing, overkill')[0]).toBe('overkill')
    expect(best('overkill, piercing, piercing')[0]).toBe('piercing')
  })

  it('begin with the one whose title stands above the text, as on the bot’s own messages', () => {
    expect(
      best('-# Shared by Ana\n### Overkill\nWhen the attack ends early, retaliate does nothing.')[0],
    ).toBe('overkill')
    expect(best('### 8-5 Damage Step\nA Unit with First Strike', 'en')[0]).toBe('gundam/7-6')
    expect(best('### 8-5 Schadensschritt\nErstschlag', 'de')[0]).toBe('gundam/7-6')
  })

  it('include every entry by its own title', () => {
    const missed = glossary.entries.filter(entry => {
      const text = `“${entry.title.de}”`
      return !mentioned(text, { language: 'de', game: entry.game }).includes(entry)
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })
})

describe('any text of up to 4,000 characters', () => {
  const names = glossary.entries.flatMap(({ title, aliases }) => [title.en, title.de, ...aliases.de])
  const word = fc.oneof(
    fc.constantFrom(...names),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.stringMatching(/^[a-zäöüß]{3,14}$/),
    fc.constantFrom('an', 'auf', '\n', '“', '7-6-2', 'MC-EA-31', '𝔘nit', 'İ', '-'.repeat(50)),
  )
  const text = fc.array(word, { maxLength: 900, size: 'max' }).map(words => words.join(' ').slice(0, 4000))
  const language = fc.constantFrom('en' as const, 'de' as const)
  const game = fc.constantFrom(null, MC, 'gundam' as const)

  it('gives each entry once and never throws', () => {
    fc.assert(
      fc.property(text, language, game, (text, language, game) => {
        const entries = mentioned(text, { language, game })
        expect(new Set(entries).size).toBe(entries.length)
      }),
      { numRuns: runs() },
    )
  })

  it('is read at once, whatever it consists of', () => {
    expect(tooSlow(text => best(text, 'de'), 4_000)).toBeNull()
  })
})
