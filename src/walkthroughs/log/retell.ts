// Tells a finished attack as it was told, whatever today's rules make of its answers.
import type { AnyFlow, Shown } from '../../games/game.ts'
import { isTooLarge } from '../../store/game-tables.ts'
import type { Head } from '../../store/walkthroughs.ts'
import type { Retelling } from '../scene.ts'

/** A play as it is shown, and how that is the attack as it was. */
export type Retold = { readonly played: Shown; readonly retelling: Retelling }

/**
 * @param played the answers up to the first that today's rules refuse
 * @param isRefused whether they refuse one
 */
export function retold(
  { outcome, closed }: Pick<Head, 'outcome' | 'closed'>,
  flow: AnyFlow,
  played: Shown,
  isRefused: boolean,
): Retold {
  const told = outcome && flow.asTold(played, outcome)
  if (told && isRefused) return { played: told.played, retelling: 'upTo' }
  if (told) return told.isSame ? { played, retelling: 'asTold' } : { ...told, retelling: 'otherwise' }
  if (isRefused && closed) return { played: flow.upTo(played), retelling: 'withoutEnd' }
  return { played, retelling: played.isOver ? 'byToday' : 'asTold' }
}

/** The outcome of a play in the form in which it is stored; undefined before its end, and if it has too many bytes. */
export function outcomeToStore({ outcome }: Shown): NonNullable<Head['outcome']> | undefined {
  if (!outcome) return undefined
  // The moments of the attack are the engine's memory: no board tells them.
  const { occurred: _, opened: __, ...told } = outcome
  return isTooLarge(told) ? undefined : told
}
