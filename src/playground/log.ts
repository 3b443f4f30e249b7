/** What happened on the wire, for tests and for a panel: the last requests, refusals and gateway frames. */

export type LoggedRequest = { method: string; path: string; status: number; ms: number; at: number }
export type RefusedRequest = {
  method: string
  path: string
  status: number
  code: number
  message: string
  at: number
}
export type LoggedFrame = { direction: 'sent' | 'received'; op: number; event?: string; at: number }

export type Log = {
  readonly requests: LoggedRequest[]
  /** Never cut: an end-to-end test demands that it is empty. */
  readonly refused: RefusedRequest[]
  readonly frames: LoggedFrame[]
}

const KEPT = 500

/** @returns an empty log */
export const emptyLog = (): Log => ({ requests: [], refused: [], frames: [] })

/** Appends, and drops the oldest entries beyond the last 500. */
export function note<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry)
  if (list.length > KEPT) list.splice(0, list.length - KEPT)
}
