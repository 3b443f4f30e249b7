// Locks that order what is written for a person, and their deletion. They last until the transaction ends.
import { preparedStatement } from './pool.ts'

/** For one write at a time: a start, a seat, the mark of a deletion. */
export const LOCK_PERSON = preparedStatement('SELECT pg_advisory_xact_lock(1, hashtext($1))')

/** For rows, of which several may be written at once, but none while a deletion begins or ends. @param user its place */
export const sharing = (user: string): string => `pg_advisory_xact_lock_shared(1, hashtext(${user}))`
