// Tests of GCG-7-6-3 and GCG-7-7: the battle between two Units, and the battle end step.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  again,
  ap,
  attack,
  attempt,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  lancer,
  left,
  mole,
  noBlock,
  noBurst,
  on,
  order,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  use,
  wall,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'

test('GCG-7-6-3-1 the battle is between attacker and target only', () => {
  const story = resolve(attack([falcon(), heron(), mole(rested), drake()], 'Mole'), ...quietly, finish)
  expect(left(story, 'Falcon', 'Heron', 'Mole', 'Drake')).toEqual([2, 2, 2, 3])
})

test('GCG-7-6-3-2a the target takes the attacker’s AP', () => {
  expect(resolve(attack([falcon(), mole(rested)], 'Mole'), ...quietly, finish).hp('Mole')).toBe(2)
})

test('GCG-7-6-3-2a an AP that nobody gave is asked for; an HP that nobody gave is carried as damage', () => {
  const unknown = { id: 'Mole', kind: 'unit' as const, player: 'Rio', rested: true }
  const setUp = attack([falcon(), unknown], 'Mole')
  expect(resolve(setUp, ...quietly).offered('ap:Mole')).toEqual(['ap'])
  const story = resolve(setUp, ...quietly, { choice: 'ap', number: 2 }, finish)
  expect(story.result.pieces).toMatchObject([
    { remaining: 2 },
    { piece: 'Mole', damage: 3, remaining: null, where: 'in play' },
  ])
  expect(
    resolve(setUp, ...quietly, { choice: 'ap', number: 2 }, use('destroyed'), finish).result.destroyed,
  ).toEqual(['Mole'])
})

test('GCG-7-6-3-2b at the same instant the target deals its own, even if it is destroyed', () => {
  const story = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
  expect([...left(story, 'Falcon', 'Drake'), story.result.destroyed]).toEqual([1, 0, ['Drake']])
})

test('GCG-7-6-3-2-1a damage on Units adds up over battles', () => {
  const first = resolve(attack([falcon(), heron(), mole(rested)], 'Mole'), ...quietly, finish)
  const second = resolve(again(first, 'Heron', 'Mole'), ...quietly, finish)
  expect(left(first, 'Falcon', 'Mole')).toEqual([2, 2])
  expect(second.result.destroyed).toEqual(['Heron', 'Mole'])
})

test('GCG-7-6-3-2-1b a Unit at zero is destroyed and goes to the trash', () => {
  const story = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'Drake', player: 'Rio' }])
  expect(story.hp('Falcon')).toBe(1)
})

test('GCG-7-6-3-2-2 with <First Strike> a target that is destroyed deals nothing back (AMB-56)', () => {
  const story = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(left(story, 'Lancer', 'Drake')).toEqual([3, 0])
  expect(order(story, 'first_strike_damage', 'units_destroyed', 'battle_damage')).toEqual([
    'first_strike_damage',
    'units_destroyed',
  ])
  const survived = resolve(attack([lancer(), mole(rested)], 'Mole'), ...quietly, finish)
  expect(left(survived, 'Lancer', 'Mole')).toEqual([1, 2])
  expect(survived.told('battle_damage')).toMatchObject([
    { clause: 'GCG-7-6-3-2b', ruling: 'AMB-56', from: 'Mole', to: 'Lancer', amount: 2 },
  ])
  const defending = attack([falcon(), drake({ ...rested, keywords: ['First Strike'] })], 'Drake')
  expect(left(resolve(defending, ...quietly, finish), 'Falcon', 'Drake')).toEqual([1, 0])
})

test('GCG-7-6-3-2-3 both Units are destroyed at one and the same moment', () => {
  const draws = (id: string, owner: string) => ({
    id: `${id} draws`,
    owner,
    source: id,
    trigger: { on: 'destroyed' as const, who: id },
    effects: [{ kind: 'note' as const, text: `${owner} draws` }],
  })
  const setUp = attack([heron(), mole({ ...rested, damage: 3 })], 'Mole', {
    abilities: [draws('Heron', 'Kei'), draws('Mole', 'Rio')],
  })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.told('units_destroyed')).toMatchObject([{ units: ['Heron', 'Mole'], clause: 'GCG-7-6-3-2-3' }])
  expect(story.opened).toEqual(['Heron draws', 'Mole draws'])
})

test('GCG-7-6-3-3 effects on destruction come before battle end', () => {
  const draws = {
    id: 'D',
    owner: 'Rio',
    source: 'Drake',
    trigger: { on: 'destroyed' as const, who: 'Drake' },
    effects: [{ kind: 'note' as const, text: 'draw 1' }],
  }
  const story = resolve(
    attack([falcon(), drake(rested)], 'Drake', { abilities: [draws] }),
    ...quietly,
    finish,
  )
  expect(order(story, 'units_destroyed', 'ability_used', 'battle_effect_lost', 'battle_ended')).toEqual([
    'units_destroyed',
    'ability_used',
    'battle_ended',
  ])
  expect(story.result.notes).toEqual(['draw 1'])
})

test('GCG-7-6-3-3 the Unit that destroys the other one triggers its effects, be it the attacker or the target', () => {
  const both = (...table: Parameters<typeof attack>[0]) => {
    const wins = (who: string, owner: string) => on(`${who} wins`, owner, { on: 'destroys', who }, [])
    const abilities = [wins('Heron', 'Kei'), wins('Mole', 'Rio')]
    return resolve(attack(table, 'Mole', { abilities }), ...quietly, finish).opened
  }
  expect(both(heron(), mole(rested))).toEqual(['Mole wins'])
  expect(both(heron({ hp: 3 }), mole({ ...rested, damage: 3 }))).toEqual(['Heron wins'])
  expect(both(heron(), mole({ ...rested, damage: 3 }))).toEqual(['Heron wins', 'Mole wins'])
  expect(both(heron({ hp: 3 }), mole(rested))).toEqual([])
})

test('GCG-7-6-3-3 <Breach N> hits the Base, else the top Shield, and nothing if there is neither', () => {
  const kill = (pieces: Parameters<typeof attack>[0], shields: number) =>
    attack([falcon({ breach: 3 }), drake(rested), ...pieces], 'Drake', { shields })
  expect(resolve(kill([fort()], 2), ...quietly, finish).hp('Fort')).toBe(2)
  expect(resolve(kill([], 2), ...quietly, noBurst, finish).result.shields).toBe(1)
  expect(resolve(kill([], 0), ...quietly, finish).result.defeated).toBeNull()
})

test('GCG-7-7-1 every "during this battle" effect stops in the battle end step', () => {
  const setUp = attack([falcon(), mole(rested), wall(rested)], 'Mole')
  const first = resolve(setUp, noBlock, pass, command('Kei', 'A2', ap('Falcon', 2)), pass, pass, finish)
  expect([first.hp('Mole'), first.result.apAtDamage]).toEqual([
    0,
    [
      { piece: 'Falcon', ap: 5 },
      { piece: 'Mole', ap: 2 },
    ],
  ])
  const table = first.result.table as { pieces: { id: string }[] }
  const pieces = table.pieces.map(one => (one.id === 'Falcon' ? { ...one, rested: false } : one))
  const second = resolve({ ...again(first, 'Falcon', 'Wall'), pieces }, ...quietly, finish)
  expect(left(second, 'Falcon', 'Wall')).toEqual([1, 1])
})

test('GCG-7-7-1 damage that was to be prevented during this battle is not prevented in the battle end step', () => {
  const prevents = command('Rio', 'A', { kind: 'prevent', to: piece('Mole'), amount: 9 })
  const late = report('finish', hurt(piece('Mole'), 1))
  const play = (...answers: Answer[]) =>
    resolve(attack([falcon(), mole(rested)], 'Mole'), noBlock, prevents, ...answers)
  expect(play().position?.memory.state.battle.preventions).toEqual([{ piece: 'Mole', left: 9 }])
  const story = play(bothPass, late)
  expect([story.hp('Mole'), story.position?.memory.state.battle.preventions]).toEqual([4, []])
})

test('GCG-7-7-2a expiry first, then the effects of this step, then the battle is over', () => {
  const abilities = [
    whenAttacking('K', 'Falcon', [ap('Falcon', 1)]),
    {
      id: 'E',
      owner: 'Rio',
      source: 'Mole',
      trigger: { on: 'battleEnd' as const },
      effects: [
        {
          kind: 'damage' as const,
          to: the('attacker'),
          amount: { count: 'AP of' as const, of: the('attacker'), plus: -2 },
        },
      ],
    },
  ]
  const story = resolve(attack([falcon(), mole(rested)], 'Mole', { abilities }), ...quietly, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([1, 1])
  expect(story.result.occurred).toContainEqual(expect.objectContaining({ on: 'battleEnd', who: ['Falcon'] }))
  expect(order(story, 'battle_effect_lost', 'ability_used', 'battle_ended')).toEqual([
    'ability_used',
    'battle_effect_lost',
    'ability_used',
    'battle_ended',
  ])
})

test('GCG-7-7-2b play returns to the main phase, where another Unit may attack', () => {
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole')
  expect(resolve(setUp, ...quietly).prompt?.windows.at(-1)).toMatchObject({
    name: 'finish',
    hard: true,
    clause: 'GCG-7-7-2a',
    window: 'battleEnd',
    choices: [{ name: 'finish', by: { any: ['Kei', 'Rio'] } }],
  })
  const first = resolve(setUp, ...quietly, finish)
  expect(first.told('returned_to_main_phase')).toMatchObject([{ player: 'Kei', clause: 'GCG-7-7-2b' }])
  expect(attempt(again(first, 'Falcon')).refused).toMatchObject({
    code: 'rested',
    clause: 'GCG-7-3-1a',
    details: { piece: 'Falcon' },
  })
  expect(resolve(again(first, 'Heron')).refused).toBeNull()
})

test('GCG-7-6-3-2-3 an effect that watches Units being destroyed triggers once for one moment', () => {
  const watcher = {
    id: 'W',
    owner: 'Rio',
    trigger: { on: 'destroyed' as const },
    effects: [{ kind: 'note' as const, text: 'draw 1' }],
  }
  const setUp = attack([heron(), mole({ ...rested, damage: 3 })], 'Mole', { abilities: [watcher] })
  expect(resolve(setUp, ...quietly, finish).opened).toEqual(['W'])
})

test('GCG-7-7-1 when HP that lasted for the battle goes, the damage stays, and the Unit may be destroyed', () => {
  const stronger = command('Rio', 'A', { kind: 'hp', who: piece('Drake'), amount: 2 })
  const story = resolve(
    attack([falcon({ ap: 4 }), drake(rested)], 'Drake'),
    noBlock,
    stronger,
    pass,
    pass,
    finish,
  )
  expect(story.result.destroyed).toEqual(['Drake'])
  expect(order(story, 'counters_set', 'battle_effect_lost', 'units_destroyed')).toEqual([
    'counters_set',
    'counters_set',
    'battle_effect_lost',
    'units_destroyed',
  ])
})
