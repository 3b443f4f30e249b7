// Tests the parts of a battle that an effect begins within an attack: what each tells, asks and leaves to the attack.
import { describe, expect, test } from 'vitest'
import { attack19, battles, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  ap,
  bothPass,
  command,
  finish,
  left,
  noBlock,
  note,
  on,
  piece,
  report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { unitOutcome } from '../outcomes.ts'
import type { Effect } from '../vocabulary/effects.ts'

const falcon = (more = {}) => unit('Falcon', 'Kei', 3, 4, more)
const nova = (more = {}) => unit('Nova', 'Kei', 5, 5, more)
const mole = unit('Mole', 'Rio', 2, 5, rested)
const drake = (more = {}) => unit('Drake', 'Rio', 3, 4, more)
const heron = unit('Heron', 'Kei', 1, 9)
const tower = unit('Tower', 'Rio', 1, 9)
const duel = command('Rio', 'Duel', battles('Nova', 'Drake'))
const noMore = { question: 'damage', choice: 'pass' }
const setUp = attack19([falcon(), nova(), mole, drake()], 'Mole')

test('GCG19-5-22-3a the battle within tells its damage step, and takes what the players add to it by the rule of that step', () => {
  const story = resolve(setUp, noBlock, duel)
  expect(story.told('battle_step_entered').at(-1)).toMatchObject({
    clause: 'GCG19-5-22-3a',
    battleStep: 'damage',
  })
  expect(story.prompt?.windows).toMatchObject([
    { name: 'damage', clause: 'GCG-7-6-3-3' },
    { name: 'action:Kei' },
  ])
  const adds = resolve(setUp, noBlock, duel, report('damage', ap('Falcon', 1)), noMore)
  expect(adds.told('battle_effect_lost')).toMatchObject([{ clause: 'GCG-7-7-1', ap: 1 }])
})

test('GCG19-5-22-R1 when the battle within is over, the action step goes on, and nothing may be added any more', () => {
  const story = resolve(setUp, noBlock, duel, noMore)
  expect(story.told('effect_battle_over')).toMatchObject([{ clause: 'GCG19-5-22-R1' }])
  expect(story.prompt?.windows.map(({ name }) => name)).toEqual(['action:Kei'])
})

describe('GCG19-5-22-R1 in the battle end step of the battle within', () => {
  test('its player orders the effects that trigger, as in every battle end step', () => {
    const abilities = ['E1', 'E2'].map(id => on(id, 'Kei', { on: 'battleEnd' }, [note(id)]))
    const story = resolve({ ...setUp, abilities }, noBlock, duel, noMore)
    expect(story.prompt?.windows).toMatchObject([{ name: 'order:battleEnd', clause: 'GCG-7-7-2a' }])
  })

  test('what was given for the attack still counts', () => {
    const shot: Effect = {
      kind: 'damage',
      to: piece('Mole'),
      amount: { count: 'AP of', of: piece('Falcon') },
    }
    const abilities = [on('E', 'Kei', { on: 'battleEnd', who: 'Nova' }, [shot])]
    const boosted = resolve({ ...setUp, abilities }, report('attack', ap('Falcon', 1)), noBlock, duel, noMore)
    expect(left(boosted, 'Mole')).toEqual([1])
  })
})

test('GCG19-5-22-3-1 what waits for the attack of a certain Unit stays silent as well', () => {
  const abilities = [on('Watch', 'Kei', { on: 'unitAttacks', who: 'Nova' }, [note('Watch')], 'Falcon')]
  const story = resolve({ ...setUp, abilities }, noBlock, duel)
  expect(story.told('attack_effects_silent')).toMatchObject([{ effects: ['Watch'] }])
})

test('GCG-7-6-3-2a in the battle within two unknown AP are asked for, one after the other', () => {
  const { ap: _ap, ...novas } = nova()
  const { ap: _drakes, ...drakes } = drake()
  const table = attack19([falcon(), novas, mole, drakes], 'Mole')
  const number = (id: string, value: number) => ({ question: `ap:${id}`, choice: 'ap', number: value })
  const asked = resolve(table, noBlock, duel, number('Nova', 2))
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual(['ap:Drake'])
  expect(left(resolve(table, noBlock, duel, number('Nova', 2), number('Drake', 4)), 'Nova', 'Drake')).toEqual(
    [1, 2],
  )
})

test('GCG19-5-22-R1 while Units battle within an attack, the attacking Unit attacks all the same', () => {
  const constants = [{ while: [{ is: 'attacking' as const }], ap: 2 }]
  const story = resolve({ ...setUp, pieces: [falcon({ constants }), nova(), mole, drake()] }, noBlock, duel)
  expect(story.told('constant_effect_ended')).toEqual([])
  const over = resolve(
    { ...setUp, pieces: [falcon({ constants }), nova(), mole, drake()] },
    noBlock,
    duel,
    noMore,
    bothPass,
    finish,
  )
  expect(over.told('constant_effect_began')).toHaveLength(1)
  expect(left(over, 'Mole')).toEqual([0])
})

test('GCG19-5-22-R1 in a battle within a battle the attack is still that of the first Unit', () => {
  const table = attack19([falcon(), nova(), mole, drake(), heron, tower], 'Mole')
  const again = report('damage', battles('Heron', 'Tower'))
  const state = resolve(table, noBlock, duel, again).position?.memory.state
  expect(state?.battle).toMatchObject({ attacker: 'Heron', target: 'Tower' })
  expect(state && unitOutcome(state).summary).toMatchObject({ attacker: 'Falcon', target: { unit: 'Mole' } })
})

test('GCG19-5-22-3a a Unit that has left cannot be chosen as the other one', () => {
  const gone: Effect = { kind: 'leaves', who: piece('Drake'), how: 'returned' }
  const story = resolve(setUp, noBlock, command('Rio', 'Duel', gone, battles('Nova')))
  expect(story.offered('opponent')).toEqual(['Falcon', 'Mole'])
})
