// Threat that is placed on a scheme or removed from it, and what follows: it advances, or it is defeated.
import { after, occurrence, opens, tell } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import { moment } from './abilities/moments.ts'
import { replaceScheme, type SchemeInPlay, schemeMeant } from './schemes.ts'
import type { MarvelTable } from './state.ts'

/**
 * Places threat on a scheme; a negative amount is removed. A main scheme that has its target threat advances, and threat beyond
 * that is lost (MC-MAINSCHEME-02, MC-MAINSCHEME-03): its next stage is unknown.
 * @param id null: the main scheme; if nobody has named that, or several are in play, only the amount is told
 */
export function placesThreat(
  table: MarvelTable,
  id: string | null,
  amount: number,
  clause: MarvelClause,
): void {
  if (amount < 0) {
    removesThreat(table, id, -amount, clause)
    return
  }
  const { state } = table.memory
  const scheme = schemeMeant(state, id)
  const now = scheme?.threat === undefined ? undefined : scheme.threat + amount
  tell(table, { type: 'threat_placed', clause, amount, ...told(scheme, now) })
  if (!scheme || now === undefined) return
  replaceScheme(state, scheme.id, { ...scheme, threat: now })
  if (scheme.kind === 'main' && scheme.threshold !== undefined && now >= scheme.threshold)
    completed(table, scheme, now - scheme.threshold)
}

/**
 * Removes threat from a scheme, no more than lies there (MC18-TH-13): a main scheme stays in play without any. Another one is
 * defeated then (MC-SIDESCHEME-02, MC-PSS-04); one of unknown threat stays until somebody says otherwise.
 * @param id null: the main scheme; if nobody has named that, or several are in play, only the amount is told
 */
export function removesThreat(
  table: MarvelTable,
  id: string | null,
  amount: number,
  clause: MarvelClause,
): void {
  const { state } = table.memory
  const scheme = schemeMeant(state, id)
  const now = scheme?.threat === undefined ? undefined : Math.max(0, scheme.threat - amount)
  const removed = scheme?.threat === undefined ? amount : Math.min(amount, scheme.threat)
  tell(table, { type: 'threat_removed', clause, amount: removed, ...told(scheme, now) })
  if (!scheme || now === undefined) return
  replaceScheme(state, scheme.id, { ...scheme, threat: now })
  if (now === 0 && scheme.kind !== 'main') schemeIsDefeated(table, scheme)
}

const told = (scheme: SchemeInPlay | undefined, now: number | undefined) => ({
  ...(scheme && { scheme: scheme.id }),
  ...(now !== undefined && { now }),
})

/** A side scheme is defeated and leaves play; what its card says then is the players' to report (MC-SIDESCHEME-02). */
function schemeIsDefeated(table: MarvelTable, { id, kind }: SchemeInPlay): void {
  const clause = kind === 'player side' ? 'MC-PSS-04' : 'MC-SIDESCHEME-02'
  tell(table, { type: 'scheme_defeated', clause, scheme: id })
  replaceScheme(table.memory.state, id, null)
  after(table, moment('afterSchemeDefeated', { who: id }))
  opens(table, 'schemeDefeated', [occurrence(table, moment('schemeDefeated', { who: id }))], true)
}

/** Its acceleration tokens stay with it; what else its next stage has, nobody has said. */
function completed(table: MarvelTable, { id, kind, acceleration }: SchemeInPlay, lost: number): void {
  const next = { id, kind, ...(acceleration !== undefined && { acceleration }) }
  replaceScheme(table.memory.state, id, next)
  tell(table, { type: 'scheme_completed', clause: 'MC-MAINSCHEME-02', scheme: id, lost })
}
