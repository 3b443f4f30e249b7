// Lets discord.js read the packets that Discord sends. What it cannot read is lost, and everything else goes on.
import { type GatewayDispatchPayload, GatewayDispatchEvents as Kind } from 'discord.js'
import type { UnreadPacket } from '../interaction/unread-packet.ts'

export type PacketGuard = {
  readonly lose: (packet: UnreadPacket) => void
  /** How many interactions discord.js has read and passed on. */
  readonly interactions: () => number
}

type Read = (packet: GatewayDispatchPayload) => void

const KINDS: ReadonlySet<string> = new Set(Object.values(Kind))
const GREETINGS: ReadonlySet<string> = new Set([Kind.Ready, Kind.Resumed])

/** The kind of a dispatch for the log and the metrics: only words that Discord's documentation lists. */
export const dispatchKind = (t: unknown): string => (typeof t === 'string' && KINDS.has(t) ? t : 'unknown')

/** Reads a packet. Of a server that cannot be read, it reads that it is there, and has an outage. */
export function readGuarded(packet: GatewayDispatchPayload, read: Read, guard: PacketGuard): void {
  if (attempt(packet, read, guard) || packet.t !== Kind.GuildCreate) return
  const id: unknown = packet.d?.id
  if (typeof id !== 'string') return
  const d = { id, unavailable: true } as const
  attempt({ ...packet, d } as unknown as GatewayDispatchPayload, read, guard)
  attempt({ ...packet, t: Kind.GuildDelete, d }, read, guard)
}

/** @returns whether the packet could be read */
function attempt(packet: GatewayDispatchPayload, read: Read, guard: PacketGuard): boolean {
  try {
    if (packet.t === Kind.InteractionCreate) readInteraction(packet, read, guard)
    else read(packet)
    return true
  } catch (error) {
    const kind = dispatchKind(packet.t)
    guard.lose({ kind, isGreeting: GREETINGS.has(kind), data: packet.d, error })
    return false
  }
}

const SNOWFLAKE = /^\d{1,20}$/

/** @throws Error if nobody could answer the interaction, or discord.js passes over it because it does not know its type */
function readInteraction(packet: GatewayDispatchPayload, read: Read, { interactions }: PacketGuard): void {
  const { id, token } = packet.d as { readonly id: unknown; readonly token: unknown }
  if (typeof token !== 'string' || !SNOWFLAKE.test(String(id)))
    throw new Error('Discord sent an interaction without an id or a token')
  const before = interactions()
  read(packet)
  if (interactions() === before) throw new Error('Discord sent an interaction of a type that is not known')
}
