// Watches the connection to Discord: logs each loss and each return once, and reports a closed connection to Loss.
import { type Client, Events, GatewayCloseCodes } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Counts } from '../interaction/counts.ts'
import { seldom } from '../request/log-limit.ts'
import type { Loss } from './lost-connection.ts'

/** Logs when a shard loses its connection and when it is connected again, but not the attempts in between. */
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

/** discord.js reports only the close codes after which it does not connect again. */
const closedBy = (code: number) =>
  code === GatewayCloseCodes.AuthenticationFailed
    ? ({ problem: 'tokenInvalid' } as const)
    : ({ problem: 'closed', code } as const)
