// Decides which schemes a hero or an ally may thwart, and which card forbids it.
import type { Barred, Context, Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelProblem } from '../problems.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'
import { type Character, controllerOf, has, inPlay, isConfused } from './characters.ts'
import { isThwart } from './defending.ts'
import { isCrisis, schemesIn } from './schemes.ts'
import type { Marvel, MarvelTableState, State } from './state.ts'

type Here = Pick<MarvelTableState, 'facts' | 'pieces'>
type Why<C extends MarvelProblem = MarvelProblem> = { readonly code: C; readonly clause: MarvelClause }

/** Why a player's cards cannot thwart this scheme, whatever threat is on it; null if they can (MC-CRISIS-01, MC-PATROL-01). */
export function thwartBarred(
  state: Here,
  player: string,
  { kind }: Pick<SchemeInPlay, 'kind'>,
): Why<'crisis' | 'patrol'> | null {
  if (kind !== 'main') return null
  if (isCrisis(state)) return { code: 'crisis', clause: 'MC-CRISIS-01' }
  const isPatrolled = state.pieces.some(
    one => inPlay(one) && has(one, 'patrol') && one.engagedWith === player,
  )
  return isPatrolled ? { code: 'patrol', clause: 'MC-PATROL-01' } : null
}

/** Why no threat of this scheme can be removed by a thwart; null if it can. Threat that nobody has said may be there. */
export const notThwartable = (state: Here, player: string, scheme: SchemeInPlay): Why | null =>
  thwartBarred(state, player, scheme) ??
  (scheme.threat === 0 ? { code: 'noThreat', clause: 'MC18-TH-04' } : null)

/** The schemes that a player's cards can thwart now. */
export const thwartable = (state: Here, player: string): SchemeInPlay[] =>
  schemesIn(state).filter(one => notThwartable(state, player, one) === null)

/** The other schemes, each with its reason. */
export const barredSchemes = (state: Here, player: string): Barred<Marvel>[] =>
  schemesIn(state).flatMap(one => {
    const why = notThwartable(state, player, one)
    return why ? [{ name: one.id, ...why }] : []
  })

/** Why a basic thwart cannot start; null if it can. A confused character may always start one (MC18-TH-04, MC18-TH-06). */
export function basicThwartProblem(
  state: Here,
  thwarter: Character,
  withoutExhausting: boolean,
): Problem<Marvel> | null {
  const details = { piece: thwarter.id }
  if (thwarter.kind !== 'hero' && thwarter.kind !== 'ally')
    return { code: 'cannotThwart', clause: 'MC-THWART-01', details }
  if (thwarter.thw === '-') return { code: 'dashThw', clause: 'MC-DASH-01', details }
  if (!thwarter.ready && !withoutExhausting) return { code: 'exhausted', clause: 'MC-THWART-01', details }
  return isConfused(thwarter) ? null : schemeProblem(state, thwarter)
}

/** Why there is no scheme for a thwart; null if there is one. Of a single scheme its own reason says more. */
export function schemeProblem(state: Here, thwarter: Character): Problem<Marvel> | null {
  const player = controllerOf(thwarter)
  const [only, ...others] = schemesIn(state)
  if (thwartable(state, player).length > 0) return null
  const why = only && others.length === 0 ? notThwartable(state, player, only) : null
  return only && why
    ? { ...why, details: { piece: only.id } }
    : { code: 'noThwartableScheme', clause: 'MC18-TH-04', details: { piece: thwarter.id } }
}

/** Whether a thwart has removed the last threat from a scheme. @param schemes those in play after it */
export const hasRemovedLast = (
  removed: readonly { readonly scheme: string; readonly amount: number }[],
  schemes: readonly SchemeInPlay[],
): boolean =>
  removed.some(
    ({ scheme, amount }) => amount > 0 && (schemes.find(({ id }) => id === scheme)?.threat ?? 0) === 0,
  )

/** Why a (thwart) ability within an activation cannot remove threat from this scheme; null if it can, or if it is no such ability. */
export const innerThwartBarred = (
  state: State,
  scheme: SchemeInPlay | undefined,
  { you, label }: Context,
): Why | null => (scheme && you !== null && isThwart(label) ? notThwartable(state, you, scheme) : null)

/**
 * Why a card cannot remove threat from the main scheme while a crisis icon is in play; null if it can. A card of the encounter deck
 * can, where the edition bars player cards; where it bars the players, only what such a card forces (MC17-C-19).
 */
export function removalBarred(state: State, scheme: SchemeInPlay | undefined, context: Context): Why | null {
  if (scheme?.kind !== 'main' || !isCrisis(state)) return null
  const ability = state.abilities.find(({ id }) => id === context.ability)
  const isOfPlayer = ability ? ability.owner !== null : context.you !== null
  const isForced = ability?.forced ?? false
  const isBarred = isOfPlayer || (state.edition.crisis === 'bars players' && !isForced)
  return isBarred ? { code: 'crisis', clause: 'MC-CRISIS-01' } : null
}
