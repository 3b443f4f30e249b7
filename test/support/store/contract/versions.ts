// What stands in the fixtures, as every store must read it: a database that an earlier version of it has left.

import { expect, it } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { asFirst } from '../../../../src/store/walkthroughs.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, CHRIS, nextOn, sample } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000

/** @param open gives a store on a new copy of the fixture of this version, changed by this statement */
export function olderVersionContract(version: number, open: (sql?: string) => Promise<Store>): void {
  it('is read with everything that is in it', async () => {
    const store = await open()
    const told = { thread: '600000000000000006', board: '700000000000000007', boardPosted: 1500 }
    expect(await store.claimed('800000000000000003')).toMatchObject({
      ...sample(told),
      ...asFirst(sample().id),
      offers: version < 4 ? [] : [{ player: 'p2', user: CHRIS, at: 4000 }],
      beginner: ANA,
      outcome: version < 3 ? null : { edition: '1.7' },
      revision: 2,
      closed: true,
      ending: version < 3 ? 'stopped' : 'over',
      touched: 3000,
      rows: [
        { number: 1, by: ANA, at: 2000, answer: { question: 'defend', choice: 'hero' } },
        { number: 2, by: BEN, at: 3000, takesBack: 1 },
      ],
    })
    expect(await store.userSettings(ANA)).toMatchObject({
      language: 'de',
      editions: version < 3 ? {} : { gundam: '1.0' },
      isPrivate: true,
    })
    expect(await store.guildSettings('400000000000000004')).toMatchObject({
      language: 'en',
      game: 'gundam',
      editions: version < 3 ? { 'marvel-champions': '1.7' } : { 'marvel-champions': '1.7', gundam: '1.0' },
      isPrivate: false,
      starters: '900000000000000009',
    })
    await store.close()
  })

  it('is a table of one chapter for each walkthrough, which goes on', async () => {
    const store = await open()
    const { id, seats } = sample()
    expect(await store.table(id)).toMatchObject({
      ...{
        starter: ANA,
        seats,
        tip: id,
        lastNumber: 1,
        language: null,
        edition: null,
        ended: null,
        forward: null,
      },
      chapters: [{ id, number: 1, restsOn: null, counts: true }],
    })
    expect(await nextOn(store, id, 'next000000')).toBe('started')
    expect(await store.read('next000000')).toMatchObject({ table: id, number: 2, starter: ANA, seats })
    await store.close()
  })

  it('keeps open what was open', async () => {
    const ending = version < 4 ? '' : ', ending = NULL'
    const store = await open(`UPDATE walkthroughs SET closed = FALSE${ending}`)
    expect(await store.read(sample().id)).toMatchObject({ closed: false, isTip: true, table: sample().id })
    expect(await appendTo(store, sample().id, 2, answers('hero'), 'new')).toMatchObject({ result: 'saved' })
    await store.close()
  })

  it('counts what was open, and from version 2 on what had begun on its last day', async () => {
    const store = await open()
    const begin = (id: string, open: number, aDay: number) => {
      const most = { open: { person: open, server: 9 }, aDay: { person: aDay, server: 9 }, rows: 1000 }
      return store.start(sample({ id, created: 20_000 * DAY }), `start of ${id}`, most)
    }
    await openAgain(store, { id: sample().id, revision: 2, claim: 'open' })
    expect(await begin('first00000', 1, 9)).toMatchObject({ limit: 'open', of: 'person' })
    expect(await begin('first00000', 2, 3)).toEqual(
      version === 1 ? 'started' : { limit: 'aDay', of: 'person', most: 3 },
    )
    await store.close()
  })

  it('remembers from version 3 on who has told a server something', async () => {
    const store = await open()
    expect(await store.tellsOnce('400000000000000004', 'a new edition', 'k3j9x0a7bz')).toBe(true)
    expect(await store.tellsOnce('400000000000000004', 'a new edition', 'first')).toBe(false)
    expect(await store.tellsOnce('400000000000000004', 'another edition', 'first')).toBe(version < 3)
    await store.close()
  })

  it('is written to, and swept', async () => {
    const store = await open()
    await openAgain(store, { id: sample().id, revision: 2, claim: 'open' })
    expect(await appendTo(store, sample().id, 2, answers('hero'), 'new')).toMatchObject({ result: 'saved' })
    expect(await appendTo(store, sample().id, 2, answers('hero'), '800000000000000002')).toMatchObject({
      result: 'repeated',
    })
    expect(await store.sweep({ now: 0, idle: 0, left: 5001 })).toMatchObject({ closed: 1, deleted: 1 })
    await store.close()
  })
}
