// Reports a failing store: to the user what it means for them, to the operator what has failed.

import type { Log } from '../../log.ts'
import type { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { seldom } from '../request/log-limit.ts'

/** The sentence for the user. */
export function storeSentence({ kind }: StoreFault, t: Translate): string {
  return {
    busy: t('problems:store.busy'),
    full: t('problems:store.full'),
    readOnly: t('problems:store.readOnly'),
    unavailable: t('problems:store.unavailable'),
  }[kind]
}

/** Logs store faults, each kind at most once a minute: while a disk is full, every press fails in the same way. */
export function storeTrouble(log: Log): (fault: StoreFault) => void {
  const isNews = seldom()
  return fault => {
    if (isNews(fault.kind)) log.error({ store: fault.kind, err: fault.cause ?? fault }, 'the store fails')
  }
}
