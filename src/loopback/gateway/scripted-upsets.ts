// Defines upsets, what the gateway does to a client instead of the expected frame or right after it.
import { GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import type { Frame, Gateway, SurpriseMoment, Upset } from './gateway-state.ts'
import { dispatch } from './session.ts'

const FRAMES: Readonly<Record<'reconnect' | 'resumable' | 'invalid', Frame>> = {
  reconnect: { op: GatewayOpcodes.Reconnect, d: null },
  resumable: { op: GatewayOpcodes.InvalidSession, d: true },
  invalid: { op: GatewayOpcodes.InvalidSession, d: false },
}

/** Uses up the next surprise of that moment. @returns its upsets, or nothing */
export function nextSurprise({ surprises }: Gateway, at: SurpriseMoment): readonly Upset[] | undefined {
  const index = surprises.findIndex(one => one.at === at)
  return index < 0 ? undefined : surprises.splice(index, 1)[0]?.upsets
}

/** Does the upsets to one client, before the client can answer any of them. */
export function upset(
  gateway: Gateway,
  socket: WebSocket,
  upsets: readonly Upset[],
  send: (frame: Frame) => void,
): void {
  for (const one of upsets) {
    if (typeof one === 'number') socket.close(one)
    else if (one === 'deaf') socket.pause()
    else if (typeof one === 'string') send(FRAMES[one])
    const session = gateway.sockets.get(socket)
    if (typeof one === 'object' && session) dispatch(session, one.t, one.d)
    if (one === 'invalid' && session) gateway.sessions.delete(session.id)
  }
}

/** What goes over the wire for a frame: the frame, unless the changes make something else of it. */
export const onWire = ({ changes }: Gateway, frame: Frame): string =>
  JSON.stringify(changes.reduce<unknown>((changed, change) => change(changed as Frame), frame))

/** Does the upsets to every connected client. */
export function upsetAll(gateway: Gateway, upsets: readonly Upset[]): void {
  for (const [socket, session] of gateway.sockets)
    upset(gateway, socket, upsets, frame => session?.write?.(frame))
}
