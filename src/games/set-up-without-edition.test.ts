// Tests that a set-up without an edition keeps the default of its time, whatever the default is now.
import { expect, test } from 'vitest'
import type { AnyFlow } from './game.ts'
import * as gundam from './gundam/editions.ts'
import { effectBattle, gundamChanges, unitAttack } from './gundam/flows.ts'
import * as marvel from './marvel-champions/editions.ts'
import { enemyAttack, enemyScheme, marvelChanges, playerAttack, thwart } from './marvel-champions/flows.ts'

const FLOWS: readonly AnyFlow[] = [
  enemyAttack,
  enemyScheme,
  playerAttack,
  thwart,
  marvelChanges,
  unitAttack,
  effectBattle,
  gundamChanges,
]

const hero = { id: 'Lumen', kind: 'hero', player: 'Ana', hitPoints: 10 }
const enemy = { id: 'Rustling', kind: 'minion', atk: 2 }
const SET_UPS: Readonly<Record<string, object>> = {
  'marvel-champions/enemy-attack': {
    pieces: [hero, enemy],
    attacker: 'Rustling',
    target: { player: 'Ana' },
  },
  'marvel-champions/enemy-scheme': {
    pieces: [hero, enemy],
    attacker: 'Rustling',
    target: { player: 'Ana' },
  },
  'marvel-champions/thwart': {
    pieces: [hero, enemy],
    attacker: 'Lumen',
    schemes: [{ id: 'Main', kind: 'main' }],
  },
  'marvel-champions/player-attack': { pieces: [hero, enemy], attacker: 'Lumen' },
  'marvel-champions/changes': { pieces: [hero, enemy] },
  'gundam/unit-attack': {
    activePlayer: 'Kei',
    standbyPlayer: 'Rio',
    pieces: [{ id: 'Falcon', kind: 'unit', player: 'Kei' }],
  },
  'gundam/effect-battle': {
    activePlayer: 'Kei',
    standbyPlayer: 'Rio',
    pieces: [
      { id: 'Falcon', kind: 'unit', player: 'Kei' },
      { id: 'Drake', kind: 'unit', player: 'Rio' },
    ],
    attacker: 'Falcon',
    target: { unit: 'Drake' },
  },
  'gundam/changes': { activePlayer: 'Kei', standbyPlayer: 'Rio', pieces: [] },
}
/** The editions by which version 1.0.0 played. They never change. */
const OF_1_0_0: Readonly<Record<string, string>> = {
  'marvel-champions/enemy-attack': '1.7',
  'marvel-champions/player-attack': '1.7',
  'gundam/unit-attack': '1.0',
}

const playedBy = ({ id, play }: AnyFlow, said: object = {}) =>
  play({ ...SET_UPS[id], ...said }, []).now?.summary.edition

test('each set-up of 1.0.0 without an edition is played as it was then', () => {
  const then = Object.keys(OF_1_0_0).map(id => FLOWS.find(flow => flow.id === id))
  for (const flow of then)
    expect(flow && [flow.id, playedBy(flow)]).toEqual([flow?.id, OF_1_0_0[flow?.id ?? '']])
})

test('one in which an edition stands is played by that, and no other is known', () => {
  for (const flow of FLOWS) {
    expect(flow.editions.map(edition => playedBy(flow, { edition }))).toEqual(flow.editions)
    expect(flow.play({ ...SET_UPS[flow.id], edition: '0.1' }, []).refused).toMatchObject({
      code: 'malformedSetUp',
      details: { at: 'edition' },
    })
  }
})

test('what a new attack is played by is another question', () => {
  expect([marvel.defaultEdition('en'), marvel.defaultEdition('de')]).toEqual(['1.8', '1.6-de'])
  expect(gundam.DEFAULT_EDITION).toBe(gundam.GUNDAM_EDITION_IDS[0])
  expect([marvel.UNSAID_EDITION, gundam.UNSAID_UNIT_EDITION]).toEqual(['1.7', '1.0'])
})
