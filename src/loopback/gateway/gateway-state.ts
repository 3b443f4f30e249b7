// Keeps the state of the gateway: the sessions, the sockets, and the switches that change its behaviour.
import type { WebSocket } from 'ws'
import type { Session } from './session.ts'

/** The heartbeat interval: so long that a busy test machine does not look like a dead peer. */
const HEARTBEAT = 41_250

/** The moment of a surprise: instead of HELLO, READY or RESUMED, or right after RESUMED. */
export type SurpriseMoment = 'hello' | 'identify' | 'resume' | 'resumed'

/** A dispatch of any kind and content, which Discord would or would not send. */
export type AnyDispatch = { readonly t: string; readonly d: unknown }

/** Op 7; op 9 with or without a resume; the socket is no longer read; the connection closes with a code; a dispatch. */
export type Upset = 'reconnect' | 'resumable' | 'invalid' | 'deaf' | number | AnyDispatch

export type Frame = {
  readonly op: number
  readonly t?: string | undefined
  readonly s?: number | undefined
  readonly d?: unknown
}

/** Gives what goes over the wire in the place of a frame. */
export type ChangeOfFrame = (frame: Frame) => unknown

export type Surprise = { readonly at: SurpriseMoment; readonly upsets: readonly Upset[] }

export type Gateway = {
  readonly sessions: Map<string, Session>
  readonly sockets: Map<WebSocket, Session | undefined>
  /** Callbacks that run when a client connects or disconnects. */
  readonly watchers: Set<() => void>
  /** How many IDENTIFY were accepted. */
  identified: number
  /** The heartbeat interval that HELLO names, in milliseconds. */
  heartbeat: number
  answersHeartbeats: boolean
  /** How many shards `GET /gateway/bot` recommends. */
  shards: number
  /** How many shards may identify within five seconds; null: no limit. */
  concurrency: number | null
  /** Which shards identified and when, by the clock of the process. */
  readonly identifies: { readonly shard: number; readonly at: number }[]
  /** Whether a resumed session gets op 9 at once. */
  losesResumed: boolean
  /** The surprises to come; each happens to the first client that reaches its moment. */
  readonly surprises: Surprise[]
  /** What changes each frame on its way to the clients, one after the other. */
  readonly changes: ChangeOfFrame[]
  /** Whether each interaction goes to one random connected client, whatever its shards. */
  scatters: boolean
}

const CALM = { heartbeat: HEARTBEAT, answersHeartbeats: true, losesResumed: false, scatters: false } as const

/** Switches the faults of the gateway off. */
export function calm(gateway: Gateway): void {
  Object.assign(gateway, CALM)
  gateway.surprises.splice(0)
  gateway.changes.splice(0)
}

/** @returns a gateway without clients */
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
  changes: [],
})

/** @returns whether an identified client is connected */
export const isAttended = (gateway: Gateway): boolean =>
  [...gateway.sessions.values()].some(session => session.write)

/** Calls every watcher, because a client has connected or disconnected. */
export function announcePresence({ watchers }: Gateway): void {
  for (const watcher of watchers) watcher()
}
