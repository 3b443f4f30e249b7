// Creates discord.js's client with the settings of this bot.
import { Client, DefaultRestOptions, GatewayIntentBits, Partials } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Shards } from '../../shards.ts'
import { isTooLong } from '../interaction/rest-posts.ts'
import { wholly } from '../request/buffered-forms.ts'
import { type Clock, listening } from '../request/clock.ts'
import { patiently } from '../request/patient-request.ts'
import { NEXT_SERVER } from './answer-from-ready.ts'
import { FEW_CACHES, forgetDirectMessages } from './caches.ts'
import type { Loss } from './lost-connection.ts'
import { steadyShards } from './reconnecting-shards.ts'
import { checkingToken } from './token-check.ts'

/** Requests a second that Discord allows to one token. */
const ALLOWED = 50

export type ClientParts = {
  readonly apiUrl: string
  readonly shards: Shards
  readonly processes: number
  readonly log: Log
  /** The client tells the clock each Date header of Discord. */
  readonly clock: Clock
}

/** A client that is not connected yet. It gives up the token only when Discord has refused it twice. */
export function createClient({ apiUrl, shards, processes, log, clock }: ClientParts, { lose }: Loss): Client {
  const api = apiUrl.replace(/\/$/, '')
  const patient = wholly(patiently(listening(DefaultRestOptions.makeRequest, clock), clock))
  const makeRequest = checkingToken(patient, api, log, () => lose({ problem: 'tokenInvalid' }))
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // discord.js reads the channel from the interaction if it has not cached the channel: an archived thread, or a
    // channel of a server that Discord sends late after a start.
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    makeCache: FEW_CACHES,
    ...(shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count }),
    waitGuildTimeout: NEXT_SERVER,
    ws: { buildStrategy: steadyShards },
    // discord.js repeats without a pause, so all its repeats would fall into the same outage.
    rest: {
      ...{ api, makeRequest, retries: 0, rejectOnRateLimit: isTooLong },
      globalRequestsPerSecond: Math.floor(ALLOWED / processes),
    },
  })
  forgetDirectMessages(client)
  return client
}
