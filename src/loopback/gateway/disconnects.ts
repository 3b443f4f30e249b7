// Breaks gateway connections on purpose: drops them, asks for a reconnect, forgets the sessions.
import { GatewayOpcodes } from 'discord-api-types/v10'
import { announcePresence, type Gateway } from './gateway-state.ts'

/** Cuts every connection without a close frame, as a lost network does. */
export function dropConnections(gateway: Gateway): void {
  for (const socket of gateway.sockets.keys()) socket.terminate()
}

/** Closes every connection with a code, as Discord does when it rejects a client. */
export function closeConnections(gateway: Gateway, code: number): void {
  for (const socket of gateway.sockets.keys()) socket.close(code)
}

/** Asks every client to reconnect and resume (op 7). */
export function askToReconnect(gateway: Gateway): void {
  for (const session of gateway.sessions.values()) session.write?.({ op: GatewayOpcodes.Reconnect, d: null })
}

/** Declares every session lost (op 9), so that the clients must identify anew. */
export function killSessions(gateway: Gateway): void {
  for (const session of gateway.sessions.values())
    session.write?.({ op: GatewayOpcodes.InvalidSession, d: false })
  gateway.sessions.clear()
  announcePresence(gateway)
}
