// What boards, /attack table and the headline say of the schemes of a table.
import { expect, test } from 'vitest'
import { FACES } from '../../../../../test/support/attack/played-faces.ts'
import { RHINO, sceneOf } from '../../../../../test/support/attack/scenes.ts'
import type { SchemeInPlay } from '../../../../games/marvel-champions/vocabulary/table-facts.ts'
import type { Language } from '../../../../language.ts'
import { telling } from '../../board/scene-words.ts'

const NAMES = { plot: { en: 'The Plot', de: 'Der Plan' }, side: { en: 'The Side', de: 'Die Seite' } }
const PLOT: SchemeInPlay = { id: 'plot', kind: 'main', threat: 5, threshold: 7, acceleration: 1 }
const SIDE: SchemeInPlay = { id: 'side', kind: 'side', threat: 2, acceleration: 2, crisis: true, tokens: 1 }

function told(schemes: readonly SchemeInPlay[], language: Language = 'en', more = {}) {
  const scene = sceneOf({
    ...RHINO,
    names: { ...RHINO.names, ...NAMES },
    setUp: { ...RHINO.setUp, schemes, activated: [], ...more },
  })
  return telling(FACES, scene, language)
}
const onBoard = (schemes: readonly SchemeInPlay[], language?: Language, more = {}) => {
  const tells = told(schemes, language, more)
  return tells.face.belowFigures(tells)
}
const urgent = (...schemes: SchemeInPlay[]) => {
  const tells = told(schemes)
  return tells.face.standing(tells).filter(one => one.includes('The Plot'))
}

test('a board has one line for all, with what is known of each', () => {
  expect(onBoard([PLOT, SIDE])).toBe(
    '**Schemes** · The Plot 5 of 7 · The Side 2 (acceleration ×2, crisis, 1 acceleration token)',
  )
  expect(onBoard([PLOT, SIDE], 'de')).toBe(
    '**Pläne** · Der Plan 5 von 7 · Die Seite 2 (Beschleunigung ×2, Krise, 1 Beschleunigungsmarker)',
  )
  expect(onBoard([{ id: 'plot', kind: 'main', completed: true }])).toBe(
    '**Schemes** · The Plot (has advanced)',
  )
  expect(onBoard([{ id: 'side', kind: 'side' }])).toBe('**Schemes** · The Side')
})

test('MC-ACCICON-01 behind the schemes stands which other cards have icons that count', () => {
  const more = { otherCards: [{ id: 'side', kind: 'otherCard', crisis: 1, hazard: 2 }] }
  expect(onBoard([PLOT], 'en', more)).toBe(
    '**Schemes** · The Plot 5 of 7 · **Icons** · The Side (crisis, hazard ×2)',
  )
  expect(onBoard([], 'de', more)).toBe('**Symbole** · Die Seite (Krise, Gefahr ×2)')
})

test('MC-ATTACHMENT-06 what is attached stands beside its character, and its icons among the others', () => {
  const [villain, ...others] = RHINO.setUp.pieces as readonly object[]
  const attached = [{ id: 'side', icons: { crisis: 1 }, counters: 3 }, { id: 'plot' }]
  const pieces = [{ ...villain, attached }, ...others]
  for (const [language, line, beside] of [
    ['en', '**Icons** · The Side (crisis)', 'with The Side (3), The Plot'],
    ['de', '**Symbole** · Die Seite (Krise)', 'mit Die Seite (3), Der Plan'],
  ] as const) {
    const tells = told([], language, { pieces })
    expect(tells.face.belowFigures(tells)).toBe(line)
    const [figure] = tells.table.figures
    expect(figure && tells.face.figure(figure, tells)).toContain(beside)
  }
})

test('what nobody has spoken of has no line, and of many six are shown', () => {
  expect(onBoard([])).toBeNull()
  expect(onBoard([{ id: 'scheme-1', kind: 'main' }])).toBeNull()
  const many = Array.from({ length: 8 }, (_, i) => ({ ...SIDE, id: `s${i}` }))
  expect(onBoard(many)).toMatch(/· and 2 more$/)
})

test('MC-VILPHASE-02 the headline tells a main scheme that the next step 1 would complete, and no other', () => {
  expect(urgent(PLOT)).toEqual([])
  expect(urgent(PLOT, { id: 'side', kind: 'side', acceleration: 1 })).toEqual(['The Plot 5 of 7'])
  expect(urgent({ id: 'plot', kind: 'main', threat: 6, threshold: 7 })).toEqual([])
})
