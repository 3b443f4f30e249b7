// The drawn Unit attacks 21 to 30 of the GUNDAM CARD GAME, each held against what its cards say.
import { expect, test } from 'vitest'
import { bothPass, ends, finish, noAttack, noBlock, quietly, says, unitAttack } from './gundam.ts'

test('gundam/unit-attack 21: two tokens destroy each other, and the Breach of the one that was attacked does nothing', () => {
  ends(unitAttack(21, ...quietly), {
    ap: { unit: 4, against: 2 },
    left: { unit: 'destroyed', against: 'destroyed' },
  })
})

test('gundam/unit-attack 22: AEU Enact attacks only in a turn in which a Unit of its kind was deployed', () => {
  expect(unitAttack(22).asks).toBe('condition:unit-1')
  const asked = ['unit @noneDeployed:Superpower Bloc/UN']
  // Marbet Fingerhat gives AP to tokens of one trait.
  const told = { asked, readCard: ['unit'] }
  ends(unitAttack(22, says('unit-1', 'holds'), noAttack), { ...told, ap: {}, left: { unit: 2, against: 1 } })
  ends(unitAttack(22, says('unit-1', 'holdsNot'), noBlock, ...quietly), {
    ...told,
    ap: { unit: 3, against: 1 },
    left: { unit: 1, against: 'destroyed' },
  })
})

test('gundam/unit-attack 23: Murasame may have High-Maneuver this turn; nobody blocks it anyhow, and Geara Doga falls', () => {
  for (const choice of ['holds', 'holdsNot'] as const)
    ends(unitAttack(23, says('unit-1', choice), ...(choice === 'holds' ? [] : [noBlock]), ...quietly), {
      ap: { unit: 2, against: 3 },
      left: { unit: 1, against: 'destroyed', base: 5 },
      asked: ['unit @deployed:High-Maneuver'],
    })
})

test('gundam/unit-attack 24: Royal Gundam of Lv.2 blocks Forbidden Gundam and falls; its blow is not received', () => {
  ends(unitAttack(24, ...quietly), {
    ap: { unit: 4, blocker: 3 },
    left: { unit: 4, against: 4, blocker: 'destroyed' },
  })
})

test('gundam/unit-attack 25: Rozen Zulu destroys Gundam Kyrios, which strikes first only in its own attack', () => {
  const facts = {
    left: { unit: 3, against: 'destroyed', base: 3 },
    asked: ['against @linked'],
    // Linked, it gets AP for every rested Unit of its trait.
    readCard: ['against'],
  }
  const after = (choice: 'holds' | 'holdsNot') => unitAttack(25, bothPass, says('unit-2', choice), finish)
  ends(after('holdsNot'), { ...facts, ap: { unit: 4, against: 1 } })
  ends(after('holds'), { ...facts, ap: { unit: 4, against: 3 }, left: { ...facts.left, unit: 1 } })
})

test('gundam/unit-attack 26: Tragos blocks Baqto, since the target’s High-Maneuver does not help it; Tragos falls', () => {
  ends(unitAttack(26, ...quietly), {
    ap: { unit: 3, blocker: 1 },
    left: { unit: 3, against: 7, blocker: 'destroyed' },
  })
})

test('gundam/unit-attack 27: Gaplant blocks Strike Gundam and falls; Nu Gundam behind it does nothing', () => {
  ends(unitAttack(27, ...quietly), {
    ap: { unit: 3, blocker: 3 },
    left: { unit: 1, against: 5, blocker: 'destroyed' },
  })
})

test('gundam/unit-attack 28: Gundam Barbatos with Char Aznable destroys Gundam Heavyarms, and the EX Base stays', () => {
  ends(unitAttack(28, ...quietly), {
    ap: { unit: 6, against: 3 },
    left: { unit: 1, against: 'destroyed', base: 3 },
  })
})

test('gundam/unit-attack 29: who blocks with Gaelio’s Schwalbe Graze says that another Gjallarhorn Unit is there; both fall', () => {
  ends(unitAttack(29, ...quietly), {
    ap: { unit: 5, blocker: 3 },
    left: { unit: 'destroyed', against: 4, blocker: 'destroyed' },
    asked: ['blocker @anotherUnit:Gjallarhorn'],
  })
})

test('gundam/unit-attack 30: Gundam Barbatos and Shenlong Gundam destroy each other, without Breach for the attacked one', () => {
  ends(unitAttack(30, ...quietly), {
    ap: { unit: 6, against: 4 },
    left: { unit: 'destroyed', against: 'destroyed', base: 4 },
  })
})
