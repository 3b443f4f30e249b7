// Who may open a closed attack again, and what that counts.

import type { NewRow, Press, Reopening } from '../store/log.ts'
import type { Head } from '../store/walkthroughs.ts'
import type { Tables } from './log/replay.ts'
import { isResting, type Scene } from './scene.ts'

/** Who presses, and whether they manage the server in which they do; without a place they manage none. */
export type TablePress = Press & {
  readonly place?: { readonly guild: string | null; readonly managesGuild: boolean }
}

/** An end counts as new for as long as Discord lets a command be answered, in milliseconds. */
const NEW_END = 15 * 60_000

/**
 * The conditions on which a press opens a closed walkthrough, with a row or without one. Who takes the end back that has
 * just come only goes on with the attack of today: that does not count for the day once more. Nor does a further report where
 * reports follow one another, which whoever may give it gives as in an open attack.
 */
export const reopeningOf = (
  { most }: Pick<Tables, 'most'>,
  press: TablePress,
  scene: Pick<Scene, 'walkthrough' | 'played'>,
  row: NewRow | null,
): Reopening => ({
  mayOpen: closed => isResting(scene) || mayOpen(closed, press),
  most,
  countsForDay: !isResting(scene) && !takesNewEndBack(scene.walkthrough, press, row),
})

/**
 * A side may open what is over or stopped; everybody may if no side is left, since then it counts against whoever opens it.
 * For what a manager has closed, that person has to manage the server, too.
 */
function mayOpen(
  closed: Pick<Head, 'starter' | 'beginner' | 'seats' | 'ending' | 'guild'>,
  { userId, place }: Pick<TablePress, 'userId' | 'place'>,
): boolean {
  const sides = sidesOf(closed)
  if (sides.length > 0 && !sides.includes(userId)) return false
  const manages = place !== undefined && place.guild === closed.guild && place.managesGuild
  return closed.ending !== 'manager' || manages
}

/** The sides of an attack: who leads it, who began it, and who has a seat in it. */
export const sidesOf = ({
  starter,
  beginner,
  seats,
}: Pick<Head, 'starter' | 'beginner' | 'seats'>): readonly string[] => [
  ...new Set([starter, beginner, ...seats.map(({ user }) => user)].filter(user => user !== null)),
]

function takesNewEndBack({ ending, rows }: Scene['walkthrough'], { at }: Press, row: NewRow | null): boolean {
  const last = rows.at(-1)
  if (ending !== 'over' || !last || !row || !('takesBack' in row)) return false
  return row.takesBack === last.number && at - last.at <= NEW_END
}
