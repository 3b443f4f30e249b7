// Tests that an attack cites only clauses that hold in the edition by which it is played.
import { expect, test } from 'vitest'
import { everyPlay, type Subject } from '../../../test/support/games/flow-properties.ts'
import {
  balances,
  effect,
  enemySetUp,
  playerSetUp,
  reporting,
} from '../../../test/support/games/marvel-champions/random-tables.ts'
import { shippedGlossary } from '../../../test/support/shipped-rules.ts'
import type { SetUp } from '../../engine/flow.ts'
import { MARVEL_CLAUSES } from './clauses.ts'
import { MARVEL_EDITION_IDS } from './editions.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import { playerAttackFlow } from './player-attack/flow.ts'
import type { Marvel } from './rules/state.ts'

const common = { effect, reports: reporting, clauses: MARVEL_CLAUSES, invariant: balances }
const { clauses } = shippedGlossary

/** Where the German edition 1.6 is silent, the identity becomes the target as in the newer editions (AMB-26). */
const SILENT_IN_GERMAN = 'MC-EA-40'

function holds(clause: string, edition: string): boolean {
  const editions = clauses.get(clause)?.editions
  return clause === SILENT_IN_GERMAN || !editions || editions.some(({ id }) => id === edition)
}

function testCitations<S extends SetUp, O extends object>(subject: Subject<Marvel, S, O>): void {
  test.each(MARVEL_EDITION_IDS)(
    `${subject.flow.id}: every line by the rules %s cites a clause of theirs`,
    edition => {
      const setUp = subject.setUp.map(one => ({ ...one, edition }))
      everyPlay({ ...subject, setUp }, ({ events }) => {
        const cited = new Set(events.flat().map(({ clause }) => clause))
        expect([...cited].filter(clause => !holds(clause, edition))).toEqual([])
      })
    },
  )
}

testCitations({ ...common, flow: enemyAttackFlow, setUp: enemySetUp })
testCitations({ ...common, flow: playerAttackFlow, setUp: playerSetUp })
