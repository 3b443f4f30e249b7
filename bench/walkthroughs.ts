// Makes many walkthroughs that have just begun, one of each flow in turn.

import { boardView } from '../src/discord/attack/board/board.ts'
import type { Component } from '../src/loopback/interaction/components.ts'
import type { Store } from '../src/store/store.ts'
import { asFirst, type NewWalkthrough } from '../src/store/walkthroughs.ts'
import { sceneOf } from '../src/walkthroughs/log/replay.ts'
import type { Prepared } from '../src/walkthroughs/start.ts'
import { FACES } from '../test/support/attack/played-faces.ts'
import { FLOWS } from '../test/support/walkthroughs/flows.ts'
import { enemyAttack, heroAttack, unitAttack } from '../test/support/walkthroughs/plain-tables.ts'

const TABLES = [enemyAttack, heroAttack, unitAttack]

/** The place of a walkthrough, and its starter. */
export type Where = { readonly channel: string; readonly guild: string | null; readonly starter: string }

/** The walkthrough of this number, from which its id is made; `board` is the message of its first board. */
export function walkthroughNumber(
  number: number,
  { channel, guild, starter }: Where,
  board: string | null = null,
): NewWalkthrough {
  const { flow, setUp, names, seats } = flowOf(number)
  const created = Date.now()
  return {
    id: idOf(number),
    flow,
    setUp,
    names,
    offers: [],
    seats: seats.map(seat => ({ ...seat, user: starter })),
    language: 'en',
    guild,
    channel,
    thread: null,
    board,
    boardPosted: board === null ? null : created,
    isPrivate: false,
    starter,
    outcome: null,
    created,
  }
}

/** Makes an id of ten characters from any number. */
export const idOf = (number: number): string => (36 ** 9 + number).toString(36)

function flowOf(number: number): Prepared {
  const flow = TABLES[number % TABLES.length]
  if (!flow) throw new Error('there are no flows')
  return flow
}

/** Draws the first boards of walkthroughs. All of one flow differ only in the id, so each flow is drawn once. */
export function firstBoards(where: Where): (number: number) => Component[] {
  const drawn = TABLES.map((_, flow) => {
    const walkthrough = walkthroughNumber(flow, where)
    const { starter: beginner } = walkthrough
    const scene = sceneOf(FLOWS, {
      ...walkthrough,
      ...asFirst(walkthrough.id),
      beginner,
      revision: 0,
      closed: false,
      ending: null,
      touched: 0,
      rows: [],
    })
    if ('unplayable' in scene) throw new Error(`nobody can play ${walkthrough.flow}`)
    return JSON.stringify(boardView(FACES, scene, { language: 'en' }))
  })
  return number =>
    JSON.parse((drawn[number % TABLES.length] ?? '').replaceAll(idOf(number % TABLES.length), idOf(number)))
}

/** The number of walkthroughs that start at the same time. */
const AT_ONCE = 64

/** Starts a walkthrough for each of these messages, which are their boards. */
export async function fill(store: Store, where: Where, boards: readonly string[]): Promise<void> {
  for (let first = 0; first < boards.length; first += AT_ONCE)
    await Promise.all(
      boards.slice(first, first + AT_ONCE).map((board, i) => {
        const number = first + i
        return store.start(walkthroughNumber(number, where, board), `start-${number}`)
      }),
    )
}
