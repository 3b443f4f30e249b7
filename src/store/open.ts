// Opens the store that the configuration names.
import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

/** Where the store is: in the PostgreSQL database at `url` if there is one, else in the file at `path`. */
export type Whereabouts = { readonly path: string; readonly url: string | undefined }

/**
 * Opens PostgreSQL if there is an address, and then does not touch the file.
 * @param tell receives faults of the file that occur between calls
 * @throws StoreFault if the store cannot be opened
 */
export const openStore = ({ path, url }: Whereabouts, tell?: (fault: unknown) => void): Promise<Store> =>
  url ? openPostgres(url) : openSqlite(path, tell)
