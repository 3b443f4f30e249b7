// The targets that an effect chooses and that must be there (10-1-8-1-1, 10-1-8-1-2, 10-2-2).
import type { AbilityGiven } from '../../vocabulary/effects.ts'
import { opponentOf } from '../opponent.ts'
import { inPlay } from '../pieces.ts'
import { pieceNamed, type State } from '../state.ts'

export type Chosen = NonNullable<AbilityGiven['chooses']>
/** The player whose effect it is, and the card on which it stands. */
type Whose = { readonly owner: string | null; readonly source?: string | null | undefined }

/** The targets before “Then” or “If you do”. */
export const firstPart = (chosen: Chosen): Chosen => chosen.filter(one => !one.afterThen)

/** Whether all these targets are there: as many as the effect says, or at least one of each, as the edition has it. */
export function hasTargets(state: State, chosen: Chosen, { owner, source }: Whose): boolean {
  const all = state.edition.targets.effect === 'as many as it says'
  return chosen.every(one => {
    if ('units' in one) return there(state, one, owner) >= (all ? (one.count ?? 1) : 1)
    return one.battled === 'unit' ? battlesUnit(state, one, source) : battlesShieldArea(state)
  })
}

/** Whether a card battles a Unit, and one that is damaged if the effect says so; without its card, nobody knows. */
function battlesUnit(state: State, { is }: { is?: 'damaged' | undefined }, source: Whose['source']): boolean {
  const card = pieceNamed(state, source ?? null)
  if (!card) return true
  const opponent = opponentOf(state, card)
  return opponent?.is === 'unit' && (is === undefined || opponent.unit.damage > 0)
}

/** Whether the player is attacked and a Base or Shield lies there; an unknown shield area may have one. */
const battlesShieldArea = ({ battle, shields, pieces, standby }: State): boolean =>
  battle.target === 'player' &&
  (shields !== 0 || pieces.some(one => one.kind === 'base' && one.player === standby && inPlay(one)))

type Units = Extract<Chosen[number], { units: string }>

function there({ pieces }: State, chosen: Units, owner: string | null): number {
  const { units, is, levelFrom = 0, levelUpTo } = chosen
  return pieces.filter(one => {
    if (one.kind !== 'unit' || !inPlay(one)) return false
    if ((one.player === owner) !== (units === 'own')) return false
    // An unknown level may be any, so that the players can choose the Unit.
    const level = one.token ? 0 : one.level
    if (level !== null && (level < levelFrom || level > (levelUpTo ?? level))) return false
    return is === undefined || one.rested === (is === 'rested')
  }).length
}
