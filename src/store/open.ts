// Opens the store that the configuration names.
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

/** Where the store is: in the PostgreSQL database at `url` if there is one, else in the file at `path`. */
export type Whereabouts = { readonly path: string; readonly url: string | undefined }

/**
 * Opens PostgreSQL if there is an address, and then does not touch the file.
 * @param tell receives faults of the file that occur between calls
 * @throws StoreFault if the store cannot be opened
 */
export async function openStore({ path, url }: Whereabouts, tell?: (fault: unknown) => void): Promise<Store> {
  if (url === undefined) return openSqlite(path, tell)
  // A driver takes time to load, so only a bot on PostgreSQL loads it.
  const { openPostgres } = await import('./postgres/store.ts')
  return openPostgres(url)
}
