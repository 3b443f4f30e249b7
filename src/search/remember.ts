// Keeps what was found for texts that were typed before: everybody types the same first letters, and data never changes.
import { memoryOf } from '../kept.ts'
import { LONGEST_QUERY } from './query.ts'

/** The most texts kept, in all scopes together. */
const MOST = 5_000

/** What the result for a text depends on besides the text. */
type Scope = Readonly<Record<string, string | null>>

/**
 * Caches `workOut`, which must always return the same for the same scope and text. Texts longer than a query are not kept.
 */
export function remember<S extends Scope, V extends object>(
  workOut: (scope: S, text: string) => V,
): (scope: S, text: string) => V {
  const known = memoryOf<V>(MOST)
  return (scope, text) => {
    if (text.length > LONGEST_QUERY) return workOut(scope, text)
    const key = `${JSON.stringify(scope)} ${text}`
    return known.get(key) ?? known.put(key, workOut(scope, text))
  }
}
