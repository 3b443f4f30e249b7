// Checks that /attack in a channel asks whoever sits at a table of it where the attack is played, and begins nothing before.
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import { begin, boardsIn, openTable, pressAll, privately, SPIDER_MAN, stored, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const ENEMY = { enemy: 'Rhino II', hero: SPIDER_MAN }
const heading = (board: SeenMessage): string => plainTextOf(board).split('\n')[0] ?? ''

/** Rhino has attacked Ana in the thread of the channel. */
const over = async (): Promise<SeenMessage> =>
  pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')

const waitForBoard = (actor: Actor, thread: string, begins: string): Promise<SeenMessage> =>
  table.discord.waitFor(() =>
    boardsIn(actor, { id: thread }).find(
      one => heading(one) === begins && plainTextOf(one).includes('[Nobody]'),
    ),
  )

const headOf = async (board: SeenMessage) => {
  const store = await openSqlite(table.database)
  const head = await stored(store, board)
  await store.close()
  return head
}

describe('/attack in a channel', () => {
  it('asks who sits at a table of it, and goes on there in its thread', async () => {
    const first = await over()
    const asked = messageOf(await ana.command('attack enemy', { enemy: 'Rhino', hero: 'Spider-Man' }))
    expect([asked.ephemeral, plainTextOf(asked)]).toEqual([
      true,
      expect.stringMatching(/^Which table is this attack played at\?\n\[.*At Rhino II: Ana · A new table\]$/),
    ])
    expect((await headOf(first)).isTip).toBe(true)
    const led = privately(await ana.select(asked, 'Which table?', 'At Rhino II: Ana'))
    expect(led).toBe(`The next attack is in <#${first.channel_id}>.`)
    const second = await waitForBoard(ana, first.channel_id, '## Rhino II attacks Ana')
    expect(plainTextOf(second)).toContain('8 of 10 HP · exhausted')
    expect(await headOf(second)).toMatchObject({ restsOn: (await headOf(first)).id, number: 2 })
  })

  it('begins a new table if that is chosen, once however often, and then asks which of both', async () => {
    const first = await over()
    const asked = messageOf(await ana.command('attack enemy', ENEMY))
    table.discord.faults.deliverTwice(1)
    await ana.select(asked, 'Which table?', 'A new table')
    const board = await table.discord.waitFor(() =>
      ana
        .sees()
        .flatMap(headline => boardsIn(ana, headline))
        .find(one => one.channel_id !== first.channel_id),
    )
    expect(await headOf(board)).toMatchObject({ number: 1, restsOn: null })
    const again = plainTextOf(messageOf(await ana.command('attack enemy', ENEMY)))
    expect(again).toContain('At Rhino II: Ana · Rhino II attacks Ana · At Rhino II: Ana · Rhino II attacked')
  })

  it('asks nobody who sits nowhere, and goes on where the option says, in German', async () => {
    const first = await over()
    const board = await begin(table, ben, 'angriff gegner', { gegner: 'Klaw I', held: 'card:01019a' })
    expect(heading(board)).toBe('## Klaw I greift Ben an')
    const { table: id } = await headOf(first)
    const offered = await ana.autocomplete('attack enemy', { ...ENEMY, table: '' }, 'table')
    expect(offered).toEqual([
      { name: 'At Rhino II: Ana', value: id },
      { name: 'A new table', value: 'new' },
    ])
    const pieces = await ana.autocomplete('attack enemy', { table: id, hero: 'spi' }, 'hero')
    expect(pieces[0]?.name).toBe('Spider-Man · 8 of 10 HP · exhausted')
    privately(await ben.command('angriff gegner', { gegner: 'Rhino', held: 'Spider-Man', tisch: id }))
    const second = await waitForBoard(ana, first.channel_id, '## Rhino II attacks Ana')
    expect((await headOf(second)).table).toBe(id)
    const wrong = { gegner: 'Rhino', held: 'Spider-Man', tisch: 'Mond' }
    expect(privately(await ben.command('angriff gegner', wrong))).toBe(
      'Diesen Tisch gibt es hier nicht. Wähle einen aus der Liste oder lass `tisch` weg.',
    )
  })

  it('asks again in the same place which piece is meant, and keeps the choice of the table', async () => {
    const { channelId: id } = ana
    const first = await over()
    ana = ana.in({ id: first.channel_id })
    const twin = { enemy: 'card:01101', hero: 'Spider-Man' }
    await pressAll(
      ana,
      messageOf(await ana.command('attack enemy', twin)),
      'Nobody',
      'Deal 1 damage',
      'Finish',
    )
    const third = messageOf(await ana.command('attack enemy', { ...twin, enemy: 'new:card:01101' }))
    await pressAll(ana, third, 'Nobody', 'Deal 1 damage', 'Finish')
    ana = ana.in({ id })
    const asked = messageOf(await ana.command('attack enemy', twin))
    const which = messageOf(await ana.select(asked, 'Which table?', 'At Rhino II: Ana'))
    expect(plainTextOf(which)).toContain('several are called “Hydra Mercenary”')
    await ana.select(which, 'Which one is it?', 'Hydra Mercenary · 3 of 3 HP · engaged with Ana · 2')
    await waitForBoard(ana, first.channel_id, '## Hydra Mercenary attacks Ana')
  })

  it('goes on at the table of the channel itself where the bot may make no thread', async () => {
    ;({ ana, ben } = inNewChannel(table, P.ViewChannel | P.SendMessages))
    const board = await begin(table, ana, 'attack enemy', ENEMY)
    await pressAll(ana, board, DEFEND, '2', 'Deal 2 damage', 'Finish')
    const asked = messageOf(await ana.command('attack enemy', ENEMY))
    await ana.select(asked, 'Which table?', 'At Rhino II: Ana')
    const second = await waitForBoard(ana, ana.channelId, '## Rhino II attacks Ana')
    expect(plainTextOf(second)).toContain('8 of 10 HP · exhausted')
  })
})

describe('/attack table in a channel', () => {
  it('shows the table of who asks, to them alone where it stands in a thread', async () => {
    await over()
    const shown = messageOf(await ana.command('attack table', {}))
    expect([shown.ephemeral, plainTextOf(shown)]).toEqual([
      true,
      expect.stringContaining('**Ana** · Spider-Man, 8 of 10 HP, exhausted'),
    ])
    expect(privately(await ben.command('angriff tisch', {}))).toBe(
      'Hier ist kein Tisch, an dem du in den letzten 12 Stunden gespielt hast. `/angriff liste` führt zu deinen; mit `/angriff` beginnt einer.',
    )
  })

  it('asks which of several, and shows that one', async () => {
    await over()
    await begin(table, ana, 'attack enemy', { enemy: 'Klaw I', hero: 'card:01019a', table: 'new' })
    const asked = messageOf(await ana.command('attack table', {}))
    expect(plainTextOf(asked)).toMatch(/^\[Which table\? ▾ At Klaw I: Ana · At Rhino II: Ana\]$/)
    const shown = messageOf(await ana.select(asked, 'Which table?', 'At Rhino II: Ana'))
    expect([shown.ephemeral, plainTextOf(shown)]).toEqual([
      true,
      expect.stringContaining('**Rhino II** · ATK 3'),
    ])
  })
})
