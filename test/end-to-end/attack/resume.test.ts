// Checks how an attack is resumed: in its thread, in a new one, or in the reply.
import { type ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, isTold, startRhino } from './channel.ts'
import { boardsIn, hasControls, openTable, pressAll, privately, stored, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const inChannel = (...how: [appPermissions?: bigint, type?: ChannelType]): void => {
  ;({ ana, ben } = inNewChannel(table, ...how))
}
beforeEach(() => inChannel())
afterEach(() => expect(table.refusals()).toEqual([]))

const start = (actor = ana): Promise<SeenMessage> => startRhino(table, actor)

/** Waits until the bot knows which message the board is: closing it needs that, and everybody sees it a moment before. */
async function standing(): Promise<SeenMessage> {
  const board = await start()
  const store = await openSqlite(table.database)
  await table.discord.waitFor(async () => (await stored(store, board)).board === board.id)
  await store.close()
  return board
}

const now = (actor: Actor, { id, channel_id }: SeenMessage): SeenMessage | undefined =>
  actor
    .in(channel_id)
    .sees()
    .find(one => one.id === id)

/** Waits until a board keeps its words and loses its buttons. */
const isClosed = (actor: Actor, board: SeenMessage) =>
  table.discord.waitFor(() => {
    const message = now(actor, board)
    return message && !hasControls(message) && plainTextOf(message).includes('goes on further down')
  })

describe('an attack that is resumed', () => {
  it('in its thread has its board at the end, and the one before is a story', async () => {
    const board = await pressAll(ana, await start(), DEFEND)
    const further = messageOf(await ben.in(board.channel_id).command('angriff fortsetzen'))
    expect(plainTextOf(further)).toContain('**Boost card 1 of 1: how many icons?**')
    await isClosed(ana, board)
    await pressAll(ana, further, '1')
  })

  it('from elsewhere is posted in its thread, which a private answer names', async () => {
    const board = await start()
    const [choice] = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    expect(choice?.name).toBe('Rhino II attacks Ana')
    const said = privately(await ana.command('attack resume', { walkthrough: choice?.value ?? '' }))
    expect(said).toBe(`The board is back in <#${board.channel_id}>.`)
    await isClosed(ana, board)
    const [further] = boardsIn(ana, { id: board.channel_id })
    expect(further && plainTextOf(further)).toContain('**Who defends?**')
  })

  it('whose thread is archived opens it again', async () => {
    const board = await start()
    table.discord.shutThread({ id: board.channel_id }, { archived: true, locked: false })
    await resumeFromChannel()
    await isClosed(ana, board)
    expect(boardsIn(ana, { id: board.channel_id })).toHaveLength(1)
    expect(table.discord.channel({ id: board.channel_id }).thread?.archived).toBe(false)
  })

  it('whose thread is archived is brought back from the channel by somebody who could not write there', async () => {
    const board = await standing()
    table.discord.shutThread({ id: board.channel_id }, { archived: true, locked: false })
    const said = privately(await ben.command('angriff fortsetzen'))
    expect(said).toBe(`Der Spielstand ist wieder in <#${board.channel_id}>.`)
    await isClosed(ana, board)
    expect(table.discord.channel({ id: board.channel_id }).thread?.archived).toBe(false)
    const [further] = boardsIn(ben, { id: board.channel_id })
    expect(further && hasControls(further)).toBe(true)
  })

  it('whose thread is archived is brought back after a restart, too, which knows no archived thread', async () => {
    const board = await standing()
    table.discord.shutThread({ id: board.channel_id }, { archived: true, locked: false })
    await table.bot().stop()
    await table.restart()
    const said = privately(await ana.command('attack resume'))
    expect(said).toBe(`The board is back in <#${board.channel_id}>.`)
    await isClosed(ana, board)
    expect(table.discord.channel({ id: board.channel_id }).thread?.archived).toBe(false)
  })

  it('from the channel above its thread goes on there, also for somebody without a part in it', async () => {
    const board = await standing()
    const said = privately(await ben.command('angriff fortsetzen'))
    expect(said).toBe(`Der Spielstand ist wieder in <#${board.channel_id}>.`)
    await isClosed(ana, board)
    expect(boardsIn(ben, { id: board.channel_id })).toHaveLength(1)
  })

  it('is offered in that channel by its name, until it is over', async () => {
    const board = await standing()
    const said = privately(await ben.command('angriff fortsetzen', { angriff: (await anasOffered()) ?? '' }))
    expect(said).toBe(`Der Spielstand ist wieder in <#${board.channel_id}>.`)
    await isClosed(ana, board)
    const [further] = boardsIn(ana, { id: board.channel_id })
    if (further) await pressAll(ana, further, DEFEND, '2', 'Deal 2 damage', 'Finish')
    expect(await anasOffered()).toBeUndefined()
    expect(privately(await ben.command('angriff fortsetzen'))).toContain('Hier gibt es keinen Angriff.')
  })

  it('is one of several in the threads of a channel: each is named with its thread', async () => {
    const [first, second] = [await start(), await start(ben)]
    const said = privately(await ben.command('angriff fortsetzen'))
    expect(said).toContain('In Threads dieses Kanals laufen mehrere Angriffe.')
    expect(said).toContain(`- Rhino II greift Ben an · läuft · <#${second.channel_id}>`)
    expect(said).toContain(`- Rhino II greift Ana an · läuft · <#${first.channel_id}>`)
  })

  it('is not offered to others in that channel while its thread is locked', async () => {
    const board = await standing()
    table.discord.shutThread({ id: board.channel_id }, { archived: false, locked: true })
    await table.discord.waitFor(async () =>
      privately(await ben.command('angriff fortsetzen')).includes('Hier gibt es keinen Angriff.'),
    )
    expect(await anasOffered()).toBeUndefined()
  })

  it('whose thread was deleted goes on in a new one', async () => {
    const board = await pressAll(ana, await start(), DEFEND)
    table.discord.deleteChannel({ id: board.channel_id })
    const further = await resumedInNewThread()
    await isTold(table, ana, 'The thread of this attack has been deleted. It goes on here.')
    expect(table.refusals()).toEqual([10_003])
    await pressAll(ana, further, '2', 'Deal 2 damage')
  })

  it('whose thread is locked goes on in a new one', async () => {
    const board = await start()
    table.discord.shutThread({ id: board.channel_id }, { archived: true, locked: true })
    const further = await resumedInNewThread()
    await isTold(table, ana, 'The thread of this attack is locked. It goes on here.')
    expect(table.refusals()).toEqual([160_005])
    await pressAll(ana, further, DEFEND)
  })

  it('comes back in place where there are no threads, also in another channel', async () => {
    const board = await start()
    table.discord.deleteChannel({ id: board.channel_id })
    inChannel(P.ViewChannel)
    await resumeFromChannel()
    const further = await table.discord.waitFor(() => ana.sees().find(hasControls))
    expect(further.channel_id).toBe(ana.channelId)
    expect(table.refusals()).toEqual([10_003])
    // The attack stands in the new channel now: its members may press, and resume finds it.
    expect(privately(await ben.select(await pressAll(ana, further, DEFEND), 'More…', 'Preview'))).toContain(
      'Spider-Man',
    )
    expect(plainTextOf(messageOf(await ben.command('angriff fortsetzen')))).toContain('**Boost card 1 of 1')
    await isClosed(ana, further)
  })

  it('comes back as one of the latest here, and is said if there is none', async () => {
    expect(privately(await ben.command('angriff fortsetzen'))).toContain('Hier gibt es keinen Angriff.')
    expect(privately(await ben.command('angriff fortsetzen', { angriff: 'something' }))).toContain(
      'Einen Angriff mit diesem Namen kenne ich nicht.',
    )
    expect(privately(await ben.command('angriff fortsetzen', { angriff: 'attack:zzzzzzzzzz' }))).toContain(
      'Diesen Angriff gibt es nicht mehr',
    )
  })

  /** Gives the choice that offers Ana's attack to Ben, who has no part in it. */
  async function anasOffered() {
    const offered = await ben.autocomplete('angriff fortsetzen', { angriff: '' }, 'angriff')
    return offered.find(({ name }) => name === 'Rhino II greift Ana an')?.value
  }

  async function resumeFromChannel(): Promise<void> {
    const [choice] = await ana.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
    await ana.command('attack resume', { walkthrough: choice?.value ?? '' })
  }

  /** Gives the board in the thread that was opened meanwhile. */
  async function resumedInNewThread(): Promise<SeenMessage> {
    const before = ana.sees().map(({ id }) => id)
    await resumeFromChannel()
    return table.discord.waitFor(() =>
      ana
        .sees()
        .filter(({ id }) => !before.includes(id))
        .flatMap(message => boardsIn(ana, message))
        .at(-1),
    )
  }
})
