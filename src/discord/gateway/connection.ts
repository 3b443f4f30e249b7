// Watches the connection to Discord: what happens to it is told once, and what ends it for good ends the bot.
import { type Client, Events, GatewayCloseCodes } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Counts } from '../interaction/counts.ts'
import { seldom } from '../request/once-a-minute.ts'
import type { Loss } from './lost-connection.ts'

/** Logs when a shard loses its connection and when it has it back, however often it tries in between. */
export function watchConnection(client: Client, log: Log, loss: Loss, counts: Counts | null): void {
  const away = new Map<number, number>()
  const isNews = seldom()
  client.on(Events.ShardReconnecting, shard => {
    if (away.has(shard)) return
    away.set(shard, performance.now())
    counts?.reconnecting()
    log.warn({ shard }, 'connecting to Discord again')
  })
  const back = (shard: number) => {
    const since = away.get(shard)
    if (since === undefined) return
    away.delete(shard)
    log.info({ shard, ms: Math.round(performance.now() - since) }, 'connected to Discord again')
  }
  client.on(Events.ShardReady, back)
  client.on(Events.ShardResume, back)
  client.on(Events.ShardDisconnect, ({ code }) => loss.lose(closedBy(code)))
  const failed = (err: Error) => {
    if (isNews(err.message)) log.error({ err }, 'the connection to Discord failed')
  }
  client.on(Events.Error, failed)
  client.on(Events.ShardError, failed)
}

/** discord.js tells only of those codes that there is no way back from. */
const closedBy = (code: number) =>
  code === GatewayCloseCodes.AuthenticationFailed
    ? ({ problem: 'tokenInvalid' } as const)
    : ({ problem: 'closed', code } as const)
