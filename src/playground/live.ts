// The socket of one page: who it is for, what it is told at first, and what it wants.
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { Log } from '../log.ts'
import type { Discord } from '../loopback/start-loopback.ts'
import type { User } from '../loopback/world/types.ts'
import { carryOut } from './carry-out.ts'
import type { Guest, Guests } from './guests.ts'
import { readWanted, type Wanted } from './incoming.ts'
import type { Told } from './protocol.ts'
import type { Switchboard } from './switchboard.ts'

export type LiveParts = {
  readonly discord: Discord
  readonly guests: Guests
  readonly switchboard: Switchboard
  readonly log: Log
  /** Who an address means that names nobody. */
  readonly personaOf: (wanted: string | null) => User | null
}

/** Why a socket is closed: what came over it is not what a page sends. */
const POLICY = 1008
/** The longest reason that a closing frame holds, in bytes. */
const REASON = 123

/** Serves one page for as long as it is open. */
export function serveGuest(parts: LiveParts, socket: WebSocket, request: IncomingMessage): void {
  socket.on('error', error => parts.log.warn({ err: error }, 'a page could not be read'))
  const persona = new URL(request.url ?? '', 'http://page').searchParams.get('persona')
  const user = parts.personaOf(persona)
  if (user) welcome(parts, socket, user)
  else close(socket, 'persona: there is nobody of that name or id')
}

function welcome(parts: LiveParts, socket: WebSocket, user: User): void {
  const tell = (told: Told) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told))
  }
  const guest = { userId: user.id, tell }
  parts.guests.welcome(guest)
  socket.on('close', () => parts.guests.remove(guest))
  socket.on('message', (data, isBinary) => {
    const wanted = isBinary ? { junk: 'message: binary' } : readWanted(data.toString())
    if ('junk' in wanted) close(socket, wanted.junk)
    else void obey(parts, guest, wanted)
  })
}

async function obey(parts: LiveParts, guest: Guest, wanted: Wanted): Promise<void> {
  const fate = await carryOut(parts, guest, wanted)
  guest.tell({ type: 'done', ref: wanted.ref, ...fate })
}

/** In plain letters, so that a character is a byte: a page may have put anything into the reason. */
const close = (socket: WebSocket, reason: string): void =>
  socket.close(POLICY, reason.replaceAll(/[^ -~]/g, '?').slice(0, REASON))
