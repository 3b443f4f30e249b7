// Checks the place of an attack: in a thread of its own where that is possible, else in the reply.
import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { givenTwice } from '../refusals.ts'
import { DEFEND, INVITED, inNewChannel, isTold, RHINO, startRhino } from './channel.ts'
import {
  begin,
  boardsIn,
  hasControls,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
} from './table.ts'

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

describe('in a channel', () => {
  it('an attack has a thread of its own, opened on the reply', async () => {
    const board = await start()
    expect(board.channel_id).not.toBe(ana.channelId)
    expect(ana.sees().map(({ id }) => id)).toEqual([board.channel_id])
    expect(
      ben
        .in(board.channel_id)
        .sees()
        .map(({ id }) => id),
    ).toEqual([board.id])
  })

  it('a command that is delivered twice starts one attack with one board', async () => {
    const before = givenTwice(table.discord)
    table.discord.faults.deliverTwice(1)
    const board = await start()
    await table.discord.waitFor(() => givenTwice(table.discord) > before)
    const own = plainTextOf(messageOf(await ana.command('attack list')))
    expect(boardsIn(ana, { id: board.channel_id })).toHaveLength(1)
    expect(own.split('\n').filter(line => line.includes(board.channel_id))).toHaveLength(1)
  })

  it.each([
    [P.ViewChannel | P.SendMessagesInThreads, '“Create Public Threads”. '],
    [P.ViewChannel | P.CreatePublicThreads, '“Send Messages in Threads”. '],
    [0n, '“View Channel”, “Create Public Threads”, “Send Messages in Threads”. '],
  ])(
    'where permissions are missing it is in place, and the starter is told which (%s)',
    async (permissions, names) => {
      inChannel(permissions)
      const board = await start()
      expect(board.channel_id).toBe(ana.channelId)
      await isTold(
        table,
        ana,
        `A thread would be tidier, but I am missing ${names.includes(',') ? 'permissions' : 'a permission'} in this channel: ${names}The attack stays in this one message.`,
      )
      expect(ben.sees().map(({ id }) => id)).toEqual([board.id])
      const pressed = await pressAll(ana, board, DEFEND, '2')
      expect(pressed.id).toBe(board.id)
    },
  )

  it('where the server has as many threads as Discord allows it is in place, and the starter is told', async () => {
    const guild = table.discord.guild('Riposte')
    guild.threadLimit = 0
    const reply = messageOf(
      await ben.command('angriff gegner', { table: 'new', gegner: 'Rhino II', held: SPIDER_MAN }),
    )
    await isTold(table, ben, 'Auf diesem Server sind so viele Threads aktiv, wie Discord erlaubt.')
    guild.threadLimit = 1000
    expect(table.refusals()).toEqual([160_006])
    const board = ana.sees().find(({ id }) => id === reply.id)
    expect(board && plainTextOf(board)).toContain('**Wer verteidigt?**')
    await pressAll(ben, reply, 'Niemand')
  })

  it('a thread that Discord forbids after all is told of, too', async () => {
    const reply = ana.command('attack enemy', { table: 'new', ...RHINO })
    table.discord.channel(ana.channelId).appPermissions = P.ViewChannel
    await reply
    await isTold(table, ana, 'I may not open a thread here')
    expect(table.refusals()).toEqual([50_013])
  })
})

describe('where there are no threads', () => {
  it('an attack in a voice channel’s chat is in place, without a word', async () => {
    inChannel(INVITED, ChannelType.GuildVoice)
    const board = await start()
    expect(board.channel_id).toBe(ana.channelId)
    const after = await pressAll(ana, board, DEFEND)
    expect(ana.sees().map(({ id }) => id)).toEqual([after.id])
  })

  it('an attack in a thread is in that thread', async () => {
    const thread = ben.openThread('Our game')
    const board = await begin(table, ana.in(thread), 'attack enemy', RHINO)
    expect(board.channel_id).toBe(thread.id)
    await pressAll(ana, board, DEFEND, '0', 'No damage, go on', 'Finish')
    expect(ana.in(thread).sees()).toHaveLength(1)
  })

  it('an attack in a forum post is in that post', async () => {
    inChannel(INVITED, ChannelType.GuildForum)
    const post = ben.openThread('Rules night')
    const board = await begin(table, table.ana.in(post), 'attack enemy', RHINO)
    expect(board.channel_id).toBe(post.id)
    await pressAll(ana, board, DEFEND)
  })

  it('an attack in a direct message is in one message', async () => {
    const own = ben.dm()
    const board = await begin(table, own, 'angriff gegner', { gegner: 'Rhino II', held: SPIDER_MAN })
    const over = await pressAll(own, board, 'Niemand', '0', '3 Schaden zufügen', 'Fertig')
    expect(own.sees().map(({ id }) => id)).toEqual([over.id])
  })

  it('an attack in a group, or where only the command is, is in one message that all can press', async () => {
    const dora = table.discord.addUser({ name: 'Dora', locale: 'en-US', installed: true })
    const group = table.discord.addGroup('friends', ['Dora', 'Ben'])
    table.discord.addGuild({ name: 'Far away', botInstalled: false, channels: ['tavern'] })
    for (const place of [group, 'tavern']) {
      const board = await begin(table, dora.in(place), 'attack enemy', { ...RHINO, player: table.ben.id })
      await pressAll(table.ben.in(place), board, DEFEND, '1')
      const over = await pressAll(dora.in(place), board, 'Deal 1 damage', 'Finish')
      expect(
        dora
          .in(place)
          .sees()
          .map(({ id }) => id),
      ).toEqual([over.id])
    }
  })
})

describe('a private attack', () => {
  it('is seen by its starter alone, to its end', async () => {
    const board = messageOf(await ana.command('attack enemy', { table: 'new', ...RHINO, private: true }))
    const over = await pressAll(ana, board, DEFEND, '2', 'Deal 2 damage', 'Finish')
    expect([over.ephemeral, over.id]).toEqual([true, board.id])
    expect(ben.sees()).toEqual([])
  })

  it('is found by nobody else, and comes back to its starter as it was', async () => {
    await ana.command('attack enemy', { table: 'new', ...RHINO, private: true })
    expect(privately(await ben.command('angriff fortsetzen'))).toContain('Hier gibt es keinen Angriff.')
    const back = messageOf(await ana.command('attack resume'))
    expect([back.ephemeral, plainTextOf(back)]).toEqual([true, expect.stringContaining('**Who defends?**')])
    await pressAll(ana, back, DEFEND)
    expect(ben.sees().filter(hasControls)).toEqual([])
  })
})
