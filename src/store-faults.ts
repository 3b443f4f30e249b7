// Tells the operator in words why the store cannot be opened, or is lost, and how to mend it.
import type { Log } from './log.ts'
import type { Whereabouts } from './store/open.ts'
import { LostFile } from './store/sqlite/file-watch.ts'
import { StoreFault } from './store/store.ts'
import type { Translate } from './words/words.ts'

/** The words for the operator. @throws any error other than a StoreFault, since it is a mistake of this program */
export function storeFaultText(error: unknown, { path, url }: Whereabouts, t: Translate): string {
  if (!(error instanceof StoreFault)) throw error
  const reason = error.cause instanceof Error ? error.cause.message : error.message
  return url ? t('problems:store.cannotReach', { reason }) : t('problems:store.cannotOpen', { path, reason })
}

/** Logs faults of the file that occur between calls. A lost file needs the operator, so it is also described in words. */
export function storeTeller(log: Log, t: Translate): (fault: unknown) => void {
  return fault => {
    const lost = fault instanceof StoreFault ? fault.cause : null
    if (!(lost instanceof LostFile))
      return log.error({ err: fault }, 'the database file was not looked after')
    const { loss, file } = lost
    log.fatal({ loss, file }, 'the database file is lost')
    console.error(`${t(`problems:store.lost.${loss}`, { file })} ${t('problems:store.lost.now')}`)
  }
}
