// Checks that scripts in a list are told one after the other, and where one does not go on from the one before.
import { expect, test } from 'vitest'
import { playedGames } from '../../played-games.ts'
import { readScripts } from '../script.ts'
import { tellScripts } from './tell-scripts.ts'
import { UNNAMED } from './telling.ts'

const { flows, faces, tables } = playedGames()

const spiderMan = (damage: number) => ({
  ...{ id: 'Spider-Man', kind: 'hero', player: 'Ana', atk: 2, def: 3, hitPoints: 10, damage },
})
const rhino = { id: 'Rhino', kind: 'villain', atk: 3, hitPoints: 15 }
const attack = (damage: number, icons: number, more: object[] = []) => ({
  flow: 'marvel-champions/enemy-attack',
  edition: '1.8',
  setUp: {
    ...{ players: ['Ana'], pieces: [spiderMan(damage), rhino, ...more], activated: [] },
    ...{ attacker: 'Rhino', target: { player: 'Ana' } },
  },
  answers: [
    { question: 'defend', choice: 'nobody' },
    { question: 'boost#1', choice: 'flip', number: icons },
    { question: 'damage', choice: 'deal' },
    { question: 'finish', choice: 'finish' },
  ],
})
const activated = [{ enemy: 'Rhino', player: 'Ana' }]
const next = (damage: number, icons: number, more?: object[]) => {
  const { setUp, ...script } = attack(damage, icons, more)
  return { ...script, setUp: { ...setUp, activated } }
}

function told(scripts: readonly object[], as: 'story' | 'asked' | 'each' = 'story', isJson = false) {
  const read = readScripts(JSON.stringify(scripts), flows)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const all = read.scripts.map(({ script }) => ({
    ...{ script, named: UNNAMED, notes: [], faces, language: 'en' as const },
  }))
  return tellScripts(all, { as, isJson, tables })
}

const HEADS = /^\d\/\d.*|^Not as.*|^Spider-Man takes.*/gm

test('each is told alone, with its place; the next one goes on from what was left, and who has come is no difference', () => {
  const ogre = { id: 'Ogre', kind: 'minion', atk: 1, hitPoints: 3 }
  const { text, faults, isPlayed } = told([attack(0, 1), next(4, 2, [ogre])])
  expect([faults, isPlayed]).toEqual([[], true])
  expect(text.match(HEADS)).toEqual([
    '1/2 · Rhino attacks Spider-Man',
    'Spider-Man takes 4 damage: 6 of 10 HP left.',
    '2/2 · Rhino attacks Spider-Man',
    'Spider-Man takes 5 damage: 1 of 10 HP left.',
  ])
})

test('what is not as the attack before it left the table is named, by its path and its piece', () => {
  const heads = told([attack(0, 1), next(3, 0)]).text.match(HEADS)
  expect(heads?.[3]).toBe('Not as the attack before it left the table: setUp.pieces.0.damage (Spider-Man)')
  const gone = told([{ ...attack(0, 0, [{ id: 'Ogre', kind: 'minion', atk: 1, hitPoints: 3 }]) }, next(3, 0)])
  expect(gone.text).toContain('Not as the attack before it left the table: setUp.pieces (Ogre)')
})

test('a refused answer is named by its place in the list, and so is what cannot be read', () => {
  const { answers, ...script } = attack(0, 1)
  const wrong = { ...script, answers: [{ question: 'defend', choice: 'Ogre' }, ...answers] }
  const { faults, isPlayed } = told([attack(0, 1), wrong])
  expect([faults, isPlayed]).toEqual([[expect.stringMatching(/^1\.answers\.0: /)], false])
  const unread = readScripts(JSON.stringify([attack(0, 1), { ...script, setUp: { pieces: 3 } }]), flows)
  expect(unread).toMatchObject({ fault: { path: '1.setUp.pieces' } })
  expect(readScripts('[3]', flows)).toMatchObject({ fault: { path: '0' } })
})

test('what is asked now is that of the last one, and as JSON they are a list', () => {
  const open = { ...next(4, 0), answers: [] }
  expect(told([attack(0, 1), open], 'asked').text).toContain('question: "defend"')
  expect(JSON.parse(told([attack(0, 1), open], 'story', true).text)).toMatchObject([
    { prompt: null },
    { outcome: null },
  ])
  expect(told([attack(0, 1), next(4, 2)], 'each').text).toMatch(/^1\/2 [\s\S]*\n2\/2 /)
})
