// The first ten drawn Unit attacks of the GUNDAM CARD GAME, each held against what its cards say.
import { expect, test } from 'vitest'
import { bothPass, ends, finish, quietly, reveals, unitAttack } from './gundam.ts'

test('gundam/unit-attack 1: Javelin and Shenlong Gundam destroy each other; Wistario Afam is not linked and looks at no card', () => {
  ends(unitAttack(1, ...quietly), {
    ap: { unit: 3, against: 4 },
    left: { unit: 'destroyed', against: 'destroyed' },
  })
})

test('gundam/unit-attack 2: Gundam Lfrith blocks Big Zam and falls, Breach 4 breaks one Shield, and its Burst opens', () => {
  expect(unitAttack(2, bothPass)).toMatchObject({ asks: 'burst#1', opened: ['Breach'], shields: 2 })
  ends(unitAttack(2, bothPass, reveals(2, 'activate'), finish), {
    ap: { unit: 6, blocker: 2 },
    left: { unit: 6, against: 1, blocker: 'destroyed' },
    opened: ['Breach'],
    shields: 2,
  })
})

test('gundam/unit-attack 3: Gundam Gusion Rebake blocks Super Gundam with Christina Mackenzie, and both stay', () => {
  ends(unitAttack(3, ...quietly), {
    ap: { unit: 4, blocker: 3 },
    left: { unit: 2, against: 4, blocker: 1 },
  })
})

test('gundam/unit-attack 4: both Units fall, and the Breach 3 of Full Armor Unicorn Gundam still destroys the EX Base', () => {
  ends(unitAttack(4, ...quietly), {
    ap: { unit: 4, blocker: 5 },
    left: { unit: 'destroyed', against: 3, blocker: 'destroyed', base: 'destroyed' },
    opened: ['Breach'],
  })
})

test('gundam/unit-attack 5: Stark Jegan with Milliardo Peacecraft and its blocker destroy each other; he finds no damaged Unit to hit before', () => {
  // His 【Activate･Action】 chooses a damaged Unit that battles him, and the blocker has no damage.
  const onTurn = unitAttack(5, { question: 'action:p2', choice: 'pass' })
  expect(onTurn).toMatchObject({ asks: 'action:p1', offers: [] })
  // Nobody attacks Izuma Colony, so it hits nobody back.
  ends(unitAttack(5, ...quietly), {
    ap: { unit: 6, blocker: 4 },
    left: { unit: 'destroyed', against: 2, blocker: 'destroyed', base: 4 },
  })
})

test('gundam/unit-attack 6: Zoloat may block although it cannot attack players, and Gundam Lfrith destroys it', () => {
  ends(unitAttack(6, ...quietly), {
    ap: { unit: 2, blocker: 3 },
    left: { unit: 1, against: 3, blocker: 'destroyed', base: 5 },
  })
})

test('gundam/unit-attack 7: Zoloat of Lv.2 blocks Tokwan, so Kayra’s Re-GZ receives no battle damage', () => {
  ends(unitAttack(7, ...quietly), {
    ap: { unit: 5, blocker: 3 },
    left: { unit: 3, against: 1, blocker: 'destroyed', base: 6 },
    opened: ['Tokwan'],
  })
})

test('gundam/unit-attack 8: Gundam Virtue destroys Zeta Gundam, and Trowa Barton draws and discards', () => {
  ends(unitAttack(8, ...quietly), {
    ap: { unit: 6, against: 5 },
    left: { unit: 1, against: 'destroyed' },
    opened: ['Trowa Barton'],
  })
})

test('gundam/unit-attack 9: Freedom Gundam blocks Gundam Dynames and falls, Breach 3 breaks a Shield; Gundam AGE-2 can act though it no longer battles', () => {
  expect(unitAttack(9).offers).toContain('Gundam AGE-2 Double Bullet')
  ends(unitAttack(9, bothPass, reveals(9), finish), {
    ap: { unit: 6, blocker: 4 },
    left: { unit: 2, against: 5, blocker: 'destroyed' },
    opened: ['Breach'],
    shields: 2,
  })
})

test('gundam/unit-attack 10: Gundam Airmaster blocks Z Gundam and falls; Izuma Colony is not hit and stays silent', () => {
  ends(unitAttack(10, ...quietly), {
    ap: { unit: 6, blocker: 4 },
    left: { unit: 1, against: 2, blocker: 'destroyed', base: 4 },
  })
})
