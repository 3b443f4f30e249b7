// The first view of a rule answers within 120 words, without ids, and everything else is at most two presses away.

import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { shippedLibrary } from '../../../test/support/card-games.ts'
import { caller, source, valuesOf } from '../../../test/support/commands/bot.ts'
import { shippedGlossary as glossary } from '../../../test/support/shipped-rules.ts'
import { olderEditions } from '../../glossary/edition-of.ts'
import type { Clause, Entry } from '../../glossary/glossary.ts'
import { pagesOf } from '../../glossary/page.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { type Component, everyComponent } from '../../loopback/interaction/components.ts'
import { guessView } from './guesses.ts'
import { pressOnRule } from './press.ts'
import { answerKey, type RuleState } from './state.ts'
import { ruleView } from './view.ts'

type View = readonly APIMessageTopLevelComponent[]

const parts = { glossary, find: () => [], library: shippedLibrary(), fallback: 'en' as const, former: {} }

const clausesOf = ({ clauses, onlyCited }: Entry): Clause[] => [...clauses, ...onlyCited]

/** The first view, with this clause as the answer; null: no question led here. */
function firstView(entry: Entry, language: Language, answer: Clause | null = null, edition = ''): View {
  const part = { view: 'first' as const, answer: answer && answerKey(answer.id) }
  const state: RuleState = { language, code: entry.code, part, trail: [] }
  return ruleView(glossary, state, {
    isPrivate: false,
    sharedBy: null,
    editions: edition ? { [entry.game]: edition } : {},
  })
}

/** All that may be shown first: without a question, for each edition, and for each clause that may answer one. */
function* firstViews(): Generator<{ name: string; said: string }> {
  for (const entry of glossary.entries) {
    const editions = glossary.games.get(entry.game)?.editions ?? []
    for (const language of LANGUAGES) {
      for (const { id } of editions)
        yield {
          name: `${entry.id}, ${language}, ${id}`,
          said: said(firstView(entry, language, null, id)),
        }
      for (const clause of clausesOf(entry))
        yield {
          name: `${entry.id}, ${language}, ${clause.id}`,
          said: said(firstView(entry, language, clause)),
        }
    }
  }
}

const never = (): never => {
  throw new Error('there is no such clause')
}

const said = (view: View): string => valuesOf(view, ['content']).join('\n')
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word))
const idsIn = (text: string): string[] =>
  (text.match(/[A-Z]{2,4}\d*-[\w-]*\w/g) ?? []).filter(
    id => glossary.clauses.has(id) || glossary.rulings.has(id),
  )

/** The custom id of the button with this beginning of its label; null: there is none. */
function button(view: View, label: string): string | null {
  const all = everyComponent(view as readonly Component[])
  return all.find(({ component }) => component.label?.startsWith(label))?.component.custom_id ?? null
}

/** The message after this press. */
function pressed(customId: string | null, ...values: string[]): View {
  if (!customId) throw new Error('there is nothing to press')
  const answer = pressOnRule(parts, { ...caller(), ...source, customId, values })
  if (answer.as !== 'update') throw new Error(`the press on ${customId} changes nothing`)
  return answer.components
}

/** The views one press away from a page of “All of it”: the pages beside it, and those that one may go to. */
function beside(view: View, entry: Entry): View[] {
  const jump = valuesOf(view, ['custom_id']).find(id => id.startsWith('rule2:jump:'))
  const next = button(view, 'Page 2 →')
  return [
    ...(next ? [pressed(next)] : []),
    ...(jump ? pagesOf(entry).map((_, page) => pressed(jump, String(page))) : []),
  ]
}

describe('a clause that only older editions have', () => {
  const older = glossary.entries.flatMap(entry =>
    clausesOf(entry).flatMap(clause =>
      olderEditions(glossary, entry, clause).length > 0 ? [{ id: clause.id, entry, clause }] : [],
    ),
  )

  it.each(older)('$id is quoted with them, since the rest is told by today’s rules', ({ entry, clause }) => {
    const names = (language: Language) =>
      clause.editions?.map(({ name }) => name[language] ?? name.en).join(' · ') ?? ''
    expect(said(firstView(entry, 'en', clause))).toContain(`> Only ${names('en')}: ${clause.text.en}`)
    expect(said(firstView(entry, 'de', clause))).toContain(`> Nur ${names('de')}: ${clause.text.de}`)
  })

  it('is offered with them where nothing is certain', () => {
    const { entry, clause } = older.find(({ id }) => id === 'MC17-C-11') ?? never()
    const [guess] = guessView(glossary, 'Perhaps:', [{ entry, answers: [clause] }], 'en')
    expect(said(guess ? [guess] : [])).toContain(
      '- Only Rules Reference 1.7 · Rules Reference 1.6 (German): Nobody',
    )
  })
})

describe('the first view of every entry, in both languages, for every edition and every question', () => {
  const all = [...firstViews()]

  it('has at most 120 words, the title and the small lines among them', () => {
    const long = all.filter(({ said }) => wordsOf(said).length > 120)
    expect(all.length).toBeGreaterThan(glossary.clauses.size * 2)
    expect(long.map(({ name, said }) => `${name}: ${wordsOf(said).length} words`)).toEqual([])
  })

  it('names no id of a clause or a ruling', () => {
    expect(idsIn('as MC-DF-01 and AMB-04 say')).toEqual(['MC-DF-01', 'AMB-04'])
    expect(all.filter(({ said }) => idsIn(said).length > 0).map(({ name }) => name)).toEqual([])
  })

  it('says more than its title: what the entry does, or a clause', () => {
    expect(all.filter(({ said }) => !/^(\*\*|> |- )/m.test(said)).map(({ name }) => name)).toEqual([])
  })
})

describe('from the first view', () => {
  it('every clause of an entry is two presses away: all of it, then its page', () => {
    const missed = glossary.entries.flatMap(entry => {
      if (entry.clauses.length === 0) return []
      const all = pressed(button(firstView(entry, 'en'), 'All of it'))
      const shown = new Set([all, ...beside(all, entry)].flatMap(view => idsIn(said(view))))
      return entry.clauses.filter(({ id }) => !shown.has(id)).map(({ id }) => `${entry.id}: ${id}`)
    })
    expect(missed).toEqual([])
  })

  it('the rulings on defending, and what 1.8 changed of it, are a press away', () => {
    const defending = glossary.byCode.get('mcdefd')
    if (!defending) throw new Error('there is no entry on defending')
    const view = firstView(defending, 'en')
    expect(said(pressed(button(view, 'Rulings (')))).toContain('-# Official, ')
    expect(said(pressed(button(view, 'Changed in 1.8')))).toContain('-# Rules Reference 1.8: ')
  })

  it.each(['All of it', 'Rulings (', 'Changed in '])(
    '“%s” leads on, and “In short” back to where one came from',
    label => {
      const entries = glossary.entries.filter(entry => button(firstView(entry, 'en'), label))
      expect(entries.length).toBeGreaterThan(50)
      for (const entry of entries) {
        const first = firstView(entry, 'en')
        const further = pressed(button(first, label))
        expect(said(further)).not.toBe(said(first))
        expect(pressed(button(further, 'In short')), entry.id).toEqual(first)
        const answered = firstView(entry, 'en', entry.clauses[0])
        const back = button(pressed(button(answered, label)), 'In short')
        expect(pressed(back), entry.id).toEqual(answered)
      }
    },
  )

  it('the answer to a question stands apart, above what the entry does', () => {
    const entry = glossary.homeOf.get('MC-EA-31')
    const clause = glossary.clauses.get('MC-EA-31')
    if (!entry || !clause) throw new Error('there is no clause MC-EA-31')
    const lines = said(firstView(entry, 'en', clause)).split('\n')
    expect(lines[2]).toBe(`> ${clause.text.en}`)
    expect(lines[3]).toMatch(/^\*\*In short:\*\* /)
    expect(lines).not.toContain(`- ${clause.text.en}`)
  })
})
