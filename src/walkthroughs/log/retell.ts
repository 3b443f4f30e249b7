// Tells a finished attack as it was told, whatever today's rules make of its answers.
import type { AnyFlow, Point, Shown } from '../../games/game.ts'
import type { AnyOutcome } from '../../games/outcome.ts'
import { isTooLarge } from '../../store/game-tables.ts'
import type { Head, Walkthrough } from '../../store/walkthroughs.ts'
import type { Retelling } from '../scene.ts'
import { type AnswerRow, entriesOf } from './log.ts'

/** A play as it is shown, and how that is the attack as it was. */
export type Retold = { readonly played: Shown; readonly retelling: Retelling }

/** The answers up to the first that today's rules refuse, and how many they refuse. */
type UpToToday = { readonly counting: readonly AnswerRow[]; readonly last: Point; readonly dropped: number }

/** Plays nothing but, of an attack that has just been opened again, the answers that were taken back with its end. */
export function retold(
  walkthrough: Pick<Walkthrough, 'outcome' | 'closed' | 'ending' | 'rows'>,
  flow: AnyFlow,
  today: UpToToday,
): Retold {
  const { outcome, closed, ending } = walkthrough
  const [played, isRefused] = [today.last.shown(), today.dropped > 0]
  const told = ending === 'over' && outcome ? flow.asTold(played, outcome) : null
  if (told && isRefused) return { played: told.played, retelling: 'upTo' }
  if (told) return told.isSame ? { played, retelling: 'asTold' } : { ...told, retelling: 'otherwise' }
  if (isRefused && closed) return { played: flow.upTo(played), retelling: 'withoutEnd' }
  if (endsOtherwise(walkthrough, flow, today)) return { played, retelling: 'reopened' }
  return { played, retelling: played.isOver ? 'byToday' : 'asTold' }
}

/** Whether an attack that has been opened again, and to which nothing has been added since, would not end as it did. */
function endsOtherwise(
  { outcome, closed, rows }: Pick<Walkthrough, 'outcome' | 'closed' | 'rows'>,
  flow: AnyFlow,
  { counting, last, dropped }: UpToToday,
): boolean {
  const end = rows.findLastIndex(row => 'answer' in row) + 1
  if (closed || !outcome || dropped > 0 || end === rows.length) return false
  const taken = entriesOf(rows.slice(0, end)).live.slice(counting.length)
  const points = last.along(taken.map(({ row }) => row.answer))
  if (points.length < taken.length) return true
  const told = flow.asTold((points.at(-1) ?? last).shown(), outcome)
  return told !== null && !told.isSame
}

/** The outcome of a play in the form in which it is stored; undefined before its end, and if it has too many bytes. */
export const outcomeToStore = ({ outcome }: Shown): NonNullable<Head['outcome']> | undefined =>
  outcome ? toStore(outcome) : undefined

/** How the table of a play that goes on stands, in the same form; null if it has too many bytes. */
export const leftToStore = ({ now }: Shown): Head['outcome'] => (now && toStore(now)) ?? null

function toStore(outcome: AnyOutcome): NonNullable<Head['outcome']> | undefined {
  // The moments of the attack are the engine's memory: no board tells them.
  const { occurred: _, opened: __, ...told } = outcome
  return isTooLarge(told) ? undefined : told
}
