// The drawn Unit attacks 31 to 40 of the GUNDAM CARD GAME, each held against what its cards say.
import { expect, test } from 'vitest'
import {
  ap,
  blocks,
  bothPass,
  chooses,
  ends,
  finish,
  noBlock,
  quietly,
  reveals,
  says,
  unitAttack,
} from './gundam.ts'

test('gundam/unit-attack 31: Gun Blaster and Unicorn Gundam destroy each other; the 【Attack】 of the attacked one stays shut', () => {
  ends(unitAttack(31, ...quietly), {
    ap: { unit: 4, against: 5 },
    left: { unit: 'destroyed', against: 'destroyed' },
  })
})

test('gundam/unit-attack 32: a linked Gundam cannot be blocked; without a link AEU Hellion blocks it and falls', () => {
  const asked = ['unit @linked']
  ends(unitAttack(32, says('unit-1', 'holds'), ...quietly), {
    ap: { unit: 4, against: 3 },
    left: { unit: 1, against: 'destroyed', blocker: 1 },
    asked,
  })
  ends(unitAttack(32, says('unit-1', 'holdsNot'), blocks, ...quietly), {
    ap: { unit: 4, blocker: 1 },
    left: { unit: 3, against: 4, blocker: 'destroyed' },
    asked,
  })
})

test('gundam/unit-attack 33: Wing Gundam Zero rests a Unit as it attacks; its Suppression is of no use against a Unit', () => {
  expect(unitAttack(33).asks).toBe('choose:unit-1')
  ends(unitAttack(33, chooses('unit-1', 'unit-2'), noBlock, ...quietly), {
    ap: { unit: 5, against: 3 },
    left: { unit: 1, against: 'destroyed' },
    opened: ['Wing Gundam Zero (EW)'],
  })
})

test('gundam/unit-attack 34: Flat blocks Psycho Gundam, and both stay; Shuji’s Hideout is not hit', () => {
  ends(unitAttack(34, ...quietly), {
    ap: { unit: 3, blocker: 2 },
    left: { unit: 2, against: 2, blocker: 1, base: 5 },
  })
})

test('gundam/unit-attack 35: without a link Char Aznable gives AP+1 alone, so Alpha Azieru can block, and both fall by damage', () => {
  // Alpha Azieru draws for a Unit that an effect destroys; this is battle damage.
  ends(unitAttack(35, ...quietly), {
    ap: { unit: 6, blocker: 6 },
    left: { unit: 'destroyed', against: 4, blocker: 'destroyed', base: 3 },
    opened: ['Char Aznable'],
  })
})

test('gundam/unit-attack 36: Bernard Wiseman’s AP counts his trash, so the players say it; Gundam Lfrith Ur falls', () => {
  expect(unitAttack(36, bothPass).asks).toBe('ap:unit-1')
  ends(unitAttack(36, bothPass, ap('unit-1', 5), finish), {
    ap: { unit: 5, against: 2 },
    left: { unit: 2, against: 'destroyed' },
  })
})

test('gundam/unit-attack 37: Rozen Zulu falls to Saikoro Gundam, whose 【Attack】 stays shut, as it does not attack', () => {
  ends(unitAttack(37, ...quietly), {
    ap: { unit: 4, against: 5 },
    left: { unit: 'destroyed', against: 2, base: 5 },
  })
})

test('gundam/unit-attack 38: a token blocks Destroy Gundam and falls; only a linked Destroy Gundam has Breach 3 and breaks a Shield', () => {
  const asked = ['unit @linked']
  const facts = { ap: { unit: 6, blocker: 2 }, left: { unit: 4, against: 3, blocker: 'destroyed' }, asked }
  ends(unitAttack(38, bothPass, says('unit-1', 'holdsNot'), finish), facts)
  ends(unitAttack(38, bothPass, says('unit-1', 'holds'), reveals(38), finish), {
    ...facts,
    opened: ['Breach'],
    shields: 2,
  })
})

test('gundam/unit-attack 39: Tallgeese II and Zeydra destroy each other: what keeps blows of Lv.5 off does not stop one of Lv.6', () => {
  ends(unitAttack(39, ...quietly), {
    ap: { unit: 5, against: 4 },
    left: { unit: 'destroyed', against: 'destroyed' },
  })
})

test('gundam/unit-attack 40: G-Bouncer destroys Moebius, which has AP 0 and, attacked, battles no Shield to hit', () => {
  // GCG-QA-173: its 【Activate･Action】 needs a Base or Shield that it battles.
  expect(unitAttack(40)).toMatchObject({ asks: 'action:p2', offers: [] })
  ends(unitAttack(40, ...quietly), {
    ap: { unit: 5, against: 0 },
    left: { unit: 3, against: 'destroyed' },
  })
})
