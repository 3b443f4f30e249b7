// The plain names of users who have taken answers back. A seat has a name; of a user without one only the press tells it,
// and the bot remembers it for a while: nothing more is stored about persons.
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import type { Translate } from '../../../words/words.ts'

/** The names by walkthrough and user, the least recent first: a name belongs to the server in which it was told. */
const recent = new Map<string, string>()
const MOST_RECENT = 500

const keyOf = (walkthrough: string, user: string): string => `${walkthrough}|${user}`

/** Remembers the name that Discord tells with a press that takes an answer back. */
export function rememberTaker(walkthrough: string, user: string, name: string): void {
  const key = keyOf(walkthrough, user)
  recent.delete(key)
  recent.set(key, name)
  for (const oldest of recent.keys()) if (recent.size > MOST_RECENT) recent.delete(oldest)
}

/** The name of the user's seat, else the remembered one, else “someone”; not escaped. */
export function takerName(
  { id, seats }: Pick<Walkthrough, 'id' | 'seats'>,
  user: string | null,
  t: Translate,
): string {
  if (user === null) return t('attack:someone')
  const seat = seats.find(one => one.user === user)
  return seat?.name ?? recent.get(keyOf(id, user)) ?? t('attack:someone')
}
