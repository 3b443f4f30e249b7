// Changing what stands beside the log: where the board is, whose a seat and the lead are, what is closed.
import type { Change, Store } from '../store.ts'
import { taken } from './appending.ts'
import type { Connection, Statement, Way } from './connection.ts'
import { walkthrough } from './reader.ts'
import type { Value } from './values.ts'

type Changing = Pick<Store, 'change' | 'closeUnseen' | 'giveSeat' | 'giveLead' | 'closeIn'>

/** Of two at once the second waits, and then finds the seat no longer whose it was. */
const GIVE_SEAT: Statement = {
  name: 'give seat',
  text: `
    UPDATE seats SET "user" = $4, name = $5
    WHERE walkthrough = $1 AND player = $2 AND "user" IS NOT DISTINCT FROM $3 RETURNING position`,
}
/**
 * Taken before who takes part is looked at or changed: whoever forgets somebody takes it too, and would miss a lead that
 * is being given to a person whose seat is given away meanwhile.
 */
const HOLD: Statement = { name: 'hold', text: 'SELECT FROM walkthroughs WHERE id = $1 FOR UPDATE' }
const GIVE_LEAD: Statement = {
  name: 'give lead',
  text: `
    UPDATE walkthroughs SET starter = $3
    WHERE id = $1 AND starter = $2 AND (
      EXISTS (SELECT FROM seats WHERE walkthrough = $1 AND "user" = $3)
      OR EXISTS (SELECT FROM log WHERE walkthrough = $1 AND by = $3))
    RETURNING id`,
}
/** It waits for an answer that is being saved, and then finds the walkthrough moved on. */
const CLOSE_UNSEEN: Statement = {
  name: 'close unseen',
  text: `
    UPDATE walkthroughs SET closed = TRUE
    WHERE id = $1 AND revision = $2 AND thread IS NULL AND board IS NULL RETURNING id`,
}
const CLOSE: Statement = {
  name: 'close in server',
  text: 'UPDATE walkthroughs SET closed = TRUE WHERE guild = $1 AND NOT closed AND touched < $2 RETURNING id',
}

export const changingIn = ({ patiently, ask, write }: Connection): Changing => ({
  change: (id, change) => patiently(way => changeOf(way, id, change)),
  closeUnseen: async (id, revision) => (await ask(CLOSE_UNSEEN, id, revision)).length > 0,
  giveSeat: (id, player, from, { user, name }) =>
    write(async ask => {
      await ask(HOLD, id)
      return (await ask(GIVE_SEAT, id, player, from, user, name)).length > 0
    }),
  giveLead: (id, from, to) =>
    write(async ask => {
      await ask(HOLD, id)
      return (await ask(GIVE_LEAD, id, from, to)).length > 0
    }),
  closeIn: async (guild, idle) => (await ask(CLOSE, guild, idle)).length,
})

/** Nobody waits for a lock: where somebody else is writing at this moment, it is tried again a little later. */
async function changeOf({ inLine, read, ask }: Way, id: string, change: Change): Promise<boolean> {
  const [statement, values] = updateOf(change)
  const changed = await inLine(id, () => ask(statement, id, ...values))
  if (changed.length === 0 && (await walkthrough(read, id))) throw taken()
  return changed.length > 0
}

const COLUMNS = { thread: 'thread', board: 'board', boardPosted: 'board_posted', closed: 'closed' } as const

/** Writes only what is told, so that two who change different things at once do not undo each other. */
function updateOf(change: Change): [Statement, Value[]] {
  const fields = (Object.keys(COLUMNS) as (keyof Change)[]).filter(field => change[field] !== undefined)
  const sets = fields.map((field, index) => `${COLUMNS[field]} = $${index + 2}`)
  const posted = fields.indexOf('boardPosted') + 2
  if (change.boardPosted != null) sets.push(`touched = greatest(touched, $${posted})`)
  const text = `
    UPDATE walkthroughs SET ${['id = id', ...sets].join(', ')}
    WHERE id = (SELECT id FROM walkthroughs WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`
  return [{ text }, fields.map(field => change[field] ?? null)]
}
