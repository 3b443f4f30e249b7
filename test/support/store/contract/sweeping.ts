// What has had its time is deleted, and nothing else.

import { expect, it } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { ANA, answers, BEN, DORA, idsOf, type Opened, offerSeat, sample, startAll } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
/** A sweep that finds nothing idle, no left server and no old claim. */
const NOTHING = { now: 0, idle: 0, left: 0 }

export function sweepingContract(opened: Opened): void {
  idleContract(opened)
  leftContract(opened)

  it('deletes claims older than a day, of interactions that cannot come again', async () => {
    await opened().start(sample({ created: 1000 }), 'i1')
    await appendTo(opened(), sample().id, 0, answers('hero', ANA, 1001), 'i2')
    await opened().sweep({ ...NOTHING, now: 1001 + DAY })
    expect(await opened().claimed('i1')).toBeNull()
    expect(await opened().claimed('i2')).toMatchObject({ revision: 1 })
  })

  it('deletes offers once they are a day old, and leaves the seats open under their names', async () => {
    await startAll(opened(), { id: 'first00000' }, { id: 'second0000' })
    await offerSeat(opened(), 'first00000', BEN, DORA, 1000, 'Dora')
    await offerSeat(opened(), 'second0000', BEN, DORA, 1001, 'Dora')
    await opened().sweep({ ...NOTHING, now: 1000 + DAY })
    expect((await opened().about(DORA)).offers).toEqual([{ table: 'second0000', player: 'p2', at: 1001 }])
    const seats = [{ user: ANA }, { player: 'p2', user: null, name: 'Dora' }]
    expect(await opened().read('first00000')).toMatchObject({ offers: [], seats })
  })
}

function idleContract(opened: Opened): void {
  it('deletes what nobody has touched since, with its log and its claims', async () => {
    await startAll(opened(), { id: 'idle000000', created: 10 }, { id: 'answered00', created: 10 })
    await appendTo(opened(), 'idle000000', 0, answers('hero', ANA, 19), 'i1')
    await appendTo(opened(), 'answered00', 0, answers('hero', ANA, 20), 'i2')
    expect(await opened().sweep({ ...NOTHING, idle: 20 })).toMatchObject({ closed: 1, deleted: 1 })
    expect(await opened().read('idle000000')).toBeNull()
    expect(await opened().claimed('i1')).toBeNull()
    expect(await appendTo(opened(), 'idle000000', 1, answers('flip'), 'i3')).toEqual({ result: 'gone' })
    expect(await opened().read('answered00')).toMatchObject({ revision: 1 })
  })

  it('tells how many of them were still open', async () => {
    await startAll(opened(), { id: 'closed0000' }, { id: 'open000000' }, { id: 'open000001' })
    await opened().closeAs('closed0000', 'stopped')
    expect(await opened().sweep({ ...NOTHING, idle: 2000 })).toEqual({ closed: 2, deleted: 3, kept: 0 })
    expect(await opened().sweep({ ...NOTHING, idle: 2000 })).toMatchObject({ closed: 0, deleted: 0 })
  })

  it('deletes all of them, however many there are', async () => {
    const many = Array.from({ length: 230 }, (_, number) => ({ id: `many ${number}`, created: 5 }))
    await startAll(opened(), ...many, { id: 'kept000000', created: 6 })
    expect(await opened().sweep({ ...NOTHING, idle: 6 })).toEqual({ closed: 230, deleted: 230, kept: 1 })
    expect(idsOf(await opened().of(ANA, 1000))).toEqual(['kept000000'])
  })
}

const UNSET = { language: null, game: null, editions: {}, isPrivate: null, starters: null }

/** Stores two servers with settings and a walkthrough each, and a direct message. */
async function servers(store: Store): Promise<void> {
  await startAll(
    store,
    { id: 'ofLeft0000', guild: 'left' },
    { id: 'ofOther000', guild: 'other' },
    { id: 'direct0000', guild: null },
  )
  await store.setGuildSettings('left', { language: 'de' })
  await store.setGuildSettings('other', { language: 'de' })
}

function leftContract(opened: Opened): void {
  it('deletes the settings and walkthroughs of a server that was left before', async () => {
    await servers(opened())
    await opened().left('left', 50)
    expect(await opened().sweep({ ...NOTHING, left: 50 })).toMatchObject({ closed: 0, deleted: 0 })
    expect(await opened().guildSettings('left')).toEqual({ ...UNSET, language: 'de' })
    expect(await opened().sweep({ ...NOTHING, left: 51 })).toMatchObject({ closed: 1, deleted: 1 })
    expect(await opened().guildSettings('left')).toEqual(UNSET)
    expect(await opened().guildSettings('other')).toEqual({ ...UNSET, language: 'de' })
    expect(idsOf(await opened().of(ANA, 10)).sort()).toEqual(['direct0000', 'ofOther000'])
  })

  it('deletes what the server was told once, and knows a server of which nothing else is stored', async () => {
    await opened().tellsOnce('left', 'a new edition', 'first')
    await opened().tellsOnce('other', 'a new edition', 'first')
    expect((await opened().guilds()).map(({ guild }) => guild).toSorted()).toEqual(['left', 'other'])
    await opened().left('left', 50)
    await opened().sweep({ ...NOTHING, left: 51 })
    expect(await opened().tellsOnce('left', 'a new edition', 'second')).toBe(true)
    expect(await opened().tellsOnce('other', 'a new edition', 'second')).toBe(false)
  })

  it('keeps those of a server that has taken the bot back', async () => {
    await servers(opened())
    await opened().left('left', 50)
    await opened().left('left', null)
    expect(await opened().sweep({ ...NOTHING, left: 51 })).toMatchObject({ closed: 0, deleted: 0 })
    expect(await opened().guildSettings('left')).toEqual({ ...UNSET, language: 'de' })
  })

  it('counts from the first time that it was told of the leaving', async () => {
    await servers(opened())
    await opened().left('left', 50)
    await opened().left('left', 90)
    expect(await opened().sweep({ ...NOTHING, left: 51 })).toMatchObject({ deleted: 1 })
  })

  it('has done with a server once that is deleted: what begins there later is kept', async () => {
    await servers(opened())
    await opened().left('left', 50)
    await opened().sweep({ ...NOTHING, left: 51 })
    await startAll(opened(), { id: 'later00000', guild: 'left' })
    await opened().setGuildSettings('left', { language: 'en' })
    expect(await opened().sweep({ ...NOTHING, left: 99 })).toMatchObject({ deleted: 0 })
    expect(await opened().guildSettings('left')).toMatchObject({ language: 'en' })
  })
}
