// discord.js's client, as this bot wants it.
import { Client, DefaultRestOptions, GatewayIntentBits } from 'discord.js'
import type { Log } from '../log.ts'
import type { Shards } from '../shards.ts'
import type { Loss } from './lost.ts'
import { patiently } from './patient-request.ts'
import { checkingToken } from './token-check.ts'

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
  const patient = patiently(DefaultRestOptions.makeRequest)
  const makeRequest = checkingToken(patient, api, log, () => lose({ problem: 'tokenInvalid' }))
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count }),
    // No repeats of its own: they come without a pause and so all fall into the same outage.
    rest: { api, makeRequest, retries: 0, globalRequestsPerSecond: Math.floor(ALLOWED / processes) },
  })
}
