// Tests “Do this. If you do, …”: each first part that can be impossible, and what follows if it is not.
import { describe, expect, test } from 'vitest'
import {
  attack,
  drake,
  falcon,
  finish,
  fort,
  left,
  mole,
  noBurst,
  note,
  piece,
  quietly,
  report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

type First = EffectOf<'ifYouDo'>['first']

const follows: Effect = note('it follows')
const ifYouDo = (first: First): Effect => ({
  kind: 'ifYouDo',
  first,
  second: [follows].flatMap(one => (one.kind === 'note' ? [one] : [])),
})

/** Falcon attacks Mole; a card with this first part is played in the attack step. */
const plays = (first: First, pieces: PieceGiven[] = [], shields = 2) => {
  const setUp = attack([falcon(), mole(rested), ...pieces], 'Mole', { shields, edition: '1.9.0' })
  return resolve(setUp, report('attack', ifYouDo(first)))
}
const done = (...asked: Parameters<typeof plays>) => {
  const story = plays(...asked)
  const told = story.told('first_part_not_done')
  expect(told).toMatchObject(told.length > 0 ? [{ clause: 'GCG19-5-20-1' }] : [])
  const notes = story.position?.memory.state.notes ?? []
  expect(notes.length + told.length).toBe(1)
  return notes.length === 1
}

describe('GCG19-5-20-1 what stands after “If you do” follows', () => {
  test('damage to a card that is there, and not to one that has left or to an empty shield area', () => {
    expect(done({ kind: 'damage', to: piece('Mole'), amount: 1 })).toBe(true)
    expect(done({ kind: 'damage', to: 'shieldArea', amount: 1 }, [fort()])).toBe(true)
    expect(done({ kind: 'damage', to: 'shieldArea', amount: 1 }, [], 0)).toBe(false)
    const setUp = attack([falcon(), mole(rested), drake()], 'Mole', { edition: '1.9.0' })
    const gone: Effect = { kind: 'leaves', who: piece('Drake'), how: 'returned' }
    const hit = ifYouDo({ kind: 'damage', to: piece('Drake'), amount: 1 })
    const story = resolve(setUp, report('attack', gone, hit), ...quietly, finish)
    expect([story.result.notes, left(story, 'Drake')]).toEqual([[], [3]])
  })

  test('damage to Shields, whose Bursts come first', () => {
    const setUp = attack([falcon(), mole(rested)], 'Mole', { shields: 1, edition: '1.9.0' })
    const hit = ifYouDo({ kind: 'damage', to: 'shieldArea', amount: 1 })
    const story = resolve(setUp, report('attack', hit), noBurst, ...quietly, finish)
    expect([story.result.shields, story.result.notes]).toEqual([0, ['it follows']])
  })

  test('resting an active Unit, and setting a rested one active', () => {
    expect(done({ kind: 'rest', who: piece('Drake') }, [drake()])).toBe(true)
    expect(done({ kind: 'rest', who: piece('Mole') })).toBe(false)
    expect(done({ kind: 'setActive', who: piece('Mole') })).toBe(true)
    expect(done({ kind: 'setActive', who: piece('Drake') }, [drake()])).toBe(false)
  })

  test('recovering damage, and nothing that has none', () => {
    expect(done({ kind: 'recover', to: piece('Drake'), amount: 2 }, [drake({ damage: 1 })])).toBe(true)
    expect(done({ kind: 'recover', to: piece('Mole'), amount: 2 })).toBe(false)
  })

  test('a Unit that leaves', () => {
    expect(done({ kind: 'leaves', who: piece('Drake'), how: 'destroyed' }, [drake()])).toBe(true)
  })
})

test('GCG19-5-20-1 what “If you do” promises is carried out as far as it can be', () => {
  const setUp = attack([falcon(), mole(rested), drake()], 'Mole', { edition: '1.9.0' })
  const effect: Effect = {
    kind: 'ifYouDo',
    first: { kind: 'rest', who: piece('Drake') },
    second: [
      { kind: 'setActive', who: piece('Drake') },
      { kind: 'setActive', who: piece('Drake') },
      { kind: 'note', text: 'it cannot attack the player' },
    ],
  }
  const story = resolve(setUp, report('attack', effect), ...quietly, finish)
  expect(story.result.notes).toEqual(['it cannot attack the player'])
})
