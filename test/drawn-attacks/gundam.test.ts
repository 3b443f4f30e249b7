// Every drawn attack of the GUNDAM CARD GAME is played, so that none can be left out because it is awkward.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnAttacks } from './gundam.ts'

/** The function that plays the attacks of each draw. */
const PLAYED_BY: Readonly<Record<string, string>> = {
  'gundam/unit-attack': 'unitAttack',
  'gundam/unit-attack on the player': 'attackOnPlayer',
  'gundam/effect-battle': 'effectBattle',
}

test('every drawn attack of the GUNDAM CARD GAME has one test, which plays that attack', () => {
  const files = readdirSync(import.meta.dirname).filter(name => /^gundam-.*\.test\.ts$/.test(name))
  const tests = files.flatMap(name =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .split(/^test\('/m)
      .slice(1),
  )
  const plays = tests.map(text => {
    const [title = ''] = text.split(':')
    const [, draw = '', number] = /^(.+) (\d+)$/.exec(title) ?? []
    const calls = text.matchAll(/\b(unitAttack|attackOnPlayer|effectBattle)\((\d+)/g)
    const played = new Set([...calls].map(([, by, which]) => `${by} ${which}`))
    return played.size === 1 && played.has(`${PLAYED_BY[draw]} ${number}`) ? title : `not ${title}`
  })
  expect(plays.toSorted()).toEqual(drawnAttacks.map(({ flow, number }) => `${flow} ${number}`).toSorted())
})
