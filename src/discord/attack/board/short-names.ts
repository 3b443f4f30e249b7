// Replaces names that are too long for a custom id by short keys, which never change.
import { hash } from 'node:crypto'

/** The longest name that stays as it is: an id with two such names is still short. */
const LONGEST = 14
/** The first character of every key. */
export const MARK = '~'

/** The name itself if it is short and has no character that separates ids; else MARK and the beginning of its hash. */
export function shortName(name: string): string {
  const fits = name.length <= LONGEST && !/[|‖]/.test(name) && !name.startsWith(MARK)
  return fits ? name : MARK + hash('sha256', name, 'base64url').slice(0, 8)
}
