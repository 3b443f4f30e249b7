// Checks the frames of the gateway: what @discordjs/ws reads of them itself would end the process if it is missing.
import type { WebSocketShard } from '@discordjs/ws'
import { GatewayOpcodes as Op } from 'discord.js'
import { z } from 'zod'
import type { UnreadPacket } from '../interaction/unread-packet.ts'
import { dispatchKind } from './packet-guard.ts'

type Frame = { readonly op: unknown; readonly t?: unknown; readonly d?: unknown }

/** The method of a shard that unpacks a frame; its types hide it. null: nothing to read yet. */
type Unpacking = { unpackMessage: (data: unknown, isBinary: boolean) => Promise<Frame | null> }

/** An interval of 0 or none would make a heartbeat of each millisecond. */
const HELLO = z.object({ heartbeat_interval: z.number().positive() })

const named = z.object({ id: z.string() })
const READY = z.object({ session_id: z.string(), user: named, application: named, guilds: z.array(named) })

const KINDS: Readonly<Record<number, string>> = {
  [Op.Hello]: 'HELLO',
  [Op.InvalidSession]: 'INVALID_SESSION',
}

/** @param isGreeted whether the shard has got READY or RESUMED */
export function checkFrames(
  shard: WebSocketShard,
  isGreeted: () => boolean,
  lose: (packet: UnreadPacket) => void,
): void {
  const inner = shard as unknown as Unpacking
  const unpack = inner.unpackMessage.bind(shard)
  inner.unpackMessage = async (data, isBinary) => {
    let frame: Frame | null = null
    try {
      frame = await unpack(data, isBinary)
      if (frame === null && isBinary) return null
      check(frame)
      return frame
    } catch (error) {
      const isOver = frame?.op === Op.InvalidSession
      const kind = KINDS[Number(frame?.op)] ?? dispatchKind(frame?.t)
      lose({ kind, isGreeting: !isGreeted() && !isOver, data: frame?.d, error })
      // Whoever does not know whether the session can be resumed begins another one.
      return isOver ? { op: Op.InvalidSession, d: false } : null
    }
  }
}

/** @throws Error if the frame lacks what is read of it before discord.js gets it */
function check(frame: Frame | null): void {
  if (typeof frame?.op !== 'number') throw new Error('Discord sent a frame without a kind')
  if (frame.op === Op.Hello) HELLO.parse(frame.d)
  if (frame.op === Op.InvalidSession) z.boolean().parse(frame.d)
  if (frame.op !== Op.Dispatch) return
  if (typeof frame.t !== 'string') throw new Error('Discord sent a dispatch without a kind')
  if (frame.t === 'READY') READY.parse(frame.d)
}
