// What a listener of ours throws ends the process, although it runs while discord.js reads a packet.
import { Client, Status, WebSocketShardEvents } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Discord, startDiscord } from '../../../../src/loopback/start-loopback.ts'
import { addressedTo, startBotProcess, untilReady } from '../../bot-process.ts'
import { type BotHere, startBotHere } from '../../in-process-bot.ts'

type Listener = (...args: unknown[]) => unknown
type Listening = { readonly event: string; readonly index: number }

const { on } = Client.prototype
let discord: Discord
let bot: BotHere | null = null
let client: Client
/** All listeners of the bot, in the order in which it has set them. */
let all: Listening[]
/** The one that throws now; null: none. */
let harmed: number | null
let uncaught: unknown[]

/** What the harmed listener throws. */
class Harm extends Error {}

beforeEach(async () => {
  ;[all, harmed, uncaught] = [[], null, []]
  process.setUncaughtExceptionCaptureCallback(error => uncaught.push(error))
  Client.prototype.on = function listen(this: Client, event: string, listener: Listener) {
    client = this
    const index = all.push({ event, index: all.length }) - 1
    return Reflect.apply(on, this, [
      event,
      (...args: unknown[]) => {
        if (harmed === index) throw new Harm(event)
        return listener(...args)
      },
    ])
  } as Client['on']
  discord = await startDiscord()
  bot = await startBotHere(addressedTo(discord))
})
afterEach(async () => {
  Client.prototype.on = on
  await bot?.stop()
  await discord.close()
  process.setUncaughtExceptionCaptureCallback(null)
})

/** What makes discord.js call the listeners of an event. */
const CAUSES: Readonly<Record<string, (there: Discord) => unknown>> = {
  interactionCreate: there => void there.user('Ana').command('rule', { query: 'retaliate' }),
  guildCreate: there => there.addBot(there.addGuild({ name: 'New', channels: ['there'] })),
  guildDelete: there => there.removeBot(there.guild('Riposte')),
  shardReconnecting: there => there.faults.dropConnections(),
  shardResume: there => there.faults.dropConnections(),
  shardReady: () => client.ws.shards.first()?.emit(WebSocketShardEvents.AllReady),
  shardDisconnect: () => client.emit('shardDisconnect', { code: 4014 } as never, 0),
  shardError: () => client.emit('shardError', new Error('something'), 0),
  error: () => client.emit('error', new Error('something')),
}

describe('what a listener of ours throws', () => {
  it('comes out as an error that nobody has caught, whichever listener it is', async () => {
    expect(all.length).toBeGreaterThan(9)
    expect(all.map(({ event }) => event).filter(event => !(event in CAUSES))).toEqual([])
    for (const { event, index } of all) {
      harmed = index
      CAUSES[event]?.(discord)
      await discord.waitFor(() => uncaught.length > 0)
      expect(uncaught[0], event).toEqual(new Harm(event))
      harmed = null
      const isBack = () => client.ws.shards.every(({ status }) => status === Status.Ready)
      await discord.waitFor(isBack)
      uncaught = []
    }
    client.ws.once('READY' as never, () => {
      throw new Harm('READY')
    })
    client.ws.emit('READY' as never)
    await discord.waitFor(() => uncaught.length > 0)
    expect(bot?.log().filter(({ msg }) => msg === 'a packet could not be read')).toEqual([])
  })
})

describe('the process', () => {
  it('ends with code 1 and says “uncaught” when a listener throws at a packet', async ({
    onTestFinished,
  }) => {
    const file = new URL('throwing-listener.ts', import.meta.url)
    const program = startBotProcess({ ...addressedTo(discord), NODE_OPTIONS: `--import=${file.href}` })
    onTestFinished(() => program.kill())
    await untilReady(program)
    discord.addBot(discord.addGuild({ name: 'New', channels: ['there'] }))
    expect(await program.ended()).toBe(1)
    expect(program.log().at(-1)).toMatchObject({ msg: 'uncaught', err: { message: 'thrown by guildCreate' } })
  })
})
