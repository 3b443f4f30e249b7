// Step 1 of the villain phase: threat on each main scheme, as far as the table knows how much, or as somebody says.
import { tell } from '../../../engine/table.ts'
import {
  accelerationElsewhere,
  mainSchemes,
  replaceScheme,
  type StepThreat,
  schemesIn,
  stepThreat,
} from '../rules/schemes.ts'
import type { MarvelTable, MarvelTableState } from '../rules/state.ts'
import { placesThreat } from '../rules/threat.ts'

/** Whether one number says it: not on several main schemes, of which each gets its own. */
export const takesThreat = (state: Pick<MarvelTableState, 'facts'>): boolean => mainSchemes(state).length <= 1

/** @param said what somebody has said instead of what the table knows; null: nothing */
export function placesStepThreat(table: MarvelTable, said: number | null): void {
  const { state } = table.memory
  const known = stepThreat(state)
  const each = known.length === 0 && said !== null ? [{ scheme: null, amount: null }] : known
  for (const { scheme, amount } of each) {
    const threat = said ?? amount
    if (threat === null) unsaid(table, scheme)
    else placesThreat(table, learned(state, scheme, threat), threat, 'MC-VILPHASE-02')
  }
}

/**
 * Whether whoever ends the player phase is asked for the threat of step 1: the table keeps schemes, one number says it, and nobody
 * has left it open before.
 */
export const asksStepThreat = (state: Pick<MarvelTableState, 'facts' | 'pieces'>): boolean =>
  takesThreat(state) && stepThreat(state).some(({ scheme, amount }) => amount === null && !scheme?.unsaid)

/** The main scheme at a table at which nobody has named one. */
const UNNAMED = { id: 'scheme-1', kind: 'main' as const }

/** Remembers that nobody has said it, so that it is not asked for each round. */
function unsaid(table: MarvelTable, scheme: StepThreat['scheme']): void {
  const { state } = table.memory
  const told = scheme ? { scheme: scheme.id } : {}
  tell(table, { type: 'step_threat_unsaid', clause: 'MC-VILPHASE-02', ...told })
  const { id, kind } = scheme ?? UNNAMED
  if (!scheme) state.facts = { ...state.facts, schemes: [...schemesIn(state), { ...UNNAMED, unsaid: true }] }
  else if (scheme.acceleration === undefined) replaceScheme(state, id, { ...scheme, kind, unsaid: true })
}

/** Remembers what a main scheme itself brings, where somebody says the whole for the first time. @returns its id */
function learned(state: MarvelTableState, scheme: StepThreat['scheme'], threat: number): string {
  const { unsaid: _, ...main } = scheme ?? (UNNAMED as NonNullable<StepThreat['scheme']>)
  const elsewhere = accelerationElsewhere(state)
  if (main.acceleration === undefined && elsewhere !== null) {
    const acceleration = Math.max(0, threat - elsewhere - (main.tokens ?? 0))
    const known = { ...main, acceleration }
    if (scheme) replaceScheme(state, main.id, known)
    else state.facts = { ...state.facts, schemes: [...schemesIn(state), known] }
  }
  return main.id
}
