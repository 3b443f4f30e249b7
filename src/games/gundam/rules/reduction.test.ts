// Tests what a card receives of damage: what a text keeps off, and what is told of it.
import { describe, expect, test } from 'vitest'
import {
  attack,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  type Story,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Constant, KeptOff, PieceGiven } from '../vocabulary/pieces.ts'

const constantly = (gives: Omit<Constant, 'while'>): { constants: Constant[] } => ({
  constants: [{ while: [], ...gives }],
})
const RECEIVING = ['damage_lowered', 'damage_not_received', 'damage_kept_off', 'counters_set']
const received = ({ events }: Story) => events.filter(({ type }) => RECEIVING.includes(type))
const newest = { edition: '1.9.0' as const }

describe('GCG19-5-21-2-1 damage that is reduced', () => {
  const onMole = (by: number, more: Omit<Constant, 'while'> = {}) => {
    const target = mole({ ...rested, ap: 0, ...constantly({ reduces: by, ...more }) })
    return received(resolve(attack([falcon(), target], 'Mole', newest), ...quietly, finish))
  }

  test('in part is received less, and nothing else is told', () => {
    expect(onMole(2)).toMatchObject([
      { type: 'damage_lowered', card: 'Mole', amount: 2, left: 1 },
      { type: 'counters_set', card: 'Mole', amount: 1 },
    ])
  })

  test('to 0 is not received, so that nothing is left that another text could keep off', () => {
    expect(onMole(3, { keepsOff: {} })).toMatchObject([
      { type: 'damage_lowered', clause: 'GCG19-5-21-2', card: 'Mole', amount: 3, left: 0 },
      { type: 'damage_not_received', clause: 'GCG19-5-21-2-1', card: 'Mole' },
    ])
  })
})

describe('GCG-9-1-5a a Unit that cannot receive damage by an enemy', () => {
  const keeps = (keepsOff: KeptOff, ...effects: Effect[]) => {
    const setUp = attack([falcon(), mole({ ...rested, ap: 0, ...constantly({ keepsOff }) })], 'Mole')
    const card = { question: 'action:Rio', card: { name: 'A', owner: 'Rio', effects } }
    const theirs = { question: 'action:Kei', card: { name: 'B', owner: 'Kei', effects } }
    const enemys = resolve(setUp, noBlock, { choice: 'pass' }, theirs)
    return { own: received(resolve(setUp, noBlock, card)), enemys: received(enemys) }
  }
  const shot = hurt(piece('Mole'), 2)
  const keptOff = [{ type: 'damage_kept_off', clause: 'GCG-7-5-1b', card: 'Mole', amount: 2 }]
  const counters = [{ type: 'counters_set', card: 'Mole', amount: 2 }]

  test('receives what its own player deals it', () => {
    expect(keeps({}, shot)).toMatchObject({ own: counters, enemys: keptOff })
  })

  test('receives from a Command what is kept off from weak Units alone', () => {
    expect(keeps({ only: 'effect' }, shot)).toMatchObject({ enemys: keptOff })
    expect(keeps({ levelUpTo: 20 }, shot)).toMatchObject({ enemys: counters })
    expect(keeps({ apUpTo: 99 }, shot)).toMatchObject({ enemys: counters })
  })

  test('receives what is more than its text says', () => {
    expect(keeps({ amountUpTo: 2 }, shot)).toMatchObject({ enemys: keptOff })
    expect(keeps({ amountUpTo: 1 }, shot)).toMatchObject({ enemys: counters })
  })
})

test('GCG-7-6-2-4 a Shield that cannot receive the damage stays, and is told as a Shield', () => {
  const guard = command('Rio', 'A', { kind: 'keepOff', to: 'shieldArea', damage: {} })
  const story = resolve(attack([falcon()]), noBlock, guard, bothPass, finish)
  expect(received(story)).toMatchObject([{ type: 'damage_kept_off', card: 'Shield', amount: 3 }])
  expect([story.result.shields, story.told('shield_destroyed')]).toEqual([2, []])
})

describe('GCG-4-5b whose damage it is', () => {
  const armoured = (more: Partial<PieceGiven> = {}) =>
    drake({ hp: 9, ...constantly({ reduces: 1 }), ...more })
  const receives = (card: object) => {
    const setUp = attack([falcon(), heron(), mole(rested), armoured()], 'Mole', newest)
    return received(resolve(setUp, { question: 'attack', card }))
  }
  const effects = [hurt(piece('Drake'), 2)]
  const lowered = [{ type: 'damage_lowered' }, { type: 'counters_set', amount: 1 }]
  const full = [{ type: 'counters_set', amount: 2 }]

  test('the player’s who plays the card, whether or not a card at the table deals it', () => {
    expect(receives({ owner: 'Rio', effects })).toMatchObject(full)
    expect(receives({ owner: 'Kei', effects })).toMatchObject(lowered)
  })

  test('or else that of the card which deals it', () => {
    expect(receives({ source: 'Mole', effects })).toMatchObject(full)
    expect(receives({ source: 'Heron', effects })).toMatchObject(lowered)
  })
})

describe('GCG-4-5d effect damage that is not received', () => {
  const hit = on('Hit', 'Rio', { on: 'takesEffectDamage' }, [note('Hit')])
  const shoots = (more: Partial<PieceGiven>) => {
    const shot = whenAttacking('K', 'Falcon', [hurt(piece('Drake'), 1)])
    return resolve(attack([falcon(), drake(more)], undefined, { abilities: [shot, hit], ...newest }))
  }
  const { hp: _hp, ...unknown } = drake()

  test('triggers nothing that waits for effect damage', () => {
    expect(shoots({}).opened).toEqual(['K', 'Hit'])
    expect(shoots(constantly({ reduces: 1 })).opened).toEqual(['K'])
  })

  test('leaves no doubt whether a Unit of unknown HP survives', () => {
    const among = (more: Partial<PieceGiven>) => {
      const all: Effect = { kind: 'damage', to: { all: 'enemy Units' }, amount: 1 }
      const shot = whenAttacking('K', 'Falcon', [all])
      const setUp = attack([falcon(), { ...unknown, ...more }, mole()], undefined, {
        abilities: [shot],
        ...newest,
      })
      const windows = resolve(setUp).prompt?.windows.map(({ name }) => name) ?? []
      return windows.filter(name => name.startsWith('survives'))
    }
    expect([among({}), among(constantly({ reduces: 1 }))]).toEqual([['survives:Drake'], []])
  })
})

test('GCG-7-6-2-4 effect damage of 0 to the shield area destroys no Shield', () => {
  const shot: Effect = {
    kind: 'damage',
    to: 'shieldArea',
    amount: { count: 'damage on', of: piece('Mole') },
  }
  const story = resolve(attack([falcon(), mole(), fort({ player: 'Kei' })]), report('attack', shot))
  expect(story.told('effect_damage')).toMatchObject([{ to: 'Shield', amount: 0 }])
  expect(story.told('shield_destroyed')).toEqual([])
})

test('GCG-9-1-5a what is reduced while a condition holds is reduced each time, and once only if the card says so', () => {
  const play = (once: object) => {
    const constants = [{ while: [{ asks: '@level:7', ...once }], reduces: 1 }]
    const setUp = attack([falcon(), mole({ ...rested, constants })], 'Mole')
    const shots = { question: 'attack', card: { owner: 'Kei', effects: [hurt(piece('Mole'), 2)] } }
    const said = { question: 'condition:Mole', choice: 'holds' }
    return resolve(setUp, shots, said, shots).hp('Mole')
  }
  expect([play({}), play({ once: true })]).toEqual([3, 2])
})
