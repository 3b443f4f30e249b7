// The AP, keywords and numbers of a card now: its own, what constant effects give, and what lasts for this battle.
import type { GundamDamageKind } from '../events.ts'
import type { Constant, KeptOff, Keyword, TargetRule } from '../vocabulary/pieces.ts'
import { constantsOn } from './constants.ts'
import { hasTrait, inPlay, type Piece, within } from './pieces.ts'
import type { State } from './state.ts'

type Number = 'ap' | 'breach' | 'repair'

/** The sum of a number that constant effects give to a card. All of them are added together (10-1-5-5). */
const constantly = (state: State, piece: Piece, number: Number): number =>
  constantsOn(state, piece, one => one[number] !== undefined, apOf).reduce(
    (sum, one) => sum + (one[number] ?? 0) * timesOf(state, piece, one),
    0,
  )

/** How often a constant effect counts: once, or for each token with a trait. */
const timesOf = ({ pieces }: State, { player }: Piece, { forEach }: Constant): number =>
  forEach
    ? pieces.filter(one => inPlay(one) && one.player === player && one.token && hasTrait(one, forEach.token))
        .length
    : 1

/** The sum that the effects of this battle and constant effects add to the AP of a piece. */
export function apChanges(state: State, piece: Piece): number {
  return state.battle.effects.reduce(
    (sum, one) => sum + ('ap' in one && one.piece === piece.id ? one.ap : 0),
    constantly(state, piece, 'ap'),
  )
}

/** The AP now, never below 0; null if it is unknown. */
export function apOf(state: State, piece: Piece): number | null {
  return piece.ap === null ? null : Math.max(0, piece.ap + apChanges(state, piece))
}

/** Whether a Unit has this level and this AP at most. One that is unknown is not low; a token has level 0. */
export function isWeak(
  state: State,
  unit: Piece,
  { levelUpTo, apUpTo }: Pick<KeptOff, 'levelUpTo' | 'apUpTo'>,
): boolean {
  const upTo = (now: number | null, most: number | undefined): boolean =>
    most === undefined || (now !== null && now <= most)
  return upTo(unit.token ? 0 : unit.level, levelUpTo) && upTo(apOf(state, unit), apUpTo)
}

export function hasKeyword(state: State, piece: Piece, keyword: Keyword): boolean {
  const change = state.battle.effects.findLast(
    one => 'keyword' in one && one.piece === piece.id && one.keyword === keyword,
  )
  if (change && 'loses' in change) return !change.loses
  return (
    piece.keywords.includes(keyword) ||
    constantsOn(state, piece, one => one.keyword === keyword, apOf).length > 0
  )
}

/** Whether a constant effect lays down this rule for a card where a target is declared. */
export const isRuled = (state: State, piece: Piece, rule: TargetRule): boolean =>
  constantsOn(state, piece, one => one.rule === rule, apOf).length > 0

/** Whether a Unit may attack this active enemy Unit: by its set-up, or by a constant effect up to a level. */
export function mayAttackActive(state: State, attacker: Piece, target: Piece): boolean {
  const { mayAttackActive: named } = attacker
  if (Array.isArray(named) ? named.includes(target.id) : named) return true
  return constantsOn(state, attacker, one => one.rule === 'mayAttackActive', apOf).some(
    ({ levelUpTo }) => levelUpTo === undefined || target.level === null || target.level <= levelUpTo,
  )
}

/** The sum of the numbers of <Breach N>. */
export function breachOf(state: State, piece: Piece): number {
  return state.battle.effects.reduce(
    (sum, one) => {
      if (!('breach' in one) || one.piece !== piece.id) return sum
      return one.breach === null ? 0 : within(sum + one.breach)
    },
    piece.breach + constantly(state, piece, 'breach'),
  )
}

/** The sum of the numbers of <Repair N>. */
export const repairOf = (state: State, piece: Piece): number =>
  piece.repair + constantly(state, piece, 'repair')

/** The name of the shield area in effects that last; no card is named so. */
export const SHIELD_AREA = 'Shield area'

/** By how much damage by an enemy is reduced, and the conditions of that. */
export type Reduction = { readonly reduces: number; readonly while: Constant['while'] }

/** What reduces damage of this kind by an enemy to this card; `null` stands for the top Shield (5-21). */
export function reductionsOf(
  state: State,
  player: string,
  piece: Piece | null,
  kind: GundamDamageKind,
): Reduction[] {
  const lasting = state.battle.effects.flatMap(one =>
    'reduces' in one && (one.only ?? kind) === kind && isMeant(state, one.piece, player, piece)
      ? [{ reduces: one.reduces, while: [] }]
      : [],
  )
  if (!piece) return lasting
  const isOne = ({ reduces, reducesOnly = kind }: Constant) => reduces !== undefined && reducesOnly === kind
  const constant = constantsOn(state, piece, isOne, apOf)
  return [...constant.map(one => ({ reduces: one.reduces ?? 0, while: one.while })), ...lasting]
}

/** The damage by an enemy that this card cannot receive; `null` stands for the top Shield (5-5). */
export function keptOffFrom(state: State, player: string, piece: Piece | null): KeptOff[] {
  const lasting = state.battle.effects.flatMap(one =>
    'keepsOff' in one && isMeant(state, one.piece, player, piece) ? [one.keepsOff] : [],
  )
  if (!piece) return lasting
  const constant = constantsOn(state, piece, one => one.keepsOff !== undefined, apOf)
  return [...constant.flatMap(one => one.keepsOff ?? []), ...lasting]
}

/** Whether an effect on a card, or on the shield area, is meant for this one. */
const isMeant = (state: State, whom: string, player: string, piece: Piece | null): boolean =>
  whom === piece?.id || (whom === SHIELD_AREA && player === state.standby && piece?.kind !== 'unit')

/** What constant effects give to the cards in play now. */
export function constantsNow(state: State): { piece: string; constant: Constant }[] {
  const cards = state.pieces.filter(one => inPlay(one))
  if (cards.every(one => one.constants.length === 0)) return []
  return cards.flatMap(one =>
    constantsOn(state, one, () => true, apOf).map(constant => ({ piece: one.id, constant })),
  )
}
