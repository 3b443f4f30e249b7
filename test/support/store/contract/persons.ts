// What is stored about one person: all of it can be told, and forgotten.

import { expect, it } from 'vitest'
import type { Store } from '../../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { toldAbout } from '../told-about.ts'
import {
  ANA,
  answers,
  BEN,
  DORA,
  fresh,
  idsOf,
  leadTo,
  type Opened,
  offerSeat,
  sample,
  startAll,
} from './samples.ts'

const { id } = sample()

/** Ana starts a walkthrough, both answer, and both have settings. */
async function played(store: Store): Promise<void> {
  await store.start(sample(), 'i1')
  await appendTo(store, id, 0, answers('hero', ANA, 2000), 'i2')
  await appendTo(store, id, 1, answers('flip', BEN, 3000), 'i3')
  await appendTo(store, id, 2, { by: ANA, at: 4000, takesBack: 2 }, 'i4')
  await store.setUserSettings(ANA, { language: 'de' })
  await store.setUserSettings(BEN, { language: 'en' })
}

const ANAS_ROWS = [
  { number: 1, by: ANA, at: 2000, answer: { choice: 'hero' } },
  { number: 3, by: ANA, at: 4000, takesBack: 2 },
]

export function personsContract(opened: Opened): void {
  it('is told everything stored about them, and nothing about others', async () => {
    await played(opened())
    const { rows, ...head } = fresh()
    const about = await toldAbout(opened(), ANA)
    expect(about).toEqual({
      settings: { language: 'de', editions: {}, isPrivate: null },
      walkthroughs: [
        {
          head: {
            ...head,
            listed: null,
            revision: 3,
            touched: 4000,
            seats: [
              { player: 'p1', user: ANA, name: 'Ana' },
              { player: 'p2', user: null, name: null },
            ],
          },
          rows: ANAS_ROWS,
        },
      ],
      offers: [],
    })
    const ofBen = await toldAbout(opened(), BEN)
    expect(JSON.stringify(ofBen)).not.toContain(ANA)
    expect(ofBen.walkthroughs).toMatchObject([{ rows: [{ number: 2 }] }])
  })

  it('is told the names that belong to their own rows, and none that others have given', async () => {
    await opened().start(sample(), 'i1')
    const joining = (piece: string, by: string) => ({
      ...{ by, at: 2000, answer: { choice: '+ally', joins: [{ id: piece }] } },
      names: { [piece]: { en: `${piece} of ${by}`, de: `${piece} von ${by}` } },
    })
    await appendTo(opened(), id, 0, joining('ally-1', ANA), 'i2')
    await appendTo(opened(), id, 1, joining('ally-2', BEN), 'i3')
    const { walkthroughs } = await toldAbout(opened(), ANA)
    expect(Object.keys(walkthroughs[0]?.head.names ?? {}).sort()).toEqual(['ally-1', 'enemy'])
    expect(JSON.stringify(walkthroughs)).not.toContain(BEN)
  })

  it('is told how what they took part in ended, and no names that only others gave to what is in it', async () => {
    const names = { 'ally-1': { en: 'Mockingbird', de: 'Mockingbird' } }
    const notes = (own: string) => ({ notes: [own], table: { abilities: [{ text: own }] } })
    const outcome = { edition: '1.7', pieces: [{ id: 'ally-1' }], ...notes('what Ben notes') }
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, { ...answers('finish', BEN), names, outcome }, 'i2')
    const [ended] = (await toldAbout(opened(), ANA)).walkthroughs
    expect(ended?.head.outcome).toEqual({ ...outcome, notes: [], table: { abilities: [{ text: '' }] } })
    expect(Object.keys(ended?.head.names ?? {})).not.toContain('ally-1')
  })

  it('of whom nothing is stored is told nothing', async () => {
    expect(await toldAbout(opened(), ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
  })

  it('is forgotten everywhere, and what the others did stays', async () => {
    await played(opened())
    await opened().forget(ANA)
    expect(await toldAbout(opened(), ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(await opened().userSettings(ANA)).toEqual({ language: null, editions: {}, isPrivate: null })
    expect(await opened().read(id)).toEqual({
      ...fresh(),
      revision: 3,
      touched: 4000,
      starter: BEN,
      beginner: null,
      seats: [
        { player: 'p1', user: null, name: null },
        { player: 'p2', user: BEN, name: 'Ben' },
      ],
      rows: [
        { ...ANAS_ROWS[0], by: null },
        { number: 2, by: BEN, at: 3000, answer: { choice: 'flip' } },
        { ...ANAS_ROWS[1], by: null },
      ],
    })
    expect(await opened().userSettings(BEN)).toEqual({ language: 'en', editions: {}, isPrivate: null })
    expect(idsOf(await opened().of(BEN, 10))).toEqual([id])
  })

  it('leaves no private attack behind that nobody else takes part in', async () => {
    const own = sample().seats.slice(0, 1)
    await startAll(
      opened(),
      { id: 'alone00000', isPrivate: true, seats: own },
      { id: 'sheWatches', isPrivate: true, seats: own, starter: BEN },
      { id: 'benSits000', isPrivate: true },
      { id: 'benDid0000', isPrivate: true, seats: own },
      { id: 'shared0000', seats: own },
    )
    await appendTo(opened(), 'alone00000', 0, answers('hero'), 'i1')
    await appendTo(opened(), 'benDid0000', 0, answers('hero', BEN), 'i2')
    await opened().forget(ANA)
    expect([await opened().read('alone00000'), await opened().claimed('i1')]).toEqual([null, null])
    for (const { id } of await opened().of(BEN, 9)) expect(await opened().read(id)).not.toBeNull()
    expect(idsOf(await opened().of(BEN, 9)).toSorted()).toEqual(['benDid0000', 'benSits000', 'sheWatches'])
    expect(await opened().read('shared0000')).toMatchObject({ closed: true, starter: null })
  })

  it('whoever of the seats took part last leads on, and nothing stays open that nobody could lead', async () => {
    const alone = { id: 'alone00000', seats: sample().seats.slice(0, 1) }
    const seats = [...sample().seats, { player: 'p3', user: DORA, name: 'Dora' }]
    await startAll(
      opened(),
      { id: 'hers000000', seats },
      { id: 'bens000000', starter: BEN },
      { id: 'given00000' },
      alone,
    )
    await appendTo(opened(), 'hers000000', 0, answers('hero', BEN, 2000), 'i1')
    await appendTo(opened(), 'hers000000', 1, answers('hero', DORA, 3000), 'i2')
    expect(await leadTo(opened(), 'given00000', ANA, BEN)).toBe(true)
    await opened().forget(ANA)
    expect(await opened().read('hers000000')).toMatchObject({ closed: false, starter: DORA, beginner: null })
    expect(await opened().read('alone00000')).toMatchObject({
      closed: true,
      ending: 'stopped',
      starter: null,
    })
    expect(await opened().read('bens000000')).toMatchObject({ closed: false, starter: BEN, beginner: BEN })
    expect(await opened().read('given00000')).toMatchObject({ closed: false, starter: BEN, beginner: null })
  })

  it('who has begun one and given the lead away is told that, and the new one nothing of it', async () => {
    await opened().start(sample({ seats: sample().seats.slice(1) }), 'i1')
    expect(await leadTo(opened(), id, ANA, BEN)).toBe(true)
    expect(await toldAbout(opened(), ANA)).toMatchObject({
      walkthroughs: [{ head: { starter: null, beginner: ANA } }],
    })
    expect(JSON.stringify(await toldAbout(opened(), BEN))).not.toContain(ANA)
    expect(idsOf(await opened().of(ANA, 10))).toEqual([id])
  })

  it('is told what is offered to them, and nothing else of those attacks; others are not told it', async () => {
    await startAll(opened(), { id: 'first00000' }, { id: 'second0000' })
    await offerSeat(opened(), 'first00000', BEN, DORA, 5000)
    await offerSeat(opened(), 'second0000', BEN, DORA, 6000)
    expect(await toldAbout(opened(), DORA)).toEqual({
      settings: null,
      walkthroughs: [],
      offers: [
        { table: 'first00000', player: 'p2', at: 5000 },
        { table: 'second0000', player: 'p2', at: 6000 },
      ],
    })
    expect(JSON.stringify(await toldAbout(opened(), ANA))).not.toContain(DORA)
    expect(idsOf(await opened().of(DORA, 9))).toEqual([])
  })

  it('who is forgotten is offered nothing any more, and is not called by name in what was offered', async () => {
    await startAll(opened(), { id: 'first00000' }, { id: 'second0000' })
    await offerSeat(opened(), 'first00000', BEN, DORA, 5000)
    await offerSeat(opened(), 'second0000', BEN, BEN, 5000, 'Benjamin')
    await opened().forget(DORA)
    expect(await toldAbout(opened(), DORA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    const open = { player: 'p2', user: null }
    expect(await opened().read('first00000')).toMatchObject({
      offers: [],
      seats: [{ user: ANA }, { ...open, name: null }],
    })
    expect(await opened().read('second0000')).toMatchObject({
      offers: [{ player: 'p2', user: BEN, at: 5000 }],
      seats: [{ user: ANA }, { ...open, name: 'Benjamin' }],
    })
  })

  it('leaves no private attack behind in which somebody is only offered a seat', async () => {
    await startAll(opened(), { id: 'alone00000', isPrivate: true, seats: sample().seats.slice(0, 1) })
    await opened().offer(
      'alone00000',
      { player: 'p1', user: ANA, offeredTo: null },
      { user: DORA, at: 1 },
      'Dora',
    )
    await opened().forget(ANA)
    expect(await opened().read('alone00000')).toBeNull()
    expect((await toldAbout(opened(), DORA)).offers).toEqual([])
  })

  it('who is forgotten can play on', async () => {
    await played(opened())
    await opened().forget(ANA)
    const row = { answer: { choice: 'nobody' } }
    const opens = await openAgain(opened(), { id, revision: 3, claim: 'i5' }, {}, row)
    expect(opens).toMatchObject({ result: 'saved' })
    expect(await toldAbout(opened(), ANA)).toMatchObject({ walkthroughs: [{ rows: [{ number: 4 }] }] })
  })
}
