// Names that are too long for a custom id stand there as a short key, which is the same for ever.
import { hash } from 'node:crypto'

/** Ids of two names of this length are still short. */
const LONGEST = 14
/** What a key begins with. */
export const MARK = '~'

/** The name itself if it is short and holds nothing that an id is cut at; else the beginning of its hash. */
export function shortName(name: string): string {
  const fits = name.length <= LONGEST && !/[|‖]/.test(name) && !name.startsWith(MARK)
  return fits ? name : MARK + hash('sha256', name, 'base64url').slice(0, 8)
}
