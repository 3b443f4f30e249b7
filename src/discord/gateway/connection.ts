// Watches the connection to Discord: logs each loss and each return once, and reports what only the operator can mend.
import { type Client, Events, GatewayCloseCodes } from 'discord.js'
import { type Log, oncePerMinute } from '../../log.ts'
import type { Translate } from '../../words/words.ts'
import type { Counts } from '../interaction/router-parts.ts'

/** Why the bot cannot connect to Discord, or not any more. */
export type LostProblem =
  | { readonly problem: 'tokenInvalid' }
  | { readonly problem: 'unreachable'; readonly reason: string }
  /** This version cannot read what Discord sends when a bot connects. */
  | { readonly problem: 'unreadable'; readonly what: string }
  /** Discord has closed the connection with this code, for example because the bot needs another number of shards. */
  | { readonly problem: 'closed'; readonly code: number }

export type Loss = {
  /** Only the first call counts. */
  readonly lose: (problem: LostProblem) => void
  /** The first problem that was reported; null: none yet. */
  readonly now: () => LostProblem | null
  readonly lost: Promise<LostProblem>
}

export function createLoss(): Loss {
  const { promise: lost, resolve } = Promise.withResolvers<LostProblem>()
  let problem: LostProblem | null = null
  return {
    lost,
    now: () => problem,
    lose: wanted => {
      problem ??= wanted
      resolve(problem)
    },
  }
}

/** The words that tell the operator why Discord, at this address, refuses or has ended the connection. */
export const lostText = ({ problem, ...facts }: LostProblem, url: string, t: Translate): string =>
  t(`problems:login.${problem}`, { url, ...facts })

/** Logs when a shard loses its connection and when it is connected again, but not the attempts in between. */
export function watchConnection(client: Client, log: Log, loss: Loss, counts: Counts | null): void {
  const away = new Map<number, number>()
  const isNews = oncePerMinute()
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
