// Tests how a card was destroyed, and by which: what waits for it asks.
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
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

const weakens = (who: string, amount: number): Effect => ({ kind: 'hp', who: piece(who), amount })
const falls = (who: string, how?: 'damage' | 'effect'): AbilityGiven =>
  on('Falls', 'Rio', { on: 'destroyed', who, ...(how && { with: how }) }, [note('Falls')], who)

describe('GCG19-5-10-1 a Unit that loses its last HP', () => {
  const setUp = (how?: 'damage' | 'effect') =>
    attack([falcon(), mole(), drake()], undefined, { abilities: [falls('Mole', how)] })

  test('is destroyed neither with damage nor by “destroy”, whatever damage it has taken before', () => {
    const play = (how?: 'damage' | 'effect') =>
      resolve(setUp(how), report('attack', hurt(piece('Mole'), 2), weakens('Mole', -3)))
    expect([play('damage').opened, play('effect').opened, play().opened]).toEqual([[], [], ['Falls']])
    expect(play().told('units_destroyed')).toMatchObject([{ units: ['Mole'] }])
  })

  test('is not destroyed with the damage that has destroyed another one before', () => {
    const play = (how?: 'damage') =>
      resolve(setUp(how), report('attack', hurt(piece('Drake'), 3), weakens('Mole', -5)))
    expect([play('damage').opened, play().opened]).toEqual([[], ['Falls']])
    const damaged = resolve(setUp('damage'), report('attack', hurt(piece('Mole'), 5)))
    expect(damaged.opened).toEqual(['Falls'])
  })

  test('is remembered so for the effects that the players add later', () => {
    const card = command('Rio', 'A', hurt(piece('Drake'), 3), weakens('Mole', -5))
    const { result } = resolve(setUp(), noBlock, card, bothPass, { choice: 'noBurst' }, finish)
    const lost = (result.occurred as { on: string; causes?: string[] }[]).filter(
      one => one.on === 'destroyed',
    )
    expect(lost).toMatchObject([
      { who: ['Drake'], causes: ['effect damage'] },
      { who: ['Mole'], causes: ['loss of HP'] },
    ])
  })
})

describe('GCG-7-6-3-2-1a “when this card destroys with damage”', () => {
  const destroys = (id: string, who?: string): AbilityGiven =>
    on(id, 'Kei', { on: 'destroys', with: 'damage', ...(who && { who }) }, [note(id)])
  const shot = (who: string, source: string): AbilityGiven =>
    on('Shot', 'Kei', { on: 'unitAttacks' }, [hurt(piece(who), 9)], source)

  test('means enemy Units: one’s own Unit that falls is none', () => {
    const play = (who: string) =>
      resolve(
        attack([falcon(), heron(), drake()], undefined, {
          abilities: [whenAttacking('Shot', 'Falcon', [hurt(piece(who), 9)]), destroys('Win', 'Falcon')],
        }),
      )
    expect([play('Heron').opened, play('Drake').opened]).toEqual([['Shot'], ['Shot', 'Win']])
  })

  test('counts also for a card that is not at the table', () => {
    const setUp = attack([falcon(), drake()], undefined, {
      abilities: [shot('Drake', 'Commander'), destroys('Win')],
    })
    expect(resolve(setUp).opened).toEqual(['Shot', 'Win'])
  })
})

test('GCG-7-6-3-2-3 of two Units that destroy each other each is destroyed with damage, at the same moment', () => {
  const abilities = [falls('Mole', 'damage'), { ...falls('Falcon', 'damage'), id: 'Own', owner: 'Kei' }]
  const setUp = attack([falcon({ ap: 5 }), mole({ ...rested, ap: 4 })], 'Mole', { abilities })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.told('units_destroyed')).toMatchObject([{ units: ['Falcon', 'Mole'] }])
  expect(story.opened).toEqual(['Own', 'Falls'])
})

describe('GCG-7-6-2-4-1a who destroys a Shield', () => {
  const takes = on('Takes', 'Kei', { on: 'destroysInShieldArea' }, [note('Takes')])
  const shot: Effect = { kind: 'damage', to: 'shieldArea', amount: 1 }
  const noBurst = { choice: 'noBurst' }

  test('is the Unit that attacks, and it alone', () => {
    const story = resolve(attack([falcon()], undefined, { abilities: [takes] }), ...quietly, noBurst, finish)
    expect(story.opened).toEqual(['Takes'])
    expect(story.result.occurred).toContainEqual({
      on: 'destroysInShieldArea',
      who: ['Falcon'],
      against: 'player',
      present: ['Falcon'],
      causes: ['battle damage'],
    })
  })

  test('is no card where an effect without a card deals the damage', () => {
    const at = (source?: string) =>
      resolve(
        attack([falcon(), mole(rested)], 'Mole', { abilities: [takes] }),
        {
          question: 'attack',
          card: { owner: 'Kei', effects: [shot], ...(source && { source }) },
        },
        noBurst,
      ).opened
    expect([at(), at('Falcon')]).toEqual([[], ['Takes']])
  })
})

describe('GCG-9-1-9 battle damage that is turned to another Unit', () => {
  const turn: Effect = { kind: 'redirect', from: piece('Mole'), to: piece('Drake') }
  const setUp = attack([falcon(), mole(rested), drake(), fort()], 'Mole')
  const play = (...effects: Effect[]) =>
    resolve(setUp, noBlock, command('Rio', 'A', ...effects), bothPass, finish)

  test('is told with both of them', () => {
    const story = play(turn)
    expect(story.told('damage_redirected')).toMatchObject([
      { clause: 'GCG-7-6-3-3', card: 'Mole', to: 'Drake' },
    ])
    expect([story.hp('Mole'), story.hp('Drake')]).toEqual([5, 0])
  })

  test('stays where it was if the other Unit has left, or if it is the same Unit', () => {
    const gone: Effect = { kind: 'leaves', who: piece('Drake'), how: 'returned' }
    const itself: Effect = { kind: 'redirect', from: piece('Mole'), to: piece('Mole') }
    for (const story of [play(turn, gone), play(itself)]) {
      expect([story.hp('Mole'), story.told('damage_redirected')]).toEqual([2, []])
    }
  })
})
