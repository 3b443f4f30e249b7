// Begins walkthroughs, adds to their logs and finds them.
import type { Store } from '../store.ts'
import { append } from './append.ts'
import type { Connection } from './connection.ts'
import { claimed, countOpen, headsAt, headsOf, openIn, walkthrough } from './reader.ts'
import { startsIn } from './starting.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'at' | 'of' | 'countOpen' | 'openIn'
>

export const walkthroughsIn = (connection: Connection): Walkthroughs => ({
  ...readingIn(connection),
  start: startsIn(connection),
  append: (press, row, known = []) => connection.patiently(way => append(way, { press, row, known })),
})

const readingIn = ({ read }: Connection): Omit<Walkthroughs, 'start' | 'append'> => ({
  read: id => walkthrough(read, id),
  claimed: claim => claimed(read, claim),
  at: (place, user, limit) => headsAt(read, place, user, limit),
  of: (user, limit) => headsOf(read, user, limit),
  countOpen: () => countOpen(read),
  openIn: (guild, idle) => openIn(read, guild, idle),
})
