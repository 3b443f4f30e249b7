// Looks at the store that the configuration names, without opening it: a bot that runs may have it open.
import type { Whereabouts } from './open.ts'
import type { StoreState } from './sql/state.ts'
import { sqliteState } from './sqlite/state.ts'

/**
 * Looks at PostgreSQL if there is an address, and then not at the file.
 * @throws StoreFault if `openStore` could not open it, or not write to it
 */
export async function storeState({ path, url }: Whereabouts): Promise<StoreState> {
  if (url === undefined) return sqliteState(path)
  const { postgresState } = await import('./postgres/state.ts')
  return postgresState(url)
}
