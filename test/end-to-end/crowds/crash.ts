// Kills the bot again and again while people play.
import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { openProcessTable, SPIDER_MAN } from '../attack/table.ts'
import { type Compared, compared } from './crash-compared.ts'
import { type Lane, openLane, type Start } from './crash-lane.ts'

export type Summary = Compared & { readonly kills: number }

/** How long Discord waits for an answer here, in milliseconds: longer than in reality, for busy machines. */
export const ANSWER_WITHIN = 10_000
/** Just longer than ANSWER_WITHIN. */
export const TOO_LATE = ANSWER_WITHIN + 100
/** The most presses between two kills, and the most milliseconds between the last press and the kill. */
const MOST_PRESSES = 16
const LONGEST = 40

/** Plays and kills. `random` gives numbers from 0 to 1. */
export async function crash(kills: number, random: () => number): Promise<Summary> {
  let ahead = 0
  const table = await openProcessTable({ now: () => Date.now() + ahead, answerWithin: ANSWER_WITHIN })
  const lanes = starts(table.ben.id).map(start =>
    openLane(table, start, table.discord.addChannel({ name: `lane ${start.words}` }), random),
  )
  const faults: string[] = []
  for (const lane of lanes) await lane.move()
  for (let kill = 1; kill <= kills; kill += 1) {
    const games = lanes.map(playing)
    const enough = pressesIn(lanes) + Math.floor(random() * MOST_PRESSES)
    await table.discord.waitFor(() => pressesIn(lanes) >= enough)
    await wait(random() * LONGEST)
    await table.bot().kill()
    ahead += TOO_LATE
    await Promise.all(games.map(game => game.stop()))
    await table.restart()
    for (const lane of lanes) lane.redeliver()
    faults.push(...(await unanswered(lanes, kill)))
  }
  const store = await openSqlite(table.database)
  const summary = await compared(store, table.discord, lanes, faults)
  await store.close()
  await table.close()
  return { kills, ...summary }
}

export const pressesIn = (lanes: readonly Lane[]): number =>
  lanes.reduce((sum, { presses }) => sum + presses.length, 0)

/** One attack of each flow; Ana leads, and Ben plays the other side where there is one. */
export const starts = (ben: string): Start[] => [
  { words: 'attack enemy', options: { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben, table: 'new' } },
  { words: 'attack hero', options: { attacker: SPIDER_MAN, target: 'Rhino II', table: 'new' } },
  {
    words: 'attack unit',
    options: { unit: 'card:ST01-001', target: 'card:ST03-008', opponent: ben, table: 'new' },
  },
]

/** Moves until `stop` is called; the last move may find no running bot. */
export function playing(lane: Lane): { readonly stop: () => Promise<void> } {
  let isOn = true
  const game = (async () => {
    while (isOn) await lane.move()
  })()
  return {
    stop: () => {
      isOn = false
      return game
    },
  }
}

/** Checks that the first presses after a start are answered. */
async function unanswered(lanes: readonly Lane[], kill: number): Promise<string[]> {
  const before = lanes.map(lane => lane.presses.length)
  await Promise.all(lanes.map(lane => lane.move()))
  return lanes.flatMap(({ presses }, i) =>
    presses
      .slice(before[i])
      .filter(({ seen }) => seen === 'nothing')
      .map(press => `after kill ${kill} nobody answered ${press.does.join(' ')}`),
  )
}
