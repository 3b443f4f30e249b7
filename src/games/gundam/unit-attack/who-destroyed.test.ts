// Tests which Unit has destroyed which: with turned damage, in a battle within the attack, and by striking back.
import { describe, expect, test } from 'vitest'
import {
  attack19,
  battle,
  battles,
  fight,
  unit,
} from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  attack,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  hurt,
  lancer,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  tower,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

const turn = (from: string): Effect => ({ kind: 'redirect', from: piece(from), to: piece('Drake') })
const wins = on('Wins', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('Wins')], 'Falcon')
const strong = (more: object = {}) => falcon({ hp: 9, ...more })
const noMore = { question: 'damage', choice: 'pass' }

describe('GCG-7-6-3-2-1b a Unit destroys with battle damage', () => {
  test('the Unit to which its damage is turned, also where the target hits back', () => {
    const setUp = attack([strong(), mole(rested), drake()], 'Mole', { abilities: [wins] })
    const story = resolve(setUp, noBlock, command('Rio', 'A', turn('Mole')), bothPass, finish)
    expect([story.result.destroyed, story.opened]).toEqual([['Drake'], ['Wins']])
  })

  test('not a Unit that an effect of its own has destroyed before the damage could be turned to it', () => {
    const shot = on('Shot', 'Kei', { on: 'activateAction' }, [hurt(piece('Drake'), 9)], 'Falcon')
    const play = (target: object) => {
      const setUp = attack([strong(), drake(), mole({ ...rested, ...target })], 'Mole', {
        abilities: [wins, shot],
      })
      const shoots = [command('Rio', 'A', turn('Mole')), { choice: 'Shot' }, bothPass]
      return resolve(setUp, noBlock, ...shoots, finish)
    }
    const armoured = { constants: [{ while: [], reduces: 9 }] }
    for (const story of [play({}), play(armoured)])
      expect([story.result.destroyed, story.opened]).toEqual([['Drake'], ['Shot']])
  })

  test('not once more the Unit that it has destroyed in a battle within the attack', () => {
    const armoured = mole({ ...rested, constants: [{ while: [], reduces: 9 }] })
    const setUp = attack19([strong(), armoured, drake(), tower()], 'Mole', { abilities: [wins] })
    const duel = command('Kei', 'Duel', battles('Falcon', 'Drake'))
    const story = resolve(setUp, noBlock, command('Rio', 'A', turn('Tower')), duel, noMore, bothPass, finish)
    expect([story.result.destroyed, story.opened]).toEqual([['Drake'], ['Wins']])
  })
})

test('GCG-7-6-3-2-2 a Unit that is destroyed by the blow back still sees who has destroyed it', () => {
  const last = on('Last', 'Kei', { on: 'destroys', who: 'Drake' }, [note('Last')], 'Lancer')
  const setUp = attack19([lancer({ hp: 3 }), drake({ ...rested, hp: 9 })], 'Drake', { abilities: [last] })
  const story = resolve(setUp, ...quietly, finish)
  expect([story.result.destroyed, story.opened]).toEqual([['Lancer'], ['Last']])
})

test('GCG-7-6-3-2-1b that a Unit destroys another one is remembered with both, for what the players add later', () => {
  const { result } = resolve(attack([falcon(), drake({ ...rested, ap: 0 })], 'Drake'), ...quietly, finish)
  expect(result.occurred).toContainEqual({
    on: 'destroys',
    who: ['Falcon'],
    against: 'unit',
    present: ['Falcon', 'Drake'],
    causes: ['battle damage'],
  })
})

describe('GCG19-13-1-2-1 who destroys a Unit in a battle that an effect has begun', () => {
  const cheers: AbilityGiven = on('Cheers', 'Kei', { on: 'destroys', who: 'Nova' }, [note('Cheers')], 'Nova')
  const told = (breach: number, shields: number) => {
    const pieces = [unit('Nova', 'Kei', 5, 5, { breach }), unit('Drake', 'Rio', 3, 4)]
    const answers = breach > 0 && shields > 0 ? [{ choice: 'noBurst' }] : []
    return fight(
      battle(pieces, { shields, abilities: [cheers] }),
      ...order(breach, shields),
      ...answers,
      finish,
    )
      .told('effects_triggered')
      .filter(({ effects }) => (effects as string[]).includes('Cheers'))
  }
  const order = (breach: number, shields: number) => (breach > 0 && shields > 0 ? [{ choice: 'Cheers' }] : [])

  test('has <Breach> all the same, and as the attacker by the rule itself', () => {
    const [said] = told(1, 1)
    expect(said).toMatchObject({ clause: 'GCG19-13-1-2-1', effects: ['Cheers', 'Breach:Nova'] })
    expect(said).not.toHaveProperty('ruling')
  })

  test('triggers everything else as in any battle: without <Breach>, or with an empty shield area', () => {
    for (const story of [told(0, 1), told(1, 0)])
      expect(story).toMatchObject([{ clause: 'GCG-7-3-3', effects: ['Cheers'] }])
  })
})

test('GCG-7-3-3 in an attack <Breach> triggers like every other effect', () => {
  const setUp = attack([falcon({ breach: 1 }), drake({ ...rested, ap: 0 })], 'Drake')
  const story = resolve(setUp, ...quietly, { choice: 'noBurst' }, finish)
  expect(story.told('effects_triggered')).toMatchObject([{ clause: 'GCG-7-3-3', effects: ['Breach:Falcon'] }])
})

test('GCG-7-5-1b a player who passes leaves the turn to the other one', () => {
  const story = resolve(attack([falcon(), mole(rested)], 'Mole'), noBlock, pass)
  expect(story.told('passed')).toMatchObject([{ player: 'Rio' }])
  expect(story.prompt?.windows.at(-1)?.name).toBe('action:Kei')
})
