// A table in memory in the simplest way, as the model that a store must agree with: chapters, the tip, lead and seats.

export type ModelChapter = {
  readonly id: string
  readonly number: number
  readonly restsOn: string | null
  restsAt: number | null
  revision: number
  closed: boolean
  by: { user: string; at: number }[]
}
export type TableModel = ReturnType<typeof tableModel>

/** @param seats who sits where, in their order */
export function tableModel(first: string, lead: string, seats: readonly string[]) {
  const begun = (id: string, number: number, on: ModelChapter | null): ModelChapter => ({
    ...{
      id,
      number,
      restsOn: on?.id ?? null,
      restsAt: on?.revision ?? null,
      revision: 0,
      closed: false,
      by: [],
    },
  })
  const table = {
    chapters: [begun(first, 1, null)],
    tip: first,
    last: 1,
    lead: lead as string | null,
    seats: seats as readonly (string | null)[],
    isEnded: false,
  }
  const of = (id: string) => table.chapters.find(one => one.id === id)
  const tip = () => of(table.tip) as ModelChapter
  const chain = (from: string): ModelChapter[] => {
    const one = of(from)
    return one ? [one, ...(one.restsOn ? chain(one.restsOn) : [])] : []
  }
  /** Where a chapter leads back to the tip, and nothing has been played in between. */
  const isAhead = (one: ModelChapter): boolean => {
    const below = one.restsOn === null ? undefined : of(one.restsOn)
    return below !== undefined && one.restsAt === below.revision && (below.id === table.tip || isAhead(below))
  }
  const forward = () => (tip().closed ? (table.chapters.filter(isAhead).at(-1)?.id ?? null) : null)
  const open = (one: ModelChapter, rows: number) => {
    table.tip = one.id
    table.isEnded = false
    Object.assign(one, { closed: false, revision: one.revision + rows })
  }
  return {
    ...{ table, of, tip, forward },
    counts: () => chain(table.tip).map(({ id }) => id),
    /** @param given to whom the chapter gives the seats; of those, who begins it takes an open one */
    next: (on: string, id: string, user: string, given: readonly (string | null)[]) => {
      if (on !== table.tip || !tip().closed) return 'overtaken'
      if (table.isEnded) return 'tableEnded'
      table.last += 1
      table.chapters.push(begun(id, table.last, tip()))
      table.tip = id
      table.seats = table.seats.map((own, at) => own ?? (given[at] === user ? user : null))
      return 'started'
    },
    answer: (id: string, revision: number, user: string, at: number, ends: boolean) => {
      if (id !== table.tip) return 'overtaken'
      if (tip().closed || tip().revision !== revision) return 'behind'
      Object.assign(tip(), { revision: revision + 1, closed: ends, by: [...tip().by, { user, at }] })
      return 'saved'
    },
    goOn: (id: string, revision: number) => {
      if (id !== table.tip) return 'overtaken'
      if (tip().revision !== revision) return 'behind'
      if (!tip().closed) return 'repeated'
      open(tip(), 0)
      return 'saved'
    },
    takeBack: (id: string, revision: number, user: string, at: number) => {
      const before = of(of(id)?.restsOn ?? '')
      if (!before) return 'behind'
      if (id !== table.tip) return 'overtaken'
      if (tip().revision !== revision) return 'behind'
      Object.assign(tip(), { closed: true, restsAt: null })
      open(before, before.revision > 0 ? 1 : 0)
      if (before.revision > 0) before.by.push({ user, at })
      return 'saved'
    },
    move: (from: string, to: string, user: string) => {
      if (from !== table.tip) return 'overtaken'
      if (!tip().closed) return 'open'
      const ids = chain(to === forward() ? to : from).map(one => one.id)
      const end = ids.indexOf(to === forward() ? from : to)
      if (end <= 0) return 'unrelated'
      const all = ids.slice(0, end).every(one => of(one)?.by.some(row => row.user === user))
      if (table.lead !== user && !all) return 'mayNot'
      table.tip = to
      return 'moved'
    },
    stop: (id: string) => Object.assign(of(id) ?? {}, { closed: true }),
    unseen: (id: string, revision: number) => {
      const one = of(id)
      if (one?.revision !== revision || (one.restsOn !== null && id !== table.tip)) return false
      if (one.restsOn === null) return Boolean(Object.assign(one, { closed: true }))
      table.chapters = table.chapters.filter(other => other !== one)
      table.tip = one.restsOn
      return true
    },
    end: (isEnded: boolean) => {
      if (isEnded) tip().closed = true
      table.isEnded = isEnded
    },
    leadTo: (user: string) => {
      const may = !table.isEnded && table.seats.includes(user)
      if (may) table.lead = user
      return may
    },
    forget: (user: string) => {
      const last = (one: string) =>
        Math.max(
          -1,
          ...table.chapters.flatMap(({ by }) => by.filter(row => row.user === one).map(({ at }) => at)),
        )
      const others = table.seats.filter(one => one !== null && one !== user) as string[]
      if (table.lead === user) {
        table.lead = others.toSorted((one, other) => last(other) - last(one))[0] ?? null
        if (table.lead === null) tip().closed = true
      }
      table.seats = table.seats.map(one => (one === user ? null : one))
      for (const one of table.chapters) one.by = one.by.filter(row => row.user !== user)
    },
  }
}
