// The ten drawn battles of the GUNDAM CARD GAME that an effect begins, each held against what its cards say.
import { expect, test } from 'vitest'
import { effectBattle, ends, finish, says } from './gundam.ts'

test('gundam/effect-battle 1: Gundam with Rosamia Badam destroys Guncannon', () => {
  ends(effectBattle(1, finish), { ap: { unit: 5, battled: 2 }, left: { unit: 2, battled: 'destroyed' } })
})

test('gundam/effect-battle 2: Setsuna’s 【Attack】 stays shut in a battle without an attack; Gundam X gives a Pilot back only in its own turn', () => {
  ends(effectBattle(2, finish), { ap: { unit: 5, battled: 2 }, left: { unit: 3, battled: 'destroyed' } })
})

test('gundam/effect-battle 3: GFreD destroys Noin’s Taurus, whose player draws and discards', () => {
  ends(effectBattle(3, finish), {
    ap: { unit: 4, battled: 3 },
    left: { unit: 2, battled: 'destroyed' },
    opened: ["Noin's Taurus"],
  })
})

test('gundam/effect-battle 4: Hashmal destroys Gundam NT-1, but it is not its player’s turn, so no Pluma comes', () => {
  ends(effectBattle(4, finish), { ap: { unit: 4, battled: 5 }, left: { unit: 'destroyed', battled: 2 } })
})

test('gundam/effect-battle 5: a Hy-Gogg token with Quatre and Kshatriya destroy each other', () => {
  ends(effectBattle(5, finish), {
    ap: { unit: 4, battled: 3 },
    left: { unit: 'destroyed', battled: 'destroyed' },
  })
})

test('gundam/effect-battle 6: Gavane’s Borjarnon falls to Red Gundam, which has three HP more from Nena Trinity', () => {
  ends(effectBattle(6, finish), { ap: { unit: 1, battled: 4 }, left: { unit: 'destroyed', battled: 6 } })
})

test('gundam/effect-battle 7: the players say whether an Ad Balloon is there, which keeps the battle damage off Zaku FZ', () => {
  expect(effectBattle(7).asks).toBe('condition:unit-1')
  const facts = { ap: { unit: 1, battled: 4 }, asked: ['unit @unitNamed:Ad Balloon'] }
  ends(effectBattle(7, says('unit-1', 'holds'), finish), { ...facts, left: { unit: 2, battled: 2 } })
  ends(effectBattle(7, says('unit-1', 'holdsNot'), finish), {
    ...facts,
    left: { unit: 'destroyed', battled: 2 },
  })
})

test('gundam/effect-battle 8: Gundam Ashtaron of Lv.4 and Forbidden Gundam destroy each other; without an action step Daryl Lorenz does nothing', () => {
  ends(effectBattle(8, finish), {
    ap: { unit: 5, battled: 4 },
    left: { unit: 'destroyed', battled: 'destroyed' },
  })
})

test('gundam/effect-battle 9: Neo Zeong with Banagher Links destroys Gundam Deathscythe Hell', () => {
  ends(effectBattle(9, finish), { ap: { unit: 8, battled: 6 }, left: { unit: 3, battled: 'destroyed' } })
})

test('gundam/effect-battle 10: Launcher Strike Gundam with Carris Nautilus destroys Moebius with Domon Kasshu; Blocker is of no use here', () => {
  ends(effectBattle(10, finish), { ap: { unit: 4, battled: 3 }, left: { unit: 2, battled: 'destroyed' } })
})
