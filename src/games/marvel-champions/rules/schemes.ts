// The schemes of the table: which of them is meant, how much an enemy places on one, and the threat that is placed.
import { tell } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import type { TableFacts } from '../vocabulary/table-facts.ts'
import { characterNamed, type MarvelTable, type MarvelTableState, type State } from './state.ts'

export type SchemeInPlay = NonNullable<TableFacts['schemes']>[number]

export const schemesIn = ({ facts }: Pick<MarvelTableState, 'facts'>): readonly SchemeInPlay[] =>
  facts.schemes ?? []

export const mainSchemes = (state: Pick<MarvelTableState, 'facts'>): readonly SchemeInPlay[] =>
  schemesIn(state).filter(({ kind }) => kind === 'main')

/** How many boost icons each boost card has more by the amplify icons in play, as far as the table knows them. */
export const amplifyIcons = (state: Pick<MarvelTableState, 'facts'>): number =>
  schemesIn(state).reduce((sum, { amplify = 0 }) => sum + amplify, 0)

/**
 * The SCH of the enemy that schemes with what raises it in this activation, never below 0; null: it is unknown. A dash is a 0 that
 * nothing changes (MC-DASH-03).
 */
export function modifiedSch(state: State): number | null {
  const { attacker, bonus } = state.activation
  const sch = characterNamed(state, attacker)?.sch ?? null
  if (sch === '-') return 0
  return sch === null ? null : Math.max(0, sch + bonus)
}

/**
 * Places threat on a scheme, or takes a negative amount off it. A main scheme that has its target threat advances, and threat beyond
 * that is lost (MC-MAINSCHEME-02, MC-MAINSCHEME-03): its next stage is unknown.
 * @param id null: the main scheme; if nobody has named that, or several are in play, only the amount is told
 */
export function placesThreat(
  table: MarvelTable,
  id: string | null,
  amount: number,
  clause: MarvelClause,
): void {
  const { state } = table.memory
  const [main, ...others] = mainSchemes(state)
  const only = others.length === 0 ? main : undefined
  const scheme = id === null ? only : schemesIn(state).find(one => one.id === id)
  const now = scheme?.threat === undefined ? undefined : Math.max(0, scheme.threat + amount)
  tell(table, {
    type: 'threat_placed',
    clause,
    amount,
    ...(scheme && { scheme: scheme.id }),
    ...(now !== undefined && { now }),
  })
  if (!scheme || now === undefined) return
  replace(state, { ...scheme, threat: now })
  if (scheme.kind === 'main' && scheme.threshold !== undefined && now >= scheme.threshold)
    completed(table, scheme, now - scheme.threshold)
}

/** Its acceleration tokens stay with it; what else its next stage has, nobody has said. */
function completed(table: MarvelTable, { id, kind, acceleration }: SchemeInPlay, lost: number): void {
  replace(table.memory.state, { id, kind, ...(acceleration !== undefined && { acceleration }) })
  tell(table, { type: 'scheme_completed', clause: 'MC-MAINSCHEME-02', scheme: id, lost })
}

function replace(state: MarvelTableState, scheme: SchemeInPlay): void {
  const schemes = schemesIn(state).map(one => (one.id === scheme.id ? scheme : one))
  state.facts = { ...state.facts, schemes }
}
