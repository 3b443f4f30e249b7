// Opens the store that the configuration names.
import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

/** Where everything is kept: with the address of a PostgreSQL database, there; else in the file. */
export type Whereabouts = { readonly path: string; readonly url: string | undefined }

/**
 * The file is not touched if there is an address.
 * @param tell is told what goes wrong with the file between calls
 * @throws StoreFault if it cannot be opened
 */
export const openStore = ({ path, url }: Whereabouts, tell?: (fault: unknown) => void): Promise<Store> =>
  url ? openPostgres(url) : openSqlite(path, tell)
