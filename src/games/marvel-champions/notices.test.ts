// Checks what an attack of Marvel Champions leaves to its players.
import { expect, test } from 'vitest'
import { enemyAttack, playerAttack } from './flows.ts'

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
