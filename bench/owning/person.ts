// Makes a person with many long attacks, who is stored nowhere: the largest that the limits let anybody become.
import { DatabaseSync } from 'node:sqlite'
import type { Answer } from '../../src/engine/types.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { OwnRow } from '../../test/support/store/append-to.ts'
import { writeLog } from '../../test/support/store/write-log.ts'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { answerNow } from '../../test/support/walkthroughs/presses.ts'
import { idOf, walkthroughNumber } from '../walkthroughs.ts'

/** The person, where the attacks are. */
export const WHERE = {
  channel: '300000000000000003',
  guild: '400000000000000004',
  starter: '100000000000000001',
}

/** Of each log so many answers count at most; the other rows are answers that were taken back at once. */
const COUNT = 380

/** As many as a person may have open at once. */
const OPEN = 10

/** The id of the attack of this number; every third one of `walkthroughNumber` is an enemy attack. */
const attackOf = (number: number): string => idOf(3 * number)

/** Gives the person of WHERE so many attacks, with logs of so many rows, in this file. */
export async function makePerson(path: string, attacks: number, rows: number): Promise<void> {
  const store = await openSqlite(path)
  const log = longLog(rows - 1)
  for (let number = 0; number < attacks; number++) {
    await store.start(walkthroughNumber(3 * number, WHERE, 'board'), `start-${number}`)
    writeLog(path, attackOf(number), log)
    // The last row is a press as any other, which leaves what every press leaves.
    const press = { interaction: `last-${number}`, userId: WHERE.starter, at: Date.now() }
    const last = { ...press, userName: 'Ana', walkthrough: attackOf(number), revision: rows - 1 }
    const { result } = await answerNow(playedFrom(store), { ...last, answer: noted(rows) })
    if (result !== 'saved') throw new Error(`the last row is ${result}`)
  }
  await store.close()
  const database = new DatabaseSync(path)
  const left = 'SELECT id FROM walkthroughs ORDER BY id LIMIT -1 OFFSET ?'
  database.prepare(`UPDATE walkthroughs SET closed = 1, ending = 'stopped' WHERE id IN (${left})`).run(OPEN)
  database.close()
}

function longLog(rows: number): OwnRow[] {
  const counting = Math.min(COUNT, rows)
  return Array.from({ length: rows }, (_, index) => {
    const row = { by: WHERE.starter, at: Date.now() }
    const isTakingBack = index < rows - counting && index % 2 === 1
    return isTakingBack ? { ...row, takesBack: index } : { ...row, answer: noted(index) }
  })
}

const noted = (number: number): Answer => ({
  question: 'initiation',
  card: { effects: [{ kind: 'note', text: `A card of ${number} lines, which the table remembers.` }] },
})
