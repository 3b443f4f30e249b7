// What may change without being an answer, and finding walkthroughs by their place and their people.

import { expect, it } from 'vitest'
import type { Change } from '../../../../src/store/walkthroughs.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, fresh, idsOf, type Opened, sample, startAll } from './samples.ts'

const { id } = sample()
const CHRIS = '500000000000000005'

export function changesContract(opened: Opened): void {
  changeContract(opened)
  stopContract(opened)
  unseenContract(opened)
  placeContract(opened)
  peopleContract(opened)
  countContract(opened)
}

function changeContract(opened: Opened): void {
  const changes: Change[] = [
    { thread: '600000000000000006' },
    { board: '700000000000000007', boardPosted: 900 },
    {},
  ]
  it.each(changes)('changes %j and nothing else', async change => {
    await opened().start(sample(), 'i1')
    expect(await opened().change(id, change)).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), ...change })
  })

  it('can be changed back', async () => {
    await opened().start(sample({ thread: '6', board: '7', boardPosted: 900 }), 'i1')
    await opened().change(id, { thread: null, board: null, boardPosted: null })
    expect(await opened().read(id)).toEqual(fresh())
  })

  it('counts a board that is posted as a touch, for it shows that somebody goes on', async () => {
    await opened().start(sample(), 'i1')
    await opened().change(id, { board: '7', boardPosted: 8000 })
    expect(await opened().read(id)).toMatchObject({ touched: 8000 })
  })

  it('is not there for a walkthrough that is not', async () => {
    expect(await opened().closeAs(id, 'stopped')).toBe(false)
  })
}

function stopContract(opened: Opened): void {
  const left = { table: { pieces: [] }, summary: { edition: '1.8' } }

  it('is stopped with how its table stands, and without that once it is open again', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().stopAt(id, 0, left)).toBe(true)
    const stopped = { ...fresh(), closed: true, ending: 'stopped', outcome: left }
    expect(await opened().read(id)).toEqual(stopped)
    expect(await opened().stopAt(id, 0, { table: null })).toBe(true)
    await opened().closeAs(id, 'over')
    expect(await opened().read(id)).toEqual(stopped)
    expect((await opened().table(id))?.chapters).toMatchObject([{ state: 'closed' }])
    await openAgain(opened(), { id, revision: 0, claim: 'i2' }, {}, null)
    expect(await opened().read(id)).toMatchObject({ closed: false, ending: null, outcome: null })
  })

  it('is not stopped with a table from before an answer, nor if it is not there', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    expect(await opened().stopAt(id, 0, left)).toBe(false)
    expect(await opened().read(id)).toMatchObject({ closed: false, outcome: null })
    expect(await opened().stopAt('nowhere000', 0, left)).toBe(false)
  })

  it('keeps no outcome of an earlier end if it is closed without one', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, { ...answers('finish'), outcome: left }, 'i2')
    await openAgain(opened(), { id, revision: 1, claim: 'i3' }, {}, { takesBack: 1 })
    expect(await opened().read(id)).toMatchObject({ closed: false, outcome: left })
    await opened().closeAs(id, 'stopped')
    expect(await opened().read(id)).toMatchObject({ closed: true, outcome: null })
  })
}

function unseenContract(opened: Opened): void {
  it('is closed unseen if it stands nowhere and nobody has answered', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().closeUnseen(id, 0)).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), closed: true, ending: 'stopped' })
  })

  it.each<Change>([{ thread: '6' }, { board: '7', boardPosted: 900 }])(
    'is not closed unseen with %j',
    async change => {
      await opened().start(sample(), 'i1')
      await opened().change(id, change)
      expect(await opened().closeUnseen(id, 0)).toBe(false)
      expect(await opened().read(id)).toEqual({ ...fresh(), ...change })
    },
  )

  it('is not closed unseen once somebody has answered, nor if it is not there', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    expect(await opened().closeUnseen(id, 0)).toBe(false)
    expect(await opened().read(id)).toMatchObject({ revision: 1, closed: false })
    expect(await opened().closeUnseen('nowhere000', 0)).toBe(false)
  })
}

function placeContract(opened: Opened): void {
  it('is found in its thread or, without one, in the channel of the command, the latest first', async () => {
    await startAll(
      opened(),
      { id: 'inChannel1', channel: 'c', created: 1 },
      { id: 'inThread01', channel: 'c', thread: 't', created: 2 },
      { id: 'inThread02', channel: 'd', thread: 't', created: 3 },
      { id: 'inChannel2', channel: 'c', created: 4 },
      { id: 'elsewhere0', channel: 'e', created: 5 },
    )
    await appendTo(opened(), 'inChannel1', 0, answers('hero', ANA, 6), 'i1')
    expect(idsOf(await opened().at(['c'], ANA, 10))).toEqual(['inChannel1', 'inChannel2'])
    expect(idsOf(await opened().at(['t'], ANA, 10))).toEqual(['inThread02', 'inThread01'])
    expect(await opened().at(['nowhere'], ANA, 10)).toEqual([])
    expect(await opened().at([], ANA, 10)).toEqual([])
    const both = ['inChannel1', 'inChannel2', 'inThread02']
    expect(idsOf(await opened().at(['t', 'c', 'nowhere'], ANA, 3))).toEqual(both)
  })

  it('is found there before what is closed, and no more of them than are asked for', async () => {
    const many = Array.from({ length: 30 }, (_, number) => ({ id: `over ${number}`, created: 10 + number }))
    await startAll(opened(), { id: 'open000001', created: 1 }, { id: 'open000002', created: 2 }, ...many)
    for (const { id } of many) await opened().closeAs(id, 'stopped')
    const found = ['open000002', 'open000001', 'over 29']
    expect(idsOf(await opened().at([sample().channel], BEN, 3))).toEqual(found)
  })

  it('is found there by whoever leads it alone, if it is private', async () => {
    await startAll(
      opened(),
      { id: 'annas00001', isPrivate: true, created: 3 },
      { id: 'bens000001', isPrivate: true, starter: BEN, created: 2 },
      { id: 'shared0001', created: 1 },
    )
    expect(idsOf(await opened().at([sample().channel], ANA, 2))).toEqual(['annas00001', 'shared0001'])
    expect(idsOf(await opened().at([sample().channel], BEN, 2))).toEqual(['bens000001', 'shared0001'])
    expect(idsOf(await opened().at([sample().channel], CHRIS, 2))).toEqual(['shared0001'])
  })

  it('is told without its log', async () => {
    await opened().start(sample(), 'i1')
    const {
      rows,
      names,
      setUp,
      language,
      nextLanguage,
      nextEdition,
      board,
      boardPosted,
      outcome,
      created,
      ending,
      ...listing
    } = fresh()
    const begun = {
      ...listing,
      restsAt: null,
      state: 'open',
      hasEnded: false,
      listed: null,
      begun: { names, setUp },
    }
    expect(await opened().at([sample().channel], ANA, 1)).toEqual([begun])
    expect(await opened().of(ANA, 1)).toEqual([begun])
  })
}

function peopleContract(opened: Opened): void {
  const nobody = { starter: null, seats: [] }

  it('is found by who started it, sits in it or has answered in it, the latest first', async () => {
    await startAll(
      opened(),
      { ...nobody, id: 'started000', starter: CHRIS, created: 1 },
      { ...nobody, id: 'sitsIn0000', seats: [{ player: 'p1', user: CHRIS, name: null }], created: 2 },
      { ...nobody, id: 'answered00', created: 3 },
      { ...nobody, id: 'notHis0000', starter: ANA, created: 4 },
      { ...nobody, id: 'allThree00', starter: CHRIS, seats: sample().seats, created: 5 },
    )
    await appendTo(opened(), 'answered00', 0, answers('hero', CHRIS, 9), 'i1')
    await appendTo(opened(), 'allThree00', 0, answers('hero', CHRIS, 8), 'i2')
    const latest = ['answered00', 'allThree00', 'sitsIn0000', 'started000']
    expect(idsOf(await opened().of(CHRIS, 10))).toEqual(latest)
    expect(idsOf(await opened().of(CHRIS, 2))).toEqual(latest.slice(0, 2))
    expect(await opened().of('nobody', 10)).toEqual([])
  })

  it('is found before what is closed, which may be later', async () => {
    await startAll(
      opened(),
      { id: 'open000001', starter: CHRIS, created: 1 },
      { id: 'closed0001', starter: CHRIS, created: 2 },
      { id: 'open000002', starter: CHRIS, created: 3 },
      { id: 'closed0002', starter: CHRIS, created: 4 },
    )
    await opened().closeAs('closed0001', 'stopped')
    await opened().closeAs('closed0002', 'stopped')
    const found = ['open000002', 'open000001', 'closed0002', 'closed0001']
    expect(idsOf(await opened().of(CHRIS, 10))).toEqual(found)
    expect(idsOf(await opened().of(CHRIS, 1))).toEqual(found.slice(0, 1))
  })
}

function countContract(opened: Opened): void {
  it('is counted as long as it is not closed', async () => {
    await startAll(opened(), { id: 'annas00001' }, { id: 'bens000001', starter: BEN, guild: null })
    expect(await opened().countOpen()).toBe(2)
    await opened().closeAs('annas00001', 'stopped')
    expect(await opened().countOpen()).toBe(1)
    await openAgain(opened(), { id: 'annas00001', revision: 0, claim: 'open' })
    expect(await opened().countOpen()).toBe(2)
  })
}
