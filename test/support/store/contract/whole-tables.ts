// A table as a whole: how it is found, told and changed, swept, and left by whoever is forgotten.

import { expect, it } from 'vitest'
import { appendTo } from '../append-to.ts'
import { toldAbout } from '../told-about.ts'
import { ANA, answers, BEN, CHRIS, chain, idsOf, nextOn, type Opened, sample, startAll } from './samples.ts'

export function wholeTablesContract(opened: Opened): void {
  listContract(opened)
  wholeContract(opened)
}

function listContract(opened: Opened): void {
  it('a table is found once, by its tip', async () => {
    await chain(opened(), 3, { thread: 't' })
    await startAll(opened(), { id: 'other00000', thread: 't', created: 5 })
    expect(idsOf(await opened().at(['t'], BEN, 9))).toEqual(['w3', 'other00000'])
    expect(idsOf(await opened().of(BEN, 9))).toEqual(['w3', 'other00000'])
    await appendTo(opened(), 'w3', 0, answers('hero', CHRIS), 'i1')
    await nextOn(opened(), 'w3', 'w4')
    expect(idsOf(await opened().of(CHRIS, 9))).toEqual(['w4'])
  })

  it('at a place those are found that have not ended, to whoever sits there, if touched since', async () => {
    await startAll(
      opened(),
      { id: 'old0000000', thread: 't', created: 4 },
      { id: 'table00001', thread: 't', created: 5 },
      { id: 'ended00000', thread: 't', created: 6 },
      { id: 'table00002', thread: 't', created: 7, starter: CHRIS, seats: [] },
      { id: 'elsewhere0', thread: 'u', created: 8 },
    )
    await opened().endTable('ended00000', 9)
    expect(idsOf(await opened().tablesAt(['t'], BEN, 5, 9))).toEqual(['table00001'])
    expect(idsOf(await opened().tablesAt(['t'], CHRIS, 5, 9))).toEqual(['table00002'])
    expect(await opened().tablesAt(['t', 'u'], BEN, 4, 2)).toMatchObject([
      { table: 'elsewhere0' },
      { number: 1 },
    ])
    const { channel } = sample()
    expect(idsOf(await opened().tablesAt([channel], BEN, 5, 9))).toEqual(['elsewhere0', 'table00001'])
  })

  it('is told with its chapters, and changed without one', async () => {
    await chain(opened(), 2)
    const change = { language: 'en', edition: '1.8' } as const
    expect(await opened().read('w1')).toMatchObject({ nextLanguage: null, nextEdition: null })
    expect(await opened().changeTable('w1', ANA, change)).toBe(true)
    expect(await opened().read('w1')).toMatchObject({ nextLanguage: 'en', nextEdition: '1.8' })
    expect(await opened().changeTable('w1', ANA, { edition: null })).toBe(true)
    expect(await opened().changeTable('nowhere000', ANA, change)).toBe(false)
    expect(await opened().changeTable('w1', BEN, { edition: '1.7' })).toBe(false)
    await nextOn(opened(), 'w2', 'w3')
    expect(await opened().read('w3')).toMatchObject({
      ...{ language: 'de', nextLanguage: 'en', nextEdition: null },
    })
    const { starter, seats } = sample()
    expect(await opened().table('w1')).toMatchObject({
      ...{ id: 'w1', tip: 'w3', lastNumber: 3, forward: null, ended: null, starter, seats, offers: [] },
      ...{ ...change, edition: null },
      chapters: [
        { id: 'w1', number: 1, restsOn: null, counts: true, state: 'over' },
        { id: 'w2', number: 2, restsOn: 'w1', restsAt: 0, counts: true, state: 'over' },
        { id: 'w3', number: 3, restsOn: 'w2', restsAt: 0, counts: true, state: 'open' },
      ],
    })
    expect(await opened().table('nowhere000')).toBeNull()
  })
}

function wholeContract(opened: Opened): void {
  it('is swept as a whole when its newest chapter is old, and no chapter before', async () => {
    await chain(opened(), 1, { created: 10 })
    await nextOn(opened(), 'w1', 'w2', { created: 20 })
    expect(await opened().sweep({ now: 0, idle: 20, left: 0 })).toEqual({ closed: 0, deleted: 0, kept: 1 })
    expect(await opened().sweep({ now: 0, idle: 21, left: 0 })).toEqual({ closed: 1, deleted: 1, kept: 0 })
    expect([await opened().read('w1'), await opened().table('w1')]).toEqual([null, null])
  })

  it('whoever is forgotten stands in none of its chapters, whatever they did in which', async () => {
    await chain(opened(), 1)
    await appendTo(opened(), 'w1', 0, answers('hero', ANA), 'i1')
    await nextOn(opened(), 'w1', 'w2', { starter: BEN })
    await appendTo(opened(), 'w2', 0, answers('hero', BEN), 'i2')
    await nextOn(opened(), 'w2', 'w3')
    expect((await toldAbout(opened(), ANA)).walkthroughs).toMatchObject([
      { head: { number: 3 } },
      { head: { number: 1 }, rows: [{ by: ANA }] },
      { head: { number: 2 }, rows: [] },
    ])
    await opened().forget(ANA)
    const all = [
      await opened().table('w1'),
      ...(await Promise.all(['w1', 'w2', 'w3'].map(id => opened().read(id)))),
    ]
    expect(JSON.stringify(all)).not.toContain(ANA)
    expect(JSON.stringify(all)).not.toContain('"Ana"')
    expect(all).toMatchObject([
      { starter: BEN },
      { revision: 1 },
      { revision: 1 },
      { closed: false, starter: BEN },
    ])
    expect(await toldAbout(opened(), ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
  })

  it('a private one of nobody else goes as a whole; one in which somebody has answered once stays', async () => {
    const own = { isPrivate: true, seats: sample().seats.slice(0, 1) }
    await chain(opened(), 3, own)
    await startAll(opened(), { ...own, id: 'shared0000' })
    await appendTo(opened(), 'shared0000', 0, answers('hero', BEN), 'i1')
    await nextOn(opened(), 'shared0000', 'shared0002', own)
    await opened().forget(ANA)
    expect(await Promise.all(['w1', 'w2', 'w3'].map(id => opened().read(id)))).toEqual([null, null, null])
    expect(await opened().read('shared0002')).toMatchObject({ closed: true, starter: null, beginner: null })
  })
}
