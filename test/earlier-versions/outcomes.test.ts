// Outcomes that 2.0.0 has stored, in one record each: they are read in two parts, lose nothing, and are gone on from.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '../../src/engine/game.ts'
import { inOneRecord } from '../../src/games/one-record.ts'
import type { Walkthrough } from '../../src/store/walkthroughs.ts'
import { outcomeToStore } from '../../src/walkthroughs/log/retell.ts'
import { FLOWS } from '../support/walkthroughs/flows.ts'
import { attacksOf, freshCopies } from './recorded.ts'

const copies = freshCopies('2.0.0')
let ended: readonly Walkthrough[]
beforeAll(async () => {
  const store = await copies.sqlite()
  const all = await Promise.all(attacksOf('2.0.0').map(({ id }) => store.read(id)))
  ended = all.filter(one => one !== null).filter(({ outcome }) => outcome !== null)
  await store.close()
})
afterAll(copies.remove)

/** The play of an attack with this stored end. @throws Error if the flow cannot read it */
function told({ flow: id, setUp }: Walkthrough, outcome: Facts) {
  const flow = FLOWS.get(id)
  const again = flow?.asTold(flow.play(setUp, []), outcome)
  if (!again?.played.outcome) throw new Error(`${id} cannot read this outcome`)
  return again.played
}

/** The same bytes for the same facts: fields of an object have no order. */
const bytesOf = (facts: unknown): string =>
  JSON.stringify(facts, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

describe.each([
  ['marvel-champions/enemy-attack', 40],
  ['marvel-champions/player-attack', 25],
  ['gundam/unit-attack', 25],
  ['gundam/effect-battle', 20],
])('the outcomes of %s', (flow, fewest) => {
  const stored = () => ended.filter(one => one.flow === flow)

  it('are the same bytes in one record', () => {
    expect(stored().length).toBeGreaterThanOrEqual(fewest)
    for (const one of stored()) {
      const outcome = one.outcome ?? {}
      expect(outcome).not.toHaveProperty('summary')
      expect(bytesOf(inOneRecord(told(one, outcome).outcome ?? { table: null, summary: {} }))).toBe(
        bytesOf(outcome),
      )
    }
  })

  it('are read the same in the form in which they are stored now', () => {
    for (const one of stored()) {
      const { outcome, now } = told(one, one.outcome ?? {})
      const anew = outcomeToStore(told(one, one.outcome ?? {})) ?? {}
      expect(Object.keys(anew).toSorted()).toEqual(['editions', 'summary', 'table'])
      const again = told(one, JSON.parse(JSON.stringify(anew)))
      expect([again.outcome, again.now]).toEqual([outcome, now])
    }
  })
})
