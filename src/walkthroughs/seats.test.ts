// Tests who holds a side, for which sides a user may act, and who may hand one over.
import { describe, expect, it } from 'vitest'
import { ANA, BEN, CHRIS } from '../../test/walkthroughs/plain-tables.ts'
import type { Seat, Walkthrough } from '../store/store.ts'
import { actingFor, mayGiveSeat, mayHandOver, playersOf, seatOf } from './seats.ts'

const p1: Seat = { player: 'p1', user: ANA, name: 'Ana' }
const p2: Seat = { player: 'p2', user: BEN, name: 'Ben' }
const open: Seat = { player: 'p3', user: null, name: null }
const table: Pick<Walkthrough, 'starter' | 'seats' | 'rows'> = {
  starter: ANA,
  seats: [p1, p2, open],
  rows: [],
}

describe('for whom somebody may act', () => {
  it('the starter may for all', () => {
    expect(actingFor(table, ANA)).toEqual(['p1', 'p2', 'p3'])
  })

  it('everybody may for their own sides and the unclaimed ones, a bystander for these alone', () => {
    expect(actingFor(table, BEN)).toEqual(['p2', 'p3'])
    expect(actingFor(table, CHRIS)).toEqual(['p3'])
    expect(actingFor({ ...table, seats: [p1, p2] }, CHRIS)).toEqual([])
  })

  it('a starter who has been deleted leaves the seats without a user open to everyone', () => {
    const deleted = { ...table, starter: null, seats: [{ ...p1, user: null, name: null }, p2] }
    expect(actingFor(deleted, CHRIS)).toEqual(['p1'])
    expect(actingFor(deleted, BEN)).toEqual(['p1', 'p2'])
  })

  it('players who have joined with an answer, or join with this one, are open to everyone', () => {
    const joins = [{ id: 'hero-4', kind: 'hero', player: 'p4' }]
    const rows = [{ number: 1, by: ANA, at: 1, answer: { choice: 'hero-4', joins } }]
    expect(actingFor({ ...table, rows }, BEN)).toEqual(['p2', 'p3', 'p4'])
    expect(actingFor(table, BEN, { joins: [{ engagedWith: 'p5' }] })).toEqual(['p2', 'p3', 'p5'])
    expect(seatOf(table, 'p4')).toEqual({ player: 'p4', user: null, name: null })
  })

  it('what is no piece joins nobody', () => {
    expect(playersOf([p1], [{ joins: [null, 'p9', 4, {}, { player: 7 }] }])).toEqual(['p1'])
  })
})

describe('the starter’s role', () => {
  it('is handed over by the starter, to whoever has a side or has answered', () => {
    const rows = [{ number: 1, by: CHRIS, at: 1, answer: { choice: 'hero' } }]
    expect(mayHandOver(table, ANA, BEN)).toBeNull()
    expect(mayHandOver({ ...table, rows }, ANA, CHRIS)).toBeNull()
    expect(actingFor({ ...table, starter: BEN }, ANA)).toEqual(['p1', 'p3'])
  })

  it('is not forced on somebody who takes no part', () => {
    expect(mayHandOver(table, ANA, CHRIS)).toEqual({ problem: 'takesNoPart' })
  })

  it('is handed over by nobody else, and not at all once the starter has been deleted', () => {
    expect(mayHandOver(table, BEN, BEN)).toEqual({ problem: 'notStarter', starter: ANA })
    expect(mayHandOver({ ...table, starter: null }, BEN, BEN)).toEqual({
      problem: 'notStarter',
      starter: null,
    })
  })
})

describe('a seat', () => {
  const chris = { id: CHRIS, name: 'Chris' }

  it('is given by the starter and by who holds it', () => {
    expect(mayGiveSeat(table, ANA, 'p2', chris)).toEqual({ seat: p2 })
    expect(mayGiveSeat(table, BEN, 'p2', chris)).toEqual({ seat: p2 })
  })

  it('that nobody holds may be taken for oneself, and for nobody else', () => {
    expect(mayGiveSeat(table, CHRIS, 'p3', chris)).toEqual({ seat: open })
    expect(mayGiveSeat(table, BEN, 'p3', chris)).toEqual({ problem: 'notYourSeat', seat: open })
  })

  it('of somebody else is not to be taken', () => {
    expect(mayGiveSeat(table, CHRIS, 'p2', chris)).toEqual({ problem: 'notYourSeat', seat: p2 })
  })

  it('that is not there cannot be given', () => {
    expect(mayGiveSeat(table, ANA, 'p9', chris)).toEqual({ problem: 'noSuchSeat' })
  })
})
