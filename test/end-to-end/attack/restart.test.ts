// Between two presses the bot may restart or its store may fail: the attack goes on from the saved state.

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { canMount, startOther } from '../../support/store/other-process.ts'
import { refusedBy } from '../refusals.ts'
import { type Disk, openDisk } from '../storage/disk.ts'
import {
  begin,
  boardsIn,
  environmentOf,
  hasControls,
  openProcessTable,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type ProcessTable as Table,
} from './table.ts'

const RHINO = { enemy: 'Rhino II', hero: SPIDER_MAN }
const PRESSES = ['Spider-Man (basic, DEF 3)', '2', 'Deal 2 damage', 'Finish']

let table: Table
let ana: Actor
let ben: Actor
let ahead = 0

beforeAll(async () => {
  table = await openProcessTable({ now: () => Date.now() + ahead })
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

it('after a restart between any two presses the next one works, and the end is the same', async () => {
  const here = await openTable()
  const expected = await pressAll(here.ana, await begin(here, here.ana, 'attack enemy', RHINO), ...PRESSES)
  let board = await begin(here, here.ana, 'attack enemy', RHINO)
  for (const label of PRESSES) {
    await here.bot().stop()
    await here.restart()
    board = await pressAll(here.ana, board, label)
  }
  expect(plainTextOf(board)).toBe(plainTextOf(expected))
  expect(here.refusals()).toEqual([])
  await here.close()
})

describe('after it was killed', () => {
  it('an attack whose board had not been posted comes back with resume', async () => {
    const channel = table.discord.addChannel({ name: 'cut off' })
    await ana.in(channel).command('attack enemy', { table: 'new', ...RHINO })
    await table.bot().kill()
    await table.restart()
    // The thread may or may not exist at this moment.
    const [reply] = ana.in(channel).sees()
    const place = reply && table.discord.world.channels.has(reply.id) ? ana.in(reply) : ana.in(channel)
    const back = messageOf(await place.command('attack resume'))
    const board = hasControls(back) ? back : await table.discord.waitFor(() => boardsIn(ana, back).at(-1))
    await pressAll(ana, board, 'Nobody')
  })

  it('an old board that had become a story, with no new one yet, comes back with resume', async () => {
    const board = await begin(table, ana, 'attack enemy', RHINO)
    ahead += 45 * 60_000
    const story = await pressAll(ana, board, 'Nobody')
    await table.bot().kill()
    expect(hasControls(story)).toBe(false)
    await table.restart()
    const back = messageOf(await ben.in(board.channel_id).command('angriff fortsetzen'))
    expect(plainTextOf(back)).toContain('**Boost card 1 of 1')
    await pressAll(ana, back, '1')
  })
})

describe('a database that another process has locked', () => {
  it('for a moment makes a press wait; everybody else is answered meanwhile', async () => {
    const board = await begin(table, ana, 'attack enemy', RHINO)
    const other = startOther('hold', table.database)
    await other.speaks()
    const pressing = ana.press(board, 'Nobody')
    await othersAreServed()
    await other.kill()
    expect(plainTextOf(messageOf(await pressing))).toContain('**Boost card 1 of 1')
  })

  it('for longer is said privately, and later presses work', async () => {
    const board = await begin(table, ana, 'attack enemy', RHINO)
    const other = startOther('hold', table.database)
    await other.speaks()
    const pressing = ana.press(board, 'Nobody')
    await othersAreServed()
    expect(privately(await pressing)).toBe(
      'This was not saved: I could not reach my data in time. What was saved before still counts. Please try again.',
    )
    await other.kill()
    await vi.waitFor(
      () =>
        expect(table.bot().log()).toContainEqual(
          expect.objectContaining({ msg: 'the store fails', store: 'busy' }),
        ),
      PATIENCE,
    )
    await pressAll(ana, board, 'Nobody', '1')
  })

  async function othersAreServed(): Promise<void> {
    expect(plainTextOf(messageOf(await ben.command('regel', { suche: 'zäh' })))).toContain('### Zäh')
    const [choice] = await ben.autocomplete('angriff gegner', { gegner: 'rhino', held: '' }, 'gegner')
    expect(choice?.name).toContain('Rhino I')
  }
})

// Needs user namespaces, which some systems do not allow.
describe.skipIf(!canMount)('a disk', () => {
  let discord: Discord
  let disk: Disk
  let board: SeenMessage

  beforeAll(async () => {
    discord = await startDiscord()
    disk = await openDisk(database => environmentOf(discord, database))
    await disk.start()
  })
  afterAll(async () => {
    await disk.close()
    await discord.close()
    rmSync(dirname(disk.database), { recursive: true })
  })
  afterEach(() => expect(refusedBy(discord)).toEqual([]))

  const failing = (store: string) =>
    vi.waitFor(
      () => expect(disk.log()).toContainEqual(expect.objectContaining({ msg: 'the store fails', store })),
      PATIENCE,
    )

  it('that is full keeps what was saved, says so, and goes on when there is room', async () => {
    const player = discord.user('Ana')
    board = await begin({ discord }, player, 'attack enemy', RHINO)
    await disk.fill()
    expect(privately(await player.press(board, 'Nobody'))).toContain(
      'there is no space left where I keep my data',
    )
    expect(
      privately(
        await discord
          .user('Ben')
          .command('angriff gegner', { table: 'new', gegner: 'Rhino II', held: SPIDER_MAN }),
      ),
    ).toContain('kein Platz')
    await failing('full')
    expect(privately(await player.select(board, 'More…', 'Preview'))).toContain('What if…')
    await disk.makeRoom()
    board = await pressAll(player, board, 'Nobody')
  })

  it('that has become read-only shows what was saved, says so, and goes on once it can be written to', async () => {
    const player = discord.user('Ana')
    await disk.stop()
    await disk.protect()
    await disk.start()
    expect(privately(await player.press(board, '1'))).toContain('I may not write where I keep my data')
    await failing('readOnly')
    expect(plainTextOf(messageOf(await player.command('rule', { query: 'tough' })))).toContain('### Tough')
    await disk.stop()
    await disk.unprotect()
    await disk.start()
    await pressAll(player, board, '1')
  })
})
