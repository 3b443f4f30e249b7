import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { RHINO, sceneOf } from '../../../../test/support/attack/scenes.ts'
import { withoutMarks } from '../../../../test/support/in-each.ts'
import { GUNDAM_CLAUSES } from '../../../games/gundam/clauses.ts'
import { clauseNumber } from '../../../games/gundam/numbers.ts'
import { MARVEL_CLAUSES } from '../../../games/marvel-champions/clauses.ts'
import { readDataFiles } from '../../../glossary/files.ts'
import { buildGlossary } from '../../../glossary/load.ts'
import { inLanguage, LANGUAGES } from '../../../language.ts'
import { faultsOf } from '../../message/limits.ts'
import { telling } from './scene-words.ts'
import { whyView } from './why.ts'
import { citationIn, whyList } from './why-list.ts'

const glossary = buildGlossary(readDataFiles(join(import.meta.dirname, '../../../../data')))

type Part = {
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly value: string }[]
}

/** The clauses in the select of “Why?”. */
function clausesOn(scene: ReturnType<typeof sceneOf>): string[] {
  const rows = whyList(telling(FACES, scene, 'en')) as readonly Part[]
  const options = rows.flatMap(row => row.components ?? []).flatMap(({ options = [] }) => options)
  return options
    .map(({ value }) => value)
    .filter(value => !value.startsWith('atk'))
    .map(value => citationIn(value).clause)
}

/** The clauses and rulings of a view that have a text of their own there, from top to bottom. */
const inOrder = (view: string): string[] =>
  [...view.matchAll(/^-# (MC[\w-]+)|^-# .*`((?:AMB|MC18-OP)-\d+)`$/gm)].flatMap(
    ([, clause, ruling]) => clause ?? ruling ?? [],
  )

describe('Why?', () => {
  it('offers the clause of the question first, then those of the lines, the newest first', () => {
    const scene = sceneOf(RHINO, [{ question: 'defend', choice: 'hero' }])
    expect(clausesOn(scene)).toEqual(['MC-EA-24', 'MC-DF-04', 'MC-EA-20', 'MC-EA-15', 'MC-EA-05'])
  })

  it('shows the clause in the language of whoever asks, and leads to its page', () => {
    for (const language of LANGUAGES)
      for (const clause of [...MARVEL_CLAUSES, ...GUNDAM_CLAUSES]) {
        const view = whyView(glossary, { clause, ruling: null }, language)
        expect(faultsOf(view)).toEqual([])
        expect(read(view)).toContain(clause)
        const text = glossary.clauses.get(clause)?.text ?? { en: 'no text', de: 'no text' }
        expect(read(view)).toContain(inLanguage(text, language))
        expect(withoutMarks(read(view))).toContain(
          language === 'de' ? '[Die ganze Regel]' : '[The whole rule]',
        )
      }
  })

  it('tells in both languages the rule, what the other editions say, then how an open point is read', () => {
    const german = read(whyView(glossary, { clause: 'MC18-EA-45', ruling: null }, 'de'))
    expect(inOrder(german)).toEqual(['MC18-EA-45', 'MC-EA-45', 'AMB-20'])
    expect(german).toContain(
      '**Regelreferenz 1.7 (englisch) · Regelreferenz 1.6 (deutsch):** Vergeltung X des angegriff',
    )
    expect(german).not.toContain('Vorher kam Vergeltung')
    const english = read(whyView(glossary, { clause: 'MC-DE-09', ruling: null }, 'en'))
    expect(inOrder(english)).toEqual(['MC-DE-09', 'MC18-EA-51', 'MC-EA-51', 'AMB-10', 'AMB-26'])
    expect(english).toContain('**Rules Reference 1.7:** The forced abilities of step 5 include')
  })

  it('is silent about editions that play the same', () => {
    for (const language of LANGUAGES) {
      const view = read(whyView(glossary, { clause: 'MC-EA-31', ruling: null }, language))
      expect(inOrder(view)).toEqual(['MC-EA-31', 'MC18-OP-02'])
    }
  })

  it('says what was before where no other edition has a clause on the point', () => {
    const view = read(whyView(glossary, { clause: 'MC18-EA-61', ruling: 'MC18-OP-08' }, 'en'))
    expect(view).toContain('-# Rules Reference 1.8: Before, the rules only said')
    expect(inOrder(view)).toEqual(['MC18-EA-61', 'MC18-OP-08'])
  })

  it('shows of the open points the one that decided the line', () => {
    const inGerman = { ...RHINO, language: 'de' as const }
    const lost = sceneOf({ ...inGerman, setUp: { ...inGerman.setUp, edition: '1.6-de' } }, [
      { question: 'defend', choice: 'hero' },
    ])
    expect(clausesOn(lost)).not.toContain('MC-DE-01')
    const view = read(whyView(glossary, citationIn('MC-EA-07|3|AMB-22'), 'de'))
    expect(inOrder(view)).toEqual(['MC-EA-07', 'AMB-22'])
    const older = read(whyView(glossary, citationIn('MC-EA-07|3'), 'de'))
    expect(inOrder(older)).toEqual(['MC-EA-07', 'AMB-05', 'AMB-06', 'AMB-22'])
  })

  it('has an entry for every clause that a flow may cite', () => {
    const cited: readonly string[] = [...MARVEL_CLAUSES, ...GUNDAM_CLAUSES]
    expect(cited.filter(clause => !glossary.homeOf.has(clause))).toEqual([])
  })

  it('knows each clause of the GUNDAM CARD GAME by its number of today, which attacks of rules 1.9.0 cite', () => {
    const numbers = GUNDAM_CLAUSES.map(clause => [clause, clauseNumber(clause, '1.9.0')] as const)
    const renumbered = numbers.filter(([clause, number]) => clause !== number)
    expect(renumbered.length).toBeGreaterThan(55)
    for (const [clause, number] of renumbered) expect(glossary.clauses.get(clause)?.today).toBe(number)
    expect(numbers.filter(([, number]) => !number.startsWith('GCG19-')).map(([clause]) => clause)).toEqual([
      // Clauses of 1.0 in the place of which 1.9.0 cites others.
      ...['GCG-7-3-5-2b', 'GCG-9-3-3b'],
    ])
    expect(GUNDAM_CLAUSES.every(clause => clauseNumber(clause, '1.0') === clause)).toBe(true)
  })

  it('shows a clause by the number under which the attack cites it', () => {
    const cites = (clause: string) => clauseNumber(clause, '1.9.0')
    const view = read(whyView(glossary, { clause: 'GCG-7-6-2-4-1b', ruling: null }, 'en', cites))
    expect(view).toContain('-# GCG19-8-5-2-3-1b')
    expect(view).not.toContain('GCG-7-6-2-4-1b')
  })

  it('says so if the glossary does not have the clause', () => {
    expect(read(whyView(glossary, { clause: 'MC-XX-99', ruling: null }, 'en'))).toBe(
      'There is no entry for MC-XX-99 here.',
    )
  })
})
