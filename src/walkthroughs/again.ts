// The next attack, prepared from a finished one: the same attacker and target, with the table as it now stands.
import type { Facts } from '../engine/types.ts'
import type { Prepared } from './prepared.ts'
import type { Scene } from './scene.ts'

/** Why there is no next attack of the same kind. */
export type NotAgain = {
  readonly notAgain: 'notOver' | 'playerDefeated' | 'attackerGone' | 'targetGone'
}

/** A piece of the table as it stands after an attack. */
type Piece = {
  readonly id: string
  readonly kind: string
  readonly player?: string
  readonly rested?: boolean
}
type Table = { readonly pieces: readonly Piece[] }

/** A finished attack, as far as the next one needs it. */
export type Finished = { readonly setUp: Facts; readonly outcome: Facts; readonly table: Table }

/** What the set-up of the next attack of a flow has beside the table; or why there is none. */
export type Next = (finished: Finished) => Facts | NotAgain

/**
 * Prepares the attack anew. Readiness is as it is, so that starting it may be refused, for instance because the hero is
 * exhausted; a rested Unit leaves open who attacks next.
 */
export function again({ walkthrough, played }: Scene, next: Next): Prepared | NotAgain {
  const { id: after, flow, names, seats, setUp } = walkthrough
  const { outcome } = played
  if (!outcome) return { notAgain: 'notOver' }
  if (!outcome.table) return { notAgain: 'playerDefeated' }
  const table = outcome.table as Facts & Table
  const attack = next({ setUp, outcome, table })
  if ('notAgain' in attack) return attack as NotAgain
  return { flow, names, seats, after, answers: [], setUp: { edition: outcome.edition, ...table, ...attack } }
}

export const isThere = ({ pieces }: Table, id: unknown): boolean => pieces.some(piece => piece.id === id)
