// Checks that a finished board offers what is next, and that one press begins it once, whoever presses and however often.
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, INVITED, inNewChannel, startRhino } from './channel.ts'
import {
  begin,
  boardsIn,
  customIdOf,
  openTable,
  pressAll,
  pressOrChoose,
  privately,
  stored,
  type Table,
} from './table.ts'

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

const seen = (actor: Actor, { id, channel_id }: SeenMessage): string =>
  actor
    .in(channel_id)
    .sees()
    .filter(one => one.id === id)
    .map(plainTextOf)
    .join()

const heading = (board: SeenMessage): string => plainTextOf(board).split('\n')[0] ?? ''

/** Waits until a finished board is there to be read alone. */
const isStory = (board: SeenMessage): Promise<true> =>
  table.discord.waitFor(() => !/\[(Transcript|Mitschrift)\]/.test(seen(ana, board)))

/** The boards of a thread that can be played on, the oldest first. */
const openBoards = (thread: string): SeenMessage[] =>
  boardsIn(ana, { id: thread }).filter(one => /\[(Transcript|Undo|Niemand|Nobody)\]/.test(plainTextOf(one)))

/** Rhino attacks Ana, and the attack is over. */
const over = async (): Promise<SeenMessage> =>
  pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')
const RHINO_AGAIN = 'Rhino II attacks Ana'

describe('one press on a finished board', () => {
  afterEach(() => expect(table.refusals()).toEqual([]))

  it('begins the next attack of Marvel Champions below it, on the table as it stands', async () => {
    const first = await over()
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    expect([second.ephemeral, second.channel_id, heading(second)]).toEqual([
      false,
      first.channel_id,
      '## Rhino II attacks Ana',
    ])
    expect(plainTextOf(second)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
    await isStory(first)
    const [head, ...lines] = seen(ana, first).split('\n')
    expect(head).toBe('## Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left')
    expect(lines.filter(line => line.startsWith('['))).toEqual([
      '[More… ▾ Why? · Earlier steps · Transcript · Undo · Deutsch]',
    ])
    const done = await pressAll(ana, second, 'Nobody', '0', 'Deal 3 damage', 'Finish')
    expect(heading(done)).toBe('## Rhino II attacked Spider-Man: 3 damage, 5 of 10 HP left')
    expect(plainTextOf(done)).toMatch(
      /\[The round is over\] \[Rhino II attacks Ana\]\n\[Another attack or change… ▾ [^\n]*\]\n\[Transcript\] \[Undo\]\n/,
    )
    const [before, after] = await tables(first, done)
    expect(after).toMatchObject({ table: before?.table, restsOn: before?.id, number: 2, isTip: true })
  })

  it('begins the next attack of Gundam, in German, also by a Unit that nobody has named yet', async () => {
    const said = { einheit: 'card:GD01-013', ziel: 'card:ST03-008', basis: 'Keine Basis', schilde: 4 }
    const battled = await begin(table, ben, 'angriff kampf', said)
    const first = await pressAll(ben, battled, 'Fertig')
    expect(plainTextOf(first)).toMatch(/\n\[Gundam greift Spieler 2 an\]/)
    const second = messageOf(await pressOrChoose(ben, first, 'Gundam greift Spieler 2 an'))
    expect([heading(second), second.channel_id]).toEqual(['## Gundam greift Spieler 2 an', first.channel_id])
    const done = await pressAll(ben, second, 'Niemand', 'Beide passen', 'Kein Burst, fertig')
    await isStory(first)
    const asks = messageOf(await pressOrChoose(ben, done, 'Eine Einheit greift an …'))
    const form = modalOf(await ben.press(asks, 'Andere Einheit …'))
    const joined = messageOf(await ben.submit(form, { name: 'card:ST01-002' }))
    expect(heading(joined)).toBe('## Gundam (MA Form) greift an')
    await isStory(done)
  })

  it('leads everybody who presses later to the board that stands', async () => {
    const first = await over()
    const [next, late] = await Promise.all([
      pressOrChoose(ana, first, RHINO_AGAIN),
      pressOrChoose(ben, first, RHINO_AGAIN),
    ])
    const [one, other] = [messageOf(next), messageOf(late)]
    const [board, said] = one.ephemeral ? [other, one] : [one, other]
    expect([board.ephemeral, said.ephemeral]).toEqual([false, true])
    expect(plainTextOf(said)).toMatch(/(This has gone on already|Hier geht es schon weiter): Rhino II /)
    await isStory(first)
    expect(openBoards(first.channel_id).map(({ id }) => id)).toEqual([board.id])
  })

  it('begins it once if Discord delivers the press twice', async () => {
    const first = await over()
    table.discord.faults.deliverTwice(1)
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    await isStory(first)
    expect(openBoards(first.channel_id).map(({ id }) => id)).toEqual([second.id])
    const [before] = await tables(first)
    expect(await chapters(before?.table ?? '')).toBe(2)
  })
})

it('a press that names nobody at the table, or too much, begins nothing and says so', async () => {
  const first = await over()
  const id = customIdOf(first, RHINO_AGAIN)
  for (const wrong of [id.replace(/\|[^|]*$/, '|nobody'), `${id}|hero-2`, id.replace(/(\|[^|]*){2}$/, '')]) {
    const said = privately(await ana.pressRaw(first, wrong))
    expect(said).toContain('That is no longer in play, so it cannot attack or be attacked.')
  }
  const [now] = await tables(first)
  expect([now?.isTip, await chapters(now?.table ?? '')]).toEqual([true, 1])
})

it('whoever has a seat at the table may begin, also where others may start no attacks', async () => {
  const role = table.discord.addRole({ name: 'Hosts' })
  const said = { unit: 'card:GD01-013', target: 'card:ST03-008', opponent: ben.id }
  const begun = await begin(table, ana, 'attack unit', said)
  const blocked = await pressAll(ben, begun, 'Nobody', 'Ben passes')
  const first = await pressAll(ana, blocked, 'Ana passes', 'Finish')
  await ana.command('settings server', { 'who-starts': role.id })
  const chris = table.discord.user('Chris').in(first.channel_id)
  expect(privately(await pressOrChoose(chris, first, 'A Unit attacks…'))).toContain(`<@&${role.id}>`)
  expect(messageOf(await pressOrChoose(ben, first, 'A Unit attacks…')).ephemeral).toBe(false)
  await ana.command('settings server', { 'who-starts': table.discord.guild('Riposte').id })
  await isStory(first)
})

describe('undo where nothing is left in the next attack', () => {
  afterEach(() => expect(table.refusals()).toEqual([]))

  it('takes back the attack itself, and the one before goes on below', async () => {
    const first = await over()
    const second = await pressAll(
      ana,
      messageOf(await pressOrChoose(ana, first, RHINO_AGAIN)),
      'Nobody',
      'Undo',
    )
    await isStory(first)
    expect(privately(await ben.press(second, 'Undo'))).toBe(
      'Diesen Angriff kann nur Ana zurücknehmen oder wer den Tisch leitet.',
    )
    const again = messageOf(await ana.press(second, 'Undo'))
    await table.discord.waitFor(() =>
      seen(ana, second).startsWith('~~Rhino II attacks Ana~~ taken back by Ana before anything happened.'),
    )
    expect(plainTextOf(again)).toContain('~~Finish~~')
    await table.discord.waitFor(() => seen(ana, first).includes('goes on further down'))
    const done = await pressAll(ana, again, 'Finish')
    expect(plainTextOf(done)).toContain(`[${RHINO_AGAIN}]`)
    const [now] = await tables(done)
    expect([now?.restsOn, now?.isTip, await chapters(now?.table ?? '')]).toEqual([null, true, 2])
  })
})

describe('what Discord refuses or somebody has deleted', () => {
  it('an archived thread is opened by the new board, before the finished one is changed', async () => {
    const first = await over()
    table.discord.shutThread({ id: first.channel_id }, { archived: true, locked: false })
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    await isStory(first)
    expect(table.discord.channel({ id: first.channel_id }).thread?.archived).toBe(false)
    expect(openBoards(first.channel_id).map(({ id }) => id)).toEqual([second.id])
    expect(table.refusals()).toEqual([])
  })

  it('a finished board that the bot may not change keeps its buttons, which lead to what is current', async () => {
    const first = await over()
    table.discord.faults.refuse({ method: 'PATCH', path: /^\/channels\//, code: 50_001 })
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    await table.discord.waitFor(async () => (await tables(second))[0]?.board === second.id)
    const said = messageOf(await pressOrChoose(ben, first, RHINO_AGAIN))
    expect([said.ephemeral, plainTextOf(said)]).toEqual([
      true,
      `Hier geht es schon weiter: Rhino II greift Ana an. ${addressOf(second)}\n[Damit weitermachen]`,
    ])
    table.discord.faults.stopFailing()
    table.refusals()
  })

  it('a board that somebody has deleted is brought back from the finished one', async () => {
    const first = await over()
    table.discord.faults.refuse({ method: 'PATCH', path: /^\/channels\//, code: 50_001 })
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    const said = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    table.discord.faults.stopFailing()
    table.refusals()
    table.discord.deleteMessage(second)
    const back = messageOf(await ana.press(said, 'Go on with it'))
    expect(plainTextOf(back)).toBe('The attack is below.')
    await table.discord.waitFor(() =>
      openBoards(first.channel_id).some(one => heading(one).includes('attacks Ana')),
    )
    // The board that is gone cannot be closed.
    await table.discord.waitFor(() => table.refusals().includes(10_008))
  })

  it('in a channel where the bot may only answer, the next board is an answer, too', async () => {
    ;({ ana, ben } = inNewChannel(table, INVITED & ~P.CreatePublicThreads & ~P.SendMessagesInThreads))
    const first = await over()
    expect(first.channel_id).toBe(ana.channelId)
    const second = messageOf(await pressOrChoose(ana, first, RHINO_AGAIN))
    expect([second.ephemeral, second.channel_id]).toEqual([false, ana.channelId])
    await isStory(first)
    await pressAll(ana, second, 'Nobody')
    expect(table.refusals()).toEqual([])
  })
})

const addressOf = ({ channel_id, id }: SeenMessage): string =>
  `https://discord.com/channels/${table.discord.guild('Riposte').id}/${channel_id}/${id}`

/** The walkthroughs of these boards. */
async function tables(...boards: SeenMessage[]) {
  const store = await openSqlite(table.database)
  const read = await Promise.all(boards.map(board => stored(store, board)))
  await store.close()
  return read
}

async function chapters(id: string): Promise<number> {
  const store = await openSqlite(table.database)
  const read = await store.table(id)
  await store.close()
  return read?.chapters.length ?? 0
}
