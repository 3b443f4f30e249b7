// Tests constant effects: each condition, whom they reach, and how their beginning and their end are told.
import { describe, expect, test } from 'vitest'
import {
  apAtDamage,
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  keyword,
  leaves,
  left,
  mole,
  noBlock,
  noBurst,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  titan,
  tower,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant, PieceGiven } from '../vocabulary/pieces.ts'

type While = Constant['while'][number]
const newest = { edition: '1.9.0' as const }

/** The AP with which Falcon, which has 3, hits Mole while it has this constant AP+2. */
const falconWhile = (condition: While, more: Partial<PieceGiven> = {}, ...others: PieceGiven[]) => {
  const constants: Constant[] = [{ while: [condition], ap: 2 }]
  const setUp = attack([falcon({ constants, ...more }), mole(rested), ...others], 'Mole', newest)
  return apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')
}

/** The AP with which Mole, which has 2, hits back while it has this constant AP+2. */
const moleWhile = (condition: While, more: Partial<PieceGiven> = {}) => {
  const constants: Constant[] = [{ while: [condition], ap: 2 }]
  const setUp = attack([falcon(), mole({ constants, ...rested, ...more })], 'Mole', newest)
  return apAtDamage(resolve(setUp, ...quietly, finish), 'Mole')
}

const pilot = (links: boolean) => ({ pilot: { links, ap: 0, hp: 0 } })

describe('GCG-9-1-5b a constant effect counts while its condition holds:', () => {
  test('on the turn of its player, or on that of the other', () => {
    expect([falconWhile({ turn: 'own' }), falconWhile({ turn: 'enemy' })]).toEqual([5, 3])
    expect([moleWhile({ turn: 'own' }), moleWhile({ turn: 'enemy' })]).toEqual([2, 4])
  })

  test('while the Unit attacks, is damaged or is rested', () => {
    expect([falconWhile({ is: 'attacking' }), moleWhile({ is: 'attacking' })]).toEqual([5, 2])
    expect([falconWhile({ is: 'damaged' }), falconWhile({ is: 'damaged' }, { damage: 1 })]).toEqual([3, 5])
    expect(moleWhile({ is: 'rested' })).toBe(4)
    const active = { mayAttackActive: true, constants: [{ while: [], ap: 0 }] }
    const constants: Constant[] = [{ while: [{ is: 'rested' }], ap: 2 }]
    const setUp = attack([falcon(active), mole({ constants })], 'Mole', newest)
    expect(apAtDamage(resolve(setUp, ...quietly, finish), 'Mole')).toBe(2)
  })

  test('while it is paired, or while it is linked', () => {
    expect([falconWhile({ is: 'paired' }), falconWhile({ is: 'paired' }, pilot(false))]).toEqual([3, 5])
    expect(falconWhile({ is: 'linked' })).toBe(3)
    expect([falconWhile({ is: 'linked' }, pilot(false)), falconWhile({ is: 'linked' }, pilot(true))]).toEqual(
      [3, 5],
    )
  })

  test('while a Base of one’s own or of the enemy is in play; an EX Base is one', () => {
    expect(falconWhile({ base: 'enemy' })).toBe(3)
    expect(falconWhile({ base: 'enemy' }, {}, fort({ token: true }))).toBe(5)
    expect(falconWhile({ base: 'own' }, {}, fort())).toBe(3)
    expect(falconWhile({ base: 'own' }, {}, fort({ id: 'Keep', player: 'Kei' }))).toBe(5)
  })

  test('while so many other Units are in play; a Base is none', () => {
    const own = { units: 'own', from: 1 } as const
    expect([falconWhile(own), falconWhile(own, {}, heron())]).toEqual([3, 5])
    const two = { units: 'enemy', from: 2 } as const
    expect([falconWhile(two, {}, fort()), falconWhile(two, {}, drake())]).toEqual([3, 5])
  })

  test('while it battles a Unit, of a level at most; a token has level 0, an unknown level is not low', () => {
    const low = { battles: 'unit', levelUpTo: 2 } as const
    const against = (more: Partial<PieceGiven>) => {
      const setUp = attack(
        [falcon({ constants: [{ while: [low], ap: 2 }] }), mole({ ...rested, ...more })],
        'Mole',
        newest,
      )
      return apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')
    }
    expect([against({ level: 2 }), against({ level: 3 }), against({}), against({ token: true })]).toEqual([
      5, 3, 3, 5,
    ])
  })

  test('while it attacks the player: a Base, then Shields, then nothing lies there', () => {
    const hits = (battles: 'player' | 'base' | 'shield', area: PieceGiven[], shields: number) => {
      const constants: Constant[] = [{ while: [{ battles }], ap: 2 }]
      const setUp = attack([falcon({ constants }), ...area], undefined, { shields, ...newest })
      const ending = area.length > 0 || shields === 0 ? [finish] : [noBurst, finish]
      return apAtDamage(resolve(setUp, ...quietly, ...ending), 'Falcon')
    }
    expect([hits('base', [fort()], 2), hits('base', [], 2), hits('base', [], 0)]).toEqual([5, 3, 3])
    expect([hits('shield', [fort()], 2), hits('shield', [], 2), hits('shield', [], 0)]).toEqual([3, 5, 3])
    const wins = (battles: 'player' | 'shield') => {
      const constants: Constant[] = [{ while: [{ battles }], ap: 2 }]
      return attempt(attack([falcon({ constants })], undefined, { shields: 0, ...newest }), ...quietly)
    }
    expect(wins('player').told('constant_effect_began')).toMatchObject([{ piece: 'Falcon', ap: 2 }])
    expect(wins('shield').told('constant_effect_began')).toEqual([])
    const level = { battles: 'base', levelUpTo: 9 } as const
    expect(falconWhile(level, {}, fort())).toBe(3)
  })
})

describe('GCG-9-1-5a a constant effect reaches', () => {
  const reach = (to: Constant['to'], on: 'Falcon' | 'Heron' | 'Mole', more: Partial<PieceGiven> = {}) => {
    const constants: Constant[] = [{ while: [], ap: 2, to }]
    const pieces = [
      falcon({ ...(on === 'Falcon' && { constants }), ...more }),
      heron(on === 'Heron' ? { constants } : {}),
      mole({ ...rested, ...(on === 'Mole' && { constants }) }),
    ]
    const story = resolve(attack(pieces, 'Mole', newest), ...quietly, finish)
    return [apAtDamage(story, 'Falcon'), apAtDamage(story, 'Mole')]
  }

  test('its own card, if it says no more', () => {
    expect([reach(undefined, 'Falcon'), reach('this', 'Heron')]).toEqual([
      [5, 2],
      [3, 2],
    ])
  })

  test('all Units of its player, or all but itself', () => {
    expect([reach('own Units', 'Falcon'), reach('own Units', 'Heron')]).toEqual([
      [5, 2],
      [5, 2],
    ])
    expect([reach('other own Units', 'Falcon'), reach('other own Units', 'Heron')]).toEqual([
      [3, 2],
      [5, 2],
    ])
    expect(reach('own Units', 'Mole')).toEqual([3, 4])
  })

  test('the tokens of its player', () => {
    expect([reach('own tokens', 'Heron'), reach('own tokens', 'Heron', { token: true })]).toEqual([
      [3, 2],
      [5, 2],
    ])
    expect(reach('own tokens', 'Mole', { token: true })).toEqual([3, 2])
  })

  test('the Unit that it battles, and no other', () => {
    expect([reach('the Unit battled', 'Mole'), reach('the Unit battled', 'Falcon')]).toEqual([
      [5, 2],
      [3, 4],
    ])
    expect(reach('the Unit battled', 'Heron')).toEqual([3, 2])
  })

  test('no Base, which is no Unit', () => {
    const constants: Constant[] = [{ while: [], reduces: 2, to: 'own Units' }]
    const setUp = attack([falcon(), drake({ constants }), fort()], undefined, newest)
    const story = resolve(setUp, ...quietly, finish)
    expect([left(story, 'Fort'), story.told('damage_lowered')]).toEqual([[2], []])
  })

  test('nobody any more once its card has left', () => {
    const pieces = [falcon(), heron({ constants: [{ while: [], ap: 2, to: 'own Units' }] }), mole(rested)]
    const shot = command('Rio', 'A', leaves('Heron', 'destroyed'))
    const story = resolve(attack(pieces, 'Mole', newest), noBlock, shot, bothPass, finish)
    expect(apAtDamage(story, 'Falcon')).toBe(3)
  })
})

describe('GCG-9-1-5a what constant effects give is told', () => {
  test('when it begins and when it ends, each kind of it', () => {
    const constants: Constant[] = [
      { while: [{ battles: 'player' }], ap: 1 },
      { while: [{ is: 'attacking' }], breach: 2 },
      { while: [{ is: 'attacking' }], reduces: 1 },
      { while: [{ is: 'linked' }], keyword: 'First Strike' },
    ]
    const linked = falcon({ constants, pilot: { links: true, ap: 0, hp: 0 } })
    const story = resolve(
      attack([linked, wall({ hp: 9 })], undefined, { shields: 0, ...newest }),
      block('Wall'),
      bothPass,
      finish,
    )
    expect(story.told('constant_effect_began')).toMatchObject([
      { piece: 'Falcon', keyword: 'First Strike', clause: 'GCG19-13-2-12-1' },
      { piece: 'Falcon', ap: 1, clause: 'GCG19-5-22-1' },
      { piece: 'Falcon', breach: 2, clause: 'GCG-9-1-5a' },
      { piece: 'Falcon', reduces: 1, clause: 'GCG-9-1-5a' },
    ])
    expect(story.told('constant_effect_ended')).toMatchObject([
      { piece: 'Falcon', ap: 1, clause: 'GCG19-5-22-2' },
    ])
  })

  test('that two cards give the same, each by itself', () => {
    const gives = { constants: [{ while: [], ap: 1, to: 'own Units' as const }] }
    const pieces = [falcon(), heron(gives), falcon({ id: 'Kite', ...gives }), mole(rested)]
    const shot = command('Rio', 'A', leaves('Kite', 'destroyed'))
    const story = resolve(attack(pieces, 'Mole', newest), noBlock, shot, bothPass, finish)
    const ofFalcon = (type: string) => story.told(type).filter(one => one.piece === 'Falcon').length
    expect([ofFalcon('constant_effect_began'), ofFalcon('constant_effect_ended')]).toEqual([2, 1])
    expect(apAtDamage(story, 'Falcon')).toBe(4)
  })

  test('that a block stands without <Blocker>, but only of the Unit that has blocked', () => {
    const has = {
      keywords: [],
      constants: [{ while: [{ is: 'linked' as const }], keyword: 'Blocker' as const }],
    }
    const linked = { pilot: { links: true, ap: 0, hp: 0 } }
    const pieces = [falcon(), wall({ ...has, ...linked }), tower({ ...has, ...linked })]
    const unpairs = command(
      'Rio',
      'A',
      { kind: 'unpair', who: piece('Wall') },
      { kind: 'unpair', who: piece('Tower') },
    )
    const story = resolve(attack(pieces, undefined, newest), block('Wall'), unpairs, bothPass, finish)
    expect(story.told('constant_effect_ended')).toMatchObject([
      { piece: 'Wall', clause: 'GCG19-13-1-4-R1' },
      { piece: 'Tower', clause: 'GCG19-13-2-12-1' },
    ])
    expect(story.result.blocker).toBe('Wall')
  })
})

test('GCG19-5-21-1 a Shield is no card that keeps what was said of another one', () => {
  const lowers = command('Rio', 'A', { kind: 'reduce', to: piece('Mole'), amount: 9 })
  const setUp = attack([falcon(), mole(rested)], undefined, newest)
  expect(resolve(setUp, noBlock, lowers, bothPass, noBurst, finish).result.shields).toBe(1)
})

test('GCG-9-1-5b a keyword that is lost in the action step is lost in the damage step', () => {
  const setUp = attack([titan()], undefined, { shields: 3, ...newest })
  const loses = command('Rio', 'A', keyword('Titan', 'Suppression', { loses: true }))
  expect(resolve(setUp, noBlock, loses, pass, pass, noBurst, finish).result.shields).toBe(2)
})
