// The drawn attacks on the player of the GUNDAM CARD GAME, each held against what its cards say.
import { expect, test } from 'vitest'
import {
  attackOnPlayer,
  blocksForPlayer as blocks,
  bothPass,
  chooses,
  ends,
  finish,
  noAttack,
  noBlock,
  quietly,
  revealsOfPlayer,
  says,
} from './gundam.ts'

test('gundam/unit-attack on the player 1: Aile Strike Gundam blocks Gaia’s Rick Dom, which falls; Chall Acustica is not linked and returns no card', () => {
  ends(attackOnPlayer(1, ...quietly), {
    ap: { unit: 3, blocker: 4 },
    left: { unit: 'destroyed', blocker: 1 },
  })
})

test('gundam/unit-attack on the player 2: AEU Enact attacks only in a turn that deployed such a Unit; then Aries blocks it, and both fall', () => {
  const asked = ['unit @noneDeployed:Superpower Bloc/UN']
  ends(attackOnPlayer(2, says('unit-1', 'holds'), noAttack), {
    ap: {},
    left: { unit: 1, blocker: 1, base: 3 },
    asked,
  })
  ends(attackOnPlayer(2, says('unit-1', 'holdsNot'), blocks, ...quietly), {
    ap: { unit: 2, blocker: 2 },
    left: { unit: 'destroyed', blocker: 'destroyed', base: 3 },
    asked,
  })
})

test('gundam/unit-attack on the player 3: Gundam AGE-2 destroys The Desert Tiger as a Shield, and as nothing hits it back, its 【Destroyed】 stays shut', () => {
  expect(attackOnPlayer(3, bothPass)).toMatchObject({ asks: 'burst#1', shields: 2 })
  ends(attackOnPlayer(3, bothPass, revealsOfPlayer(3), finish), {
    ap: { unit: 4 },
    left: { unit: 3 },
    shields: 2,
  })
})

test('gundam/unit-attack on the player 4: Launcher Strike blocks Gundam Pixy; only with High-Maneuver, for two rested Units, it breaks a Shield, whose Burst deals 1 damage', () => {
  // Its 【Attack】 counts Units that no option names, so the players say whether they are there.
  const asked = ['unit @otherRestedUnits:2']
  ends(attackOnPlayer(4, says('unit-1', 'holdsNot'), blocks, ...quietly), {
    ap: { unit: 2, blocker: 3 },
    left: { unit: 1, blocker: 2 },
    asked,
  })
  const pixy = { piece: 'unit-1' }
  const opened = ['Gundam Pixy']
  const unblocked = says('unit-1', 'holds')
  expect(attackOnPlayer(4, unblocked).asks).toBe('action:p2')
  const facts = { ap: { unit: 2 }, opened, asked, shields: 2 }
  ends(attackOnPlayer(4, unblocked, bothPass, revealsOfPlayer(4, 'decline'), finish), {
    ...facts,
    left: { unit: 4, blocker: 4 },
  })
  const burst = revealsOfPlayer(4, 'activate', { kind: 'damage', to: pixy, amount: 1 })
  ends(attackOnPlayer(4, unblocked, bothPass, burst, finish), {
    ...facts,
    left: { unit: 3, blocker: 4 },
  })
})

test('gundam/unit-attack on the player 5: GN Armor blocks Gundam Kyrios, and both fall; a linked Kyrios still hits the weak enemy Units', () => {
  const facts = {
    ap: { unit: 5, blocker: 5 },
    left: { unit: 'destroyed', blocker: 'destroyed', base: 5 },
  }
  expect(attackOnPlayer(5, bothPass).asks).toBe('condition:unit-1')
  const asked = ['unit @linked']
  const linked = attackOnPlayer(5, bothPass, says('unit-1', 'holds'), finish)
  ends(linked, { ...facts, asked, opened: ['Gundam Kyrios'] })
})

test('gundam/unit-attack on the player 6: Red Gundam breaks a Shield, and what a Unit does when it receives effect damage is silent on a Shield', () => {
  ends(attackOnPlayer(6, bothPass, revealsOfPlayer(6), finish), {
    ap: { unit: 3 },
    left: { unit: 4 },
    shields: 2,
  })
})

test('gundam/unit-attack on the player 7: Auel Neider does not link Blitz Gundam, so it has AP 4; Messala blocks it, and both fall', () => {
  ends(attackOnPlayer(7, ...quietly), {
    ap: { unit: 4, blocker: 5 },
    left: { unit: 'destroyed', blocker: 'destroyed', base: 5 },
  })
})

test('gundam/unit-attack on the player 8: Gundam Throne Eins breaks G-Falcon as a Shield, which can block only in play', () => {
  expect(attackOnPlayer(8)).toMatchObject({ asks: 'action:p2', offers: [] })
  ends(attackOnPlayer(8, bothPass, revealsOfPlayer(8), finish), {
    ap: { unit: 5 },
    left: { unit: 2 },
    shields: 2,
  })
})

test('gundam/unit-attack on the player 9: Chaos Gundam chooses a Linked Unit as it attacks, then it breaks a Shield', () => {
  expect(attackOnPlayer(9)).toMatchObject({ asks: 'choose:unit-1' })
  ends(attackOnPlayer(9, chooses('unit-1', 'noUnit'), noBlock, bothPass, revealsOfPlayer(9), finish), {
    ap: { unit: 4 },
    left: { unit: 2 },
    opened: ['Chaos Gundam'],
    shields: 2,
  })
})

test('gundam/unit-attack on the player 10: a token of Launcher Strike Gundam blocks McGillis’ Schwalbe Graze, and both fall', () => {
  ends(attackOnPlayer(10, ...quietly), {
    ap: { unit: 4, blocker: 2 },
    left: { unit: 'destroyed', blocker: 'destroyed' },
  })
})

test('gundam/unit-attack on the player 11: Gundam Epyon destroys the token that blocks it, and stands up again if it is linked', () => {
  const facts = { ap: { unit: 6, blocker: 2 }, left: { unit: 4, blocker: 'destroyed', base: 3 } }
  const linked = 'unit @linked'
  ends(attackOnPlayer(11, bothPass, says('unit-1', 'holdsNot'), finish), {
    ...facts,
    opened: [],
    asked: [linked],
  })
  const holds = says('unit-1', 'holds')
  ends(attackOnPlayer(11, bothPass, holds, finish), {
    ...facts,
    opened: ['Gundam Epyon'],
    setActive: ['unit'],
    asked: [linked],
  })
})

test('gundam/unit-attack on the player 12: Gundam Barbatos destroys Aile Strike Gundam, which blocks it, and keeps 1 HP', () => {
  ends(attackOnPlayer(12, ...quietly), {
    ap: { unit: 5, blocker: 3 },
    left: { unit: 1, blocker: 'destroyed' },
  })
})
