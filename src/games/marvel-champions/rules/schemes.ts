// The schemes of the table: which of them is meant, what they count, and what changes one.
import type { TableFacts } from '../vocabulary/table-facts.ts'
import { characterNamed, type MarvelTableState, type State } from './state.ts'

export type SchemeInPlay = NonNullable<TableFacts['schemes']>[number]

type Here = Pick<MarvelTableState, 'facts'>

export const schemesIn = ({ facts }: Here): readonly SchemeInPlay[] => facts.schemes ?? []

export const mainSchemes = (state: Here): readonly SchemeInPlay[] =>
  schemesIn(state).filter(({ kind }) => kind === 'main')

/** The scheme of this id; null: the main scheme, if it is the only one that somebody has named. */
export function schemeMeant(state: Here, id: string | null): SchemeInPlay | undefined {
  const [main, ...others] = mainSchemes(state)
  if (id === null) return others.length === 0 ? main : undefined
  return schemesIn(state).find(one => one.id === id)
}

/** Whether a scheme with a crisis icon is in play, as far as the table knows. */
export const isCrisis = (state: Here): boolean => schemesIn(state).some(({ crisis }) => crisis)

/** How many boost icons each boost card has more by the amplify icons in play, as far as the table knows them. */
export const amplifyIcons = (state: Here): number =>
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

/** Puts what is known of a scheme now in its place; null: it leaves the table. */
export function replaceScheme(state: MarvelTableState, id: string, now: SchemeInPlay | null): void {
  const schemes = schemesIn(state).flatMap(one => (one.id === id ? (now ?? []) : one))
  state.facts = { ...state.facts, schemes }
}

/** How much threat is on a scheme, once somebody has said it. */
export function threatIs(state: MarvelTableState, id: string, threat: number): void {
  const scheme = schemeMeant(state, id)
  if (scheme) replaceScheme(state, id, { ...scheme, threat })
}
