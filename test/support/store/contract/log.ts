// Starting a walkthrough and adding to its log: one row for each interaction, at the revision it was meant for.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Facts } from '../../../../src/engine/game.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import { runs } from '../../../runs.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, fresh, type Opened, sample, startAll } from './samples.ts'

const { id } = sample()

export function logContract(opened: Opened): void {
  startContract(opened)
  appendContract(opened)
  claimContract(opened)
  contentContract(opened)
}

function startContract(opened: Opened): void {
  it('begins empty, at revision 0', async () => {
    expect(await opened().start(sample(), 'i1')).toBe('started')
    expect(await opened().read(id)).toEqual(fresh())
  })

  it('is begun once by one interaction', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().start(sample({ id: 'other00000' }), 'i1')).toBe('repeated')
    expect(await opened().read('other00000')).toBeNull()
  })

  it('is not there if nobody has begun it', async () => {
    expect(await opened().read(id)).toBeNull()
    expect(await appendTo(opened(), id, 0, answers('nobody'), 'i1')).toEqual({ result: 'gone' })
  })
}

function appendContract(opened: Opened): void {
  it('takes answers and undos, numbered from 1', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(
      opened(),
      id,
      0,
      { by: ANA, at: 2000, answer: { question: 'defend', choice: 'hero' } },
      'i2',
    )
    const saved = await appendTo(opened(), id, 1, { by: BEN, at: 3000, takesBack: 1 }, 'i3')
    const now = {
      ...fresh(),
      revision: 2,
      touched: 3000,
      rows: [
        { number: 1, by: ANA, at: 2000, answer: { question: 'defend', choice: 'hero' } },
        { number: 2, by: BEN, at: 3000, takesBack: 1 },
      ],
    }
    expect(saved).toEqual({ result: 'saved', walkthrough: now })
    expect(await opened().read(id)).toEqual(now)
  })

  it('gives back rows that are known as they were passed in, and the new one behind them', async () => {
    await opened().start(sample(), 'i1')
    const first = await appendTo(opened(), id, 0, answers('hero', BEN), 'i2', [])
    const known = 'walkthrough' in first ? first.walkthrough.rows : []
    const second = await appendTo(opened(), id, 1, answers('flip'), 'i3', known)
    expect(second).toEqual({ result: 'saved', walkthrough: await opened().read(id) })
    expect('walkthrough' in second && second.walkthrough.rows[0]).toBe(known[0])
  })

  it('is read behind the rows that are known, which stay the same objects', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero', BEN), 'i2')
    const known = (await opened().read(id))?.rows ?? []
    await appendTo(opened(), id, 1, answers('nobody'), 'i3')
    const now = await opened().read(id, known)
    expect(now).toEqual(await opened().read(id))
    expect([now?.rows.length, now?.rows[0] === known[0]]).toEqual([2, true])
  })

  it('is read anew if a person of a known row has been forgotten since', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero', BEN), 'i2')
    const known = (await opened().read(id))?.rows ?? []
    await opened().forget(BEN)
    expect((await opened().read(id, known))?.rows.map(({ by }) => by)).toEqual([null])
  })

  it('does not take what somebody knows for what there is, once somebody was faster', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero', BEN), 'i2', [])
    const now = await opened().read(id)
    const known = [{ number: 1, by: ANA, at: 1, takesBack: 1 }]
    expect(await appendTo(opened(), id, 0, answers('nobody'), 'i3', known)).toEqual({
      result: 'behind',
      walkthrough: now,
    })
    expect(await appendTo(opened(), id, 0, answers('hero', BEN), 'i2', known)).toEqual({
      result: 'repeated',
      walkthrough: now,
    })
  })

  it.each([0, 2])('takes nothing at revision %i when it is at 1, and says how it stands', async revision => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero', BEN), 'i2')
    const late = await appendTo(opened(), id, revision, answers('nobody'), 'i3')
    expect(late).toEqual({ result: 'behind', walkthrough: await opened().read(id) })
    expect(late).toMatchObject({ walkthrough: { revision: 1, rows: [{ answer: { choice: 'hero' } }] } })
  })

  it('goes on after it has been closed, and is open again', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('finish'), 'i2')
    await opened().closeAs(id, 'stopped')
    const undone = await openAgain(opened(), { id, revision: 1, claim: 'i3' }, {}, { takesBack: 1 })
    expect(undone).toMatchObject({ result: 'saved', walkthrough: { revision: 2, closed: false } })
  })

  it('is closed with the outcome of the row that ends it, and keeps that while it is open again until it ends again', async () => {
    const outcome = { edition: '1.7', table: { pieces: [{ id: 'hero', damage: 2 }] }, attack: null }
    const now = async () => {
      const read = await opened().read(id)
      return [read?.closed, read?.outcome]
    }
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    expect(await now()).toEqual([false, null])
    const ended = await appendTo(opened(), id, 1, { ...answers('finish'), outcome }, 'i3')
    expect(ended).toMatchObject({ result: 'saved', walkthrough: { revision: 2, outcome } })
    const behind = await appendTo(opened(), id, 1, { ...answers('end'), outcome: { edition: '1.8' } }, 'i4')
    expect(behind).toMatchObject({ result: 'behind', walkthrough: { outcome } })
    expect(await now()).toEqual([true, outcome])
    await openAgain(opened(), { id, revision: 2, claim: 'i5' }, {}, { takesBack: 2 })
    expect(await now()).toEqual([false, outcome])
    const other = { edition: '1.8' }
    await appendTo(opened(), id, 3, { ...answers('finish'), outcome: other }, 'i6')
    expect(await now()).toEqual([true, other])
    const known = (await opened().read(id))?.rows ?? []
    const more = { answer: { choice: 'more' } }
    const goesOn = await openAgain(opened(), { id, revision: 4, claim: 'i7' }, {}, more, known)
    expect(goesOn).toMatchObject({ result: 'saved', walkthrough: { outcome: other, closed: false } })
  })

  it('may be over as soon as it begins', async () => {
    const outcome = { edition: '1.7', attack: null }
    await opened().start(sample({ outcome }), 'i1')
    expect(await opened().read(id)).toEqual({ ...fresh({ outcome }), closed: true, ending: 'over' })
  })

  it('is never touched earlier than it was before', async () => {
    await opened().start(sample({ created: 5000 }), 'i1')
    await appendTo(opened(), id, 0, answers('hero', ANA, 4000), 'i2')
    expect(await opened().read(id)).toMatchObject({ touched: 5000, rows: [{ at: 4000 }] })
  })
}

function claimContract(opened: Opened): void {
  it('takes one row from one interaction, and says so when that comes again', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    await appendTo(opened(), id, 1, answers('flip', BEN), 'i3')
    for (const revision of [0, 2])
      expect(await appendTo(opened(), id, revision, answers('hero'), 'i2')).toEqual({
        result: 'repeated',
        walkthrough: await opened().read(id),
      })
    expect(await opened().read(id)).toMatchObject({ revision: 2 })
  })

  it('is not told to an interaction that has written to another one, and gets no row from it', async () => {
    await startAll(opened(), { id: 'here000000' }, { id: 'secret0000', isPrivate: true })
    await appendTo(opened(), 'secret0000', 0, answers('hero'), 'i2')
    const here = await opened().read('here000000')
    for (const revision of [0, 1])
      for (const claim of ['i2', 'start of secret0000'])
        expect(await appendTo(opened(), 'here000000', revision, answers('flip'), claim)).toEqual({
          result: 'behind',
          walkthrough: here,
        })
    expect(await appendTo(opened(), 'nowhere000', 0, answers('flip'), 'i2')).toEqual({ result: 'gone' })
  })

  it('is found by every interaction that has written to it, and by no other', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    const now = await opened().read(id)
    expect(await opened().claimed('i1')).toEqual(now)
    expect(await opened().claimed('i2')).toEqual(now)
    expect(await opened().claimed('i3')).toBeNull()
  })

  it('is not claimed by an interaction that was behind', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 7, answers('hero'), 'i2')
    expect(await opened().claimed('i2')).toBeNull()
    expect(await appendTo(opened(), id, 0, answers('hero'), 'i2')).toMatchObject({ result: 'saved' })
  })
}

const typed = fc.string({ unit: 'binary', maxLength: 100 })
const bilingual = fc.record({ en: typed, de: typed })
const named = fc.dictionary(fc.constantFrom('enemy', 'hero', 'ally-1', 'ability-2'), bilingual)
const seat = fc.record({ player: typed, user: fc.option(typed), name: fc.option(typed) })
// JSON has no -0, and the rules have none.
const plain = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as Facts)
const answer: fc.Arbitrary<Answer> = fc.record(
  {
    question: typed,
    choice: typed,
    number: fc.nat(999),
    card: plain,
    joins: fc.array(plain, { maxLength: 2 }),
    by: fc.array(typed, { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

function contentContract(opened: Opened): void {
  it('gives back what was put in, whatever somebody typed', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(seat), named, plain, answer, async (seats, names, setUp, given) => {
        run += 1
        const told = { id: `run ${run}`, seats, names, setUp: { given: setUp } }
        await opened().start(sample(told), `start ${run}`)
        await appendTo(opened(), told.id, 0, { by: ANA, at: 2000, answer: given }, `answer ${run}`)
        expect(await opened().read(told.id)).toEqual({
          ...fresh(told),
          revision: 1,
          touched: 2000,
          rows: [{ number: 1, by: ANA, at: 2000, answer: given }],
        })
      }),
      { numRuns: runs() },
    )
  })
}
