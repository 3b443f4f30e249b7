// Finds what the other editions say where they play differently from a clause.
import { listsByKey } from '../search/lists-by-key.ts'
import type { Clause, Glossary } from './glossary.ts'

/**
 * The clauses of other editions on the same point, one for each edition at most. Clauses that hold in one edition
 * together, and those that hold in every edition, play alike.
 */
export function otherReadings({ clauses }: Pick<Glossary, 'clauses'>, clause: Clause): Clause[] {
  const readings: Clause[] = []
  for (const other of onPoint(clauses, clause.varies ?? clause.id))
    if (differs(other, clause) && !readings.some(told => coversAll(told, other))) readings.push(other)
  return readings
}

type Clauses = Glossary['clauses']

/** The clauses of each glossary by the point that they are on. */
const known = new WeakMap<Clauses, ReadonlyMap<string, readonly Clause[]>>()

function onPoint(clauses: Clauses, point: string): readonly Clause[] {
  const byPoint =
    known.get(clauses) ??
    listsByKey(
      [...clauses.values()].flatMap(clause =>
        [clause.id, ...(clause.varies ? [clause.varies] : [])].map((key): [string, Clause] => [key, clause]),
      ),
    )
  known.set(clauses, byPoint)
  return byPoint.get(point) ?? []
}

/** Whether each of the two says of which editions it is, and no edition has both. */
const differs = ({ editions: one }: Clause, { editions: other }: Clause): boolean =>
  one !== null && other !== null && one.every(edition => !other.includes(edition))

const coversAll = (told: Clause, other: Clause): boolean =>
  (other.editions ?? []).every(edition => told.editions?.includes(edition))
