// Connects to Discord, or to any server that speaks its API, and writes the commands there.
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  HTTPError,
  OAuth2Scopes,
  Routes,
  Status,
} from 'discord.js'
import { hasFirst } from '../shards.ts'
import { attend, type ClientParts, createClient } from './gateway/client.ts'
import { createLoss, type LostProblem, watchConnection } from './gateway/connection.ts'
import { compareGuilds, watchGuilds } from './gateway/guilds.ts'
import { PERMISSIONS } from './gateway/permissions.ts'
import { createRouter } from './interaction/router.ts'
import type { GivenParts } from './interaction/router-parts.ts'
import { type Clock, createClock, lateness } from './request/clock.ts'
import { networkFault } from './request/refusals.ts'

export type BotParts = Omit<GivenParts & ClientParts, 'clock' | 'isTooLate'> & { readonly token: string }

export type Bot = {
  readonly invite: string
  /** Whether all shards of this process are connected to Discord. */
  readonly isConnected: () => boolean
  /** Whether Discord answers a request that needs the token. */
  readonly isAuthorised: () => Promise<boolean>
  /** Discord's time in milliseconds since 1970; null: Discord has not said it yet. */
  readonly time: () => number | null
  /** Resolves if Discord closes the connection for good or refuses the token. */
  readonly lost: Promise<LostProblem>
  /** Resolves when all work that it has begun is done, also what follows an answer; after five seconds in any case. */
  readonly settled: () => Promise<unknown>
  /** Takes no more interactions, finishes those that it has begun, and disconnects. */
  readonly stop: () => Promise<void>
}

/** One process that serves all shards and counts nothing. */
export const ALONE = { shards: 'auto', processes: 1, counts: null } as const

/** Resolves when the bot is connected and its commands are written. @throws errors that the operator cannot solve */
export async function startBot(parts: BotParts): Promise<Bot | LostProblem> {
  const { store, log, counts } = parts
  const loss = createLoss()
  const clock = createClock()
  const client = createClient({ ...parts, clock }, loss)
  const work = createWork()
  const isTooLate = lateness(client.rest, clock)
  const route = createRouter({ ...parts, clock, isTooLate })
  client.on(Events.InteractionCreate, interaction => work.begin(route(interaction)))
  watchGuilds(client, { store, log, clock }, work.begin)
  watchConnection(client, log, loss, counts)
  try {
    await connect(client, parts, clock)
  } catch (error) {
    await client.destroy()
    const problem = loss.now() ?? loginProblem(error)
    if (problem) return problem
    throw error
  }
  return {
    invite: inviteOf(client),
    settled: work.settled,
    stop: () => stop(client, work.settled),
    lost: loss.lost,
    time: clock.now,
    isConnected: () => client.ws.shards.every(({ status }) => status === Status.Ready),
    isAuthorised: () =>
      client.rest.get(Routes.user()).then(
        () => true,
        () => false,
      ),
  }
}

async function connect(
  client: Client,
  { token, commands, store, shards, log }: BotParts,
  clock: Clock,
): Promise<void> {
  const isThere = attend(client)
  await client.login(token)
  const { application } = await isThere
  await compareGuilds(client, { store, log, clock })
  if (hasFirst(shards)) await application.commands.set(commands.map(({ definition }) => definition))
}

const inviteOf = (client: Client): string =>
  client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: [...PERMISSIONS],
  })

async function stop(client: Client, settled: () => Promise<unknown>): Promise<void> {
  client.removeAllListeners(Events.InteractionCreate)
  await settled()
  client.removeAllListeners(Events.ShardReconnecting) // discord.js reports a wanted disconnection as a lost connection
  await client.destroy()
}

/** In milliseconds. */
const WAIT = 5_000

/** The work that the bot has begun, so that it can finish it before the process ends. */
function createWork() {
  const running = new Set<Promise<void>>()
  return {
    /** Counts a piece of work until it is done; the promise must not reject. */
    begin: (piece: Promise<void>) => {
      running.add(piece)
      void piece.finally(() => running.delete(piece))
    },
    /** Resolves when all begun work is done, or after WAIT, so that the process ends in any case. */
    settled: () => Promise.race([Promise.all(running), pause(WAIT, undefined, { ref: false })]),
  }
}

function loginProblem(error: unknown): LostProblem | null {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return { problem: 'tokenInvalid' }
  }
  const reason = error instanceof HTTPError ? `HTTP ${error.status}` : networkFault(error)
  return reason ? { problem: 'unreachable', reason } : null
}
