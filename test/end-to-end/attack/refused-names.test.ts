// Checks attacks whose names AutoMod refuses, or whose thread cannot be opened.
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel, isTold, RHINO, startRhino } from './channel.ts'
import { boardsIn, hasControls, openTable, pressAll, SPIDER_MAN, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table, INVITED))
})
afterEach(() => table.discord.faults.stopFailing())

const THREADS = /\/threads$/
const MESSAGES = /^\/channels\/\d+\/messages$/
const WEBHOOKS = /^\/webhooks\//
const refuse = (method: 'POST' | 'PATCH', path: RegExp, code: number, body?: RegExp) =>
  table.discord.faults.refuse({ method, path, code, ...(body && { body }) })
const boardHere = (actor: Actor): Promise<SeenMessage> =>
  table.discord.waitFor(() => actor.sees().find(one => !one.ephemeral && hasControls(one)))

describe('a name that AutoMod does not allow', () => {
  it('in the title of a thread leaves the thread a title without names', async () => {
    refuse('POST', THREADS, 200_001, /Rhino/)
    const board = await startRhino(table, ana)
    expect(table.discord.channel({ id: board.channel_id }).name).toBe('Attack · Marvel Champions · rules 1.8')
    expect(plainTextOf(board)).toContain('Rhino II attacks Ana')
    expect(ana.sees().filter(({ ephemeral }) => ephemeral)).toEqual([])
  })

  it('on the board as well leaves the board in the reply, and says why to whoever asked, in their language', async () => {
    refuse('POST', THREADS, 200_001, /Rhino/)
    refuse('POST', MESSAGES, 200_000, /Rhino/)
    await ben.command('angriff gegner', { table: 'new', gegner: 'Rhino II', held: SPIDER_MAN })
    const board = await boardHere(ben)
    await isTold(
      table,
      ben,
      'AutoMod oder ein anderer Wortfilter lässt hier den Thread oder den Spielstand nicht zu',
    )
    await pressAll(ben, board, 'Niemand')
  })

  it('anywhere at all is told, and the attack is kept', async () => {
    refuse('POST', THREADS, 200_001, /Rhino/)
    for (const path of [MESSAGES, WEBHOOKS]) refuse('POST', path, 200_000, /Rhino/)
    refuse('PATCH', WEBHOOKS, 200_000, /Rhino/)
    await ana.command('attack enemy', { table: 'new', ...RHINO })
    await isTold(
      table,
      ana,
      'The board could not be posted. Everything is saved: /attack resume brings it back.',
    )
    table.discord.faults.stopFailing()
    await ana.command('attack resume')
    const board = await table.discord.waitFor(() =>
      ana
        .sees()
        .flatMap(one => boardsIn(ana, one))
        .at(0),
    )
    expect(plainTextOf(board)).toContain('**Who defends?**')
  })
})

describe('a board that cannot be posted again', () => {
  it('stays where it was, with its buttons', async () => {
    ;({ ana, ben } = inNewChannel(table, INVITED & ~P.CreatePublicThreads))
    const board = await startRhino(table, ana)
    await isTold(table, ana, 'A thread would be tidier')
    table.discord.channel(ana.channelId).appPermissions = INVITED
    for (const path of [THREADS, MESSAGES, WEBHOOKS]) refuse('POST', path, 200_000, /Rhino/)
    refuse('POST', THREADS, 200_001)
    refuse('PATCH', WEBHOOKS, 200_000, /Rhino/)
    await ana.command('attack resume')
    await isTold(table, ana, 'The board could not be posted. Everything is saved')
    // These commands leave time for a change of the board, which must not come.
    for (let i = 0; i < 5; i += 1) await ana.command('attack list')
    await pressAll(ana, board, 'Nobody')
  })
})

describe('an answer that AutoMod does not allow', () => {
  it('is told of privately, with what would help', async () => {
    refuse('POST', /callback$/, 200_000, /Retaliate/)
    const said = messageOf(await ana.command('rule', { query: 'retaliate' }))
    expect([said.ephemeral, plainTextOf(said)]).toEqual([
      true,
      'AutoMod or another word filter on this server blocks the answer, probably because of a name in it. Try another name.',
    ])
  })
})

describe('a thread', () => {
  it('for which Discord wants an hour’s patience is not waited for', async () => {
    table.discord.faults.refuse({ method: 'POST', path: THREADS, code: 0, retryAfter: 3_600 })
    await ana.command('attack enemy', { table: 'new', ...RHINO })
    await pressAll(ana, await boardHere(ana), 'Nobody')
    await isTold(
      table,
      ana,
      'Slow mode or another Discord limit keeps me from posting right now. The attack goes on',
    )
  })

  it('that is gone, where nothing may follow an answer, is told of; the next time the attack goes on here', async () => {
    const board = await startRhino(table, ana)
    table.discord.deleteChannel({ id: board.channel_id })
    refuse('POST', WEBHOOKS, 40_094)
    const [choice] = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    const resume = async () =>
      messageOf(await ana.command('attack resume', { walkthrough: choice?.value ?? '' }))
    const said = await resume()
    await table.discord.waitFor(() =>
      ana
        .sees()
        .some(
          one =>
            one.id === said.id &&
            plainTextOf(one).includes('(code 40094). It has been logged. The board could not'),
        ),
    )
    const headline = await resume()
    const further = await table.discord.waitFor(() => boardsIn(ana, headline).at(0))
    await pressAll(ana.in(further.channel_id), further, 'Nobody')
  })

  it('in which nothing may be posted any more gives way to another, and who asked hears why', async () => {
    const board = await startRhino(table, ana)
    table.discord.faults.refuse({
      method: 'POST',
      path: new RegExp(`^/channels/${board.channel_id}/`),
      code: 30_033,
    })
    const before = ana.sees().map(({ id }) => id)
    const [choice] = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    await ana.command('attack resume', { walkthrough: choice?.value ?? '' })
    await isTold(table, ana, 'The thread has as many members as Discord allows. The attack goes on here.')
    const fresh = ana.sees().filter(({ id }) => !before.includes(id))
    const further = fresh.flatMap(one => boardsIn(ana, one)).at(0)
    expect(further && plainTextOf(further)).toContain('**Who defends?**')
  })

  it('that is refused to a headline makes the headline the board', async () => {
    const board = await startRhino(table, ana)
    table.discord.deleteChannel({ id: board.channel_id })
    refuse('POST', THREADS, 50_024)
    const [choice] = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    await ana.command('attack resume', { walkthrough: choice?.value ?? '' })
    const further = await boardHere(ana)
    expect(
      ana
        .sees()
        .some(one => plainTextOf(one).includes('the board is in the thread') && one.id !== board.channel_id),
    ).toBe(false)
    await pressAll(ana, further, 'Nobody')
  })
})
