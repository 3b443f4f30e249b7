// Shows the log in the page's panel: the last requests and frames, new ones in batches.
import { GatewayOpcodes } from 'discord-api-types/v10'
import type { LoggedFrame, LoggedRequest, LoopbackLog, Numbered } from '../../loopback/log.ts'
import type { PageFrame, PageRequest, ServerMessage } from '../protocol.ts'

/** The most requests and the most frames that a page is sent. */
const SHOWN = 200
/** How long new entries are collected before they are sent, in milliseconds. */
const GATHERED = 50

/** @returns the entries after that number: at most the last 200 of each kind */
export const logSince = ({ requests, frames }: LoopbackLog, number: number): ServerMessage => ({
  type: 'log',
  requests: after(requests, number).map(shownRequest),
  frames: after(frames, number).map(shownFrame),
})

const after = <Entry>(entries: readonly Numbered<Entry>[], number: number): readonly Numbered<Entry>[] =>
  entries.slice(-SHOWN).filter(entry => entry.number > number)

type Following = {
  /** Sends the collected entries now. */
  readonly pass: () => void
  readonly end: () => void
}

/** Sends new entries in batches. */
export function followLog(log: LoopbackLog, tell: (told: ServerMessage) => void): Following {
  let told = log.count
  let timer: NodeJS.Timeout | undefined
  const pass = () => {
    clearTimeout(timer)
    timer = undefined
    if (told < log.count) tell(logSince(log, told))
    told = log.count
  }
  const hear = () => {
    timer ??= setTimeout(pass, GATHERED)
  }
  log.listeners.add(hear)
  const end = () => {
    log.listeners.delete(hear)
    clearTimeout(timer)
  }
  return { pass, end }
}

const shownRequest = (request: Numbered<LoggedRequest>): PageRequest => ({
  ...request,
  path: request.path.split('/').map(shortened).join('/'),
  ms: Math.round(request.ms * 10) / 10,
})

/** Shortens the token of an interaction, which has 180 characters. */
const shortened = (segment: string): string => (segment.length > 40 ? `${segment.slice(0, 8)}…` : segment)

const shownFrame = ({ number, at, direction, event, op }: Numbered<LoggedFrame>): PageFrame => ({
  number,
  at,
  way: direction === 'received' ? 'in' : 'out',
  name: event ?? GatewayOpcodes[op] ?? String(op),
})
