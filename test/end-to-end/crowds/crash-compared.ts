// Compares what people saw while they played with what the bot has stored.
import { shortName } from '../../../src/discord/attack/face/ids.ts'
import type { Discord } from '../../../src/loopback/start-loopback.ts'
import type { GameTable } from '../../../src/store/game-tables.ts'
import type { Store } from '../../../src/store/store.ts'
import type { LogRow, Walkthrough } from '../../../src/store/walkthroughs.ts'
import type { Lane, Press } from './crash-lane.ts'
import { phasesOf } from './crash-phase.ts'

export type Compared = {
  readonly attacks: number
  readonly presses: number
  /** Presses that the bot answered in any way. */
  readonly answered: number
  /** Presses that a kill left without an answer, and how many of them were saved all the same. */
  readonly cutOff: number
  readonly savedOfCutOff: number
  /** The tables, and the attacks that began as a next chapter of one. */
  readonly tables: number
  readonly nextChapters: number
  /** The rows in the logs of the attacks. */
  readonly rows: number
  /** The villain phases that began, and the enemies that activated in one. */
  readonly phases: number
  readonly activations: number
  /** The faults; one line for each. */
  readonly faults: readonly string[]
}

/**
 * 40060: an answer came twice; 10062: it came late; 10015: the bot asks whether an answer that a busy machine
 * gave late is shown. Discord delivers interactions twice, and again after a restart.
 */
const EXPECTED = [40_060, 10_062, 10_015]

/** Compares the stored attacks with the lanes. @param before faults that were seen while people played */
export async function compared(
  store: Store,
  { refused }: Pick<Discord, 'refused'>,
  lanes: readonly Lane[],
  before: readonly string[],
): Promise<Compared> {
  const presses = lanes.flatMap(lane => lane.presses)
  const ids = [...new Set(presses.map(({ walkthrough }) => walkthrough))]
  const tables = await tablesOf(store, ids)
  const chapters = tables.flatMap(table => table.chapters)
  const logs = new Map<string, Walkthrough>()
  for (const id of new Set([...ids, ...chapters.map(chapter => chapter.id)]))
    logs.set(id, await logOf(store, id))
  const saved = presses.filter(press => rowOf(press, logs))
  const cutOff = presses.filter(({ seen }) => seen === 'nothing')
  const rows = [...logs.values()].flatMap(log => log.rows).length
  const { phases, activations, faults } = phasesOf(tables, id => logs.get(id))
  const commands = new Set(lanes.flatMap(lane => lane.commands))
  return {
    attacks: ids.length,
    presses: presses.length,
    answered: presses.length - cutOff.length,
    cutOff: cutOff.length,
    savedOfCutOff: cutOff.filter(press => saved.includes(press)).length,
    ...{ rows, phases, activations, tables: tables.length, nextChapters: chapters.length - tables.length },
    faults: [
      ...before,
      ...refused
        .filter(({ code }) => !EXPECTED.includes(code))
        .map(({ method, path, code }) => `Discord refused ${method} ${path}: ${code}`),
      ...(saved.length === rows ? [] : [`${rows} rows are saved for ${saved.length} presses`]),
      ...presses.flatMap(press => faultsOf(press, logs, presses)),
      ...differentBoards(presses),
      ...tables.flatMap(table =>
        faultsOfTable(table, presses, id => commands.has(logs.get(id)?.created ?? 0)),
      ),
      ...faults,
    ],
  }
}

async function logOf(store: Store, id: string): Promise<Walkthrough> {
  const walkthrough = await store.read(id)
  if (!walkthrough) throw new Error(`the attack ${id} is gone`)
  return walkthrough
}

async function tablesOf(store: Store, ids: readonly string[]): Promise<GameTable[]> {
  const heads = await Promise.all(ids.map(id => store.read(id)))
  const tables = [...new Set(heads.flatMap(head => head?.table ?? []))]
  return (await Promise.all(tables.map(id => store.table(id)))).flatMap(table => table ?? [])
}

/** Finds the faults of a table: two chapters on one, more chapters than presses that began one, an open one that is no tip. */
function faultsOfTable(
  { id, chapters }: GameTable,
  presses: readonly Press[],
  isByCommand: (id: string) => boolean,
): string[] {
  return chapters.flatMap(({ id: chapter, restsOn, closed, isTip, counts, number }, index) => {
    // “Next” on a finished board counts also where only changes have been reported since.
    const below = chapters.find(one => one.id === restsOn)
    const on = [restsOn, ...(below?.flow.endsWith('/changes') ? [below.restsOn] : [])]
    const begun = presses.filter(
      press =>
        on.includes(press.walkthrough) &&
        (['again', 'next'].includes(press.does[0] ?? '') || isReport(press)),
    )
    const named = `chapter ${number} of ${id}`
    return [
      ...(closed || isTip ? [] : [`${named}, ${chapter}, is open and not the tip`]),
      ...(counts && chapters.some((other, i) => i !== index && other.counts && other.restsOn === restsOn)
        ? [`${named} rests on what another one rests on`]
        : []),
      ...(restsOn !== null && begun.length === 0 && !isByCommand(chapter)
        ? [`nobody has begun ${named}`]
        : []),
    ]
  })
}

type Logs = ReadonlyMap<string, Walkthrough>

/**
 * Finds the row of a press: no person presses twice in one millisecond. An undo in an empty chapter takes the end of the one
 * before it back; what is reported on a board that is over begins the chapter that rests on it.
 */
function rowOf(press: Press, logs: Logs): LogRow | undefined {
  const { walkthrough, by, at, does } = press
  const { rows = [], restsOn = null } = logs.get(walkthrough) ?? {}
  const before = does[0] === 'undo' ? (logs.get(restsOn ?? '')?.rows ?? []) : []
  const begun = isReport(press) ? [...logs.values()].filter(log => log.restsOn === walkthrough) : []
  return [...rows, ...before, ...begun.flatMap(log => log.rows)].find(row => row.by === by && row.at === at)
}

/** Whether it reports what happens between attacks. */
const isReport = ({ does: [action, question] }: Press): boolean =>
  action === 'answer' && isNamed('changes', question)

/** Whether a custom id names it so: a long name has a short key there. */
const isNamed = (name: string | undefined, inId: string | undefined): boolean =>
  name === inId || (name !== undefined && shortName(name) === inId)

/** The actions that write nothing into the log of the attack on whose board they are. */
const WITHOUT_ROW: readonly (string | undefined)[] = ['again', 'next', 'goOn']

/** Whether a row is what this press says. */
const isOf = ({ does: [action, question, choice] }: Press, row: LogRow): boolean =>
  'answer' in row
    ? isNamed(row.answer.question, question) && isNamed(row.answer.choice, choice)
    : action === 'undo'

/** A chapter on one of changes in which nothing is left is taken back by no row, and who reports late is led to the board that was lost. */
function writesNothing(press: Press, logs: Logs): boolean {
  const { walkthrough, does, seen } = press
  const { rows = [], restsOn = null } = logs.get(walkthrough) ?? {}
  const isEmpty = rows.filter(row => 'answer' in row).length * 2 === rows.length
  if (does[0] === 'undo' && isEmpty && logs.get(restsOn ?? '')?.flow.endsWith('/changes')) return true
  return isReport(press) && typeof seen === 'object' && logs.get(seen.walkthrough)?.restsOn === walkthrough
}

/** Finds the faults of one press: it is lost, or counts elsewhere, or counts as another answer. */
function faultsOf(press: Press, logs: Logs, all: readonly Press[]): string[] {
  const { walkthrough, revision, seen, does } = press
  const [action] = does
  const { rows = [] } = logs.get(walkthrough) ?? {}
  const row = rowOf(press, logs)
  const named = `${does.join(' ')} at ${walkthrough} ${revision}`
  if (WITHOUT_ROW.includes(action)) return row ? [`${named} is in the log`] : []
  if (row) {
    const isInPlace = row.number === revision + 1 || !rows.includes(row)
    return isOf(press, row) && isInPlace ? [] : [`${named} is saved as ${JSON.stringify(row)}`]
  }
  if (seen === 'nothing' || seen === 'private' || writesNothing(press, logs)) return []
  // The press brought a board and was not saved: another press must have been faster.
  const instead = rows[revision]
  const faster = instead && all.find(one => one !== press && one.by === instead.by && one.at === instead.at)
  return faster ? [] : [`${named} was answered with a board and is lost`]
}

/** Finds revisions of an attack that were shown in different ways, before and after a crash. */
function differentBoards(presses: readonly Press[]): string[] {
  const boards = presses.flatMap(({ seen }) => (typeof seen === 'string' ? [] : [seen]))
  const groups = Map.groupBy(boards, ({ walkthrough, revision }) => `${walkthrough} ${revision}`)
  return [...groups].flatMap(([where, all]) => {
    // Only the process that was told it knows the name of somebody without a seat.
    const texts = new Set(all.map(({ board }) => board.replaceAll(/taken back by .+$/gm, 'taken back')))
    return texts.size === 1 ? [] : [[`${where} was shown in ${texts.size} ways:`, ...texts].join('\n')]
  })
}
