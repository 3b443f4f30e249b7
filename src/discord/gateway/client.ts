// Creates discord.js's client with the settings of this bot, and lets it answer as soon as Discord has greeted it.
import {
  type Client,
  DefaultRestOptions,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  Partials,
  Status,
} from 'discord.js'
import type { Log } from '../../log.ts'
import type { Shards } from '../../shards.ts'
import { isTooLong } from '../interaction/rest-posts.ts'
import type { UnreadPacket } from '../interaction/unread-packet.ts'
import { type Clock, listening } from '../request/clock.ts'
import { patientRequest } from '../request/patient-request.ts'
import type { Loss } from './connection.ts'
import { checkingGateway } from './gateway-answer.ts'
import { steadyShards } from './reconnecting-shards.ts'
import { SteadyClient } from './steady-client.ts'
import { checkingToken } from './token-check.ts'

/** Requests a second that Discord allows to one token. */
const ALLOWED = 50

/** The time to wait for each further server, in milliseconds: Discord does not send a server in an outage. */
const NEXT_SERVER = 500

/**
 * Servers with channels, roles and threads: interactions bring the other data of an answer. Caches of users, messages
 * and reactions would only fill the memory, since they grow with the number of users.
 */
const FEW_CACHES = Options.cacheWithLimits({
  ApplicationCommandManager: 0,
  ApplicationEmojiManager: 0,
  AutoModerationRuleManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  UserManager: 0,
  VoiceStateManager: 0,
})

export type ClientParts = {
  readonly apiUrl: string
  readonly shards: Shards
  /** The number of processes that share the token and its limit of requests. */
  readonly processes: number
  readonly log: Log
  /** The client tells the clock each Date header of Discord. */
  readonly clock: Clock
  /** Called when a shard has said who it is, and nothing is to be done until Discord greets it. */
  readonly identified: () => void
}

/**
 * A client that is not connected yet. It gives up the token only when Discord has refused it twice.
 * @param lost gets each packet that cannot be read
 */
export function createClient(
  { apiUrl, shards, processes, log, clock, identified }: ClientParts,
  { lose }: Loss,
  lost: (packet: UnreadPacket) => void,
): Client {
  const api = apiUrl.replace(/\/$/, '')
  const patient = patientRequest(listening(DefaultRestOptions.makeRequest, clock), clock)
  const checked = checkingToken(patient, api, log, () => lose({ problem: 'tokenInvalid' }))
  const makeRequest = checkingGateway(checked)
  const client: SteadyClient = new SteadyClient({
    intents: [GatewayIntentBits.Guilds],
    // discord.js reads the channel from the interaction if it has not cached the channel: an archived thread, or a
    // channel of a server that Discord sends late after a start.
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    makeCache: FEW_CACHES,
    ...(shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count }),
    waitGuildTimeout: NEXT_SERVER,
    ws: {
      buildStrategy: manager =>
        steadyShards(manager, identified, { lose: lost, interactions: () => client.interactions }),
    },
    // discord.js repeats without a pause, so all its repeats would fall into the same outage.
    rest: {
      ...{ api, makeRequest, retries: 0, rejectOnRateLimit: isTooLong },
      globalRequestsPerSecond: Math.floor(ALLOWED / processes),
    },
  })
  forgetDirectMessages(client)
  return client
}

/** discord.js caches every direct message as a channel: this listener removes it before the router reads it. */
function forgetDirectMessages(client: Client): void {
  client.on(Events.InteractionCreate, ({ guildId, channelId }) => {
    if (guildId === null && channelId !== null) client.channels.cache.delete(channelId)
  })
}

/**
 * Lets interactions through from the first READY on. discord.js holds them back until every server of every shard has
 * come, which can exceed Discord's 3 seconds. READY names all servers, and interactions bring the data they need.
 * @returns resolves when all shards are ready, with the servers that Discord has sent
 */
export function attend(client: Client): Promise<Client<true>> {
  const { ws } = client
  ws.once(GatewayDispatchEvents.Ready, () => {
    ws.status = Status.Ready
  })
  return new Promise(resolve =>
    client.on(Events.ShardReady, () => {
      if (client.isReady() && ws.shards.every(({ status }) => status === Status.Ready)) resolve(client)
    }),
  )
}

/** Closes the connection alone: client.destroy() would also forget the token, and threads could not be posted any more. */
export function closeGateway({ ws }: Client): Promise<void> {
  return (ws as unknown as { destroy(): Promise<void> }).destroy()
}
