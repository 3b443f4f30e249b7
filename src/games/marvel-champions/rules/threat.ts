// Threat that is placed on a scheme or removed from it, and what follows: it advances, or it is defeated.
import { after, occurrence, opens, tell } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'
import { moment } from './abilities/moments.ts'
import { replaceScheme, schemeMeant } from './schemes.ts'
import type { MarvelTable } from './state.ts'

/**
 * Places threat on a scheme, or takes a negative amount off it. A main scheme that has its target threat advances, and threat beyond
 * that is lost (MC-MAINSCHEME-02, MC-MAINSCHEME-03).
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
  noLongerCounted(table, scheme, amount)
  if (!scheme || now === undefined) return
  replaceScheme(state, scheme.id, { ...scheme, threat: now })
  if (scheme.kind === 'main' && scheme.threshold !== undefined && now >= scheme.threshold)
    advances(table, scheme, { now, threshold: scheme.threshold })
}

/**
 * Removes threat from a scheme, no more than lies there (MC18-TH-13): a main scheme stays in play without any. Another one is defeated then
 * (MC-SIDESCHEME-02, MC-PSS-04); one of unknown threat stays until somebody says otherwise.
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
  noLongerCounted(table, scheme, amount)
  if (!scheme || now === undefined) return
  replaceScheme(state, scheme.id, { ...scheme, threat: now })
  if (now === 0 && scheme.kind !== 'main') schemeIsDefeated(table, scheme)
}

const told = (scheme: SchemeInPlay | undefined, now: number | undefined) => ({
  ...(scheme && { scheme: scheme.id }),
  ...(now !== undefined && { now }),
})

/** Once threat has come or gone, the starting threat of a scheme does not say any more how much lies there. */
function noLongerCounted(table: MarvelTable, scheme: SchemeInPlay | undefined, amount: number): void {
  if (!scheme?.byPlayers?.threat || amount === 0) return
  const { threat: _, ...byPlayers } = scheme.byPlayers
  replaceScheme(table.memory.state, scheme.id, { ...scheme, byPlayers })
}

/** A side scheme is defeated and leaves play; what its card says then is the players' to do (MC-SIDESCHEME-02). */
export function schemeIsDefeated(table: MarvelTable, scheme: SchemeInPlay): void {
  const clause = scheme.kind === 'player side' ? 'MC-PSS-04' : 'MC-SIDESCHEME-02'
  const reads = scheme.whenDefeated ? { reads: true as const } : {}
  tell(table, { type: 'scheme_defeated', clause, scheme: scheme.id, ...reads })
  replaceScheme(table.memory.state, scheme.id, null)
  // Between attacks what its card does is reported like all else.
  if (table.memory.state.activation.kind === 'changes') return
  after(table, moment('afterSchemeDefeated', { who: scheme.id }))
  opens(table, 'schemeDefeated', [occurrence(table, moment('schemeDefeated', { who: scheme.id }))], true)
}

/** A main scheme advances: its acceleration tokens stay (MC-MAINSCHEME-04); what else its next stage has, nobody has said. */
export function advances(
  table: MarvelTable,
  { id, kind, card, tokens }: SchemeInPlay,
  reached: { readonly now: number; readonly threshold: number } | null,
): void {
  const kept = { ...(card !== undefined && { card }), ...(tokens !== undefined && { tokens }) }
  replaceScheme(table.memory.state, id, { id, kind, ...kept, completed: true })
  if (reached === null) {
    tell(table, { type: 'scheme_advanced', clause: 'MC-MAINSCHEME-07', scheme: id })
    return
  }
  const lost = reached.now - reached.threshold
  tell(table, { type: 'scheme_completed', clause: 'MC-MAINSCHEME-02', scheme: id, ...reached, lost })
}
