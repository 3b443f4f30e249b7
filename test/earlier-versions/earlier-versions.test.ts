// What earlier versions have left still works: attacks go on or stay over, and old buttons do what they said.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/store/postgres/store.ts'
import type { Store } from '../../src/store/store.ts'
import { type Server, startServer } from '../store/postgres-server.ts'
import { attacksOf, freshCopies, postgresOf, pressesOf, type Recorded, VERSIONS } from './recorded.ts'
import { pressesOn, type Standing, standingOf } from './recording-results.ts'

it('there is a version to look back to', () => {
  expect(VERSIONS).toContain('1.0.0')
})

describe.each(VERSIONS)('of what version %s left', version => {
  const left = attacksOf(version)
  const copies = freshCopies(version)
  let server: Server
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => {
    copies.remove()
    await server.close()
  })

  async function restored(): Promise<Store> {
    const url = await server.newDatabase()
    await server.asked(url, postgresOf(version))
    return openPostgres(url)
  }

  it('there are attacks of every flow and edition, open, finished, with answers taken back, and private', () => {
    const kinds = left.map(({ flow, asks, takenBack, isPrivate }) =>
      [flow, asks.length > 0 ? 'open' : 'finished', takenBack > 0, isPrivate].join(' '),
    )
    expect(new Set(kinds).size).toBe(24)
    const editions = left.map(({ outcome }) => (outcome as { edition?: string } | null)?.edition)
    expect(editions).toEqual(expect.arrayContaining(['1.7', '1.6-de']))
  })

  it.each([
    ['the file', () => copies.sqlite()],
    ['PostgreSQL', restored],
  ])('every attack in %s goes on where it stood, or has ended as it did', async (_, open) => {
    const store = await open()
    for (const attack of left)
      expect(comparable(await standingOf(store, attack.id))).toMatchObject(asLeft(attack))
    await store.close()
  })

  it('every button, select and form does what it did', async () => {
    const presses = pressesOf(version)
    const seen = await pressesOn(copies.sqlite, presses)
    expect(presses.length).toBeGreaterThan(1000)
    expect(changed(presses, seen)).toEqual([])
  })

  it('buttons do the same on PostgreSQL', async () => {
    const presses = everyAction(pressesOf(version))
    const seen = await pressesOn(restored, presses)
    expect(presses.length).toBeGreaterThan(20)
    expect(changed(presses, seen)).toEqual([])
  })
})

/** Moments that no version before 2.0 told. */
const TOLD_SINCE: readonly string[] = ['destroysInShieldArea']

/**
 * A standing by which versions are compared: the moments of an attack without what belongs to each, since later versions
 * tell more of them apart.
 */
function comparable(attack: Standing) {
  const outcome = attack.outcome as Ended | null
  const moments = outcome?.occurred
    .filter(({ on }) => !TOLD_SINCE.includes(on))
    .map(({ on, who, player }) => `${on} ${who} ${player}`)
  return { ...attack, outcome: outcome && { ...outcome, occurred: [...new Set(moments)].toSorted() } }
}

/**
 * An attack as it must stand now, be it compared with more editions. An end that was not stored is marked on the board as
 * told by today's rules.
 */
function asLeft(attack: Standing) {
  const retelling = attack.asks.length > 0 ? 'asTold' : 'byToday'
  const { outcome, ...left } = comparable(attack)
  if (!outcome) return { retelling, ...left, outcome }
  return { retelling, ...left, outcome: { ...outcome, editions: expect.arrayContaining(outcome.editions) } }
}

type Ended = { editions: object[]; occurred: { on: string; who: string; player: string }[] }

/** The presses that do something else than they did, and have not been changed on purpose. */
const changed = (presses: readonly Recorded[], seen: readonly string[]) =>
  presses.flatMap((press, index) => {
    const is = seen[index] ?? ''
    return is === press.seen || isMeant(press, is) ? [] : [{ press: press.customId, was: press.seen, is }]
  })

/**
 * Since 1.0.0 “Stop” asks first, a private message turns into the answer, and a late form says first that it is late. Since
 * 2.0.0 what is handed over to somebody else is offered, what they have already is not given once more, and nobody takes
 * back the end of an attack in which they have no seat.
 */
const isMeant = ({ isPrivate, seen }: Recorded, is: string): boolean =>
  (/^update( privately)? stopped$/.test(seen) &&
    /^(message privately asked|update( privately)? behind)$/.test(is)) ||
  (/ handed over$/.test(seen) && / (offered|taken|hasIt|hasNoSeat)$/.test(is)) ||
  (/^update( privately)? taken back$/.test(seen) && /^(message|update) privately may not open$/.test(is)) ||
  (isPrivate && is === seen.replace(/^message (privately )?/, 'update privately ')) ||
  (seen.startsWith('message privately refused ') && /^update( privately)? behind$/.test(is))

/** Picks one press for each action and result, each on an attack of its own. */
function everyAction(presses: readonly Recorded[]): Recorded[] {
  const chosen = new Map<string, Recorded>()
  for (const press of presses) chosen.set(`${press.customId.split(/[|:]/)[1]} ${press.seen}`, press)
  return [...chosen.values()]
}
