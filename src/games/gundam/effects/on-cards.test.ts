// Tests what effects on cards count, spare and leave.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  bothPass,
  command,
  falcon,
  heron,
  leaves,
  left,
  mole,
  noBlock,
  piece,
  report,
  resolve,
  rested,
  the,
  undescribed,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { UnitSetUp } from '../unit-attack/set-up.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Amount } from '../vocabulary/references.ts'

describe('GCG-9-1-5-6 “cannot be destroyed by enemy effects”', () => {
  const stands = { constants: [{ while: [], rule: 'notDestroyedByEffects' as const }] }
  const play = (owner: 'Kei' | 'Rio') => {
    const effects: Effect[] = [{ kind: 'leaves', who: { all: 'Units' }, how: 'destroyed' }]
    const setUp = attack([falcon(), heron(), mole(stands)])
    return resolve(setUp, { question: 'attack', card: { owner, effects } })
  }

  test('keeps its Unit, and that Unit alone is told', () => {
    const story = play('Kei')
    expect(story.told('destruction_kept_off')).toMatchObject([{ clause: 'GCG-7-3-5', card: 'Mole' }])
    expect(story.told('units_destroyed')).toMatchObject([{ units: ['Falcon', 'Heron'] }])
  })

  test('does not keep it from an effect of its own player', () => {
    const story = play('Rio')
    expect([story.told('destruction_kept_off'), story.told('units_destroyed').length]).toEqual([[], 1])
  })
})

describe('GCG-7-3-4 an amount that a card counts', () => {
  const shot = (amount: Amount): Effect => ({ kind: 'damage', to: piece('Mole'), amount })
  const own: Amount = { count: 'number of', of: { all: 'own Units' } }

  test('may be the number of one’s own Units, if somebody says whose', () => {
    const setUp = attack([falcon(), heron(), mole({ ...rested, hp: 9 })], 'Mole')
    const mine = { question: 'attack', card: { owner: 'Kei', effects: [shot(own)] } }
    expect(left(resolve(setUp, mine), 'Mole')).toEqual([7])
  })

  test('is not the HP of the card that counts: nobody is asked for one that is unknown', () => {
    const { hp: _hp, ...unknown } = heron()
    const setUp = attack([falcon(), unknown, mole({ ...rested, hp: 9 })], 'Mole')
    const mine = { question: 'attack', card: { owner: 'Kei', source: 'Heron', effects: [shot(own)] } }
    const story = resolve(setUp, mine)
    expect([left(story, 'Mole'), story.prompt?.windows.map(({ name }) => name)]).toEqual([
      [7],
      ['attack', 'block'],
    ])
  })

  test('may be the AP of a Unit that has left', () => {
    const setUp = attack([falcon(), heron(), mole({ ...rested, hp: 9 })], 'Mole')
    const counts = shot({ count: 'AP of', of: piece('Heron') })
    expect(left(resolve(setUp, report('attack', leaves('Heron'), counts)), 'Mole')).toEqual([7])
  })
})

test('GCG19-5-20-1 after “If you do” a part that has become impossible does nothing, and the rest follows', () => {
  const effect: Effect = {
    kind: 'ifYouDo',
    first: { kind: 'leaves', who: piece('Heron'), how: 'returned' },
    second: [
      { kind: 'rest', who: piece('Heron') },
      { kind: 'rest', who: the('target') },
    ],
  }
  const story = resolve(
    attack([falcon(), heron(), mole(rested)], 'Mole', { edition: '1.9.0' }),
    report('attack', effect),
  )
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'rest', code: 'notInPlay' }])
  expect(story.told('unit_rested').map(({ unit }) => unit)).toEqual(['Falcon', 'Mole'])
})

test('GCG-7-6-3-2a a Unit whose AP nobody knows keeps it so when its Pilot leaves, and its AP is asked for', () => {
  const { ap: _ap, ...unknown } = mole({ ...rested, pilot: { links: false, ap: 1, hp: 1 } })
  const unpairs = command('Rio', 'A', { kind: 'unpair', who: piece('Mole') })
  const story = resolve(undescribed(attack([falcon(), unknown], 'Mole')), noBlock, unpairs, bothPass)
  expect(story.told('pilot_left')).toMatchObject([{ unit: 'Mole' }])
  expect(story.prompt?.windows.at(-1)?.name).toBe('ap:Mole')
})

test('GCG-7-3-4 a Unit without a Pilot has none that could leave it', () => {
  const unpairs = report('attack', { kind: 'unpair', who: piece('Falcon') })
  expect(attempt(attack([falcon()]), unpairs).refused).toMatchObject({ code: 'noPilot' })
})

describe('GCG-7-6-3-2a “the Unit that it damaged”', () => {
  const rests: Effect = { kind: 'rest', who: { the: 'damaged' } }
  const after = (setUp: UnitSetUp, ...effects: Effect[]) =>
    resolve(setUp, noBlock, bothPass, {
      question: 'damage',
      card: { owner: 'Kei', effects: [...effects, rests] },
    })
      .told('unit_rested')
      .flatMap(({ unit }) => (unit === 'Falcon' ? [] : [unit]))
  const atMole = attack(
    [falcon(), mole({ ...rested, keywords: [] }), heron({ id: 'Drake', player: 'Rio' })],
    'Mole',
  )

  test('is the one that battle damage hit, whatever effects hit afterwards', () => {
    expect(after(atMole, { kind: 'damage', to: piece('Drake'), amount: 1 })).toEqual(['Mole'])
  })

  test('is no Base, and there is none before any damage', () => {
    const hitsBase = attack([falcon(), mole(), { id: 'Fort', kind: 'base', player: 'Rio', hp: 9 }])
    const reported = { question: 'damage', card: { owner: 'Kei', effects: [rests] } }
    expect(attempt(hitsBase, noBlock, bothPass, reported).refused).toMatchObject({ code: 'noSuchPiece' })
    const early = { question: 'attack', card: { owner: 'Kei', effects: [rests] } }
    expect(attempt(atMole, early).refused).toMatchObject({ code: 'noSuchPiece' })
  })
})
