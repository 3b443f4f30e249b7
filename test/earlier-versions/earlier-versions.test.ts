// What earlier versions have left still works: attacks go on or stay over, and old buttons do what they said.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/store/postgres/store.ts'
import type { Store } from '../../src/store/store.ts'
import { runs } from '../runs.ts'
import { type Server, startServer } from '../support/store/postgres-server.ts'
import { CLOSING, USERS } from './callers.ts'
import { attacksOf, freshCopies, postgresOf, pressesOf, type Recorded, VERSIONS } from './recorded.ts'
import { attackOf, pressesOn, type Standing, standingOf } from './recording-results.ts'
import { isMeantOnceStopped, LEFT, pressKind } from './versions.ts'

it('there are the released versions to look back to', () => {
  expect(VERSIONS.toSorted()).toEqual(Object.keys(LEFT).toSorted())
})

describe.each(VERSIONS)('of what version %s left', version => {
  const { flows, editions, actions } = whatLeft(version)
  const left = attacksOf(version)
  const all = pressesOf(version)
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
    expect(new Set(kinds).size).toBe(flows * 8)
    const reached = left.map(({ outcome }) => (outcome as { edition?: string } | null)?.edition)
    expect(reached).toEqual(expect.arrayContaining([...editions]))
  })

  it('there are presses of every action', () => {
    expect([...new Set(all.map(pressKind))].toSorted()).toEqual(actions.toSorted())
  })

  it.each([
    ['the file', () => copies.sqlite()],
    ['PostgreSQL', restored],
  ])('every attack in %s goes on where it stood, or has ended as it did', async (_, open) => {
    const store = await open()
    for (const attack of left)
      expect(comparable(version, await standingOf(store, attack.id))).toMatchObject(asLeft(version, attack))
    await store.close()
  })

  it('every button, select and form does what it did', async () => {
    const presses = version === '1.0.0' ? all : sampled(all, left, runs(14))
    const seen = await pressesOn(copies.sqlite, presses)
    expect(presses.length).toBeGreaterThan(all.length / 20)
    expect(changed(version, presses, seen)).toEqual([])
  })

  it('buttons do the same on PostgreSQL', async () => {
    const presses = everyAction(all)
    const seen = await pressesOn(restored, presses)
    expect(presses.length).toBeGreaterThan(20)
    expect(changed(version, presses, seen)).toEqual([])
  })
})

describe('version 2.0.0 left as well', () => {
  const all = pressesOf('2.0.0')
  const attacks = attacksOf('2.0.0')
  const closable = new Set(
    attacks.filter(({ closed, asks }) => closed && asks.length > 0).map(({ id }) => id),
  )
  const reached = (action: string) => all.filter(press => pressKind(press) === action)

  it('attacks that were stopped, that a manager closed, and whose log is all but full', () => {
    expect(closable.size).toBeGreaterThan(10)
    const byManagers = all.filter(
      ({ at, customId }) => at.guild === CLOSING.guild && closable.has(idIn(customId)),
    )
    expect(new Set(byManagers.map(({ customId }) => idIn(customId))).size).toBeGreaterThan(2)
    expect(Math.max(...attacks.map(({ rows }) => rows))).toBeGreaterThan(MOST_ROWS_WITH_UNDO)
  })

  it('attacks whose lead or seats have changed hands, or that nobody leads any more', () => {
    const people = attacks.flatMap(attack => attack.people ?? [])
    expect(people.filter(({ starter, beginner }) => starter !== beginner).length).toBeGreaterThan(2)
    expect(people.filter(({ starter }) => starter === null).length).toBeGreaterThan(1)
    expect(
      people.filter(({ seats }) => seats.some(({ user }) => user === USERS.ben.id)).length,
    ).toBeGreaterThan(9)
  })

  it('forms that were refused and open again with what was typed', () => {
    const filled = reached('atk1 retry').map(({ seen }) => seen)
    for (const field of ['name', 'text', 'number'])
      expect(filled.filter(seen => seen.includes(`; ${field} `)).length).toBeGreaterThan(2)
  })

  it.each([
    ['atk1 which', ['in a thread', 'here', 'which card', 'resumed', 'forgotten']],
    ['atk1 open', ['in a thread']],
    ['atk1 current', ['here', 'resumed']],
    ['atk1 choose look', ['looked']],
    ['atk1 stop', ['asked', 'stopped', 'behind']],
    [
      'atk1 form filled',
      ['handed over', 'takesNoPart', 'notStarter', 'notYourSeat', 'several', 'behind', 'saved'],
    ],
    ['atk1 undo', ['taken back', 'full', 'not theirs', 'behind']],
    ['set1 close', ['closed']],
    ['rule2 page', ['turned', 'shown privately']],
    ['card1 open', ['turned', 'shown privately']],
  ])('%s with every result', (action, results) => {
    const seen = reached(action).map(press => press.seen.replace(/^(update|message)( privately)? /, ''))
    expect(seen).toEqual(expect.arrayContaining(results))
  })
})

/** In 2.0.0 nothing is taken back after so many rows of a log. */
const MOST_ROWS_WITH_UNDO = 900

const idIn = (customId: string): string => customId.split('|')[2] ?? ''

function whatLeft(version: string) {
  const left = LEFT[version]
  if (!left) throw new Error(`versions.ts does not say what version ${version} could leave`)
  return left
}

/**
 * A standing by which versions are compared: of a version that told less about moments without what belongs to each.
 */
function comparable(version: string, attack: Standing) {
  const { isToldAlike, untold } = whatLeft(version)
  if (isToldAlike) return attack
  const outcome = attack.outcome as Ended | null
  const moments = outcome?.occurred
    .filter(({ on }) => !untold.includes(on))
    .map(({ on, who, player }) => `${on} ${who} ${player}`)
  return { ...attack, outcome: outcome && { ...outcome, occurred: [...new Set(moments)].toSorted() } }
}

/**
 * An attack as it must stand now. One of a version that told less may be compared with more editions, and an end that was
 * not stored is marked on the board as told by today's rules.
 */
function asLeft(version: string, attack: Standing) {
  if (whatLeft(version).isToldAlike) return attack
  const retelling = attack.asks.length > 0 ? 'asTold' : 'byToday'
  const { outcome, ...left } = comparable(version, attack)
  const ended = outcome as Ended | null
  if (!ended) return { retelling, ...left, outcome }
  return { retelling, ...left, outcome: { ...ended, editions: expect.arrayContaining(ended.editions) } }
}

type Ended = { editions: object[]; occurred: { on: string; who: string; player: string }[] }

/** The presses that do something else than they did, and have not been changed on purpose. */
function changed(version: string, presses: readonly Recorded[], seen: readonly string[]) {
  const stopped = attacksOf(version).filter(({ closed, asks }) => closed && asks.length > 0)
  const ids = new Set<string | null>(stopped.map(({ id }) => id))
  return presses.flatMap((press, index) => {
    const is = seen[index] ?? ''
    const isMeant =
      whatLeft(version).isMeant(press, is) || (ids.has(attackOf(press)) && isMeantOnceStopped(press, is))
    return is === press.seen || isMeant ? [] : [{ press: press.customId, was: press.seen, is }]
  })
}

const wordsOf = ({ seen }: Recorded): string => seen.split(';')[0] ?? seen

/** Picks one press for each action and result, each on an attack of its own where there is one. */
function everyAction(presses: readonly Recorded[]): Recorded[] {
  const kinds = Map.groupBy(presses, press => `${press.customId.split(/[|:]/)[1]} ${wordsOf(press)}`)
  const used = new Set<string | null>()
  return [...kinds.values()].flatMap(same => {
    const press = same.findLast(one => !used.has(attackOf(one))) ?? same.at(-1)
    if (press && attackOf(press) !== null) used.add(attackOf(press))
    return press ?? []
  })
}

/** Picks so many presses: one of each action, result, flow and edition, then another of each, and so on. */
function sampled(presses: readonly Recorded[], attacks: readonly Standing[], most: number): Recorded[] {
  const about = new Map(attacks.map(({ id, flow, edition }) => [id, `${flow} ${edition}`]))
  const kinds = Map.groupBy(presses, press =>
    [pressKind(press), wordsOf(press), about.get(attackOf(press) ?? '')].join(),
  )
  const rounds = [...kinds.values()].flatMap(same => same.map((press, round) => ({ press, round })))
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, most)
    .map(({ press }) => press)
}
