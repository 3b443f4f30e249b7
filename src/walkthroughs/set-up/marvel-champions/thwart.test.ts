// Thwarts by command: which schemes are meant, several at once, and those of a table.
import { describe, expect, it } from 'vitest'
import { ana, cards, played, problemOf } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Begun } from '../first-answers.ts'
import { marvelHere } from './at-table.ts'
import { schemesListed } from './named-schemes.ts'
import { prepareEnemyScheme } from './scheme.ts'
import { prepareThwart, type ThwartOptions } from './thwart.ts'

const CROWD = 'Crowd Control'
const BREAKIN = "Breakin' & Takin'"

const thwart = (options: Partial<ThwartOptions>) =>
  prepareThwart(cards, {
    ...{ language: 'en', player: ana, players: 1 },
    ...{ thwarter: { name: 'Doctor Strange' }, scheme: {} },
    ...options,
  })

const setUpOf = (begun: Begun) => {
  if ('problem' in begun) throw new Error(begun.problem.code)
  return begun.prepared.setUp as {
    readonly schemes: readonly { readonly id: string; readonly kind: string }[]
    readonly targets: readonly string[]
    readonly scheme?: string
  }
}

/** A table at which nobody has named the main scheme, with 5 threat on it. */
const here = marvelHere({
  ...{ id: 'abcdefghij', edition: '1.8', seats: [], names: { 'side-2': { en: CROWD, de: CROWD } } },
  pieces: [],
  stored: {
    ...{ players: ['p1'], pieces: [], abilities: [], activated: [] },
    schemes: [
      { id: 'scheme-1', kind: 'main', threat: 5 },
      { id: 'side-2', kind: 'side', threat: 2 },
    ],
  },
})

describe('a thwart of several schemes by command', () => {
  it('removes as much from each: For Justice!', () => {
    const more = schemesListed(cards, `Bomb Scare; ${BREAKIN};`)
    const begun = thwart({ scheme: { threat: 4 }, removes: 3, more })
    const { targets, schemes } = setUpOf(begun)
    expect(targets).toEqual(['scheme-1', 'side-2', 'side-3'])
    expect(schemes.map(({ kind }) => kind)).toEqual(['main', 'side', 'side'])
    // Crowd Control has a crisis icon.
    const protects = [{ name: CROWD }]
    expect(problemOf(thwart({ removes: 3, more: protects }))).toMatchObject({ code: 'crisis' })
    // What lies on the others nobody has said.
    expect(played(begun).prompt?.windows.at(-1)).toMatchObject({ name: 'threatOn:side-2' })
  })

  it('is one of each scheme, or of each side scheme, where a card says so', () => {
    const each = thwart({ here, removes: 1, each: 'each scheme', more: [{ name: BREAKIN }] })
    expect(setUpOf(each)).toMatchObject({ targets: [], ability: { removes: { schemes: 'each scheme' } } })
    expect(setUpOf(each).schemes).toHaveLength(3)
    const sides = thwart({ here, removes: 2, each: 'each side scheme', atOnce: true })
    expect(played(sides).outcome?.summary).toMatchObject({ removed: [{ scheme: 'side-2', amount: 2 }] })
  })

  it('MC-THWART-01 is none by the basic power', () => {
    expect(problemOf(thwart({ more: [{ name: CROWD }] }))).toMatchObject({ code: 'basicOfOne' })
    expect(problemOf(thwart({ each: 'each scheme' }))).toMatchObject({ code: 'basicOfOne' })
    const more = Array.from({ length: 10 }, (_, number) => ({ name: `Plan ${number}` }))
    expect(problemOf(thwart({ removes: 1, more }))).toMatchObject({ code: 'outOfRange' })
  })
})

describe('the schemes of a table', () => {
  it('are meant by their names and by what the list gives for them; another piece is none', () => {
    for (const name of [CROWD, 'table:abcdefghij:side-2'])
      expect(setUpOf(thwart({ here, scheme: { name } })).targets).toEqual(['side-2'])
    const other = thwart({ here, scheme: { name: 'table:abcdefghij:hero-1' } })
    expect(problemOf(other)).toMatchObject({ code: 'noSuchScheme' })
  })

  it('MC-MAINSCHEME-07 a main scheme that is named takes the place of the one that had no name, with its threat', () => {
    const main = { id: 'main-4', kind: 'main', threat: 5 }
    const begun = thwart({ here, scheme: { name: 'The Break-In!' } })
    expect(setUpOf(begun)).toMatchObject({ targets: ['main-4'], schemes: [main, { id: 'side-2' }] })
    expect(setUpOf(begun).schemes).toHaveLength(2)
  })

  it('MC-CRISIS-01 a crisis icon that nobody has named is on the main scheme', () => {
    const begun = thwart({ here, scheme: { name: CROWD, crisis: true } })
    expect(setUpOf(begun).schemes).toEqual([
      { id: 'scheme-1', kind: 'main', threat: 5, crisis: true },
      { id: 'side-2', kind: 'side', threat: 2 },
    ])
  })

  it('MC-SCHEMEENEMY-04 an enemy places threat on the scheme that a card names', () => {
    const scheme = (named: string | undefined) =>
      prepareEnemyScheme(cards, {
        ...{ language: 'en', player: ana, players: 1, here, scheme: named, threat: 3, threshold: 9 },
        ...{ enemy: { name: 'Rhino I' }, hero: { name: 'Peter Parker' }, boost: [{ icons: 0 }] },
      })
    const left = (begun: Begun) => {
      const { table } = played(begun).outcome as unknown as { table: { schemes: unknown } }
      return table.schemes
    }
    expect(left(scheme(CROWD))).toMatchObject([
      { id: 'scheme-1', threat: 5, threshold: 9 },
      { id: 'side-2', threat: 4 },
    ])
    expect(left(scheme(undefined))).toMatchObject([
      { id: 'scheme-1', threat: 4, threshold: 9 },
      { id: 'side-2', threat: 2 },
    ])
  })
})
