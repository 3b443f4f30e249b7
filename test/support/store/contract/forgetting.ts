// A person is forgotten: marked in one write, then cleared walkthrough by walkthrough, whoever stops it on the way.
import { describe, expect, it } from 'vitest'
import type { Listed } from '../../../../src/store/listing.ts'
import { type Store, StoreFault } from '../../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { toldAbout } from '../told-about.ts'
import { ANA, answers, BEN, idsOf, type Opened, offerSeat, sample, startAll, takeSeat } from './samples.ts'

const FORGETTING = new StoreFault('forgetting', null)
const { id } = sample()
const seats = [{ player: 'p1', user: ANA, name: 'Ana' }]

const LISTED: Listed = {
  attacker: { id: 'enemy', name: { en: 'Ana’s secret', de: 'Anas Geheimnis' }, player: null },
  targets: [{ id: 'hero', name: null, player: 'p1' }],
  more: 0,
}

const RESULT = { end: null, damage: 2, moreHits: 0, moreFell: 0, left: { remaining: 1, most: 3 }, shields: 0 }

/** Ana leads one, sits in one of Ben's, has answered in another one of Ben's, and has one for herself. */
async function playedWidely(store: Store): Promise<void> {
  const alone = { id: 'alone00000', isPrivate: true, seats }
  const answered = { id: 'benDid0000', starter: BEN, seats: sample().seats.slice(1) }
  await startAll(
    store,
    { id: 'hers000000', listed: LISTED },
    { id: 'bens000000', starter: BEN },
    answered,
    alone,
  )
  await appendTo(store, 'benDid0000', 0, { ...answers('hero', ANA), listed: LISTED }, 'i1')
  await appendTo(store, 'alone00000', 0, answers('hero', ANA), 'i2')
  await store.setUserSettings(ANA, { language: 'de' })
}

const IDS = ['hers000000', 'bens000000', 'benDid0000', 'alone00000']

/** Everything that anybody can read. */
const whole = async (store: Store): Promise<string> =>
  JSON.stringify([
    await Promise.all(IDS.map(one => store.read(one))),
    await store.claimed('i1'),
    await store.of(BEN, 9),
    await store.at([sample().channel], BEN, 9),
    await Promise.all(IDS.map(one => store.share(BEN, one))),
    await store.userSettings(ANA),
  ])

export function forgettingContract(opened: Opened): void {
  it('shows nothing of theirs from the mark on, although all of it is still there', async () => {
    await playedWidely(opened())
    expect(await whole(opened())).toMatch(/Ana’s secret/)
    await opened().markForgotten(ANA)
    const now = await whole(opened())
    for (const trace of [ANA, '"Ana"', 'secret', 'Geheimnis']) expect(now).not.toContain(trace)
    expect(await opened().read('hers000000')).toMatchObject({ starter: BEN, beginner: null, closed: false })
    expect(await opened().of(BEN, 9)).toContainEqual(
      expect.objectContaining({ id: 'hers000000', closed: false, state: 'open', listed: null }),
    )
    await expect(opened().about(ANA)).rejects.toEqual(FORGETTING)
    await expect(opened().share(ANA, 'hers000000')).rejects.toEqual(FORGETTING)
    await expect(opened().of(ANA, 9)).rejects.toEqual(FORGETTING)
    await expect(opened().at([sample().channel], ANA, 9)).rejects.toEqual(FORGETTING)
  })

  it('writes nothing of theirs from the mark on, by themselves or by others', async () => {
    await startAll(opened(), { id: 'bens000000', starter: BEN, seats: sample().seats.slice(1) })
    await opened().markForgotten(ANA)
    await expect(opened().start(sample(), 'i1')).rejects.toEqual(FORGETTING)
    await expect(appendTo(opened(), 'bens000000', 0, answers('hero', ANA), 'i2')).rejects.toEqual(FORGETTING)
    await expect(opened().setUserSettings(ANA, { language: 'en' })).rejects.toEqual(FORGETTING)
    expect(await offerSeat(opened(), 'bens000000', BEN, ANA, 1)).toBe(false)
    await expect(takeSeat(opened(), 'bens000000', 'p2', BEN, ANA)).rejects.toEqual(FORGETTING)
    const offers = [{ player: 'p0', user: ANA, at: 1 }]
    const offered = { player: 'p0', user: null, name: 'Ana' }
    await opened().start(sample({ starter: BEN, seats: [offered, ...sample().seats], offers }), 'i3')
    await appendTo(
      opened(),
      id,
      0,
      { ...answers('+hero', BEN), seats: [{ ...seats[0], player: 'p3' }] as never },
      'i4',
    )
    expect(await opened().read(id)).toMatchObject({
      revision: 1,
      offers: [],
      seats: [
        { player: 'p0', user: null, name: null },
        { player: 'p1', user: null, name: null },
        { player: 'p2', user: BEN },
        { player: 'p3', user: null, name: null },
      ],
    })
    await opened().forgetMarked()
    expect(await toldAbout(opened(), ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(await opened().start(sample({ id: 'later00000' }), 'i5')).toBe('started')
  })

  it('goes on where it was stopped, for everybody whose deletion was begun', async () => {
    await playedWidely(opened())
    await opened().markForgotten(ANA)
    await opened().markForgotten(BEN)
    await opened().forgetMarked()
    for (const user of [ANA, BEN])
      expect(await toldAbout(opened(), user)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(JSON.stringify(await Promise.all(IDS.map(one => opened().read(one))))).not.toMatch(/"[12]0{16}/)
    expect(await opened().read('alone00000')).toBeNull()
    await opened().setUserSettings(ANA, { language: 'en' })
  })

  it('may be begun twice at once', async () => {
    await playedWidely(opened())
    await Promise.all([opened().forget(ANA), opened().forget(ANA), opened().forgetMarked()])
    expect(await toldAbout(opened(), ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(idsOf(await opened().of(BEN, 9)).toSorted()).toEqual(['benDid0000', 'bens000000', 'hers000000'])
  })

  describe('what others typed in lists', () => {
    it('stays out of an export', async () => {
      await startAll(opened(), { id })
      const ally = { id: 'ally-1', name: { en: 'typed', de: 'typed' }, player: null }
      const typed = {
        ...LISTED,
        targets: [ally],
        notices: [{ kind: 'readCard', pieces: [ally] }],
        result: { ...RESULT, hits: [{ to: ally, amount: 2 }], fell: [ally], winner: ally },
      }
      await appendTo(opened(), id, 0, { ...answers('hero', BEN), listed: typed }, 'i1')
      expect(await opened().of(ANA, 1)).toMatchObject([{ listed: typed }])
      const unnamed = { ...ally, name: null }
      const { head } = (await opened().share(ANA, id)) ?? {}
      expect(head?.listed).toEqual({
        attacker: { id: 'enemy', name: null, player: null },
        targets: [unnamed],
        more: 0,
        notices: [{ kind: 'readCard', pieces: [unnamed] }],
        result: { ...RESULT, hits: [{ to: unnamed, amount: 2 }], fell: [unnamed], winner: unnamed },
      })
    })

    it('stays as it is where a row brings nothing new, and goes with the deletion of whoever takes part', async () => {
      await startAll(opened(), { id, listed: LISTED })
      await appendTo(opened(), id, 0, answers('hero', BEN), 'i1')
      expect(await opened().of(ANA, 1)).toMatchObject([{ listed: LISTED, begun: null }])
      await opened().forget(BEN)
      expect(await opened().of(ANA, 1)).toMatchObject([{ listed: null, begun: { names: sample().names } }])
    })
  })
}
