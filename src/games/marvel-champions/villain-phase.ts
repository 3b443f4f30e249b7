// Step 2 of the villain phase: player by player the villain, then the minions that are engaged with that player (MC-VILPHASE-03).
import type { Character } from './rules/characters.ts'
import { inPlay, isEnemy } from './rules/characters.ts'
import { playersLeft } from './rules/players.ts'
import type { MarvelTableState } from './rules/state.ts'
import { canActivate } from './rules/targeting.ts'

/** Who activates next, and against whom. */
export type PartDue = { readonly player: string; readonly enemies: readonly Character[] }

/** The part of the player who is due: the villain, or else the minions, whose order that player chooses; null: none is left. */
export function partDue(state: MarvelTableState): PartDue | null {
  for (const player of playersLeft(state)) {
    const villains = villainsDue(state, player)
    const enemies = villains.length > 0 ? villains : minionsDue(state, player)
    if (enemies.length > 0) return { player, enemies }
  }
  return null
}

/** Whether enemies activate in a phase that nobody has said, and some are left. */
export const isUnsaidPhaseOn = (state: MarvelTableState): boolean =>
  state.facts.phase === undefined && partDue(state) !== null

/** The enemies that can activate against this player, or against one of whom nobody has said who it is; the villains first. */
export function enemiesAble(state: MarvelTableState, player?: string): Character[] {
  const able = state.pieces.filter(one => isEnemy(one) && inPlay(one) && canActivate(state, one, player))
  return [...able.filter(isVillain), ...able.filter(one => !isVillain(one))]
}

const isVillain = ({ kind }: Character): boolean => kind === 'villain'

/**
 * The villain that has not activated against this player: of several the active one; while nobody has said which that is, the
 * table chooses it (MC-VILLAINS-03).
 */
function villainsDue(state: MarvelTableState, player: string): Character[] {
  const villains = enemiesAble(state, player).filter(isVillain)
  if (villains.some(({ id }) => hasActivated(state, id, player))) return []
  const active = villains.filter(one => one.active)
  return active.length > 0 ? active : villains
}

function minionsDue(state: MarvelTableState, player: string): Character[] {
  if (isPartOver(state, player)) return []
  return enemiesAble(state, player).filter(
    one => !isVillain(one) && playerOfMinion(state, one) === player && !hasActivated(state, one.id, player),
  )
}

/** The minions of which nobody knows with whom they are engaged, and that have not activated against anybody. */
export const minionsUnengaged = (state: MarvelTableState): Character[] =>
  enemiesAble(state).filter(
    one =>
      !isVillain(one) &&
      playerOfMinion(state, one) === null &&
      !(state.facts.activated ?? []).some(({ enemy }) => enemy === one.id),
  )

const hasActivated = ({ facts }: MarvelTableState, enemy: string, player: string): boolean =>
  (facts.activated ?? []).some(one => one.enemy === enemy && one.player === player)

/** A minion that engages a player whose part is over does not activate any more: a later one’s has begun (MC18-AR-06). */
function isPartOver({ players, facts: { activated = [] } }: MarvelTableState, player: string): boolean {
  const at = players.indexOf(player)
  const lastOf = (is: (index: number) => boolean) =>
    activated.findLastIndex(one => is(players.indexOf(one.player)))
  return lastOf(index => index > at) > lastOf(index => index === at)
}

/**
 * The player with whom a minion is engaged; null: nobody has said it. Minions of who is out are engaged with the next player
 * (MC-ELIMINATION-03), and of a single player all are.
 */
export function playerOfMinion(state: MarvelTableState, { engagedWith }: Character): string | null {
  const left = playersLeft(state)
  const [only, ...others] = left
  if (engagedWith === null) return others.length === 0 && only !== undefined ? only : null
  const at = state.players.indexOf(engagedWith)
  return [...state.players.slice(at), ...state.players].find(one => left.includes(one)) ?? null
}
