// Logs the latest requests, refusals and gateway frames, for tests and for the playground's panel.

export type LoggedRequest = {
  method: string
  path: string
  status: number
  ms: number
  at: number
  /** The reason of the refusal in words; null when the request was not refused. */
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

/** An entry with its number; requests and frames share one count, in the order they came. */
export type Numbered<Entry> = Entry & { readonly number: number }

export type LoopbackLog = {
  readonly requests: Numbered<LoggedRequest>[]
  /** All refusals, never cut off: end-to-end tests demand that the list is empty. */
  readonly refused: RefusedRequest[]
  readonly frames: Numbered<LoggedFrame>[]
  /** Callbacks that run after every new request and frame. */
  readonly listeners: Set<() => void>
  /** How many entries were made. */
  count: number
}

const KEPT = 500

/** @returns an empty log */
export const emptyLog = (): LoopbackLog => ({
  requests: [],
  refused: [],
  frames: [],
  listeners: new Set(),
  count: 0,
})

/** Logs a request, and drops the oldest beyond the last 500. */
export const noteRequest = (log: LoopbackLog, request: LoggedRequest): void =>
  note(log, log.requests, request)

/** Logs a frame, and drops the oldest beyond the last 500. */
export const noteFrame = (log: LoopbackLog, frame: LoggedFrame): void => note(log, log.frames, frame)

function note<Entry>(log: LoopbackLog, list: Numbered<Entry>[], entry: Entry): void {
  log.count += 1
  list.push({ ...entry, number: log.count })
  if (list.length > KEPT) list.splice(0, list.length - KEPT)
  for (const listener of log.listeners) listener()
}
