// Keeps the choices for texts that were typed before: everybody types the same first letters, and data never changes.
import { remembered } from '../../search/query.ts'
import type { Choice } from './command.ts'

/** The most texts kept for each scope; when there are more, those of the scope are forgotten. */
const MOST = 1_000

/** What the choices for a text depend on besides the text. Its values must be few, since choices are kept for each. */
type Scope = Readonly<Record<string, string | null>>

/**
 * Caches `workOut`, which must always return the same choices for the same scope and text. Texts longer than a query are
 * not kept.
 */
export function keptChoices<S extends Scope>(
  workOut: (scope: S, text: string) => readonly Choice[],
): (scope: S, text: string) => readonly Choice[] {
  const scopes = new Map<string, (text: string) => readonly Choice[]>()
  return (scope, text) => {
    const key = JSON.stringify(scope)
    const choices = scopes.get(key) ?? remembered(MOST, typed => workOut(scope, typed))
    scopes.set(key, choices)
    return choices(text)
  }
}
