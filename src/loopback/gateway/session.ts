// Keeps one session of a gateway client: its intents, the events sent to it, and the events it missed.
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10'
import { shardOf } from '../world/snowflake.ts'
import type { Happening } from '../world/types.ts'

export type Dispatch = { op: 0; t: string; s: number; d: unknown }

export type Session = {
  readonly id: string
  readonly intents: number
  readonly shard: readonly [index: number, count: number]
  /** The last events sent, for a RESUME. */
  readonly sent: Dispatch[]
  /** The sequence number of the last event. */
  sequence: number
  /** Writes to the socket; undefined while the client is disconnected. */
  write: ((frame: object) => void) | undefined
}

/** How many events at least are kept for a RESUME. */
const REPLAYED = 1_000

const INTENTS: Readonly<Record<string, readonly [guild: number, direct: number]>> = {
  [GatewayDispatchEvents.MessageCreate]: [GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  [GatewayDispatchEvents.MessageUpdate]: [GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  [GatewayDispatchEvents.MessageDelete]: [GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  [GatewayDispatchEvents.GuildCreate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.GuildDelete]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.GuildRoleCreate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ChannelCreate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ChannelUpdate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ChannelDelete]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ThreadCreate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ThreadUpdate]: [GatewayIntentBits.Guilds, 0],
  [GatewayDispatchEvents.ThreadDelete]: [GatewayIntentBits.Guilds, 0],
}

/**
 * Says whether a session receives an event: by its shard, and by its intents.
 * @returns true for events that belong to no intent, such as INTERACTION_CREATE
 */
export function wants(session: Session, { event, guildId }: Happening): boolean {
  const [index, count] = session.shard
  if (shardOf(guildId, count) !== index) return false
  const needed = INTENTS[event]?.[guildId === undefined ? 1 : 0]
  return needed === undefined || (session.intents & needed) !== 0
}

/**
 * Finds the events that a client missed.
 * @param after the last sequence number the client has seen
 * @returns them in order, or nothing when they are no longer kept or the number was never sent
 */
export function missedBy(session: Session, after: number): readonly Dispatch[] | undefined {
  const oldest = session.sent[0]?.s ?? session.sequence + 1
  if (after > session.sequence || after < oldest - 1) return undefined
  return session.sent.filter(frame => frame.s > after)
}

/** Numbers an event, keeps it for a RESUME, and sends it if the client is connected. */
export function dispatch(session: Session, event: string, data: unknown): void {
  session.sequence += 1
  const frame: Dispatch = { op: 0, t: event, s: session.sequence, d: data }
  session.sent.push(frame)
  if (session.sent.length > 2 * REPLAYED) session.sent.splice(0, REPLAYED)
  session.write?.(frame)
}
