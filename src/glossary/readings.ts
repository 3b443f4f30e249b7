// What other editions say on the same point as a clause.
import { listsByKey } from '../search/lists-by-key.ts'
import type { Clause, Glossary } from './glossary.ts'

/**
 * The clauses of other editions on the same point, one for each edition at most. Clauses that hold in one edition
 * together, and those that hold in every edition, play alike.
 */
export function otherReadings({ onPoint }: Pick<Glossary, 'onPoint'>, clause: Clause): Clause[] {
  const readings: Clause[] = []
  for (const other of onPoint.get(clause.varies ?? clause.id) ?? [])
    if (differs(other, clause) && !readings.some(told => coversAll(told, other))) readings.push(other)
  return readings
}

/** The clauses on each point on which editions differ, by the id of the clause from which the others vary. */
export function byPoint(clauses: readonly Clause[]): Glossary['onPoint'] {
  const points = new Set(clauses.map(({ varies }) => varies))
  const pairs = clauses.flatMap(clause =>
    [clause.id, clause.varies].flatMap(id => (id !== null && points.has(id) ? [[id, clause] as const] : [])),
  )
  return listsByKey(pairs)
}

/** Whether each of the two says of which editions it is, and no edition has both. */
const differs = ({ editions: one }: Clause, { editions: other }: Clause): boolean =>
  one !== null && other !== null && one.every(edition => !other.includes(edition))

const coversAll = (told: Clause, other: Clause): boolean =>
  (other.editions ?? []).every(edition => told.editions?.includes(edition))
