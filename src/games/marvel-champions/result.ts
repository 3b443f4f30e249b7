// What an attack in Marvel Champions has come to.
import type { OwnPlay, Result } from '../game.ts'
import type { ChangesOutcome, EnemyOutcome, PlayerOutcome, SchemeOutcome, ThwartOutcome } from './outcomes.ts'
import type { PlayerSetUpRead } from './player-attack/set-up.ts'
import type { Marvel } from './rules/state.ts'
import { playerTargets } from './sides.ts'

/** stunned, schemes, confused: there was no attack or no scheme; early: it was cut short. */
export type MarvelEnd = 'stunned' | 'schemes' | 'confused' | 'early'

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

export const schemeResult = ({ summary: { replaced, endedEarly, fell } }: SchemeOutcome): Result =>
  withoutDamage(replaced, endedEarly !== null, fell)

export const thwartResult = ({ summary: { replaced, stopped, fell } }: ThwartOutcome): Result =>
  withoutDamage(replaced, stopped, fell)

/** Schemes and thwarts deal no damage of an attack; their threat is told by their own words. */
const withoutDamage = (isReplaced: boolean, isCutShort: boolean, fell: readonly string[]): Result => ({
  end: isReplaced ? 'confused' : isCutShort ? 'early' : null,
  damage: 0,
  hits: [],
  fell,
  left: null,
  shields: 0,
  winner: null,
})

/** Changes deal no damage of an attack; they tell who has fallen. */
export const changesResult = ({ summary: { fell } }: ChangesOutcome): Result => ({
  end: null,
  damage: 0,
  hits: [],
  fell,
  left: null,
  shields: 0,
  winner: null,
})
