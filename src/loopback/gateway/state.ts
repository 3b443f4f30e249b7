// What the gateway is at: who is connected, and how it treats them.
import type { WebSocket } from 'ws'
import type { Session } from './session.ts'
import type { Surprise } from './surprises.ts'

/** Long enough that a busy test machine never looks like a dead peer. */
const HEARTBEAT = 41_250

export type Gateway = {
  readonly sessions: Map<string, Session>
  readonly sockets: Map<WebSocket, Session | undefined>
  /** Each is called when a client has come or gone. */
  readonly watchers: Set<() => void>
  /** How many IDENTIFY were accepted so far. */
  identified: number
  /** What clients are told at hello, in milliseconds. */
  heartbeat: number
  answersHeartbeats: boolean
  /** How many shards clients are told to use. */
  shards: number
  /** How many shards may identify within five seconds; null: as many as like. */
  concurrency: number | null
  /** When which shards identified, by the clock of the process. */
  readonly identifies: { readonly shard: number; readonly at: number }[]
  /** A session that is resumed is declared lost at once. */
  losesResumed: boolean
  /** Each happens to the first client that comes to that moment. */
  readonly surprises: Surprise[]
  /** Each interaction goes to any one client that is connected, whatever its shards. */
  scatters: boolean
}

const CALM = { heartbeat: HEARTBEAT, answersHeartbeats: true, losesResumed: false, scatters: false } as const

/** Lets the gateway treat its clients well again. */
export function calm(gateway: Gateway): void {
  Object.assign(gateway, CALM)
  gateway.surprises.splice(0)
}

/** @returns a gateway with nobody connected */
export const emptyGateway = (): Gateway => ({
  sessions: new Map(),
  sockets: new Map(),
  watchers: new Set(),
  identified: 0,
  ...CALM,
  shards: 1,
  concurrency: null,
  identifies: [],
  surprises: [],
})

/** @returns whether a client is connected that has identified itself */
export const isAttended = (gateway: Gateway): boolean =>
  [...gateway.sessions.values()].some(session => session.write)

/** Tells everybody who watches that a client has come or gone. */
export function announcePresence({ watchers }: Gateway): void {
  for (const watcher of watchers) watcher()
}
