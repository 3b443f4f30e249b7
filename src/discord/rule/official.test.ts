// Official answers and our own readings are told apart everywhere, and every answer fits the first view.

import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../test/support/commands/bot.ts'
import { findShipped as find, shippedGlossary as glossary } from '../../../test/support/shipped-rules.ts'
import type { Entry } from '../../glossary/glossary.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { rulingTexts } from './official.ts'
import { FIRST_VIEW } from './state.ts'
import { ruleView } from './view.ts'

const repository = 'https://github.com/somebody/riposte'

function textOf({ code }: Entry, language: Language): string {
  const state = { language, code, part: FIRST_VIEW, trail: [] }
  const view = ruleView(glossary, state, { isPrivate: false, sharedBy: null, repository })
  return valuesOf(view, ['content']).join('\n')
}

const rulingsOn = (id: string, language: Language): string => {
  const entry = glossary.entries.find(one => one.id === id)
  if (!entry) throw new Error(`there is no entry ${id}`)
  return rulingTexts(glossary, entry, language, wordsIn(language)).join('\n')
}

describe('an official answer', () => {
  it('is told within 120 words and one phone screen, in both languages', () => {
    for (const entry of glossary.answers) {
      for (const language of LANGUAGES) {
        const text = textOf(entry, language)
        const words = text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length
        expect([entry.id, words <= 120, text.length <= 1_100]).toEqual([entry.id, true, true])
      }
    }
  })

  it('never comes out as a mention, a link or markdown', () => {
    const texts = glossary.answers.flatMap(({ title, clauses, official }) =>
      [title, ...clauses.map(({ text }) => text)]
        .flatMap(said => LANGUAGES.flatMap(language => said[language] ?? []))
        .concat(official?.cards ?? [], official?.place ?? []),
    )
    expect(texts.filter(text => /[<>@*_`~|\\]|\]\(|:\/\/|discord\.gg/i.test(text))).toEqual([])
    expect(texts.filter(text => /^(?:#{1,3} |-# |> |- |\d+\. )/.test(text))).toEqual([])
  })

  it('says on which day and where it was given, and that it was read second-hand', () => {
    const entry = glossary.answers.find(
      ({ official }) => official?.document.id === 'rulings' && official.date === '2026-01-17',
    )
    if (!entry) throw new Error('there is no answer of that day')
    expect(textOf(entry, 'en')).toMatch(
      /-# Official, 17 January 2026: answer of the rules specialist, .+\. Read second-hand\./,
    )
    expect(textOf(entry, 'de')).toMatch(
      /-# Offiziell, 17\. Januar 2026: Antwort des Regelexperten, .+\. Aus zweiter Hand gelesen\./,
    )
  })

  it('has the link to report a mistake in its first view', () => {
    for (const { code } of glossary.answers) {
      const state = { language: 'en' as const, code, part: FIRST_VIEW, trail: [] }
      const view = ruleView(glossary, state, { isPrivate: false, sharedBy: null, repository })
      expect(valuesOf(view, ['url'])[0]).toMatch(
        /^https:\/\/github\.com\/somebody\/riposte\/issues\/new\?template=wrong-rule\.yml&title=/,
      )
    }
  })

  it('is found by its id, and leads to the rules that it concerns', () => {
    for (const answer of glossary.answers) {
      const [found] = find({ query: answer.clauses[0]?.id ?? '', language: 'en', game: null })
      expect([found?.entry.id, found?.isConfident]).toEqual([answer.id, true])
      expect(answer.seeAlso.length).toBeGreaterThan(0)
    }
  })

  it('has a code of its own, by which no button of an entry goes', () => {
    const codes = [...glossary.entries, ...glossary.answers].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is among hundreds: at least 250 for Marvel Champions and 150 for the GUNDAM CARD GAME', () => {
    const count = (game: string) => glossary.answers.filter(answer => answer.game === game).length
    expect(count('marvel-champions')).toBeGreaterThanOrEqual(250)
    expect(count('gundam')).toBeGreaterThanOrEqual(150)
  })
})

describe('the rulings of an entry', () => {
  it('say which are official, and which is Riposte’s own reading of an open point', () => {
    const text = rulingsOn('marvel-champions/retaliate-x', 'en')
    expect(text).toMatch(/-# Official, July 2026: Rules Reference 1\.8, FAQ, .+`MC-FAQ-/)
    expect(text).toMatch(/The rules leave this open; Riposte reads it this way: .+\n-# .+`AMB-07`/)
  })

  it('say it in German as well', () => {
    const text = rulingsOn('marvel-champions/retaliate-x', 'de')
    expect(text).toMatch(/-# Offiziell, Juli 2026: Regelreferenz 1\.8, FAQ, /)
    expect(text).toContain('In den Regeln offen, Riposte liest es so: ')
  })
})

describe('a reading that is no more', () => {
  it('leads to the official answer that settled it, or to the reading that says the same', () => {
    expect(glossary.settled.size).toBeGreaterThan(0)
    for (const [id, answer] of glossary.settled) {
      const [found] = find({ query: id, language: 'en', game: null })
      expect([id, found?.entry.id]).toEqual([id, answer.id])
    }
    expect(glossary.rulings.get('AMB-32')).toBe(glossary.rulings.get('AMB-08'))
  })
})
