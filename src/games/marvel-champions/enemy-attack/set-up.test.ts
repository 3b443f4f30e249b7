// Tests of the set-up of an enemy attack, and of the table in its outcome that the next set-up takes.
import { expect, test } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  forced,
  may,
  nobody,
  resolve,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

test('MC-EA-04 an enemy attacks a player and a character that this player controls', () => {
  const pieces = [lumen(), badger(), grinder()]
  for (const attacker of ['Lumen', 'Nobody here'])
    expect(attempt(attack(pieces, { attacker })).refused).toMatchObject({
      code: 'noSuchAttacker',
      clause: 'MC-EA-04',
    })
  for (const target of [{ player: 'Cyd' }, { player: 'Bo' }, { player: 'Ana', character: 'Badger' }])
    expect(attempt(attack(pieces, { target })).refused).toMatchObject({
      code: 'noSuchTarget',
      clause: 'MC-EA-04',
      details: { player: target.player },
    })
})

test('MC-EA-05 of two identities a table has only one in play for each player', () => {
  expect(attempt(attack([lumen(), nora(), grinder()])).refused).toMatchObject({
    code: 'secondIdentity',
    details: { piece: 'Nora' },
  })
})

test('MC-EA-47 the first player of the set-up orders the forced abilities (AMB-09)', () => {
  const abilities = ['A', 'B'].map(id => forced(id, { on: 'afterAttacks' }, { effects: [] }))
  const setUp = attack([lumen(), granite(), grinder()], { players: ['Bo', 'Ana'], abilities })
  const question = resolve(setUp, nobody, boost(0), deal).prompt?.windows.at(-1)
  expect(question).toMatchObject({ name: 'order:forced' })
  expect(question?.choices.map(one => one.by)).toEqual([{ any: ['Bo'] }, { any: ['Bo'] }])
})

test('MC-EA-47 two abilities of one name could not be told apart', () => {
  const abilities = ['A', 'A'].map(id => forced(id, { on: 'afterAttacks' }, { effects: [] }))
  expect(attempt(attack([lumen(), grinder()], { abilities })).refused).toMatchObject({
    code: 'nameTaken',
    details: { at: 'abilities' },
  })
})

test('MC-EA-30 a constant ability changes the ATK and nothing else, or is a mere reminder', () => {
  const constant = (more: object) => ({ id: 'Rage', trigger: { on: 'constant' as const }, ...more })
  const more = { kind: 'atk' as const, amount: 1 }
  const code = (ability: object) =>
    attempt(attack([lumen(), grinder()], { abilities: [constant(ability)] })).refused?.code
  expect(code({ effects: [more] })).toBeUndefined()
  expect(code({})).toBeUndefined()
  expect(code({ effects: [more, { kind: 'threat', amount: 1 }] })).toBe('constantOnlyAtk')
  expect(code({ options: [{ name: 'more', effects: [more] }] })).toBe('constantOnlyAtk')
})

test('MC-EA-03 the next attack is set up with who is in play and with what can still be used', () => {
  const abilities = [
    may('Twice', 'Ana', { on: 'afterAttacks' }, { uses: 2, effects: [{ kind: 'threat', amount: 1 }] }),
    may('Once', 'Ana', { on: 'afterAttacks' }, { uses: 1, effects: [] }),
    may('Always', 'Ana', { on: 'afterAttacks' }, { effects: [] }),
    may('Unused', 'Ana', { on: 'afterBasicPower' }, { uses: 1, source: 'Lumen', effects: [] }),
  ]
  const answers = [defend('Moth'), boost(0), deal, use('Twice'), use('Once'), use('Always'), finish]
  const setUp = attack([lumen(), moth(), rustling(), grinder()], { abilities })
  const { table } = resolve(setUp, ...answers).result as { table: Record<'pieces' | 'abilities', object[]> }
  expect(table.pieces).toMatchObject([{ id: 'Lumen' }, { id: 'Rustling' }, { id: 'Grinder' }])
  const [twice, , always, unused] = abilities
  expect(table.abilities).toEqual([
    { ...twice, forced: false, uses: 1 },
    { ...always, forced: false },
    { ...unused, forced: false },
  ])
  expect(attempt({ ...table, attacker: 'Grinder', target: { player: 'Ana' } }).refused).toBeNull()
})
