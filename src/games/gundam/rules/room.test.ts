// Tests the seventh Unit of a player, for which another one makes room.
import { describe, expect, test } from 'vitest'
import { attack, heron, report, resolve } from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const linked = { pilot: { links: true, ap: 0, hp: 0 } }

describe('GCG-10-4-2a a seventh Unit', () => {
  const units = (player: 'Kei' | 'Rio', count: number, more: Partial<PieceGiven> = {}): PieceGiven[] =>
    Array.from({ length: count }, (_, at) => ({ ...heron({ id: `${player}${at + 1}`, ...more }), player }))
  const pup = (more: Partial<PieceGiven> = {}): Effect => ({
    kind: 'deploy',
    piece: heron({ id: 'Pup', ...more }),
  })
  const windows = (pieces: PieceGiven[], effect: Effect) =>
    resolve(attack(pieces), report('attack', effect)).prompt?.windows.map(({ name }) => name)

  test('needs room, of which its player is asked; a Base and the Units of the other player need none', () => {
    expect(windows(units('Kei', 6), pup())).toEqual(['room:Pup'])
    expect(windows([...units('Kei', 5), ...units('Rio', 4)], pup())).not.toContain('room:Pup')
    const keep: PieceGiven = { id: 'Fort', kind: 'base', player: 'Kei', hp: 5 }
    expect(windows([...units('Kei', 5), keep], pup())).not.toContain('room:Pup')
    const base = pup({ id: 'Keep', kind: 'base' })
    expect(windows(units('Kei', 7), base)).not.toContain('room:Keep')
  })

  test('puts another one into the trash, with its Pilot, and what that one gave ends', () => {
    const [first, giver, ...others] = units('Kei', 6)
    if (!first || !giver) throw new Error('no Units')
    const gives: PieceGiven = {
      ...giver,
      ...linked,
      constants: [{ while: [], ap: 1, to: 'own Units' }],
    }
    const story = resolve(attack([first, gives, ...others]), report('attack', pup()), { choice: 'Kei2' })
    expect(story.told('excess_placed_in_trash')).toMatchObject([{ clause: 'GCG-10-4-2-1', card: 'Kei2' }])
    expect(story.told('pilot_goes_along')).toMatchObject([{ unit: 'Kei2' }])
    expect(story.told('constant_effect_ended')).toHaveLength(7)
    const asked = resolve(attack(units('Kei', 6)), report('attack', pup())).prompt?.windows.at(-1)
    expect(asked).toMatchObject({ clause: 'GCG-10-4-2a', about: { unit: 'Pup' } })
  })
})
