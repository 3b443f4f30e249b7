// Keeps the rows of walkthroughs that were read or written lately, so that a press reads only what is new.

import type { Store } from './store.ts'
import type { LogRow, Walkthrough } from './walkthroughs.ts'

/** The most rows kept of all walkthroughs together. */
const MOST = 5_000

/** The same store, which reads the first rows of a log once. */
export function rememberingRows(store: Store): Store {
  const recent = recentRows()
  return {
    ...store,
    read: async id => recent.keep(id, await store.read(id, recent.of(id))),
    append: async (press, row, known, mostRows) => {
      const appended = await store.append(press, row, known, mostRows)
      if ('walkthrough' in appended) recent.keep(press.walkthrough, appended.walkthrough)
      return appended
    },
    reopen: async (press, opening, row, known) => {
      const reopened = await store.reopen(press, opening, row, known)
      if ('walkthrough' in reopened) recent.keep(press.walkthrough, reopened.walkthrough)
      return reopened
    },
    markForgotten: async user => {
      recent.clear()
      await store.markForgotten(user)
    },
    forget: async user => {
      recent.clear()
      await store.forget(user)
    },
  }
}

/** The logs, those that were used least recently first. */
function recentRows() {
  const logs = new Map<string, readonly LogRow[]>()
  let kept = 0
  const drop = (id: string): void => {
    kept -= logs.get(id)?.length ?? 0
    logs.delete(id)
  }
  return {
    of: (id: string): readonly LogRow[] => logs.get(id) ?? [],
    keep: <W extends Walkthrough | null>(id: string, read: W): W => {
      drop(id)
      if (read) logs.set(id, read.rows)
      kept += read?.rows.length ?? 0
      for (const other of logs.keys()) {
        if (kept <= MOST) break
        drop(other)
      }
      return read
    },
    clear: (): void => {
      logs.clear()
      kept = 0
    },
  }
}
