// The switches by which a test or the panel causes faults.

import { type Moment, type Upset, upsetAll } from '../gateway/surprises.ts'
import { askToReconnect, closeConnections, dropConnections, killSessions } from '../gateway/upsets.ts'
import type { Loopback } from '../loopback.ts'
import type { CallbackFault, FaultStatus, RequestFault, StandingFault } from './faults.ts'
import type { Refused } from './refusing.ts'
import { mendWire, type WireSwitches, wireSwitches } from './wire-faults.ts'

export type FaultSwitches = {
  /** Cuts the connections without a word. */
  dropConnections(): void
  /** Closes the connections with a code of the gateway. */
  closeConnections(code: number): void
  /** Sends op 7. */
  askToReconnect(): void
  /** Sends op 9 and forgets the sessions. */
  killSessions(): void
  /** Does all this to every client in one breath. */
  upset(...upsets: readonly Upset[]): void
  /** Does all this to the next client that comes to that moment. */
  surprise(at: Moment, ...upsets: readonly Upset[]): void
  /** From now on a session that is resumed is declared lost (op 9) in the same breath. */
  loseResumed(): void
  /** From now on each interaction goes to any one client, whatever its shards. */
  scatter(): void
  /** How often clients that connect from now on must send heartbeats, in milliseconds. */
  heartbeatEvery(milliseconds: number): void
  /** Whether heartbeats are answered. */
  answerHeartbeats(answered: boolean): void
  /** Answers the next callbacks with that status, unread. */
  failCallbacks(count: number, status: CallbackFault): void
  /** Lets the next request of that kind fail. */
  failRequest(fault: RequestFault): void
  /** Lets every request to such a path (decoded, without /api and version) fail for so many milliseconds, or those with such a body. */
  failFor(milliseconds: number, status: FaultStatus, path: RegExp, type?: RegExp): void
  /** Refuses such requests from now on. @returns what lets them through again */
  refuse(refused: Refused): () => void
  /** Calls off what is still to fail. */
  stopFailing(): void
  /** Sends the next interactions twice. */
  deliverTwice(count: number): void
  /** Switches a fault on or off that stays on until then. */
  stand(fault: StandingFault, on: boolean): void
  readonly wire: WireSwitches
}

/** @returns the switches of a loopback */
export const switches = (loopback: Loopback): FaultSwitches => ({
  dropConnections: () => dropConnections(loopback.gateway),
  closeConnections: code => closeConnections(loopback.gateway, code),
  askToReconnect: () => askToReconnect(loopback.gateway),
  killSessions: () => killSessions(loopback.gateway),
  upset: (...upsets) => upsetAll(loopback.gateway, upsets),
  surprise: (at, ...upsets) => void loopback.gateway.surprises.push({ at, upsets }),
  loseResumed: () => {
    loopback.gateway.losesResumed = true
  },
  scatter: () => {
    loopback.gateway.scatters = true
  },
  heartbeatEvery: milliseconds => {
    loopback.gateway.heartbeat = milliseconds
  },
  answerHeartbeats: answered => {
    loopback.gateway.answersHeartbeats = answered
  },
  failCallbacks: (count, status) =>
    void loopback.faults.callbacks.push(...Array<CallbackFault>(count).fill(status)),
  failRequest: fault => void loopback.faults.requests.push(fault),
  failFor: (milliseconds, status, path, type) =>
    void loopback.faults.outages.push({ path, status, type, until: performance.now() + milliseconds }),
  refuse: refused => {
    loopback.refusing.push(refused)
    return () => void loopback.refusing.splice(loopback.refusing.indexOf(refused), 1)
  },
  stopFailing: () => {
    loopback.faults.requests.splice(0)
    loopback.faults.outages.splice(0)
    loopback.refusing.splice(0)
    mendWire(loopback.faults.wire)
  },
  deliverTwice: count => {
    loopback.faults.deliverTwice += count
  },
  stand: (fault, on) =>
    void (on ? loopback.faults.standing.add(fault) : loopback.faults.standing.delete(fault)),
  wire: wireSwitches(loopback.faults.wire),
})
