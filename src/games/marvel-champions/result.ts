// What an attack in Marvel Champions has come to.
import type { OwnPlay, Result, Threat } from '../game.ts'
import type { SchemeSetUpRead } from './enemy-scheme/set-up.ts'
import type { ChangesOutcome, EnemyOutcome, PlayerOutcome, SchemeOutcome, ThwartOutcome } from './outcomes.ts'
import type { PlayerSetUpRead } from './player-attack/set-up.ts'
import type { Marvel } from './rules/state.ts'
import { playerTargets } from './sides.ts'

/** stunned, schemes, confused, noScheme, attacksInstead: there was no attack or no scheme; early: it was cut short. */
export type MarvelEnd = 'stunned' | 'schemes' | 'confused' | 'noScheme' | 'attacksInstead' | 'early'

export function enemyResult(now: EnemyOutcome): Result {
  const { replaced, schemes, endedEarly, attacked } = now.summary
  const end = endOf(replaced, schemes, endedEarly !== null)
  return resultOf(now, end, attacked ? [attacked.character] : [])
}

export function playerResult(
  now: PlayerOutcome,
  _setUp: PlayerSetUpRead,
  events: OwnPlay<Marvel, PlayerOutcome>['events'],
): Result {
  const { replaced, stopped, attacked } = now.summary
  const isNone = replaced && playerTargets(now, events).length === 0
  return resultOf(now, endOf(isNone, false, stopped), attacked)
}

function endOf(isNone: boolean, schemes: boolean, isCutShort: boolean): MarvelEnd | null {
  if (isNone) return schemes ? 'schemes' : 'stunned'
  return isCutShort ? 'early' : null
}

const resultOf = (
  now: EnemyOutcome | PlayerOutcome,
  end: MarvelEnd | null,
  attacked: readonly string[],
): Result => ({
  end,
  damage: now.summary.dealt,
  hits: [],
  fell: now.summary.fell,
  left: attacked.length === 1 ? leftOf(now, attacked[0]) : null,
  shields: 0,
  winner: null,
})

/** What a character has left that is in play, if its hit points are known. */
function leftOf({ summary, table }: EnemyOutcome | PlayerOutcome, id: string | undefined): Result['left'] {
  const now = summary.characters.find(({ piece }) => piece === id)
  const most = table.pieces.find(piece => piece.id === id)?.hitPoints
  return most === undefined || typeof now?.remaining !== 'number' ? null : { remaining: now.remaining, most }
}

type SchemeEvents = OwnPlay<Marvel, SchemeOutcome>['events']

export const schemeResult = (now: SchemeOutcome, _setUp: SchemeSetUpRead, events: SchemeEvents): Result => ({
  ...withoutDamage(schemeEnd(now.summary, events), now.summary.fell),
  threat: threatOf(now, events),
})

export const thwartResult = ({ summary: { replaced, stopped, fell } }: ThwartOutcome): Result =>
  withoutDamage(replaced ? 'confused' : stopped ? 'early' : null, fell)

/** Schemes and thwarts deal no damage of an attack. */
const withoutDamage = (end: MarvelEnd | null, fell: readonly string[]): Result => ({
  end,
  damage: 0,
  hits: [],
  fell,
  left: null,
  shields: 0,
  winner: null,
})

/** Why there was no scheme, or none to its end; null: it came to its end. */
export function schemeEnd(
  { replaced, attacks, endedEarly }: SchemeOutcome['summary'],
  events: SchemeEvents,
): Exclude<MarvelEnd, 'stunned' | 'schemes'> | null {
  if (!replaced) return endedEarly === null ? null : 'early'
  if (attacks) return 'attacksInstead'
  const isConfused = events.some(event => event.type === 'scheme_replaced' && event.by === 'confused')
  return isConfused ? 'confused' : 'noScheme'
}

/** What was placed, and what is on its scheme now; of a completed one, what was on it then. */
export function threatOf(
  { summary: { placed, scheme }, table: { schemes = [] } }: SchemeOutcome,
  events: SchemeEvents,
): Threat {
  const done = events.findLast(event => event.type === 'scheme_completed')
  if (done) return { placed, now: done.now, of: done.threshold }
  const mains = schemes.filter(({ kind }) => kind === 'main')
  const [only] = scheme === null ? mains : schemes.filter(({ id }) => id === scheme)
  return { placed, now: only?.threat ?? null, of: only?.threshold ?? null }
}

/** Changes tell who has fallen. */
export const changesResult = ({ summary: { fell } }: ChangesOutcome): Result => withoutDamage(null, fell)
