// Every drawn attack of the GUNDAM CARD GAME is played, so that none can be left out because it is awkward.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnAttacks } from './gundam.ts'

test('every drawn attack of the GUNDAM CARD GAME has one test, which plays that attack', () => {
  const files = readdirSync(import.meta.dirname).filter(name => /^gundam-.*\.test\.ts$/.test(name))
  const tests = files.flatMap(name =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .split(/^test\('/m)
      .slice(1),
  )
  const plays = tests.map(text => {
    const [title = ''] = text.split(':')
    const [, flow, number] = /^gundam\/(unit-attack|effect-battle) (\d+)$/.exec(title) ?? []
    const numbers = [...text.matchAll(/\b(unitAttack|effectBattle)\((\d+)/g)].map(([, , played]) => played)
    return new Set(numbers).size === 1 && numbers[0] === number ? `gundam/${flow} ${number}` : `not ${title}`
  })
  expect(plays.toSorted()).toEqual(drawnAttacks.map(({ flow, number }) => `${flow} ${number}`).toSorted())
})
