// Kills the bot again and again while people play, and compares what they saw with what the bot has kept.
import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '../store/sqlite.ts'
import type { Row, Store } from '../store/store.ts'
import { openTable, SPIDER_MAN, type Table } from './attack-table.ts'
import { type Lane, openLane, type Press, type Start } from './crash-lane.ts'

export type Summary = {
  readonly kills: number
  readonly attacks: number
  readonly presses: number
  /** Answered by the bot, in whatever way. */
  readonly answered: number
  /** Of those that were never answered, because the bot was killed: how many were saved all the same. */
  readonly cutOff: number
  readonly savedOfCutOff: number
  /** Saved, as they stand in the logs of the attacks. */
  readonly rows: number
  /** What must not be; one line for each. */
  readonly faults: readonly string[]
}

/** Longer than Discord waits for an answer. */
const TOO_LATE = 3_100
/** How often people press between two kills, at most; and how many milliseconds after that the kill comes, at most. */
const MOST_PRESSES = 16
const LONGEST = 40

/** Somebody is answered twice, or too late: what Discord delivers twice, or once more after a restart. */
const EXPECTED = [40_060, 10_062]

/** Plays and kills. `random` gives numbers from 0 to 1. */
export async function crash(kills: number, random: () => number): Promise<Summary> {
  let ahead = 0
  const table = await openTable(() => Date.now() + ahead)
  const lanes = starts(table.ben.id).map(start => openLane(table, start, random))
  const faults: string[] = []
  for (const lane of lanes) await lane.move()
  for (let kill = 1; kill <= kills; kill += 1) {
    const games = lanes.map(playing)
    const enough = pressesIn(lanes) + Math.floor(random() * MOST_PRESSES)
    await table.discord.waitFor(() => pressesIn(lanes) >= enough, 20_000)
    await wait(random() * LONGEST)
    await table.bot().kill()
    ahead += TOO_LATE
    await Promise.all(games.map(game => game.stop()))
    await table.restart()
    for (const lane of lanes) lane.redeliver()
    faults.push(...(await unanswered(lanes, kill)))
  }
  const summary = await compared(table, lanes, faults)
  await table.close()
  return { kills, ...summary }
}

const pressesIn = (lanes: readonly Lane[]): number =>
  lanes.reduce((sum, { presses }) => sum + presses.length, 0)

/** One attack of each flow; Ana leads, Ben plays the other side where there is one. */
const starts = (ben: string): Start[] => [
  { words: 'attack enemy', options: { enemy: 'Rhino II', hero: SPIDER_MAN, player: ben } },
  { words: 'attack hero', options: { attacker: SPIDER_MAN, target: 'Rhino II' } },
  { words: 'attack unit', options: { unit: 'card:ST01-001', target: 'card:ST03-008', opponent: ben } },
]

/** Moves until it is stopped; the last move may find nobody who answers. */
function playing(lane: Lane): { readonly stop: () => Promise<void> } {
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

/** The first presses after a start must be answered. */
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

async function compared({ database, discord }: Table, lanes: readonly Lane[], before: readonly string[]) {
  const store = await openSqlite(database)
  const presses = lanes.flatMap(lane => lane.presses)
  const ids = [...new Set(presses.map(({ walkthrough }) => walkthrough))]
  const logs = new Map<string, readonly Row[]>()
  for (const id of ids) logs.set(id, await rowsOf(store, id))
  await store.close()
  const saved = presses.filter(press => rowOf(press, logs))
  const cutOff = presses.filter(({ seen }) => seen === 'nothing')
  const rows = [...logs.values()].flat().length
  return {
    attacks: ids.length,
    presses: presses.length,
    answered: presses.length - cutOff.length,
    cutOff: cutOff.length,
    savedOfCutOff: cutOff.filter(press => saved.includes(press)).length,
    rows,
    faults: [
      ...before,
      ...discord.refused
        .filter(({ code }) => !EXPECTED.includes(code))
        .map(({ method, path, code }) => `Discord refused ${method} ${path}: ${code}`),
      ...(saved.length === rows ? [] : [`${rows} rows are saved for ${saved.length} presses`]),
      ...presses.flatMap(press => faultsOf(press, logs, presses)),
      ...differentBoards(presses),
    ],
  }
}

async function rowsOf(store: Store, id: string): Promise<readonly Row[]> {
  const walkthrough = await store.read(id)
  if (!walkthrough) throw new Error(`the attack ${id} is gone`)
  return walkthrough.rows
}

type Logs = ReadonlyMap<string, readonly Row[]>

/** The row that a press has made: nobody presses twice in one millisecond. */
const rowOf = ({ walkthrough, by, at }: Press, logs: Logs): Row | undefined =>
  logs.get(walkthrough)?.find(row => row.by === by && row.at === at)

/** What is wrong with one press: lost, counted somewhere else, or counted as something else. */
function faultsOf(press: Press, logs: Logs, all: readonly Press[]): string[] {
  const { walkthrough, revision, seen, does } = press
  const [action, question, choice] = does
  const rows = logs.get(walkthrough) ?? []
  const row = rowOf(press, logs)
  const named = `${does.join(' ')} at ${walkthrough} ${revision}`
  if (action === 'again') return row ? [`${named} is in the log`] : []
  if (row) {
    const isSame =
      'answer' in row ? row.answer.question === question && row.answer.choice === choice : action === 'undo'
    return isSame && row.number === revision + 1 ? [] : [`${named} is saved as ${JSON.stringify(row)}`]
  }
  if (seen === 'nothing' || seen === 'private') return []
  // It has brought a board without being saved: somebody else must have been faster.
  const instead = rows[revision]
  const faster = instead && all.find(one => one !== press && one.by === instead.by && one.at === instead.at)
  return faster ? [] : [`${named} was answered with a board and is lost`]
}

/** Whoever sees an attack at a revision sees the same, before and after a crash. */
function differentBoards(presses: readonly Press[]): string[] {
  const boards = presses.flatMap(({ seen }) => (typeof seen === 'string' ? [] : [seen]))
  const groups = Map.groupBy(boards, ({ walkthrough, revision }) => `${walkthrough} ${revision}`)
  return [...groups].flatMap(([where, all]) => {
    const texts = new Set(all.map(({ board }) => board))
    return texts.size === 1 ? [] : [`${where} was shown in ${texts.size} ways`]
  })
}
