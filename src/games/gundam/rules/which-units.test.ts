// Tests of which Units an effect is about: more filters, what follows a choice, what counts Units, and what nobody knows.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  falcon,
  finish,
  mole,
  quietly,
  resolve,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'
import type { UnitsToChoose } from '../vocabulary/references.ts'

const CHOSEN = { the: 'chosen' } as const
const hurts = (amount: number, to: object = CHOSEN) => ({ kind: 'damage', to, amount }) as Effect
const heron = (more: Partial<PieceGiven> = {}): PieceGiven => ({
  id: 'Heron',
  kind: 'unit',
  player: 'Rio',
  hp: 4,
  ap: 1,
  ...more,
})
/** Falcon attacks and this happens. */
const attacks = (effects: readonly Effect[], ...others: object[]) =>
  attack([falcon({ level: 3, traits: [] }), mole({ level: 5 }), ...(others as PieceGiven[])], undefined, {
    shields: 0,
    base: 'none',
    abilities: [
      { id: 'A', source: 'Falcon', trigger: { on: 'whenAttacking' }, effects: [...effects] },
    ] as never,
  })
const choose = (from: UnitsToChoose, more: object = {}) =>
  ({ kind: 'choose', from, effects: [hurts(1)], ...more }) as Effect
const offered = (from: UnitsToChoose, ...others: object[]) =>
  resolve(attacks([choose(from)], ...others))
    .prompt?.windows.at(-1)
    ?.choices.map(({ name }) => name)
    .filter(name => name !== 'noUnit')
const chooses = (choice: string) => ({ question: 'choose:Falcon', choice })

test('GCG-9-3-3b another own Unit, its own Lv., damage, Pilots, links and tokens decide who may be chosen', () => {
  const links = { links: true, ap: 0, hp: 0 }
  const hawk = { id: 'Hawk', kind: 'unit', player: 'Kei', token: true, damage: 1, hp: 3, pilot: links }
  expect(offered({ units: 'own' }, hawk)).toEqual(['Falcon', 'Hawk'])
  expect(offered({ units: 'other own' }, hawk)).toEqual(['Hawk'])
  expect(offered({ units: 'enemy', levelUpTo: 'its own' }, heron({ level: 3 }))).toEqual(['Heron'])
  expect(offered({ units: 'enemy', levelFrom: 4 }, heron({ level: 3 }))).toEqual(['Mole'])
  expect(offered({ units: 'own', is: 'undamaged' }, hawk)).toEqual(['Falcon'])
  expect(offered({ units: 'own', is: 'token' }, hawk)).toEqual(['Hawk'])
  expect(offered({ units: 'own', is: 'unpaired' }, hawk)).toEqual(['Falcon'])
  // Nobody has said whether Falcon has a Pilot.
  expect(offered({ units: 'own', is: 'linked' }, hawk)).toEqual(['Falcon', 'Hawk'])
  expect(offered({ units: 'enemy', trait: 'Zeon/OZ' }, heron({ traits: ['oz'] }))).toEqual(['Mole', 'Heron'])
})

test('GCG19-5-20-1 what follows a choice follows only if a Unit was chosen', () => {
  const ifYouDo = [{ kind: 'draw', count: 1 }]
  const setUp = attacks([choose({ units: 'enemy' }, { ifYouDo })])
  expect(resolve(setUp, chooses('Mole')).told('cards_drawn')).toMatchObject([{ player: 'Kei', count: 1 }])
  expect(resolve(setUp, chooses('noUnit')).told('cards_drawn')).toEqual([])
})

test('an effect on all Units with a Lv. hits those; of one whose Lv. nobody knows its player says what happens', () => {
  const all = [hurts(1, { all: 'enemy Units', levelUpTo: 4 })]
  const story = resolve(attacks(all, heron({ level: 4 })), ...quietly, finish)
  expect([story.hp('Heron'), story.hp('Mole')]).toEqual([3, 5])
  const unknown = resolve(attacks(all, heron()))
  expect(unknown.prompt?.windows.at(-1)?.name).toBe('text:Falcon')
  expect(unknown.told('counters_set')).toEqual([])
})

test('damage for each so many AP is rounded down, AP is changed once for each Unit', () => {
  const perAp = { count: 'AP of', of: { the: 'this' }, per: 2 }
  const hit = resolve(
    attacks([{ kind: 'damage', to: { piece: 'Mole' }, amount: perAp } as Effect]),
    ...quietly,
  )
  // Falcon has AP 3.
  expect(hit.hp('Mole')).toBe(4)
  const forEach = { all: 'enemy Units' }
  const fewer = { kind: 'ap', who: { piece: 'Mole' }, amount: -1, forEach } as Effect
  expect(resolve(attacks([fewer], heron())).told('battle_effect_gained')).toMatchObject([
    { piece: 'Mole', ap: -2 },
  ])
})

test('what a text does on no table is told with its card, and asks nothing', () => {
  const story = resolve(attacks([{ kind: 'elsewhere', on: 'deck' }]))
  expect(story.told('text_on_deck')).toMatchObject([{ card: 'Falcon', player: 'Kei' }])
  expect(story.prompt?.windows.at(-1)?.name).toBe('block')
  expect(attempt(attacks([{ kind: 'elsewhere', on: 'moon' } as unknown as Effect])).refused).not.toBeNull()
})

test('a trigger is about such Units alone; what nobody knows of a Unit does not bar it', () => {
  const sees = (which: object) => ({
    ...{ id: 'W', source: 'Heron', trigger: { on: 'takesEffectDamage', of: 'own Units', which } },
    effects: [{ kind: 'note', text: 'seen' }],
  })
  const notes = (which: object, traits?: string[]) => {
    const hit = {
      id: 'A',
      source: 'Falcon',
      trigger: { on: 'whenAttacking' },
      effects: [hurts(1, { piece: 'Mole' })],
    }
    const pieces = [falcon(), mole({ ...(traits && { traits }) }), heron()]
    return resolve(
      attack(pieces, undefined, { shields: 0, base: 'none', abilities: [hit, sees(which)] as never }),
      ...quietly,
      finish,
    ).result.notes
  }
  expect(notes({ trait: 'OZ' }, ['oz'])).toEqual(['seen'])
  expect(notes({ trait: 'OZ' }, ['zeon'])).toEqual([])
  expect(notes({ trait: 'OZ' })).toEqual(['seen'])
})
