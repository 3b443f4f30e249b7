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

test('what was assumed of the table is said until a player has corrected it', () => {
  const resting = { ...MOLE, rested: true }
  const atUnit = { pieces: [FALCON, resting], target: { unit: 'Mole' }, assumed: ['rested', 'notDeployed'] }
  const both = [
    { kind: 'rested', pieces: ['Mole'] },
    { kind: 'notDeployed', pieces: ['Falcon'] },
  ]
  expect(noticed(atUnit)).toEqual(both)
  expect(noticed(atUnit, [{ question: 'assumed', choice: 'rested' }])).toEqual(both.slice(1))
  expect(noticed(atUnit, [{ question: 'assumed', choice: 'notDeployed' }])).toEqual(both.slice(0, 1))
  const answers = [
    { question: 'assumed', choice: 'pass' },
    { question: 'block', choice: 'decline' },
  ]
  expect(noticed(atUnit, answers)).toEqual(both)
  const atPlayer = { ...atUnit, target: { player: true } }
  expect(noticed(atPlayer)).toEqual(both.slice(1))
  expect(noticed({ pieces: [KNOWN, resting], target: { unit: 'Mole' }, assumed: ['notDeployed'] })).toEqual(
    [],
  )
})

test('an answer that nobody has assumed is not said, whatever was assumed beside it', () => {
  const setUp = { pieces: [KNOWN], target: { player: true }, base: 'none', shields: 2 }
  const acted = [
    { question: 'block', choice: 'decline' },
    { question: 'action:Ben', choice: 'pass' },
    { question: 'action:Ana', choice: 'pass' },
    { question: 'burst#1', choice: 'decline' },
  ]
  expect(noticed({ ...setUp, assumed: ['nobodyActs', 'noBurst'] }, acted)).toEqual([])
  expect(noticed({ ...setUp, assumed: ['nobodyBlocks'] }, acted)).toEqual([
    { kind: 'nobodyBlocks', pieces: [] },
  ])
})

test('an answer that the set-up gives counts as assumed as well', () => {
  const given = [{ question: 'block', choice: 'decline' }, { choice: 'bothPass' }]
  const setUp = { pieces: [KNOWN], target: { player: true }, base: 'none', shields: 1, given }
  expect(noticed({ ...setUp, assumed: ['nobodyBlocks', 'nobodyActs'] })).toEqual([
    { kind: 'nobodyBlocks', pieces: [] },
  ])
})

test('only a Base of the attacked player says whether that player has one', () => {
  const own = { ...HANGAR, id: 'Keep', player: 'Ana' }
  expect(onPlayer({ shields: 3, pieces: [KNOWN, own] })).toEqual([{ kind: 'noBase', pieces: [] }])
})

test('unknown HP of the attacker, of a blocker and of whoever else is hit is said, and not of a Base that no Unit hits', () => {
  const { hp: _, ...wall } = { ...MOLE, id: 'Wall', rested: false, keywords: ['Blocker'] }
  const { hp: __, ...falcon } = KNOWN
  const { hp: ___, ...hangar } = HANGAR
  const atUnit = { pieces: [falcon, MOLE, wall, hangar], target: { unit: 'Mole' } }
  expect(noticed(atUnit)).toEqual([{ kind: 'hp', pieces: ['Falcon'] }])
  expect(noticed(atUnit, [{ question: 'block', choice: 'Wall' }])).toEqual([
    { kind: 'hp', pieces: ['Falcon', 'Wall'] },
  ])
  const hit = { kind: 'damage', to: { piece: 'Wall' }, amount: 1 }
  const hurt = [
    { question: 'attack', card: { name: 'Shot', effects: [hit] } },
    { question: 'survives:Wall', choice: 'pass' },
  ]
  expect(noticed(atUnit, hurt)).toEqual([{ kind: 'hp', pieces: ['Falcon', 'Wall'] }])
  expect(onPlayer({ pieces: [falcon, wall, hangar] })).toEqual([{ kind: 'hp', pieces: ['Hangar'] }])
  expect(noticed({ pieces: [falcon, MOLE] })).toEqual([])
})

test('as long as there is no target, nothing is assumed of a Base', () => {
  expect(noticed({ pieces: [KNOWN, MOLE], shields: 3 })).toEqual([])
})

test('a Unit blocks though nobody was assumed to: a declined 【Burst】 is no declined block', () => {
  const wall = { ...MOLE, id: 'Wall', hp: 1, rested: false, keywords: ['Blocker'] }
  const setUp = {
    pieces: [{ ...KNOWN, breach: 1 }, wall],
    base: 'none',
    shields: 2,
    target: { player: true },
  }
  const answers = [
    { question: 'block', choice: 'Wall' },
    { choice: 'bothPass' },
    { question: 'burst#1', choice: 'decline' },
  ]
  expect(noticed({ ...setUp, assumed: ['nobodyBlocks'] }, answers)).toEqual([])
})

test('an attack in the turn of the other player, by what was said before, is noticed', () => {
  const turn = { of: 'Ben', number: 4 }
  expect(onPlayer({ turn })).toEqual([{ kind: 'otherTurn', pieces: ['Ben'] }])
  expect(onPlayer({ turn: { of: 'Ana' } })).toEqual([])
  expect(noticed({ pieces: [KNOWN, MOLE], turn: { of: 'Ben' } })).toMatchObject([{ kind: 'otherTurn' }])
})

test('what was noticed is still said when the attack has won the game', () => {
  const played = unitAttack.play(
    {
      ...PLAYERS,
      pieces: [{ ...KNOWN, readCard: true }],
      base: 'none',
      shields: 0,
      target: { player: true },
    },
    [{ question: 'block', choice: 'decline' }, { choice: 'bothPass' }, { choice: 'finish' }],
  )
  expect(unitAttack.result(played)?.winner).toBe('Ana')
  expect(unitAttack.notices(played)).toEqual([{ kind: 'readCard', pieces: ['Falcon'] }])
})
