// Tests who holds a side, and for which sides a user may act.
import { describe, expect, it } from 'vitest'
import { ANA, BEN, CHRIS } from '../../test/support/walkthroughs/plain-tables.ts'
import type { Seat } from '../store/seats.ts'
import { OFFER_LIVES } from '../store/seats.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'
import { actingFor, playersOf, seatOf } from './seats.ts'

const NOW = 10 * OFFER_LIVES
const by = (userId: string) => ({ userId, at: NOW })
const p1: Seat = { player: 'p1', user: ANA, name: 'Ana' }
const p2: Seat = { player: 'p2', user: BEN, name: 'Ben' }
const open: Seat = { player: 'p3', user: null, name: null }
const table: Pick<Walkthrough, 'starter' | 'seats' | 'offers' | 'rows'> = {
  starter: ANA,
  seats: [p1, p2, open],
  offers: [],
  rows: [],
}

describe('for whom somebody may act', () => {
  it('the starter may for all', () => {
    expect(actingFor(table, by(ANA))).toEqual(['p1', 'p2', 'p3'])
  })

  it('everybody may for their own sides and the unclaimed ones, a bystander for these alone', () => {
    expect(actingFor(table, by(BEN))).toEqual(['p2', 'p3'])
    expect(actingFor(table, by(CHRIS))).toEqual(['p3'])
    expect(actingFor({ ...table, seats: [p1, p2] }, by(CHRIS))).toEqual([])
  })

  it('a side that is offered to somebody is theirs to act for, and the leader’s, for a day', () => {
    const offered = (at: number) => ({ ...table, offers: [{ player: 'p3', user: CHRIS, at }] })
    const fresh = offered(NOW - OFFER_LIVES + 1)
    expect([ANA, BEN, CHRIS].map(user => actingFor(fresh, by(user)))).toEqual([
      ['p1', 'p2', 'p3'],
      ['p2'],
      ['p3'],
    ])
    expect(actingFor(offered(NOW - OFFER_LIVES), by(BEN))).toEqual(['p2', 'p3'])
  })

  it('who is offered only the lead may act for nobody more', () => {
    const offered = { ...table, offers: [{ player: 'the lead', user: BEN, at: NOW }] }
    expect(actingFor(offered, by(BEN))).toEqual(['p2', 'p3'])
  })

  it('a starter who has been deleted leaves the seats without a user open to everyone', () => {
    const deleted = { ...table, starter: null, seats: [{ ...p1, user: null, name: null }, p2] }
    expect(actingFor(deleted, by(CHRIS))).toEqual(['p1'])
    expect(actingFor(deleted, by(BEN))).toEqual(['p1', 'p2'])
  })

  it('players who have joined with an answer, or join with this one, are open to everyone', () => {
    const joins = [{ id: 'hero-4', kind: 'hero', player: 'p4' }]
    const rows = [{ number: 1, by: ANA, at: 1, answer: { choice: 'hero-4', joins } }]
    expect(actingFor({ ...table, rows }, by(BEN))).toEqual(['p2', 'p3', 'p4'])
    expect(actingFor(table, by(BEN), { joins: [{ engagedWith: 'p5' }] })).toEqual(['p2', 'p3', 'p5'])
    expect(seatOf(table, 'p4')).toEqual({ player: 'p4', user: null, name: null })
  })

  it('what is no piece joins nobody', () => {
    expect(playersOf([p1], [{ joins: [null, 'p9', 4, {}, { player: 7 }] }])).toEqual(['p1'])
  })
})
