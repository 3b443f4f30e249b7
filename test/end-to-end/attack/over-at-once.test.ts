// An attack that the command has told to its end is one message; its thread waits until somebody wants the board.
import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { type Server, startServer } from '../../support/store/postgres-server.ts'
import { INVITED, inNewChannel, isTold } from './channel.ts'
import {
  boardsIn,
  hasControls,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
  untilSays,
} from './table.ts'

/** The words of each language, and the command with all its options. */
const ENGLISH = {
  command: 'attack enemy',
  options: { enemy: 'Rhino II', hero: SPIDER_MAN, defender: 'side:hero', boost: '2' },
  result: 'Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left',
  rules: '-# Marvel Champions · rules 1.8',
  line: '- Spider-Man takes 2 damage: 8 of 10 HP left.',
  buttons: '[Undo] [Open the board]',
  undo: 'Undo',
  open: 'Open the board',
  inThread: 'the board is in the thread',
  passed: '-# Not played: the ability of Spider-Man. Read the card.',
  thread: 'Rhino II: Ana (Spider-Man)',
  standing: 'Spider-Man 8 of 10',
  end: 'A card with icons comes…]\n[Transcript] [Undo]',
  asks: '**Afterwards: nothing else that I know of.**',
  taken: /~~ taken back by Ana$/m,
  finish: 'Finish',
}
const GERMAN = {
  command: 'angriff gegner',
  options: { gegner: 'Rhino II', held: SPIDER_MAN, verteidiger: 'side:hero', boost: '2' },
  result: 'Rhino II hat Spider-Man angegriffen: 2 Schaden, noch 8 von 10 LP',
  rules: '-# Marvel Champions · Regeln 1.6 (deutsch)',
  line: '- Spider-Man nimmt 2 Schaden: noch 8 von 10 LP.',
  buttons: '[Zurücknehmen] [Spielstand öffnen]',
  undo: 'Zurücknehmen',
  open: 'Spielstand öffnen',
  inThread: 'der Spielstand steht im Thread',
  passed: '-# Nicht gespielt: die Fähigkeit von Spider-Man. Lies die Karte.',
  thread: 'Rhino II: Ben (Spider-Man)',
  standing: 'Spider-Man 8 von 10',
  end: 'Eine Karte mit Symbolen kommt …]\n[Mitschrift] [Zurücknehmen]',
  asks: '**Danach steht, soweit ich weiß, nichts mehr an.**',
  taken: /~~ zurückgenommen von Ben$/m,
  finish: 'Fertig',
}

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe.each([
  ['a file', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await server.newDatabase() })],
])('on %s', (_, told) => {
  let table: Table
  let ana: Actor
  let ben: Actor

  beforeAll(async () => {
    table = await openTable({ told: await told() })
  })
  afterAll(() => table.close())
  const inChannel = (...how: [appPermissions?: bigint, type?: ChannelType]): void => {
    ;({ ana, ben } = inNewChannel(table, ...how))
  }
  beforeEach(() => inChannel(INVITED))
  afterEach(() => {
    table.discord.faults.stopFailing()
    expect(table.refusals()).toEqual([])
  })

  const threadOf = ({ id }: SeenMessage) => table.discord.world.channels.get(id)
  /** The board in the thread of this message. */
  const boardUnder = (message: SeenMessage): Promise<SeenMessage> =>
    table.discord.waitFor(() => boardsIn(ana, message).at(-1))
  const restart = async () => {
    await table.bot().stop()
    await table.restart()
  }

  describe.each([
    ['in English', () => ana, ENGLISH],
    ['in German', () => ben, GERMAN],
  ])('%s', (_, who, say) => {
    const start = async () => messageOf(await who().command(say.command, say.options))

    it('it is its result with its lines, without a thread', async () => {
      const result = await start()
      const lines = plainTextOf(result).split('\n')
      expect(lines.slice(0, 2)).toEqual([`**${say.result}**`, say.rules])
      expect(lines).toContain(say.line)
      expect(lines.at(-1)).toBe(say.buttons)
      expect([result.ephemeral, threadOf(result)]).toEqual([false, undefined])
      expect(who().sees()).toHaveLength(1)
    })

    it('somebody opens its board: in a thread under what is now the headline, as if it had begun so', async () => {
      const result = await start()
      await restart()
      const headline = messageOf(await who().press(result, say.open))
      expect([headline.id, plainTextOf(headline)]).toEqual([
        result.id,
        `**${say.result}**\n${say.standing}\n${say.rules} · ${say.inThread}\n${say.passed}`,
      ])
      const board = await boardUnder(headline)
      expect(plainTextOf(board)).toContain(`## ${say.result}`)
      expect(plainTextOf(board)).toContain(say.end)
      expect(threadOf(result)?.name).toBe(say.thread)
      const back = await pressAll(who().in(board.channel_id), board, say.undo)
      expect(plainTextOf(back)).toContain(say.asks)
      await table.discord.waitFor(() => !ana.sees().some(one => plainTextOf(one).includes(say.result)))
    })

    it('its last answer is taken back where it stands, and it goes on there to its end', async () => {
      const result = await start()
      await restart()
      const board = await pressAll(who(), result, say.undo)
      expect([board.id, plainTextOf(board)]).toEqual([result.id, expect.stringContaining(say.asks)])
      expect(plainTextOf(board)).toMatch(say.taken)
      const over = await pressAll(who(), board, say.finish)
      expect([over.id, plainTextOf(over)]).toEqual([result.id, expect.stringContaining(say.end)])
      expect(threadOf(result)).toBeUndefined()
    })
  })

  const start = async (actor = ana) => messageOf(await actor.command(ENGLISH.command, ENGLISH.options))

  it('two people open its board at once: there is one thread with one board', async () => {
    const result = await start()
    const both = await Promise.all([ana.press(result, ENGLISH.open), ben.press(result, ENGLISH.open)])
    for (const one of both) expect(plainTextOf(messageOf(one))).toContain(ENGLISH.inThread)
    await boardUnder(result)
    // One more interaction: whatever the presses have led to comes before it.
    await ana.autocomplete('rule', { query: '' }, 'query')
    expect(boardsIn(ana, result)).toHaveLength(1)
    table.refusals()
  })

  it('others may not take back what they have not decided, but may open the board', async () => {
    const result = await start()
    expect(privately(await ben.press(result, ENGLISH.undo))).toBe(
      'Diese Antwort kann nur Ana zurücknehmen oder wer den Angriff leitet.',
    )
    expect(plainTextOf(messageOf(await ben.press(result, ENGLISH.open)))).toContain(ENGLISH.inThread)
    await boardUnder(result)
  })

  it('it is in /attack list as over, and resume opens a board of its own', async () => {
    const result = await start()
    expect(plainTextOf(messageOf(await ana.command('attack list')))).toMatch(
      new RegExp(`^- ${ENGLISH.result} · over · <t:\\d+:R>$`, 'm'),
    )
    const headline = messageOf(await ana.command('attack resume'))
    await boardUnder(headline)
    // The message from before has become a story.
    await table.discord.waitFor(() => {
      const now = ana.sees().find(({ id }) => id === result.id)
      return now && !hasControls(now)
    })
  })

  it('where the bot may make no thread it is its board, as any attack', async () => {
    inChannel(P.ViewChannel)
    const board = await start()
    expect(plainTextOf(board)).toContain(ENGLISH.end)
    await isTold(table, ana, 'A thread would be tidier')
  })

  it('where the bot may make no thread any more, the message becomes the board', async () => {
    const result = await start()
    table.discord.channel(ana.channelId).appPermissions = P.ViewChannel
    const board = messageOf(await ben.press(result, ENGLISH.open))
    expect([board.id, plainTextOf(board)]).toEqual([result.id, expect.stringContaining(ENGLISH.end)])
    await isTold(table, ben, 'Ein Thread wäre übersichtlicher')
    expect(plainTextOf(await pressAll(ana, board, ENGLISH.undo))).toContain(ENGLISH.asks)
  })

  it('where Discord opens no thread, the message becomes the board, and whoever pressed is told why', async () => {
    const result = await start()
    const guild = table.discord.guild('Riposte')
    guild.threadLimit = 0
    await ana.press(result, ENGLISH.open)
    const board = await untilSays(table, ana, result, ENGLISH.end)
    await isTold(table, ana, 'This server has as many active threads as Discord allows.')
    guild.threadLimit = 1000
    expect(table.refusals()).toEqual([160_006])
    expect(plainTextOf(await pressAll(ana, board, ENGLISH.undo))).toContain(ENGLISH.asks)
  })

  it('in a thread, in a voice channel’s chat and in a direct message it is its board', async () => {
    const thread = ben.openThread('Our game')
    expect(plainTextOf(await start(ana.in(thread)))).toContain(ENGLISH.end)
    expect(plainTextOf(await start(ana.dm()))).toContain(ENGLISH.end)
    expect(
      plainTextOf(messageOf(await ana.command(ENGLISH.command, { ...ENGLISH.options, private: true }))),
    ).toContain(ENGLISH.end)
    inChannel(INVITED, ChannelType.GuildVoice)
    expect(plainTextOf(await start())).toContain(ENGLISH.end)
  })
})
