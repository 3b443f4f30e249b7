// The next attack, prepared from a finished one: the same attacker and target, with the table as it now stands.
import type { AnyOutcome } from '../games/outcome.ts'
import type { Scene } from './scene.ts'
import type { Prepared } from './start.ts'

/** Why there is no next attack of the same kind. */
export type NotAgain = { readonly notAgain: 'notOver' | 'playerDefeated' | 'attackerGone' | 'targetGone' }

type Over<O extends AnyOutcome> = O & { readonly table: NonNullable<O['table']> }

/** The set-up's fields beside the table: those that stay as they were, and the new values of others. */
type Repeated<S> = { readonly stays: readonly (keyof S & string)[]; readonly anew: Partial<S> }

/** How a flow repeats an attack with this set-up and outcome; or why it cannot. */
export type Next<S, O extends AnyOutcome> = (setUp: S, outcome: Over<O>) => Repeated<S> | NotAgain

/**
 * Prepares the next attack. Pieces stay ready or exhausted, so the rules may refuse its start, for instance because the
 * hero is exhausted. A rested Unit leaves open who attacks next.
 */
export function again<S, O extends AnyOutcome>(
  { walkthrough }: Scene,
  ended: { readonly setUp: S; readonly outcome: O | null },
  next: Next<S, O>,
): Prepared | NotAgain {
  const { flow, names, seats, setUp } = walkthrough
  const { outcome } = ended
  if (!outcome) return { notAgain: 'notOver' }
  const { table, summary } = outcome
  if (!table) return { notAgain: 'playerDefeated' }
  const attack = next(ended.setUp, { ...outcome, table })
  if ('notAgain' in attack) return attack
  const stays = Object.entries(setUp).filter(([key]) => attack.stays.some(one => one === key))
  return {
    ...{ flow, names, seats, on: walkthrough, answers: [] },
    setUp: { edition: summary.edition, ...table, ...Object.fromEntries(stays), ...attack.anew },
  }
}

export const isThere = (
  { pieces }: { readonly pieces: readonly { readonly id: string }[] },
  id: string,
): boolean => pieces.some(piece => piece.id === id)
