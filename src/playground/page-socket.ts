// Serves the socket of one page: finds its persona, sends it the world, and carries out its wishes.
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { Log } from '../log.ts'
import type { Discord } from '../loopback/start-loopback.ts'
import type { User } from '../loopback/world/types.ts'
import { carryOut } from './carry-out.ts'
import type { Guest, Guests } from './open-pages.ts'
import type { Switchboard } from './panel-switches.ts'
import type { ServerMessage } from './protocol.ts'
import { readWanted, type Wish } from './read-page-message.ts'

export type LiveParts = {
  readonly discord: Discord
  readonly guests: Guests
  readonly switchboard: Switchboard
  readonly log: Log
  /** Finds the persona of an address; null means that the address names none. */
  readonly personaOf: (wanted: string | null) => User | null
}

/** The close code for messages that a page does not send. */
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
  const tell = (told: ServerMessage) => {
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

async function obey(parts: LiveParts, guest: Guest, wanted: Wish): Promise<void> {
  const fate = await carryOut(parts, guest, wanted)
  guest.tell({ type: 'done', ref: wanted.ref, ...fate })
}

/** Closes a socket with a reason in ASCII, where a character is a byte; pages can put text into it. */
const close = (socket: WebSocket, reason: string): void =>
  socket.close(POLICY, reason.replaceAll(/[^ -~]/g, '?').slice(0, REASON))
