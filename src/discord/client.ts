// discord.js's client, as this bot wants it.
import { Client, DefaultRestOptions, GatewayIntentBits, Options, Partials } from 'discord.js'
import type { Log } from '../log.ts'
import type { Shards } from '../shards.ts'
import type { Loss } from './lost.ts'
import { patiently } from './patient-request.ts'
import { checkingToken } from './token-check.ts'
import { wholly } from './whole-body.ts'

/** Requests a second that Discord allows to one token. */
const ALLOWED = 50

export type ClientParts = {
  readonly apiUrl: string
  readonly shards: Shards
  readonly processes: number
  readonly log: Log
}

/** A client that is not connected yet. It loses the token only when Discord says twice that it is none. */
export function createClient({ apiUrl, shards, processes, log }: ClientParts, { lose }: Loss): Client {
  const api = apiUrl.replace(/\/$/, '')
  const patient = wholly(patiently(DefaultRestOptions.makeRequest))
  const makeRequest = checkingToken(patient, api, log, () => lose({ problem: 'tokenInvalid' }))
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // What Discord says of a channel beside an interaction counts where nothing was known of it: a thread that was
    // archived, a server that is slow to come after a start.
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    // Whatever an answer needs comes with its interaction; kept messages would only fill the memory.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count }),
    // No repeats of its own: they come without a pause and so all fall into the same outage.
    rest: { api, makeRequest, retries: 0, globalRequestsPerSecond: Math.floor(ALLOWED / processes) },
  })
}
