// The fullest tables that anybody plays fit into one message of /attack table, in both languages.
import { describe, expect, test } from 'vitest'
import { partsOn } from '../../../../test/support/attack/presses-without-discord.ts'
import { begin } from '../../../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import { LANGUAGES } from '../../../language.ts'
import { telling } from '../board/scene-words.ts'
import { tableView } from './show-table.ts'

type Part = { readonly components?: readonly Part[]; readonly content?: string }

const count = (parts: readonly Part[]): number =>
  parts.reduce((sum, { components = [] }) => sum + 1 + count(components), 0)
const characters = (parts: readonly Part[]): number =>
  parts.reduce((sum, { components = [], content = '' }) => sum + content.length + characters(components), 0)

const PLAYERS = ['p1', 'p2', 'p3', 'p4']
const named = (prefix: string, number: number) =>
  Array.from({ length: number }, (_, i) => `${prefix}-${i + 1}`)
const LONG = 'of the Emerald Warlocks'
const nameOf = (id: string) => ({ en: `${id} ${LONG}`, de: `${id} ${LONG}` })

/** 4 players, 8 allies, 10 minions, 3 villains, 6 schemes. */
function marvel() {
  const enemy = { atk: 3, hitPoints: 30, damage: 7, stunned: 1, confused: 1, tough: 1 }
  const friend = { atk: 2, def: 3, hitPoints: 12, damage: 4, ready: false, stunned: 1 }
  const pieces = [
    ...named('villain', 3).map(id => ({ id, kind: 'villain', ...enemy })),
    ...PLAYERS.map((player, i) => ({ id: `hero-${i + 1}`, kind: 'hero', player, ...friend })),
    ...named('ally', 8).map((id, i) => ({ id, kind: 'ally', player: PLAYERS[i % 4], ...friend })),
    ...named('minion', 10).map((id, i) => ({ id, kind: 'minion', engagedWith: PLAYERS[i % 4], ...enemy })),
  ]
  const icons = { acceleration: 2, crisis: true, hazard: 2, amplify: 1, tokens: 2 }
  const schemes = named('scheme', 6).map((id, i) => ({
    ...{ id, kind: i === 0 ? 'main' : 'side', threat: 15 + i, threshold: 29, ...icons },
  }))
  const facts = { round: 12, phase: 'villain', activated: [], schemes, started: 4 }
  return {
    flow: 'marvel-champions/enemy-attack',
    setUp: { players: PLAYERS, pieces, attacker: 'villain-1', target: { player: 'p1' }, ...facts },
    ids: [...pieces, ...schemes].map(({ id }) => id),
  }
}

/** 12 Units with Pilots, and both Bases. */
function gundam() {
  const unit = { kind: 'unit', ap: 5, hp: 6, damage: 2, rested: true, keywords: ['Blocker', 'First Strike'] }
  const pieces = [
    ...named('unit', 12).map((id, i) => ({
      ...{ id, player: i < 6 ? 'p1' : 'p2', ...unit, pilot: { links: true, ap: 1, hp: 1 } },
      ...(i === 0 && { rested: false }),
    })),
    { id: 'base-13', kind: 'base', player: 'p1', hp: 5 },
    { id: 'base-14', kind: 'base', player: 'p2', hp: 5 },
  ]
  const facts = { shields: 6, activeSide: { shields: 6 }, lasts: [] }
  return {
    flow: 'gundam/unit-attack',
    setUp: { activePlayer: 'p1', standbyPlayer: 'p2', pieces, attacker: 'unit-1', ...facts },
    ids: pieces.map(({ id }) => id),
  }
}

describe('in 40 components and 4,000 characters', () => {
  test.each([
    ['Marvel Champions', marvel()],
    ['Gundam', gundam()],
  ])('%s', async (_, { flow, setUp, ids }) => {
    const store = await openTestStore()
    const names = Object.fromEntries(ids.map(id => [id, nameOf(id)]))
    const seats = PLAYERS.map(player => ({ player, user: null, name: `Somebody ${LONG}` }))
    const begun = await begin(store, { flow, setUp, names, seats, answers: [] })
    if (begun.result !== 'started') throw new Error(JSON.stringify(begun))
    const { scene } = begun
    const { faces } = partsOn(store)
    for (const language of LANGUAGES) {
      const view = tableView(telling(faces, scene, language)) as readonly Part[]
      expect(count(view)).toBeLessThanOrEqual(40)
      expect(characters(view)).toBeLessThan(4000)
      const text = JSON.stringify(view)
      expect(ids.filter(id => !id.startsWith('base') && !text.includes(`${id} ${LONG}`))).toEqual([])
    }
    await store.close()
  })
})
