// What happened on the wire, for tests and for a panel: the last requests, refusals and gateway frames.

export type LoggedRequest = {
  method: string
  path: string
  status: number
  ms: number
  at: number
  /** Why it was refused, in words; null when it was not. */
  refused: string | null
}
export type RefusedRequest = {
  method: string
  path: string
  status: number
  code: number
  message: string
  at: number
}
export type LoggedFrame = { direction: 'sent' | 'received'; op: number; event?: string; at: number }

/** Requests and frames are counted together, in the order they came. */
export type Numbered<Entry> = Entry & { readonly number: number }

export type Log = {
  readonly requests: Numbered<LoggedRequest>[]
  /** Never cut: an end-to-end test demands that it is empty. */
  readonly refused: RefusedRequest[]
  readonly frames: Numbered<LoggedFrame>[]
  /** Each is called after every new request and frame. */
  readonly listeners: Set<() => void>
  /** How many were noted so far. */
  count: number
}

const KEPT = 500

/** @returns an empty log */
export const emptyLog = (): Log => ({ requests: [], refused: [], frames: [], listeners: new Set(), count: 0 })

/** Writes a request down, and drops the oldest beyond the last 500. */
export const noteRequest = (log: Log, request: LoggedRequest): void => note(log, log.requests, request)

/** Writes a frame down, and drops the oldest beyond the last 500. */
export const noteFrame = (log: Log, frame: LoggedFrame): void => note(log, log.frames, frame)

function note<Entry>(log: Log, list: Numbered<Entry>[], entry: Entry): void {
  log.count += 1
  list.push({ ...entry, number: log.count })
  if (list.length > KEPT) list.splice(0, list.length - KEPT)
  for (const listener of log.listeners) listener()
}
