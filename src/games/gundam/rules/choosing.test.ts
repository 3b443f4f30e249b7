// Tests of an effect that chooses a Unit, and of conditions of effects that only their owner knows.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  burst,
  falcon,
  finish,
  mole,
  quietly,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { UnitsToChoose } from '../vocabulary/references.ts'

const rests: Effect[] = [{ kind: 'rest', who: { the: 'chosen' } }]
const choose = (from: UnitsToChoose, more: object = {}): Effect =>
  ({ kind: 'choose', from, effects: rests, ...more }) as Effect
const pieces = [
  falcon({ level: 4, traits: ['zeon'], color: 'red', keywords: ['Blocker'], code: 'X-1' }),
  mole({ level: 2, traits: ['academy'], color: 'blue', code: 'X-2', damage: 1 }),
]
/** The Units that this filter offers to Rio, whose Burst it is. */
const offered = (from: UnitsToChoose, table = pieces) =>
  resolve(attack(table), ...quietly, burst(1, 'activate', choose(from)))
    .prompt?.windows.at(-1)
    ?.choices.map(({ name }) => name)
const chooses = (choice: string): Answer => ({ question: 'choose:B1', choice })

test('GCG-9-3-3b a Unit is chosen by its side, state, numbers, trait, color and keyword; there may be none', () => {
  expect(offered({ units: 'any' })).toEqual(['Falcon', 'Mole', 'noUnit'])
  expect(offered({ units: 'enemy' })).toEqual(['Falcon', 'noUnit'])
  expect(offered({ units: 'own' })).toEqual(['Mole', 'noUnit'])
  const only: [Omit<UnitsToChoose, 'units'>, string[]][] = [
    [{ is: 'active' }, ['Mole']],
    [{ is: 'rested' }, ['Falcon']],
    [{ is: 'damaged' }, ['Mole']],
    [{ levelUpTo: 3 }, ['Mole']],
    [{ hpUpTo: 4 }, ['Falcon', 'Mole']],
    [{ hpUpTo: 3 }, []],
    [{ apUpTo: 2 }, ['Mole']],
    [{ trait: 'Zeon' }, ['Falcon']],
    [{ color: 'blue' }, ['Mole']],
    [{ keyword: 'Blocker' }, ['Falcon']],
  ]
  for (const [filter, names] of only)
    expect([filter, offered({ units: 'any', ...filter })]).toEqual([filter, [...names, 'noUnit']])
})

test('GCG-9-3-3b what nobody knows of a Unit does not bar it', () => {
  const unknown = {
    levelUpTo: 1,
    hpUpTo: 1,
    apUpTo: 0,
    trait: 'Zeon',
    color: 'red',
    keyword: 'Blocker',
  } as const
  const bare = { id: 'Heron', kind: 'unit', player: 'Kei' } as const
  expect(offered({ units: 'enemy', ...unknown }, [falcon(), bare])).toEqual(['Heron', 'noUnit'])
})

test('GCG-9-3-3b a Unit that does not fit is refused; one that joins is chosen at once; without one nothing is done', () => {
  const first = [...quietly, burst(1, 'activate', choose({ units: 'enemy', levelUpTo: 3 }))]
  expect(attempt(attack(pieces), ...first, chooses('Falcon')).refused).toMatchObject({ code: 'notMeant' })
  const joins = [{ id: 'Heron', kind: 'unit', player: 'Kei', level: 2 }]
  const joined = resolve(attack(pieces), ...first, { ...chooses('Heron'), joins }, finish)
  expect(joined.told('unit_rested').at(-1)).toMatchObject({ unit: 'Heron' })
  const none = resolve(attack(pieces), ...first, chooses('noUnit'), finish)
  expect(none.told('no_unit_chosen')).toMatchObject([{ card: 'B1' }])
})

test('GCG-9-3-3b of up to two Units the second may be left; both leave at one moment', () => {
  const leaves: Effect[] = [{ kind: 'leaves', who: { the: 'chosen' }, how: 'returned' }]
  const table = [falcon(), mole(rested)]
  const returns = burst(1, 'activate', choose({ units: 'any' }, { upTo: 2, effects: leaves }))
  const both = resolve(attack(table), ...quietly, returns, chooses('Falcon'), chooses('Mole'), finish)
  expect(both.told('card_left')).toMatchObject([{ card: 'Falcon' }, { card: 'Mole' }])
  const asked = resolve(attack(table), ...quietly, returns, chooses('Mole')).prompt?.windows.at(-1)
  expect(asked?.choices.map(({ name }) => name)).toEqual(['Falcon', 'noOther'])
  const one = resolve(attack(table), ...quietly, returns, chooses('Mole'), chooses('noOther'), finish)
  expect(one.told('card_left')).toMatchObject([{ card: 'Mole' }])
})

const draws = (condition: object): Effect => ({ kind: 'draw', count: 1, if: condition }) as Effect
const holds = (choice: string): Answer => ({ question: 'condition:B1', choice })

test('GCG-9-1-5a a condition that only the owner knows is asked once for a Burst, and anew for the next one', () => {
  const asks = '@ownTrash:10'
  const effects = [draws({ asks }), { kind: 'exResource', if: { asks, not: true } } as Effect]
  const first = burst(1, 'activate', ...effects)
  const yes = resolve(attack(pieces), ...quietly, first, holds('holds'), finish)
  expect([yes.told('cards_drawn').length, yes.told('ex_resource_placed').length]).toEqual([1, 0])
  expect(yes.told('condition_holds')).toMatchObject([{ card: 'B1', condition: asks }])
  const no = resolve(attack(pieces), ...quietly, first, holds('holdsNot'), finish)
  expect([no.told('cards_drawn').length, no.told('ex_resource_placed').length]).toEqual([0, 1])
  expect(yes.position?.memory.state.said).toEqual({})
})

test('GCG-9-1-5a whose turn it is, and what the table shows, is asked of nobody', () => {
  const told = (condition: object, more: object = {}) =>
    resolve({ ...attack(pieces), ...more }, ...quietly, burst(1, 'activate', draws(condition)), finish).told(
      'cards_drawn',
    ).length
  expect([told({ turn: 'own' }), told({ turn: 'enemy' })]).toEqual([0, 1])
  expect([told({ asks: '@enemyUnit:Zeon' }), told({ asks: '@ownUnit:Academy' })]).toEqual([1, 1])
  const shields = (count: number) => ({ activeSide: { shields: count } })
  expect(told({ asks: '@fewEnemyShields:3' }, shields(3))).toBe(1)
  expect(told({ asks: '@fewEnemyShields:3' }, shields(4))).toBe(0)
  const tokens = [...pieces, { ...mole({ traits: ['academy'], token: true }), id: 'Bit' }]
  expect(told({ asks: '@noToken:Academy' }, { pieces: tokens })).toBe(0)
  expect(told({ asks: '@twoUnits:Academy' }, { pieces: tokens })).toBe(1)
})
