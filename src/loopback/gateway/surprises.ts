// What the gateway does instead of what a client expects, or on top of it, all in one breath.
import { GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import type { Gateway } from './state.ts'

/** When: instead of HELLO, of READY, of RESUMED, or right after RESUMED. */
export type Moment = 'hello' | 'identify' | 'resume' | 'resumed'

/** op 7; op 9 with and without a chance to resume; no ear for the client any more; the connection closed with a code. */
export type Upset = 'reconnect' | 'resumable' | 'invalid' | 'deaf' | number

export type Surprise = { readonly at: Moment; readonly upsets: readonly Upset[] }

type Frame = { readonly op: number; readonly d: unknown }

const FRAMES: Readonly<Record<'reconnect' | 'resumable' | 'invalid', Frame>> = {
  reconnect: { op: GatewayOpcodes.Reconnect, d: null },
  resumable: { op: GatewayOpcodes.InvalidSession, d: true },
  invalid: { op: GatewayOpcodes.InvalidSession, d: false },
}

/** Uses up the next surprise of that moment. @returns what it is; nothing: all goes well */
export function nextSurprise({ surprises }: Gateway, at: Moment): readonly Upset[] | undefined {
  const index = surprises.findIndex(one => one.at === at)
  return index < 0 ? undefined : surprises.splice(index, 1)[0]?.upsets
}

/** Does all this to one client, before it can answer any of it. */
export function upset(
  gateway: Gateway,
  socket: WebSocket,
  upsets: readonly Upset[],
  send: (frame: Frame) => void,
): void {
  for (const one of upsets) {
    if (typeof one === 'number') socket.close(one)
    else if (one === 'deaf') socket.pause()
    else send(FRAMES[one])
    const session = gateway.sockets.get(socket)
    if (one === 'invalid' && session) gateway.sessions.delete(session.id)
  }
}

/** Does all this to everybody who is connected. */
export function upsetAll(gateway: Gateway, upsets: readonly Upset[]): void {
  for (const [socket, session] of gateway.sockets)
    upset(gateway, socket, upsets, frame => session?.write?.(frame))
}
