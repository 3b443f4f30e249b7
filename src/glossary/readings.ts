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

const onPoint = (clauses: Glossary['clauses'], point: string): Clause[] =>
  [...clauses.values()].filter(({ id, varies }) => id === point || varies === point)

/** Whether each of the two says of which editions it is, and no edition has both. */
const differs = ({ editions: one }: Clause, { editions: other }: Clause): boolean =>
  one !== null && other !== null && one.every(edition => !other.includes(edition))

const coversAll = (told: Clause, other: Clause): boolean =>
  (other.editions ?? []).every(edition => told.editions?.includes(edition))
