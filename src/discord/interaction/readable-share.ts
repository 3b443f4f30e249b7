// How many of the interactions of the last minute could be read.

export type ReadableShare = {
  readonly note: (isRead: boolean) => void
  /** Whether more than half of the last minute's interactions could be read; none counts as all. */
  readonly isMost: () => boolean
}

const SECONDS = 60

/** @param now in milliseconds */
export function readableShare(now: () => number = () => performance.now()): ReadableShare {
  let seconds: { readonly at: number; readonly read: number; readonly unread: number }[] = []
  const recent = () => seconds.filter(({ at }) => at > now() / 1_000 - SECONDS)
  return {
    note: isRead => {
      const at = Math.floor(now() / 1_000)
      const last = seconds.at(-1)
      const { read, unread } = last?.at === at ? last : { read: 0, unread: 0 }
      const noted = { at, read: read + Number(isRead), unread: unread + Number(!isRead) }
      seconds = [...recent().filter(second => second.at !== at), noted]
    },
    isMost: () => {
      const sum = (of: 'read' | 'unread') => recent().reduce((all, second) => all + second[of], 0)
      return sum('unread') === 0 || sum('unread') < sum('read')
    },
  }
}
