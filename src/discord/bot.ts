// Connects to Discord, or to any server that speaks its API, and writes the commands there.
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayDispatchEvents,
  HTTPError,
  OAuth2Scopes,
  Routes,
  Status,
} from 'discord.js'
import { hasFirst } from '../shards.ts'
import { type Arrivals, createArrivals } from './gateway/arrivals.ts'
import { attend, type ClientParts, closeGateway, createClient } from './gateway/client.ts'
import { createLoss, type Loss, type LostProblem, watchConnection } from './gateway/connection.ts'
import { compareGuilds, watchGuilds } from './gateway/guilds.ts'
import { PERMISSIONS } from './gateway/permissions.ts'
import type { Command } from './interaction/command.ts'
import { readableShare } from './interaction/readable-share.ts'
import { createRouter } from './interaction/router.ts'
import type { GivenParts } from './interaction/router-parts.ts'
import { createUnread } from './interaction/unread-packet.ts'
import { type Clock, createClock, lateness } from './request/clock.ts'
import { networkFault } from './request/refusals.ts'
import { UnreadableAnswer } from './request/unreadable-answer.ts'

export type BotParts = Omit<GivenParts & ClientParts, 'clock' | 'isTooLate' | 'commands' | 'identified'> & {
  readonly token: string
  /** Called once, while Discord makes the session. What comes before its promise is kept waits, in order. */
  readonly readCommands: () => Promise<readonly Command[]>
}

export type Bot = {
  /**
   * null once the bot is connected and its commands are written, or else why it cannot be. It stays open if the bot is
   * stopped before. @throws errors that the operator cannot solve
   */
  readonly ready: Promise<LostProblem | null>
  /** The link that adds the bot to a server. @throws Error before the bot is ready */
  readonly invite: () => string
  /** Whether all shards of this process are connected to Discord. */
  readonly isConnected: () => boolean
  /** Whether Discord answers a request that needs the token. */
  readonly isAuthorised: () => Promise<boolean>
  /** Whether more than half of the last minute's interactions could be read. */
  readonly readsInteractions: () => boolean
  /** Discord's time in milliseconds since 1970; null: Discord has not said it yet. */
  readonly time: () => number | null
  /** Resolves if Discord closes the connection for good or refuses the token. */
  readonly lost: Promise<LostProblem>
  /** Resolves when all work that it has begun is done, also what follows an answer; after five seconds in any case. */
  readonly settled: () => Promise<unknown>
  /**
   * Listens on until nothing more comes, disconnects, and finishes what it has begun: within 7.5 seconds, at any moment,
   * and also if Discord has closed the connection of another shard. Further calls get the same promise.
   */
  readonly stop: () => Promise<void>
}

/** One process that serves all shards and counts nothing. */
export const ALONE = { shards: 'auto', processes: 1, counts: null } as const

/** Starts to connect. */
export function startBot(parts: BotParts): Bot {
  const { store, log, counts } = parts
  const loss = createLoss()
  const clock = createClock()
  const { promise: identified, resolve } = Promise.withResolvers<void>()
  const work = createWork()
  const arrivals = createArrivals()
  const share = readableShare()
  let isStarting = true
  const client = createClient({ ...parts, clock, identified: resolve }, loss, packet => {
    if (packet.kind === GatewayDispatchEvents.InteractionCreate) arrived(false)
    if (packet.isGreeting && isStarting) loss.lose({ problem: 'unreadable', what: packet.kind })
    unread(packet)
  })
  const arrived = (isRead: boolean) => {
    arrivals.note()
    share.note(isRead)
  }
  const isTooLate = lateness(client.rest, clock)
  const unread = createUnread({ ...parts, rest: client.rest, begin: work.begin })
  const commands = identified.then(parts.readCommands)
  const routing = commands.then(commands => createRouter({ ...parts, commands, clock, isTooLate }))
  client.on(Events.InteractionCreate, interaction => {
    arrived(true)
    clock.arrived(interaction.createdTimestamp)
    work.begin(routing.then(route => route(interaction)))
  })
  watchGuilds(client, { store, log, clock }, work.begin)
  watchConnection(client, log, loss, counts)
  let stopped: Promise<void> | null = null
  const stopOnce = () => {
    stopped ??= stop(client, arrivals, work.settled)
    return stopped
  }
  const connected = connect(client, { ...parts, commands }, clock)
  const connecting = Promise.race([connected, loss.lost]).finally(() => {
    isStarting = false
  })
  return {
    ready: readiness(connecting, { loss, isStopping: () => stopped !== null, stop: stopOnce }),
    invite: () => inviteOf(client),
    readsInteractions: share.isMost,
    settled: work.settled,
    stop: stopOnce,
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

type Stopping = Pick<Bot, 'stop'> & { readonly loss: Loss; readonly isStopping: () => boolean }

/** A bot that cannot connect stops. What a stop interrupts fails as well, and that is no problem. */
async function readiness(
  connecting: Promise<LostProblem | null>,
  { loss, isStopping, stop }: Stopping,
): Promise<LostProblem | null> {
  const [problem, fault] = await connecting.then(
    problem => [problem],
    error => [loss.now() ?? loginProblem(error), error],
  )
  if (!problem && !fault) return null
  if (isStopping()) return await never
  await stop()
  if (problem) return problem
  throw fault
}

const never = new Promise<never>(() => {})

async function connect(
  client: Client,
  { token, commands, store, shards, log }: BotParts & { readonly commands: Promise<readonly Command[]> },
  clock: Clock,
): Promise<null> {
  const isThere = attend(client)
  await client.login(token)
  const { application } = await isThere
  await compareGuilds(client, { store, log, clock })
  // What Discord answers is not needed, so nobody reads it.
  const body = (await commands).map(({ definition }) => definition)
  if (hasFirst(shards)) await client.rest.put(Routes.applicationCommands(application.id), { body })
  return null
}

const inviteOf = (client: Client): string =>
  client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: [...PERMISSIONS],
  })

async function stop(client: Client, arrivals: Arrivals, settled: () => Promise<unknown>): Promise<void> {
  await arrivals.over()
  client.removeAllListeners(Events.ShardReconnecting) // discord.js reports a wanted disconnection as a lost connection
  await closeGateway(client)
  await settled()
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
  if (error instanceof UnreadableAnswer) return { problem: 'unreadable', what: error.what }
  const reason = error instanceof HTTPError ? `HTTP ${error.status}` : networkFault(error)
  return reason ? { problem: 'unreachable', reason } : null
}
