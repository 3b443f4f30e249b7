// Holds the socket to the server: sends, receives, and reconnects when it drops.
import type { Done, ServerMessage } from '../../protocol.ts'
import { heard } from './server-messages.ts'
import { change } from './store.ts'

export type MoveResult = Pick<
  Extract<ServerMessage, { type: 'done' }>,
  'modal' | 'choices' | 'failed' | 'message'
>
type WithoutRef<One> = One extends unknown ? Omit<One, 'ref'> : never
export type Doing = WithoutRef<Done>

/** The value of `failed` when the connection dropped before an answer; others are in the reader's words. */
export const LOST = 'the connection was lost'

/** So begins the reason with which `page-socket.ts` closes the socket of somebody who does not exist. */
const NOBODY = 'persona:'

const LONGEST_PAUSE = 4_000

let socket: WebSocket | null = null
let lastRef = 0
let pause = 250
const waiting = new Map<number, (answered: MoveResult) => void>()
const worldListeners = new Set<() => void>()

/** Calls the listener each time the server has sent the whole world. */
export const onWorld = (listener: () => void): void => void worldListeners.add(listener)

/** Connects as the persona in the address; an earlier connection is closed. */
export function connectPage(): void {
  const before = socket
  socket = null
  before?.close()
  const query = new URLSearchParams(location.search)
  const persona = query.get('persona')
  const address = new URL('/live', location.href.replace(/^http/, 'ws'))
  if (persona) address.searchParams.set('persona', persona)
  const opened = new WebSocket(address)
  socket = opened
  opened.addEventListener('message', ({ data }) => {
    if (opened === socket) hear(JSON.parse(String(data)))
  })
  opened.addEventListener('close', ({ reason }) => {
    if (opened !== socket) return
    if (reason.startsWith(NOBODY)) forgetPersona()
    comeBack()
  })
}

/** The address names nobody: without the name the server chooses the persona. */
function forgetPersona(): void {
  const address = new URL(location.href)
  address.searchParams.delete('persona')
  history.replaceState(null, '', address)
}

function hear(told: ServerMessage): void {
  change(state => heard(state, told))
  if (told.type === 'world') {
    pause = 250
    for (const listener of worldListeners) listener()
  }
  if (told.type === 'done') {
    waiting.get(told.ref)?.(told)
    waiting.delete(told.ref)
  }
}

function comeBack(): void {
  change(state => ({ ...state, connection: 'lost' }))
  for (const answer of waiting.values()) answer(failed(LOST))
  waiting.clear()
  setTimeout(connectPage, pause)
  pause = Math.min(pause * 2, LONGEST_PAUSE)
}

const failed = (why: string): MoveResult => ({ modal: null, choices: null, failed: why, message: null })

/**
 * Sends a move to the server.
 * @returns the result; `failed` is LOST when there is no connection
 */
export function act(doing: Doing): Promise<MoveResult> {
  lastRef += 1
  const ref = lastRef
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(failed(LOST))
  socket.send(JSON.stringify({ ...doing, ref }))
  return new Promise(resolve => waiting.set(ref, resolve))
}
