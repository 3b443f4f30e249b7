// Checks what a battle of the GUNDAM CARD GAME leaves to its players or takes for granted.
import { expect, test } from 'vitest'
import { effectBattle, unitAttack } from './flows.ts'

const FALCON = { id: 'Falcon', kind: 'unit', player: 'Ana', ap: 3, hp: 4 }
const MOLE = { id: 'Mole', kind: 'unit', player: 'Ben', ap: 2, hp: 3, rested: true }
const HANGAR = { id: 'Hangar', kind: 'base', player: 'Ben', hp: 5 }
const PLAYERS = { activePlayer: 'Ana', standbyPlayer: 'Ben', attacker: 'Falcon' }
const KNOWN = { ...FALCON, deployedThisTurn: false }

function noticed(setUp: object, answers: readonly object[] = []) {
  const played = unitAttack.play({ ...PLAYERS, ...setUp }, answers)
  expect(played.refused).toBeNull()
  return unitAttack.notices(played)
}
const onPlayer = (setUp: object) => noticed({ pieces: [KNOWN], target: { player: true }, ...setUp })

test('a Unit of which nobody says when it was deployed is assumed to be able to attack', () => {
  const attack = (falcon: object) =>
    noticed({ pieces: [{ ...FALCON, ...falcon }, MOLE], target: { unit: 'Mole' } })
  const assumed = [{ kind: 'notDeployed', pieces: ['Falcon'] }]
  expect(attack({})).toEqual(assumed)
  expect(attack({ deployedThisTurn: false })).toEqual([])
  expect(attack({ linkUnit: true })).toEqual([])
  expect(attack({ pilot: { links: true, ap: 1, hp: 1 } })).toEqual([])
  const battle = { ...PLAYERS, pieces: [FALCON, MOLE], target: { unit: 'Mole' } }
  expect(effectBattle.notices(effectBattle.play(battle, []))).toEqual([])
})

test('counted Shields without a word about a Base are assumed to have none, where the attack can reach them', () => {
  const none = [{ kind: 'noBase', pieces: [] }]
  expect(onPlayer({ shields: 3 })).toEqual(none)
  expect(onPlayer({ shields: 3, base: 'none' })).toEqual([])
  expect(onPlayer({ shields: 3, pieces: [KNOWN, HANGAR] })).toEqual([])
  expect(onPlayer({})).toEqual([])
  const onUnit = (falcon: object) =>
    noticed({ pieces: [{ ...KNOWN, ...falcon }, MOLE], target: { unit: 'Mole' }, shields: 3 })
  expect(onUnit({})).toEqual([])
  expect(onUnit({ breach: 1 })).toEqual(none)
})

test('unknown HP of whoever battles is said, and no other', () => {
  const { hp: _, ...unknown } = MOLE
  const idle = { ...unknown, id: 'Idle' }
  expect(noticed({ pieces: [KNOWN, unknown, idle], target: { unit: 'Mole' } })).toEqual([
    { kind: 'hp', pieces: ['Mole'] },
  ])
  const { hp: __, ...noHp } = HANGAR
  expect(onPlayer({ pieces: [KNOWN, noHp] })).toEqual([{ kind: 'hp', pieces: ['Hangar'] }])
})

test('an answer counts as assumed where the set-up says so, once it is given', () => {
  const setUp = {
    pieces: [KNOWN],
    target: { player: true },
    base: 'none',
    shields: 1,
    assumed: ['nobodyBlocks', 'nobodyActs', 'noBurst'],
  }
  const answers = [
    { question: 'block', choice: 'decline' },
    { question: 'action:Ben', choice: 'bothPass' },
    { question: 'burst#1', choice: 'noBurst' },
  ]
  const kinds = (count: number) => noticed(setUp, answers.slice(0, count)).map(({ kind }) => kind)
  expect(kinds(0)).toEqual([])
  expect(kinds(1)).toEqual(['nobodyBlocks'])
  expect(kinds(3)).toEqual(['nobodyBlocks', 'nobodyActs', 'noBurst'])
})

test('a card to read that joins, or that was destroyed, is still to be read', () => {
  const mole = { ...MOLE, readCard: true, hp: 1 }
  const joins = [{ ...MOLE, id: 'Wall', rested: false, keywords: ['Blocker'], readCard: true }]
  const setUp = { pieces: [KNOWN, mole], target: { unit: 'Mole' } }
  const played = [{ question: 'block', choice: 'Wall', joins }]
  expect(noticed(setUp, played)).toEqual([{ kind: 'readCard', pieces: ['Mole', 'Wall'] }])
  expect(unitAttack.noticesAtFirst({ ...PLAYERS, ...setUp })).toEqual([
    { kind: 'readCard', pieces: ['Mole'] },
  ])
  expect(unitAttack.noticesAtFirst({ no: 'set-up' })).toEqual([])
})

test('the card that says more is that of the Unit or of its Pilot', () => {
  const paired = { ...KNOWN, pilot: { links: false, ap: 0, hp: 0, readCard: true } }
  const attack = (falcon: object) => noticed({ pieces: [falcon, MOLE], target: { unit: 'Mole' } })
  expect(attack(paired)).toEqual([{ kind: 'readPilot', pieces: ['Falcon'] }])
  expect(attack({ ...KNOWN, readCard: true })).toEqual([{ kind: 'readCard', pieces: ['Falcon'] }])
})
