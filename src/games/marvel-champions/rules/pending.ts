// Activations that effects start: each waits until the one that goes on is over, and what of its ability is left comes after it.
import { tell } from '../../../engine/table.ts'
import type { Pending, TableFacts } from '../vocabulary/table-facts.ts'
import { byKind } from './activations/activation.ts'
import { inPlay } from './characters.ts'
import { playersLeft } from './players.ts'
import { characterNamed, identityOf, type MarvelTable, type MarvelTableState, type State } from './state.ts'
import { attackForbidden, canActivate, schemeForbidden } from './targeting.ts'

/** Says that an effect has started this activation, if one has. */
export function tellsWhatStartedIt(table: MarvelTable): void {
  const { startedBy, attacker: piece } = table.memory.state.activation
  if (!startedBy) return
  tell(table, { type: 'activation_by_effect', clause: 'MC-ACTIV-06', piece })
}

/** Whether something of the ability that has started this activation is left, now that this is over. */
export const hasRest = ({ activation }: State): boolean =>
  activation.startedBy?.rest !== undefined && !isStillToCome(activation)

/** Says what of that ability is left (MC-ACTIV-07). */
export function effectGoesOn(table: MarvelTable): void {
  const { by: card, rest: text = '' } = table.memory.state.activation.startedBy ?? {}
  tell(table, { type: 'effect_goes_on', clause: 'MC-ACTIV-07', text, ...(card && { card }) })
}

/** An enemy that schemes instead of attacking, or attacks instead of scheming, has still to do so. */
const isStillToCome = (activation: State['activation']): boolean =>
  byKind(activation, {
    enemyAttack: ({ instead }) => instead === 'schemes',
    enemyScheme: ({ instead }) => instead === 'attacks',
    playerAttack: () => false,
    thwart: () => false,
    changes: () => false,
  })

/** Those that wait on a table after this activation. */
export function waitingAfter(state: State): readonly Pending[] {
  const instead = comesInstead(state)
  return [...(instead ? [instead] : []), ...pendingOn(state)]
}

/** What an enemy still has to do that does it instead of this; against an alter-ego its scheme is due anyway. */
function comesInstead(state: State): Pending | null {
  const { activation } = state
  const { startedBy, attacker: enemy, player, kind } = activation
  if (!isStillToCome(activation)) return null
  if (startedBy) return { ...startedBy, does: kind === 'enemyScheme' ? 'attacks' : 'schemes' }
  return isByCard(state) ? { enemy, player, does: kind === 'enemyScheme' ? 'attacks' : 'schemes' } : null
}

/** Whether only a card makes an enemy do what its player's form does not: then the activation is spent on that. */
export function isByCard(state: State): boolean {
  const { activation } = state
  const form = identityOf(state, activation.player)?.kind
  return isStillToCome(activation) && form === (activation.kind === 'enemyScheme' ? 'alter-ego' : 'hero')
}

/** Whether no card forbids it to do so. */
const CAN: Readonly<Record<Pending['does'], typeof canActivate>> = {
  attacks: (_, enemy) => attackForbidden(enemy) === null,
  schemes: (_, enemy) => schemeForbidden(enemy) === null,
  activates: canActivate,
}

/** Those that can still come: the enemy is in play and may do so, and the player is in the game. */
export const pendingOn = (state: MarvelTableState): readonly Pending[] =>
  (state.facts.pending ?? []).filter(({ enemy, player, does }) => {
    const piece = state.pieces.find(({ id }) => id === enemy)
    const can = piece && inPlay(piece) && CAN[does](state, piece, player)
    return can && (player === undefined || playersLeft(state).includes(player))
  })

/** Whether heroes and allies can act, as far as the table knows: what effects have started comes before that. */
export const isPlayersTurn = (state: MarvelTableState): boolean =>
  state.facts.phase !== 'villain' && pendingOn(state).length === 0

/**
 * Those of which one comes next, which the first player chooses (MC-ACTIV-06): of the enemies that one card has activate, the
 * villains come before the minions (MC17-C-08).
 */
export function nextWaiting(state: MarvelTableState): readonly Pending[] {
  const waiting = pendingOn(state)
  const isVillain = ({ enemy }: Pending) =>
    state.pieces.some(({ id, kind }) => id === enemy && kind === 'villain')
  return waiting.filter(
    one => isVillain(one) || !waiting.some(other => other.by === one.by && isVillain(other)),
  )
}

/** The fields of a set-up for an activation that waits on the table: it waits no more, and the set-up says what started it. */
export function startedOn(
  { pending = [] }: TableFacts,
  {
    enemy,
    player,
    does,
  }: { readonly enemy: string; readonly player: string; readonly does?: Pending['does'] },
): { readonly pending?: Pending[]; readonly startedBy?: Pending } {
  const startedBy = pending.find(
    one =>
      one.enemy === enemy &&
      (one.player ?? player) === player &&
      (does === undefined || one.does === does || one.does === 'activates'),
  )
  return startedBy ? { pending: pending.filter(one => one !== startedBy), startedBy } : {}
}

/** The player against whom an enemy activates of whom an effect does not say it; undefined: nobody has said it. */
export function againstWhom(state: State, enemy: string): string | undefined {
  const [only, ...others] = playersLeft(state)
  const attacked = byKind<string | undefined>(state.activation, {
    enemyAttack: ({ player }) => player,
    enemyScheme: ({ player }) => player,
    playerAttack: () => undefined,
    thwart: () => undefined,
    changes: () => undefined,
  })
  return characterNamed(state, enemy)?.engagedWith ?? attacked ?? (others.length === 0 ? only : undefined)
}
