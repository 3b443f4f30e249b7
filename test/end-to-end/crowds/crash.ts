// Kills the bot again and again while people play.
import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { openProcessTable, SPIDER_MAN } from '../attack/table.ts'
import { type Compared, compared } from './crash-compared.ts'
import { type Lane, openLane, type Start } from './crash-lane.ts'
import { isInVillainPhase } from './crash-phase.ts'

/** `inPhase`: of the kills those in a villain phase. */
export type Summary = Compared & { readonly kills: number; readonly inPhase: number }

/** How long Discord waits for an answer here, in milliseconds: longer than in reality, for busy machines. */
export const ANSWER_WITHIN = 20_000
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
  let inPhase = 0
  for (const lane of lanes) await lane.move()
  for (let kill = 1; kill <= kills; kill += 1) {
    const games = lanes.map(playing)
    const enough = pressesIn(lanes) + Math.floor(random() * MOST_PRESSES)
    await table.discord.waitFor(() => pressesIn(lanes) >= enough)
    await wait(random() * LONGEST)
    await table.bot().kill()
    ahead += TOO_LATE
    await Promise.all(games.map(game => game.stop()))
    inPhase += (await isAnyInPhase(table.database, lanes)) ? 1 : 0
    await table.restart()
    for (const lane of lanes) lane.redeliver()
    faults.push(...(await unanswered(lanes, kill)))
  }
  const store = await openSqlite(table.database)
  const summary = await compared(store, table.discord, lanes, faults)
  await store.close()
  await table.close()
  return { kills, inPhase, ...summary }
}

/** A table of two players, a villain, two minions and a main scheme whose threat of step 1 is known: it plays rounds. */
const ROUNDS: Start = {
  words: 'attack enemy',
  options: { enemy: 'Rhino I', hero: 'card:01019a', players: 2, table: 'new' },
  further: [
    { words: 'attack thwart', options: { who: 'She-Hulk', scheme: 'The Break-In!' } },
    { words: 'attack scheme', options: { enemy: 'card:01101', hero: 'Peter Parker' } },
    { words: 'attack enemy', options: { enemy: 'card:01121', hero: 'She-Hulk' } },
  ],
}

export const pressesIn = (lanes: readonly Lane[]): number =>
  lanes.reduce((sum, { presses }) => sum + presses.length, 0)

async function isAnyInPhase(database: string, lanes: readonly Lane[]): Promise<boolean> {
  const store = await openSqlite(database)
  const last = lanes.flatMap(({ presses }) => presses.at(-1)?.walkthrough ?? [])
  const are = await Promise.all(last.map(walkthrough => isInVillainPhase(store, walkthrough)))
  await store.close()
  return are.includes(true)
}

/** One attack of each flow; Ana leads, and Ben plays the other side where there is one. */
export const starts = (ben: string): Start[] => [
  { words: 'attack enemy', options: { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben, table: 'new' } },
  { words: 'attack hero', options: { attacker: SPIDER_MAN, target: 'Rhino II', table: 'new' } },
  {
    words: 'attack unit',
    options: { unit: 'card:ST01-001', target: 'card:ST03-008', opponent: ben, table: 'new' },
  },
  ROUNDS,
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
