// Tests what is told of constant effects that come and go, and of those that reduce damage.
import { describe, expect, test } from 'vitest'
import {
  attack,
  block,
  bothPass,
  command,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  leaves,
  left,
  mole,
  noBlock,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant } from '../vocabulary/pieces.ts'

const newest = { edition: '1.9.0' as const }
const linked = { pilot: { links: true, ap: 0, hp: 0 } }

describe('GCG-9-1-5a a constant effect is told', () => {
  const began = (...constants: Constant[]) =>
    resolve(attack([falcon({ constants, ...linked }), mole(rested)], 'Mole', newest)).told(
      'constant_effect_began',
    )

  test('with the keyword that it gives, or with the damage that it keeps off, and with nothing else', () => {
    expect(began({ while: [], keyword: 'First Strike' })).toEqual([
      expect.objectContaining({ piece: 'Falcon', keyword: 'First Strike', loses: false }),
    ])
    const keepsOff = { only: 'battle' as const, levelUpTo: 3 }
    expect(began({ while: [], keepsOff })).toMatchObject([{ piece: 'Falcon', keepsOff }])
    expect(began({ while: [], ap: 1 })).toHaveLength(1)
  })

  test('by the rule about links if one of its conditions is a link', () => {
    expect(began({ while: [{ turn: 'own' }, { is: 'linked' }], ap: 1 })).toMatchObject([
      { clause: 'GCG19-13-2-12-1' },
    ])
    expect(began({ while: [{ turn: 'own' }, { is: 'paired' }], ap: 1 })).toMatchObject([
      { clause: 'GCG-9-1-5a' },
    ])
  })

  test('as ended for a Unit that leaves what another one gives it', () => {
    const gives = { constants: [{ while: [], ap: 1, to: 'own Units' as const }] }
    const setUp = attack([falcon(), heron(gives), falcon({ id: 'Kite' }), mole(rested)], 'Mole', newest)
    const story = resolve(setUp, report('attack', leaves('Kite')))
    expect(story.told('constant_effect_ended')).toMatchObject([{ piece: 'Kite', ap: 1 }])
  })

  test('as ended by the usual rule if a Unit that has blocked loses another keyword than <Blocker>', () => {
    const constants: Constant[] = [{ while: [{ is: 'linked' }], keyword: 'First Strike' }]
    const setUp = attack([falcon(), wall({ constants, ...linked })], undefined, newest)
    const unpairs = command('Rio', 'A', { kind: 'unpair', who: piece('Wall') })
    expect(resolve(setUp, block('Wall'), unpairs).told('constant_effect_ended')).toMatchObject([
      { piece: 'Wall', keyword: 'First Strike', clause: 'GCG19-13-2-12-1' },
    ])
  })
})

describe('GCG19-5-21-1 reducing', () => {
  test('is one reduction if the Unit has another constant effect as well', () => {
    const constants: Constant[] = [
      { while: [], reduces: 1 },
      { while: [], ap: 1 },
    ]
    const setUp = attack([falcon(), mole({ ...rested, constants })], 'Mole', newest)
    expect(resolve(setUp, ...quietly, finish).told('damage_lowered')).toMatchObject([
      { clause: 'GCG19-5-21-1', card: 'Mole', amount: 1, left: 2 },
    ])
  })

  test('in the shield area protects no Base of the active player', () => {
    const own = fort({ id: 'Keep', player: 'Kei' })
    const lowers = command('Rio', 'A', { kind: 'reduce', to: 'shieldArea', amount: 1 })
    const setUp = attack([falcon(), fort(), own], undefined, newest)
    const shots = command('Rio', 'B', hurt(piece('Keep'), 2))
    const story = resolve(setUp, noBlock, lowers, pass, shots, bothPass, finish)
    expect(left(story, 'Fort', 'Keep')).toEqual([3, 3])
  })
})
