// Compares the ends of the same attack under two editions.
import type { Flow, SetUp } from './flow.ts'
import type { Game } from './game.ts'

export type Difference<O extends object> = {
  [F in keyof O & string]: { readonly field: F; readonly here: O[F]; readonly there: O[F] }
}[keyof O & string]

/** The fields of an outcome that the flow compares and that are not the same here and there. */
export function differences<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  here: O,
  there: O,
): readonly Difference<O>[] {
  return flow.compared
    .filter(field => JSON.stringify(here[field]) !== JSON.stringify(there[field]))
    .map(field => ({ field, here: here[field], there: there[field] }))
}
