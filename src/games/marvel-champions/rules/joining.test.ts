// Tests of the characters at the table: those of the set-up, those that join later, and their limit.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  nobody,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'

const refused = (...pieces: CharacterGiven[]) => attempt(attack([lumen(), grinder(), ...pieces])).refused

test('MC-DF-01 a friendly character has a player, an enemy has none', () => {
  const { player: _, ...stray } = moth()
  expect(refused(stray)).toMatchObject({ code: 'playerMissing', details: { piece: 'Moth' } })
  for (const kind of ['hero', 'alter-ego'] as const)
    expect(refused({ id: 'Stray', kind })).toMatchObject({ code: 'playerMissing' })
  expect(refused(rustling({ player: 'Ana' }))).toMatchObject({
    code: 'enemyHasNoPlayer',
    details: { piece: 'Rustling' },
  })
})

test('MC-EA-40 nobody comes to the table defeated', () => {
  const code = (more: Partial<CharacterGiven>) => refused(rustling(more))?.code
  expect([code({ damage: 4 }), code({ damage: 5 })]).toEqual(['alreadyDefeated', 'alreadyDefeated'])
  const { hitPoints: _, ...unknown } = rustling({ damage: 40 })
  expect([code({ damage: 3 }), refused(unknown)]).toEqual([undefined, null])
})

test('MC-DF-01 no two characters share a name, and no player has two identities in play', () => {
  expect(refused(sparrow({ id: 'Lumen' }))).toMatchObject({ code: 'nameTaken', details: { piece: 'Lumen' } })
  expect(refused(nora())).toMatchObject({ code: 'secondIdentity', details: { piece: 'Nora' } })
  expect(refused(nora({ player: 'Bo' }))).toBeNull()
  const gone = report('initiation', [{ kind: 'leaves', who: { piece: 'Granite' }, how: 'removed' }])
  const back = { ...defend('Bo'), joins: [nora({ id: 'Bo', player: 'Bo' })] }
  const setUp = attack([lumen(), granite(), grinder()])
  expect(attempt(setUp, gone, back).refused?.code).toBe('alterEgoCannotDefend')
  expect(attempt(setUp, back).refused?.code).toBe('secondIdentity')
})

test('MC-PA-16 an enemy that nobody had mentioned joins with the answer that attacks it', () => {
  const joins = { ...player.target('Rustling'), joins: [rustling()] }
  const story = player.resolve(player.basic([lumen(), grinder()]), joins, player.deal, player.finish)
  expect(story.told('joined')).toMatchObject([{ piece: 'Rustling', kind: 'minion', clause: 'MC-PA-16' }])
  expect(story.hp('Rustling')).toBe(2)
})

test('MC-DF-01 the player of whoever joins comes last in player order, that of an engaged minion too', () => {
  const joins = { ...defend('Badger'), joins: [badger(), rustling({ engagedWith: 'Cyd' })] }
  const story = resolve(attack([lumen(), grinder()], { players: ['Dee', 'Ana'] }), joins)
  expect(story.position?.memory.state.players).toEqual(['Dee', 'Ana', 'Bo', 'Cyd'])
})

const heroes = [...'ABCDEFGH'].map(id => ({ id: `Hero ${id}`, kind: 'hero' as const, player: id }))
const minions = (many: number) => Array.from({ length: many }, (_, id) => rustling({ id: `Minion ${id}` }))

test('MC-EA-03 eight players and sixty other characters are as many as a table takes', () => {
  const code = (...pieces: CharacterGiven[]) => attempt(attack(pieces)).refused?.code
  expect(code(...heroes, ...minions(60))).toBeUndefined()
  expect(code(...minions(60), ...heroes)).toBeUndefined()
  expect(code(...heroes.slice(1), ...minions(61))).toBe('tooMany')
  expect(code(...heroes, rustling({ engagedWith: 'I' }))).toBe('tooMany')
  expect(code(...heroes, rustling({ engagedWith: 'H' }))).toBeUndefined()
})

test('MC-EA-03 everything that was said of a character is there for the next attack', () => {
  const { hitPoints: _, ...unknown } = grinder({ cannotBeAttacked: ['Bo'] })
  const pieces = [
    lumen({ ready: false, tough: 2, stunned: 1, confused: 1, retaliate: 1, keywords: ['steady'] }),
    moth({ damage: 1, consequential: 2 }),
    rustling({ keywords: ['guard'], engagedWith: 'Ana', cannotBeAttacked: true }),
    unknown,
  ]
  const { table } = resolve(attack(pieces), report('initiation', [{ kind: 'endAttack' }]), finish).result
  const plain = { damage: 0, ready: true, tough: 0, stunned: 0, confused: 0, retaliate: 0 }
  const open = { keywords: [], cannotBeAttacked: [] }
  expect((table as { pieces: object[] }).pieces).toEqual(pieces.map(one => ({ ...plain, ...open, ...one })))
})

test('MC-EA-20 who has left play cannot defend; who is out of the game is not even mentioned', () => {
  const leaves = (id: string, how: 'returned' | 'removed') => ({
    kind: 'leaves' as const,
    who: { piece: id },
    how,
  })
  const gone = report('initiation', [leaves('Moth', 'returned'), leaves('Sparrow', 'removed')])
  const setUp = attack([lumen(), moth(), sparrow(), grinder()])
  const question = resolve(setUp, gone).prompt?.windows.at(-1)
  expect(question?.barred).toEqual([{ name: 'Moth', code: 'notInPlay', clause: 'MC-EA-20' }])
  expect(attempt(setUp, gone, defend('Moth')).refused).toMatchObject({
    code: 'notInPlay',
    clause: 'MC-EA-20',
  })
  expect(resolve(setUp, gone, nobody, boost(0), deal, finish).result.undefended).toBe(true)
})
