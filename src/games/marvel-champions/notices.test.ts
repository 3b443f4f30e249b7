// Checks what an attack of Marvel Champions leaves to its players.
import { expect, test } from 'vitest'
import { enemyAttack, marvelChanges, playerAttack } from './flows.ts'

const HERO = { id: 'Marble', kind: 'hero', player: 'Kim', atk: 2, def: 1, hitPoints: 12 }
const ALLY = { id: 'Finch', kind: 'ally', player: 'Kim', atk: 2 }
const ANVIL = { id: 'Anvil', kind: 'villain', atk: 3 }

const attacked = (anvil: object) => {
  const pieces = [HERO, { ...ANVIL, ...anvil }]
  const played = playerAttack.play({ players: ['Kim'], pieces, attacker: 'Marble', targets: ['Anvil'] }, [])
  expect(played.refused).toBeNull()
  return playerAttack.notices(played)
}
const ENEMY = { players: ['Kim'], pieces: [HERO, ALLY, ANVIL], attacker: 'Anvil', target: { player: 'Kim' } }
const defended = (...answers: readonly object[]) => {
  const played = enemyAttack.play(ENEMY, answers)
  expect(played.refused).toBeNull()
  return enemyAttack.notices(played)
}

test('unknown hit points are said of whoever is attacked or defends, unless the number of players is asked for', () => {
  expect(attacked({})).toEqual([{ kind: 'hitPoints', pieces: ['Anvil'] }])
  expect(attacked({ hitPoints: 14 })).toEqual([])
  expect(attacked({ hitPointsPerPlayer: 14 })).toEqual([])
  expect(defended()).toEqual([])
  expect(defended({ question: 'defend', choice: 'Finch' })).toEqual([
    { kind: 'hitPoints', pieces: ['Finch'] },
  ])
  expect(enemyAttack.noticesAtFirst(ENEMY)).toEqual([{ kind: 'hitPoints', pieces: ['Finch'] }])
})

test('a tough status card of which nobody has said anything is said of whoever is attacked', () => {
  expect(attacked({ hitPoints: 9, toughness: true })).toEqual([{ kind: 'toughness', pieces: ['Anvil'] }])
  expect(attacked({ hitPoints: 9, toughness: true, tough: 0 })).toEqual([])
  const atFirst = (anvil: object) => {
    const pieces = [HERO, { ...ANVIL, hitPoints: 9, toughness: true, ...anvil }]
    return playerAttack.noticesAtFirst({ players: ['Kim'], pieces, attacker: 'Marble', targets: ['Anvil'] })
  }
  expect(atFirst({})).toEqual([{ kind: 'toughness', pieces: ['Anvil'] }])
  expect(atFirst({ tough: 0 })).toEqual([])
})

test('a card to read is to be read in whatever role, also after its character was defeated', () => {
  expect(attacked({ hitPoints: 2, readCard: true })).toEqual([{ kind: 'readCard', pieces: ['Anvil'] }])
  const pieces = [HERO, { id: 'Moth', kind: 'minion', hitPoints: 1, engagedWith: 'Kim', readCard: true }]
  const answers = [{ question: 'damage', choice: 'deal' }]
  const played = playerAttack.play(
    { players: ['Kim'], pieces, attacker: 'Marble', targets: ['Moth'] },
    answers,
  )
  expect(played.now?.summary.fell).toEqual(['Moth'])
  expect(playerAttack.notices(played)).toEqual([{ kind: 'readCard', pieces: ['Moth'] }])
})

const unknown = (one: object) => ({ ...one, hitPoints: undefined })
const hitPointsOf = (...pieces: string[]) => [{ kind: 'hitPoints', pieces }]

test('unknown hit points are said of the attacked ally, of who defends it, and of who takes damage besides', () => {
  const other = { id: 'Otter', kind: 'ally', player: 'Kim', atk: 1, hitPoints: 3 }
  const pieces = [unknown(HERO), ALLY, other, ANVIL]
  const atFinch = { ...ENEMY, pieces, target: { player: 'Kim', character: 'Finch' } }
  const after = (...answers: readonly object[]) => enemyAttack.notices(enemyAttack.play(atFinch, answers))
  expect(after()).toEqual(hitPointsOf('Finch'))
  expect(enemyAttack.noticesAtFirst({ ...atFinch, pieces: [unknown(HERO), other, ANVIL] })).toEqual([])
  const hits = (amount: number) => ({
    question: 'initiation',
    card: { name: 'Shock', effects: [{ kind: 'damage', to: { piece: 'Marble' }, amount }] },
  })
  expect(after(hits(1))).toEqual(hitPointsOf('Marble', 'Finch'))
  expect(after(hits(0))).toEqual(hitPointsOf('Finch'))
  const tough = { ...atFinch, pieces: [{ ...unknown(HERO), tough: 1 }, ALLY, other, ANVIL] }
  expect(enemyAttack.notices(enemyAttack.play(tough, [hits(1)]))).toEqual(hitPointsOf('Finch'))
})

test('who was attacked first is still spoken of after another one has come to defend', () => {
  const pieces = [unknown(HERO), { ...ALLY, hitPoints: 3 }, ANVIL]
  const played = enemyAttack.play({ ...ENEMY, pieces }, [{ question: 'defend', choice: 'Finch' }])
  expect(enemyAttack.notices(played)).toEqual([])
  expect(enemyAttack.noticesAtFirst({ ...ENEMY, pieces })).toEqual(hitPointsOf('Marble'))
})

test('unknown hit points are said of a target that was chosen, and of one that joined', () => {
  const moth = { id: 'Moth', kind: 'minion', engagedWith: 'Kim' }
  const setUp = { players: ['Kim'], pieces: [HERO, { ...ANVIL, hitPoints: 9 }], attacker: 'Marble' }
  const chosen = playerAttack.play(setUp, [{ question: 'target', choice: 'Moth', joins: [moth] }])
  expect(chosen.refused).toBeNull()
  expect(playerAttack.notices(chosen)).toEqual(hitPointsOf('Moth'))
  expect(playerAttack.noticesAtFirst({ ...setUp, pieces: [HERO, moth], targets: ['Moth'] })).toEqual(
    hitPointsOf('Moth'),
  )
  const given = [{ question: 'target', choice: 'Moth', joins: [{ ...moth, readCard: true }, { no: 'card' }] }]
  expect(playerAttack.noticesAtFirst({ ...setUp, given })).toEqual([{ kind: 'readCard', pieces: ['Moth'] }])
})

test('a tough status card that is assumed as printed is said of its character', () => {
  expect(attacked({ hitPoints: 9, toughness: true, tough: 1 })).toEqual([])
})

test('between attacks only who has come or takes damage is spoken of', () => {
  const setUp = { edition: '1.8', players: ['Kim'], pieces: [unknown(HERO), ANVIL] }
  expect(marvelChanges.notices(marvelChanges.play(setUp, []))).toEqual([])
})
