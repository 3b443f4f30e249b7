// What can happen: every effect of the engine has a kind, every kind makes effects that the engine can read.
import { describe, expect, test } from 'vitest'
import { EFFECTS as GUNDAM } from '../../../../games/gundam/effects.ts'
import * as gundam from '../../../../games/gundam/unit-attack.play.ts'
import * as cast from '../../../../games/marvel-champions/cast.play.ts'
import { EFFECTS as MARVEL } from '../../../../games/marvel-champions/effects.ts'
import * as marvel from '../../../../games/marvel-champions/enemy-attack.play.ts'
import { MOST_OPTIONS } from '../../../components.ts'
import { everyPoint, LONG, sceneAfter } from '../forms.play.ts'
import { momentsOf } from '../prompt.ts'
import { type Table, tableOf } from '../table.ts'
import type { FormAbout, Kind, Said } from './kind.ts'
import { KINDS, kindsFor } from './kinds.ts'

const { lumen, sparrow, grinder } = cast
const enemy = sceneAfter('enemy', marvel.attack([lumen(), sparrow(), grinder()]))
const unit = sceneAfter('unit', gundam.attack([gundam.falcon(), gundam.fort()]))

const tables = { 'marvel-champions': tableOf(enemy.scene), gundam: tableOf(unit.scene) }
const effects = { 'marvel-champions': MARVEL, gundam: GUNDAM } as Readonly<
  Record<
    Table['game'],
    Readonly<Record<string, { schema: { safeParse: (one: unknown) => { success: boolean } } }>>
  >
>

/** Every way to say a kind: the ends of its numbers, and the words that stand for one. */
function ways({ number, whom }: Kind, table: Table): Said[] {
  const numbers = number ? [number.min, number.max, 1, ...(number.or ?? [])] : (['none'] as const)
  const whoms = [...(whom === 'needed' ? [] : ['']), ...table.pieces.map(({ id }) => id)]
  const about = { text: 'Fog', table, newId: (prefix: string) => `${prefix}-1` }
  return numbers.flatMap(one => whoms.map(who => ({ ...about, number: one, whom: who })))
}

describe.each(['marvel-champions', 'gundam'] as const)('the kinds of %s', game => {
  const table = tables[game]
  if (!table) throw new Error('there is no table')

  test('are there for every effect, but for what has a form of its own', () => {
    const made = KINDS[game].flatMap(kind => ways(kind, table).flatMap(said => kind.makes(said).effects))
    const kinds = new Set(made.map(({ kind }) => kind))
    expect(Object.keys(effects[game]).filter(kind => !kinds.has(kind))).toEqual(['known', 'remind'])
  })

  test('make effects that the engine reads, of the kind that they ask it for', () => {
    for (const kind of KINDS[game])
      for (const said of ways(kind, table))
        for (const effect of kind.makes(said).effects) {
          expect([effect, effects[game][effect.kind]?.schema.safeParse(effect).success]).toEqual([
            effect,
            true,
          ])
        }
  })

  test('have names and words of their own', () => {
    for (const field of ['name', 'words'] as const)
      expect(new Set(KINDS[game].map(kind => kind[field])).size).toBe(KINDS[game].length)
  })
})

test('there is room for a note and for all that is possible, but for what is rare', { timeout: LONG }, () => {
  const rare = /^no |^(confused|ranged|piercing)$/
  everyPoint(({ scene }) => {
    const table = tableOf(scene)
    if (!table) return
    const reported = momentsOf(scene).flatMap(({ effects }) => effects)
    for (const about of ['report', 'resolve', 'burst'] as const) {
      const legal = about === 'report' ? reported : null
      const shown = kindsFor(table, about, legal)
      expect(shown.length).toBeLessThanOrEqual(MOST_OPTIONS)
      if (legal?.includes('note') ?? true) expect(shown.map(({ name }) => name)).toContain('note')
      const left = KINDS[table.game].filter(
        kind => !shown.includes(kind) && isPossible(kind, table, about, legal),
      )
      expect(left.map(({ name }) => name).filter(name => !rare.test(name))).toEqual([])
    }
  })
})

function isPossible(kind: Kind, table: Table, about: FormAbout, legal: readonly string[] | null): boolean {
  const { forms, fits, effect } = kind
  const allowed = effect === null || legal === null || legal.includes(effect)
  return allowed && (forms?.includes(about) ?? true) && (fits?.(table) ?? true)
}
