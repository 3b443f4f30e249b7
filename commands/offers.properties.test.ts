// Whatever others do, nobody sits at a table or leads it without a press of their own, and of whoever never presses nothing
// is kept but offers, for a day at most.
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InteractionAnswer } from '../src/discord/interaction/command.ts'
import { runs } from '../test/runs.ts'
import { caller, commandsOn, ownerOf, source, valuesOf } from '../test/support/commands/bot.ts'
import { NO_LIMIT } from '../test/support/walkthroughs/flows.ts'
import { openTestFile } from '../test/support/walkthroughs/store.ts'

const DAY = 24 * 60 * 60 * 1000
const BEGINNING = Date.UTC(2026, 10, 27)
const USERS = ['Ana', 'Ben', 'Dora'].map((name, index) => ({
  id: `10000000000000000${index}`,
  name,
  isBot: false,
}))
type User = (typeof USERS)[number]
const [ANA, BEN, DORA] = USERS as [User, User, User]
/** Dora never presses anything. */
const PRESSING = [ANA, BEN]

type Move = {
  readonly by: User
  readonly does: 'start' | 'hands' | 'takes' | 'refuses' | 'presses'
  readonly to: User
  readonly player: string
  readonly pick: number
  /** How long after the move before, in milliseconds. */
  readonly later: number
}

const move: fc.Arbitrary<Move> = fc.record({
  by: fc.constantFrom(...PRESSING),
  does: fc.oneof(
    { weight: 1, arbitrary: fc.constant('start' as const) },
    { weight: 4, arbitrary: fc.constant('hands' as const) },
    { weight: 2, arbitrary: fc.constant('takes' as const) },
    { weight: 1, arbitrary: fc.constant('refuses' as const) },
    { weight: 6, arbitrary: fc.constant('presses' as const) },
  ),
  to: fc.constantFrom(...USERS),
  player: fc.constantFrom('p1', 'p2', 'the lead'),
  pick: fc.nat(1000),
  later: fc.nat(DAY / 3),
})

/** Somebody gives a seat and then the lead to another, who refuses and then takes them: chance alone hardly gets there. */
const handsAll: fc.Arbitrary<Move[]> = fc.constantFrom(...PRESSING).map(by => {
  const [to] = PRESSING.filter(other => other !== by) as [User]
  const start = { by, to: DORA, does: 'start', player: 'p2', pick: 0, later: 1 } as const
  const seat = { ...start, to, does: 'hands', later: 0 } as const
  const taken = { ...seat, by: to, does: 'takes' } as const
  const lead = { ...seat, player: 'the lead' } as const
  return [start, lead, seat, { ...taken, does: 'refuses' }, seat, taken, lead, taken]
})

const moves = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.tuple(move) }, { weight: 1, arbitrary: handsAll }), {
    minLength: 10,
    maxLength: 30,
  })
  .map(some => some.flat())

async function openTable() {
  const { store, path } = await openTestFile()
  const repository = 'https://github.com/somebody/riposte'
  const commands = commandsOn(store, { fallback: 'en', most: NO_LIMIT, repository })
  const file = new DatabaseSync(path, { readOnly: true })
  const rows = (sql: string) => file.prepare(sql).all() as Record<string, string | number | null>[]
  let at = BEGINNING

  const who = ({ id, name }: User) => ({ ...caller(name), userId: id, at })
  const press = (by: User, customId: string, values: string[] = []) =>
    ownerOf(commands, customId).press?.({ ...who(by), ...source, customId, values })
  const submit = (by: User, customId: string, fields: Record<string, string[]>) =>
    ownerOf(commands, customId).submit?.({
      ...who(by),
      customId,
      fields: new Map(Object.entries(fields)),
      users: new Map(USERS.map(user => [user.id, user])),
      source,
    })

  const starts = ({ by, to, pick }: Move) =>
    ownerOf(commands, 'atk1').ask({
      ...who(by),
      subcommand: 'unit',
      options: new Map(
        Object.entries({ unit: 'card:ST01-001', target: 'card:ST03-008', private: pick % 3 === 0 }),
      ),
      users: new Map([['opponent', to]]),
    })

  /** One of the controls that the board has now; a form behind it is not filled in. */
  async function pressesSomething({ by, pick }: Move, id: string, revision: number) {
    const board = (await press(by, `atk1|down|${id}|${revision}`)) as InteractionAnswer
    const controls = valuesOf(board, ['custom_id', 'value']).filter(
      one => !/\|(more|choose|down)\|/.test(one),
    )
    const control = controls[pick % Math.max(1, controls.length)]
    return control && press(by, control)
  }

  async function moves(one: Move) {
    at += one.later
    const attacks = rows('SELECT id, revision FROM walkthroughs ORDER BY created DESC, id')
    const attack = attacks[one.pick % Math.max(1, Math.min(3, attacks.length))]
    if (one.does === 'start' || !attack) return starts(one)
    const [id, revision] = [String(attack.id), Number(attack.revision)]
    switch (one.does) {
      case 'hands':
        return submit(one.by, `atk1|form|${id}|${revision}|handOver`, {
          side: [one.player],
          user: [one.to.id],
        })
      case 'takes':
        return press(one.by, `atk1|take|${id}|${revision}|p1|p2|the lead`)
      case 'refuses':
        return press(one.by, `atk1|refuse|${id}|${revision}|p1|p2|the lead`)
      default:
        return pressesSomething(one, id, revision)
    }
  }

  return {
    moves: async (one: Move) => ((await moves(one)) as InteractionAnswer | undefined)?.outcome,
    sweep: () => store.sweep({ now: at, idle: 0, left: 0 }),
    /** Who sits where and leads, and what is offered. */
    standing: () => ({
      held: new Map([
        ...rows('SELECT id, lead FROM game_tables').map(row => [`${row.id} leads`, row.lead] as const),
        ...rows('SELECT game_table, player, user FROM seats').map(
          row => [`${row.game_table} ${row.player}`, row.user] as const,
        ),
      ]),
      offers: rows('SELECT player, user, at, ended FROM offers JOIN game_tables ON id = game_table'),
    }),
    /** Everything that is stored but offers. */
    dump: () =>
      JSON.stringify(
        ['game_tables', 'walkthroughs', 'seats', 'log', 'claims', 'starts'].map(table =>
          rows(`SELECT * FROM ${table}`),
        ),
      ),
    at: () => at,
    close: async () => {
      file.close()
      await store.close()
    },
  }
}

type Standing = ReturnType<Awaited<ReturnType<typeof openTable>>['standing']>

/** The places that have gone to somebody with a move. */
function gained(before: Standing, now: Standing): { place: string; user: unknown; was: unknown }[] {
  return [...now.held].flatMap(([place, user]) => {
    const was = before.held.get(place)
    return user === null || user === was ? [] : [{ place, user, was }]
  })
}

test('nobody becomes a side or leads but by their own press, nor does anything of theirs stay for longer', async () => {
  const seen = new Set<string | undefined>()
  await fc.assert(
    fc.asyncProperty(moves, async made => {
      const table = await openTable()
      let before = table.standing()
      for (const one of made) {
        seen.add(await table.moves(one))
        const now = table.standing()
        for (const { place, user, was } of gained(before, now)) {
          expect([place, user]).toEqual([place, one.by.id])
          if (was && place.endsWith('leads')) seen.add('leads')
        }
        expect(now.offers.filter(({ ended }) => ended !== null)).toEqual([])
        expect(table.dump()).not.toContain(DORA.id)
        before = now
      }
      await table.sweep()
      for (const { at } of table.standing().offers) expect(Number(at)).toBeGreaterThan(table.at() - DAY)
      await table.close()
    }),
    { numRuns: runs(1 / 6) },
  )
  const reached = ['offered', 'taken', 'refused', 'saved', 'hasNoSeat', 'leads']
  expect(reached.filter(one => !seen.has(one))).toEqual([])
})
