// The drawn Unit attacks 11 to 20 of the GUNDAM CARD GAME, each held against what its cards say.
import { expect, test } from 'vitest'
import {
  bothPass,
  chooses,
  ends,
  finish,
  noAttack,
  noBlock,
  quietly,
  reveals,
  says,
  unitAttack,
} from './gundam.ts'

test('gundam/unit-attack 11: Char Aznable gives V-Dash Gundam AP+1 and, without a link, no High-Maneuver; its Breach 3 breaks a Shield', () => {
  ends(unitAttack(11, bothPass, reveals(11), finish), {
    ap: { unit: 6, against: 2 },
    left: { unit: 4, against: 'destroyed' },
    opened: ['Char Aznable', 'Breach'],
    shields: 2,
  })
})

test('gundam/unit-attack 12: Gundam AGE-1 Normal with Quatre destroys a Mobile Worker, and the EX Base is not touched', () => {
  ends(unitAttack(12, ...quietly), {
    ap: { unit: 4, against: 2 },
    left: { unit: 1, against: 'destroyed', base: 3 },
  })
})

test('gundam/unit-attack 13: Chaos Gundam destroys GN Armor: its Breach 3 hits Clan Battle once, then GN Armor’s own 【Destroyed】 opens', () => {
  ends(unitAttack(13, ...quietly), {
    ap: { unit: 5, against: 4 },
    left: { unit: 1, against: 'destroyed', base: 2 },
    opened: ['Breach', 'GN Armor Type-D (Trans-Am)'],
  })
})

test('gundam/unit-attack 14: Suletta Mercury sets a Resource active as GFreD attacks; both Units fall', () => {
  ends(unitAttack(14, ...quietly), {
    ap: { unit: 4, against: 4 },
    left: { unit: 'destroyed', against: 'destroyed' },
    opened: ['Suletta Mercury'],
  })
})

test('gundam/unit-attack 15: Leo falls to Blue Frame Second L, whose 【Attack】 stays shut, as it does not attack', () => {
  ends(unitAttack(15, ...quietly), {
    ap: { unit: 2, against: 3 },
    left: { unit: 'destroyed', against: 1, base: 4 },
  })
})

test('gundam/unit-attack 16: G-Falcon attacks only with 7 or more cards in the trash; Graze Ritter falls with it and sets a Unit active', () => {
  expect(unitAttack(16).asks).toBe('condition:unit-1')
  const asked = ['unit @fewInTrash:6']
  ends(unitAttack(16, says('unit-1', 'holds'), noAttack), { ap: {}, left: { unit: 1, against: 2 }, asked })
  ends(unitAttack(16, says('unit-1', 'holdsNot'), noBlock, bothPass, chooses('unit-2', 'noUnit'), finish), {
    ap: { unit: 4, against: 3 },
    left: { unit: 'destroyed', against: 'destroyed' },
    opened: ['Graze Ritter (Ground Type)'],
    asked,
  })
})

test('gundam/unit-attack 17: who blocks with Gustav Karl says that three enemy Units are there, and Dopp falls', () => {
  // Peacemillion speaks of its player's own turn.
  ends(unitAttack(17, ...quietly), {
    ap: { unit: 1, blocker: 3 },
    left: { unit: 'destroyed', against: 2, blocker: 3, base: 6 },
    asked: ['blocker @enemyUnits:3'],
  })
})

test('gundam/unit-attack 18: Union Flag falls to GQuuuuuuX, whose Suppression is of no use to a target', () => {
  ends(unitAttack(18, ...quietly), {
    ap: { unit: 4, against: 6 },
    left: { unit: 'destroyed', against: 1 },
  })
})

test('gundam/unit-attack 19: a token with Suletta Mercury destroys Landman Rodi with battle damage, so she draws nothing', () => {
  // Landman Rodi's AP+2 is of its player's own turn, so nobody is asked whether it is linked.
  ends(unitAttack(19, ...quietly), {
    ap: { unit: 5, against: 1 },
    left: { unit: 1, against: 'destroyed', base: 5 },
  })
})

test('gundam/unit-attack 20: Messala blocks Zeta Gundam III P2 Type with Ride Mass, and both fall', () => {
  ends(unitAttack(20, ...quietly), {
    ap: { unit: 6, blocker: 5 },
    left: { unit: 'destroyed', against: 3, blocker: 'destroyed' },
  })
})
