// Tests that no drawn attack of Marvel Champions is left out, and that a minion gets no boost card that it does not have.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import list from './list.json' with { type: 'json' }
import { drawnEnemyAttack } from './marvel-champions.ts'

const numbersOf = (flow: string) =>
  list.attacks.flatMap(one => (one.flow === `marvel-champions/${flow}` ? [one.number] : []))

const files = readdirSync(import.meta.dirname).filter(file =>
  /^marvel-champions-.*-\d+\.test\.ts$/.test(file),
)
const texts = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
const played = (of: 'enemyAttack' | 'playerAttack') =>
  [...texts.matchAll(/^(enemyAttack|playerAttack)\(\s*(\d+),/gm)].flatMap(([, name, number]) =>
    name === of ? [Number(number)] : [],
  )

test('every drawn attack of an enemy and of a player has its play, once and in its order', () => {
  expect(numbersOf('enemy-attack')).toHaveLength(30)
  expect(played('enemyAttack')).toEqual(numbersOf('enemy-attack'))
  expect(numbersOf('player-attack')).toHaveLength(20)
  expect(played('playerAttack')).toEqual(numbersOf('player-attack'))
})

test('MC-EA-17 a drawn minion without villainous gets no boost card, so its drawn one is refused', () => {
  const minions = numbersOf('enemy-attack').filter(number => drawnEnemyAttack(number).isMinion)
  const refused = minions.filter(number => drawnEnemyAttack(number).boosted().end?.endsWith('MC-EA-17'))
  expect(minions.filter(number => !refused.includes(number))).toEqual([23])
})
