// Words why the store of the configuration cannot be opened, and what to look at.
import type { Translate } from './i18n/words.ts'
import type { Whereabouts } from './store/open.ts'
import { StoreFault } from './store/store.ts'

/** The words for the operator. @throws what is no StoreFault, for only we can have caused it */
export function storeFaultText(error: unknown, { path, url }: Whereabouts, t: Translate): string {
  if (!(error instanceof StoreFault)) throw error
  const reason = error.cause instanceof Error ? error.cause.message : error.message
  return url ? t('problems:store.cannotReach', { reason }) : t('problems:store.cannotOpen', { path, reason })
}
