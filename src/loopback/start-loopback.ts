// Starts a loopback Discord with a small world, and gives tests a handle for everything in it.

import { type FaultSwitches, switches } from './faults/fault-switches.ts'
import { isAttended } from './gateway/gateway-state.ts'
import type { Interaction } from './interaction/interactions.ts'
import { deliver } from './interaction/send-interaction.ts'
import type { LoggedFrame, LoggedRequest, RefusedRequest } from './log.ts'
import type { Loopback } from './loopback.ts'
import { type ChannelRef, channelOf, type Referred } from './persona/client.ts'
import type { SeenModal } from './persona/modal.ts'
import { type Actor, actor } from './persona/persona.ts'
import { type Outcome, outcomeOf, type SeenMessage } from './persona/visible-messages.ts'
import { type Served, serve } from './server.ts'
import { PATIENCE, type Truthy, waitFor } from './wait-for.ts'
import {
  furnished,
  guildNamed,
  type NewGuildWithChannels,
  type NewRole,
  type NewTextChannel,
  newChannel,
  newGroup,
  newRole,
  userNamed,
} from './world/add-to-world.ts'
import {
  addBot,
  beginOutage,
  deleteChannel,
  endOutage,
  removeBot,
  removeMessage,
  type Shut,
  shutThread,
} from './world/moderation.ts'
import { furnishStart } from './world/start-world.ts'
import type { Channel, Guild, GuildRole, RegisteredCommand, User } from './world/types.ts'
import { addUser, createWorld, type NewUser, type World } from './world/world.ts'

export { plainTextOf } from './persona/plain-text.ts'
export { messageOf, modalOf } from './persona/visible-messages.ts'
export type { Actor, ChannelRef, Outcome, SeenMessage, SeenModal }

export type Options = {
  readonly port?: number
  readonly now?: () => number
  readonly token?: string
  /** The recommended number of shards, all of which may connect at once; by default one, without a limit. */
  readonly shards?: number
  /** How long the bot has for its first answer, in milliseconds; by default the 3 seconds of Discord. */
  readonly answerWithin?: number
}

/** The changes that moderators and administrators make. */
type Changes = {
  /** Adds a role to the first guild, unless another is named. */
  addRole(wanted: NewRole): GuildRole
  giveRole(user: string, role: GuildRole): void
  shutThread(thread: ChannelRef, shut: Shut): void
  deleteChannel(channel: ChannelRef): void
  deleteMessage(message: Referred): void
  removeBot(guild: Guild): void
  addBot(guild: Guild): void
  beginOutage(guild: Guild): void
  endOutage(guild: Guild): void
}

export type Discord = Changes & {
  /** The address of the REST API for the bot, like http://127.0.0.1:PORT/api. */
  readonly api: string
  readonly token: string
  readonly applicationId: string
  readonly loopback: Loopback
  readonly refused: readonly RefusedRequest[]
  readonly requests: readonly LoggedRequest[]
  readonly frames: readonly LoggedFrame[]
  readonly world: World
  readonly faults: FaultSwitches
  commands(): readonly RegisteredCommand[]
  botIsReady(): Promise<void>
  addUser(wanted: NewUser): Actor
  addGuild(wanted: NewGuildWithChannels): Guild
  addChannel(wanted: NewTextChannel): Channel
  addGroup(name: string, users: readonly string[]): Channel
  user(name: string): Actor
  guild(name: string): Guild
  channel(ref: ChannelRef): Channel
  waitFor<Value>(predicate: () => Value | Promise<Value>, within?: number): Promise<Truthy<Value>>
  redeliver(outcome: Pick<Outcome, 'interactionId'>): void
  later(outcome: Pick<Outcome, 'interactionId'>): Outcome
  close(): Promise<void>
}

/**
 * Starts a loopback Discord with the world of `furnishStart`.
 * @param options the port (any free one by default), the clock, the bot's token
 * @returns the handle for tests, the playground and the terminal
 * @throws Error when the port is taken
 */
export async function startDiscord(options: Options = {}): Promise<Discord> {
  const world = createWorld(options.now ?? Date.now, options.token)
  furnishStart(world)
  const served = await serve(world, options.port ?? 0)
  if (options.shards !== undefined)
    Object.assign(served.loopback.gateway, { shards: options.shards, concurrency: options.shards })
  if (options.answerWithin !== undefined) served.loopback.interactions.answerWithin = options.answerWithin
  return handle(served)
}

function handle(served: Served): Discord {
  const { loopback } = served
  const { world, log } = loopback
  return {
    ...changesIn(loopback),
    api: `http://127.0.0.1:${served.port}/api`,
    token: world.token,
    applicationId: world.applicationId,
    loopback,
    refused: log.refused,
    requests: log.requests,
    frames: log.frames,
    world,
    faults: switches(loopback),
    commands: () => [...world.commands.values()].flat(),
    botIsReady: async () => void (await waitFor(() => isReady(served), PATIENCE, 'the bot is not ready')),
    addUser: wanted => inFirstChannel(served, addUser(world, wanted)),
    addGuild: wanted => furnished(world, wanted),
    addChannel: wanted => newChannel(world, wanted),
    addGroup: (name, users) => newGroup(world, name, users),
    user: name => inFirstChannel(served, userNamed(world, name)),
    guild: name => guildNamed(world, name),
    channel: ref => channelOf(loopback, ref),
    waitFor: (predicate, within = PATIENCE) => waitFor(predicate, within, 'waited in vain'),
    redeliver: outcome => deliver(loopback, interactionOf(served, outcome)),
    later: outcome => later(served, outcome),
    close: served.close,
  }
}

function changesIn(loopback: Loopback): Changes {
  const { world } = loopback
  return {
    addRole: wanted => newRole(world, wanted),
    giveRole: (user, { id }) => void userNamed(world, user).roles.add(id),
    shutThread: (thread, shut) => shutThread(world, channelOf(loopback, thread), shut),
    deleteChannel: channel => deleteChannel(world, channelOf(loopback, channel)),
    deleteMessage: ({ id }) => removeMessage(world, id),
    removeBot: guild => removeBot(world, guild),
    addBot: guild => addBot(world, guild),
    beginOutage: guild => beginOutage(world, guild),
    endOutage: guild => endOutage(world, guild),
  }
}

const isReady = ({ loopback: { world, gateway } }: Served): boolean =>
  isAttended(gateway) && world.commands.size > 0

function inFirstChannel({ loopback }: Served, user: User): Actor {
  const [first] = loopback.world.channels.values()
  if (!first) throw new Error('There is no channel to begin in')
  return actor(loopback, user, first)
}

function interactionOf({ loopback }: Served, { interactionId }: Pick<Outcome, 'interactionId'>): Interaction {
  const interaction = loopback.interactions.byId.get(interactionId)
  if (!interaction) throw new Error(`There was no interaction ${interactionId}`)
  return interaction
}

/** Reads the outcome of an interaction again, since a deferred reply is edited later. */
function later(served: Served, outcome: Pick<Outcome, 'interactionId'>): Outcome {
  const interaction = interactionOf(served, outcome)
  if (!interaction.answer) throw new Error('The interaction is not answered yet')
  return outcomeOf(interaction, interaction.answer)
}
