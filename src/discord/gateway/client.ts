// discord.js's client, as this bot wants it.
import { Client, DefaultRestOptions, GatewayIntentBits, Partials } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Shards } from '../../shards.ts'
import { isTooLong } from '../interaction/rest-posts.ts'
import { type Clock, listening } from '../request/clock.ts'
import { patiently } from '../request/patient-request.ts'
import { wholly } from '../request/whole-body.ts'
import { FEW_CACHES, forgetDirectMessages } from './caches.ts'
import type { Loss } from './lost-connection.ts'
import { NEXT_SERVER } from './start-answering.ts'
import { steadyShards } from './steady-shards.ts'
import { checkingToken } from './token-check.ts'

/** Requests a second that Discord allows to one token. */
const ALLOWED = 50

export type ClientParts = {
  readonly apiUrl: string
  readonly shards: Shards
  readonly processes: number
  readonly log: Log
  /** Hears what time it is at Discord. */
  readonly clock: Clock
}

/** A client that is not connected yet. It loses the token only when Discord says twice that it is none. */
export function createClient({ apiUrl, shards, processes, log, clock }: ClientParts, { lose }: Loss): Client {
  const api = apiUrl.replace(/\/$/, '')
  const patient = wholly(patiently(listening(DefaultRestOptions.makeRequest, clock), clock))
  const makeRequest = checkingToken(patient, api, log, () => lose({ problem: 'tokenInvalid' }))
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // What Discord says of a channel beside an interaction counts where nothing was known of it: a thread that was
    // archived, a server that is slow to come after a start.
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    makeCache: FEW_CACHES,
    ...(shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count }),
    waitGuildTimeout: NEXT_SERVER,
    ws: { buildStrategy: steadyShards },
    // No repeats of its own: they come without a pause and so all fall into the same outage.
    rest: {
      ...{ api, makeRequest, retries: 0, rejectOnRateLimit: isTooLong },
      globalRequestsPerSecond: Math.floor(ALLOWED / processes),
    },
  })
  forgetDirectMessages(client)
  return client
}
