import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../../../../test/attack/board-buttons.ts'
import { FACES } from '../../../../test/attack/played-faces.ts'
import { RHINO, sceneOf } from '../../../../test/attack/scenes.ts'
import { CLAUSES as GUNDAM_CLAUSES } from '../../../games/gundam/clauses.ts'
import { CLAUSES as MARVEL } from '../../../games/marvel-champions/clauses.ts'
import { readDataFiles } from '../../../glossary/files.ts'
import { buildGlossary } from '../../../glossary/load.ts'
import { LANGUAGES } from '../../../language.ts'
import { faultsOf } from '../../message/limits.ts'
import { boardView } from './board.ts'
import { whyClause } from './board-rows.ts'
import { whyView } from './why.ts'

const glossary = buildGlossary(readDataFiles(join(import.meta.dirname, '../../../../data')))

type Part = {
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly value: string }[]
}

/** The clauses in the select of a board. */
function clausesOn(scene: ReturnType<typeof sceneOf>): string[] {
  const rows = boardView(FACES, scene, { language: 'en' }) as readonly Part[]
  const options = rows.flatMap(row => row.components ?? []).flatMap(({ options = [] }) => options)
  return options
    .map(({ value }) => value)
    .filter(value => !value.startsWith('atk'))
    .map(whyClause)
}

describe('Why?', () => {
  it('offers the clause of the question first, then those of the lines, the newest first', () => {
    const scene = sceneOf(RHINO, [{ question: 'defend', choice: 'hero' }])
    expect(clausesOn(scene)).toEqual(['MC-EA-24', 'MC-DF-04', 'MC-EA-20', 'MC-EA-15', 'MC-EA-05'])
  })

  it('shows the clause in the language of whoever asks, and leads to its page', () => {
    for (const language of LANGUAGES)
      for (const clause of [...MARVEL, ...GUNDAM_CLAUSES]) {
        const view = whyView(glossary, clause, language)
        expect(faultsOf(view)).toEqual([])
        expect(read(view)).toContain(clause)
        expect(read(view)).toContain(glossary.clauses.get(clause)?.text[language])
        expect(read(view)).toContain(language === 'de' ? '[Die ganze Regel]' : '[The whole rule]')
      }
  })

  it('has an entry for every clause that a flow may cite', () => {
    const cited: readonly string[] = [...MARVEL, ...GUNDAM_CLAUSES]
    expect(cited.filter(clause => !glossary.homeOf.has(clause))).toEqual([])
  })

  it('says so if the glossary does not have the clause', () => {
    expect(read(whyView(glossary, 'MC-XX-99', 'en'))).toBe('The rules here have no entry for MC-XX-99.')
  })
})
