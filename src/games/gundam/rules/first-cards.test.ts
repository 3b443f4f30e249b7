// Tests effects that destroy the first cards of the shield area without damage.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  burst,
  falcon,
  finish,
  fort,
  leaves,
  mole,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  titan,
  undescribed,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const first = (count: number): Effect => ({ kind: 'destroyFirst', count })
const lost = on('Lost', 'Rio', { on: 'shieldDestroyed' }, [note('Lost')])
/** Falcon attacks Mole, while these cards lie in the shield area. */
const area = (shields: number | null, ...others: PieceGiven[]) => {
  const setUp = attack([falcon(), mole(rested), ...others], 'Mole', {
    shields: shields ?? 0,
    abilities: [lost],
  })
  return shields === null ? undescribed(setUp) : setUp
}

describe('GCG-7-6-2-1 the first cards of the shield area', () => {
  test('cannot be destroyed where none lies', () => {
    const empty = attempt(area(0), report('attack', first(1)))
    expect(empty.refused).toMatchObject({ code: 'noShield', clause: 'GCG-7-6-2-1' })
  })

  test('cannot be destroyed while nobody has said how many Shields lie there, unless the Base is all', () => {
    const refused = (count: number, ...others: PieceGiven[]) =>
      attempt(area(null, ...others), report('attack', first(count))).refused
    const numberMissing = { code: 'numberMissing', clause: null }
    expect([refused(1), refused(2)]).toMatchObject([numberMissing, numberMissing])
    expect([refused(1, fort()), refused(2, fort())]).toMatchObject([null, numberMissing])
    expect(resolve(area(null, fort()), report('attack', first(1))).told('base_destroyed')).toMatchObject([
      { clause: 'GCG-7-3-5', base: 'Fort' },
    ])
  })

  test('are the Base and then the Shields, so many as there are', () => {
    const play = (count: number, shields: number, ...more: object[]) => {
      const story = resolve(area(shields, fort()), report('attack', first(count)), ...more)
      const { state } = story.position?.memory ?? {}
      return [story.told('base_destroyed').length, state?.shields, story.opened]
    }
    const none = [burst(1, 'noBurst'), burst(2, 'noBurst')]
    expect(play(1, 3)).toEqual([1, 3, []])
    expect(play(2, 0)).toEqual([1, 0, []])
    expect(play(3, 3, ...none)).toEqual([1, 1, ['Lost']])
    expect(play(9, 2, ...none)).toEqual([1, 0, ['Lost']])
  })
})

describe('GCG-7-6-2-4-1c a Burst that cannot do what it says', () => {
  const gone = (id: string): Effect[] => [{ kind: 'rest', who: piece(id) }, note('the rest')]
  const setUp = area(2, fort())
  const nobody = burst(1, 'activate', ...gone('Nobody'))

  test('is refused where one Shield is destroyed, since its owner can say it otherwise', () => {
    expect(attempt(setUp, report('attack', first(2)), nobody).refused).toMatchObject({ code: 'noSuchPiece' })
  })

  test('does what it can where two are destroyed at once and all answers have been given', () => {
    const story = resolve(setUp, report('attack', leaves('Fort'), first(2)), nobody, burst(2, 'noBurst'))
    expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'rest', code: 'noSuchPiece' }])
    expect(story.position?.memory.state.notes).toEqual(['the rest', 'Lost'])
  })
})

test('GCG19-13-1-7-1 of two Shields that <Suppression> destroys, the first Burst does what it still can', () => {
  const setUp = attack([titan(), mole()], undefined, { edition: '1.9.0' })
  const rests: Effect = { kind: 'rest', who: piece('Nobody') }
  const bursts = [burst(1, 'activate', rests, note('one')), burst(2, 'noBurst')]
  const story = resolve(setUp, ...quietly, ...bursts, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'rest', code: 'noSuchPiece' }])
  expect(story.result.notes).toEqual(['one'])
})

test('GCG-7-6-2-4-1a the loss of the first cards concerns no Unit', () => {
  const { position } = resolve(area(1), report('attack', first(1)), burst(1, 'noBurst'))
  expect(position?.memory.occurred).toContainEqual(
    expect.objectContaining({ on: 'shieldDestroyed', who: [] }),
  )
})
