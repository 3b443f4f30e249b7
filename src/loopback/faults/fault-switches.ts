// Defines FaultSwitches, through which a test or the playground's panel causes faults.

import { askToReconnect, closeConnections, dropConnections, killSessions } from '../gateway/disconnects.ts'
import type { ChangeOfFrame, SurpriseMoment, Upset } from '../gateway/gateway-state.ts'
import { upsetAll } from '../gateway/scripted-upsets.ts'
import type { Loopback } from '../loopback.ts'
import type { RequestToRefuse } from './refused-requests.ts'
import type { CallbackFault, FaultStatus, RequestFault, StandingFault } from './request-faults.ts'
import { mendWire, type WireSwitches, wireSwitches } from './wire-faults.ts'

export type FaultSwitches = {
  /** Cuts every connection without a close frame. */
  dropConnections(): void
  /** Closes every connection with a code of the gateway. */
  closeConnections(code: number): void
  /** Sends op 7 (reconnect) to every client. */
  askToReconnect(): void
  /** Sends op 9 (invalid session) to every client and forgets the sessions. */
  killSessions(): void
  /** Does these upsets to every client, all at once. */
  upset(...upsets: readonly Upset[]): void
  /** Does these upsets to the next client that reaches that moment. */
  surprise(at: SurpriseMoment, ...upsets: readonly Upset[]): void
  /** Changes every frame from now on, on its way to the clients. @returns a function that ends the change */
  changeFrames(change: ChangeOfFrame): () => void
  /** Makes every resumed session from now on get op 9 (invalid session) at once. */
  loseResumed(): void
  /** Sends each interaction from now on to one random client, whatever its shards. */
  scatter(): void
  /** Sets how often clients that connect from now on must send heartbeats, in milliseconds. */
  heartbeatEvery(milliseconds: number): void
  /** Sets whether the gateway answers heartbeats. */
  answerHeartbeats(answered: boolean): void
  /** Answers the next callbacks with that status and does not read them. */
  failCallbacks(count: number, status: CallbackFault): void
  /** Makes the next request that fits the fault fail. */
  failRequest(fault: RequestFault): void
  /** Makes requests to such a path (decoded, without /api), or with such a type, fail for so many milliseconds. */
  failFor(milliseconds: number, status: FaultStatus, path: RegExp, type?: RegExp): void
  /** Refuses such requests from now on. @returns a function that ends the refusal */
  refuse(refused: RequestToRefuse): () => void
  /** Cancels the faults that have not happened yet, and the outages. */
  stopFailing(): void
  /** Delivers the next interactions twice. */
  deliverTwice(count: number): void
  /** Switches a standing fault on or off. */
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
  changeFrames: change => {
    loopback.gateway.changes.push(change)
    return () => void loopback.gateway.changes.splice(loopback.gateway.changes.indexOf(change), 1)
  },
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
