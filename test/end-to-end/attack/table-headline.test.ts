// The headline of a table in its channel: what its last attack came to, and who is at how much, changed when a round or the
// table ends, and after an attack as far as Discord allows for a message of its age.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { inNewChannel, startRhino } from './channel.ts'
import { boardsIn, openTable, pressAll, pressOrChoose, type Table } from './table.ts'

let table: Table
let ana: Actor
let later = 0
beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + later })
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana } = inNewChannel(table))
})
afterEach(() => {
  table.discord.faults.stopFailing()
  expect(table.refusals()).toEqual([])
})

const NEXT = 'Rhino II attacks Ana'
const SMALL = '-# Marvel Champions · rules 1.8 · the board is in the thread'
const wait = (milliseconds: number) => {
  later += milliseconds
}

const attacked = async (board: SeenMessage): Promise<SeenMessage> =>
  pressAll(ana.in(board.channel_id), board, 'Nobody', '0', 'Deal 3 damage', 'Finish')

const first = async (): Promise<SeenMessage> =>
  pressAll(ana, await startRhino(table, ana), 'Nobody', '0', 'Deal 3 damage', 'Finish')

const again = async (board: SeenMessage): Promise<SeenMessage> =>
  pressAll(ana, messageOf(await pressOrChoose(ana, board, NEXT)), 'Nobody', '0', 'Deal 3 damage', 'Finish')

const headline = (board: SeenMessage): string =>
  ana
    .sees()
    .filter(({ id }) => id === board.channel_id)
    .map(plainTextOf)
    .join()

const says = (board: SeenMessage, words: string): Promise<true> =>
  table.discord.waitFor(() => headline(board).includes(words))

/** How often the bot has asked Discord to change it. */
const changes = (board: SeenMessage): number =>
  table.discord.requests.filter(
    ({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${board.channel_id}`),
  ).length

/** How often the bot has asked Discord to rename its thread. */
const renames = ({ channel_id }: SeenMessage): number =>
  table.discord.requests.filter(
    ({ method, path }) => method === 'PATCH' && path.endsWith(`/channels/${channel_id}`),
  ).length

const isBlackPanther = (board: SeenMessage): boolean => plainTextOf(board).includes('Black Panther')

it('says what the last attack came to and who is at how much, a minute after its last change at the earliest', async () => {
  const one = await first()
  const told = (left: number) =>
    `**Rhino II attacked Spider-Man: 3 damage, ${left} of 10 HP left**\nSpider-Man ${left} of 10\n${SMALL}`
  await says(one, told(7))
  const two = await again(one)
  expect([changes(one), headline(one)]).toEqual([1, told(7)])
  wait(61_000)
  const three = await again(two)
  await says(one, told(1))
  expect(changes(three)).toBe(2)
})

it('its thread is called after who plays whom, and is renamed once, when a second player is known', async () => {
  const name = () => table.discord.channel({ id: one.channel_id }).name
  const one = await first()
  expect(name()).toBe('Rhino II: Ana (Spider-Man)')
  const ben = table.discord.user('Ben').in(one.channel_id)
  const said = { gegner: 'Rhino II', held: 'card:01019a', verteidiger: 'Niemand', boost: '0' }
  await ben.command('angriff gegner', said)
  await table.discord.waitFor(() => name() === 'Rhino II: Ana (Spider-Man), Ben (She-Hulk)')
  await ana.in(one.channel_id).command('attack enemy', { enemy: 'Rhino II', hero: 'card:01040a' })
  await table.discord.waitFor(() => boardsIn(ana, { id: one.channel_id }).some(isBlackPanther))
  expect(renames(one)).toBe(1)
})

it('a name that Discord refuses is dropped, without a repeat and without a word', async () => {
  const one = await first()
  const path = new RegExp(`^/channels/${one.channel_id}$`)
  table.discord.faults.refuse({ method: 'PATCH', path, code: 50_013 })
  const ben = table.discord.user('Ben').in(one.channel_id)
  await ben.command('angriff gegner', { gegner: 'Rhino II', held: 'card:01019a' })
  await table.discord.waitFor(() => renames(one) === 1)
  expect(table.discord.channel({ id: one.channel_id }).name).toBe('Rhino II: Ana (Spider-Man)')
  expect(ben.sees().filter(({ ephemeral }) => ephemeral)).toEqual([])
})

it('waits ten minutes once the message is old, but says at once that a round or the table has ended', async () => {
  const one = await first()
  await says(one, 'Spider-Man 7 of 10')
  wait(46 * 60_000)
  const two = await again(one)
  await says(one, 'Spider-Man 4 of 10')
  wait(9 * 60_000)
  const three = await again(two)
  expect(changes(one)).toBe(2)
  const round = messageOf(await pressOrChoose(ana, three, 'The round is over'))
  await says(one, '**Rhino II attacked Spider-Man: 3 damage, 1 of 10 HP left**\nSpider-Man 1 of 10')
  expect(changes(one)).toBe(3)
  const shown = messageOf(await ana.in(round.channel_id).command('attack table'))
  await ana.press(shown, 'End this table')
  await says(one, 'the table has ended')
  expect(changes(one)).toBe(4)
})

it('a change that Discord refuses is dropped, without a repeat and without a word', async () => {
  const board = await startRhino(table, ana)
  const path = new RegExp(`/messages/${board.channel_id}$`)
  table.discord.faults.refuse({ method: 'PATCH', path, code: 30_046 })
  const one = await attacked(board)
  await table.discord.waitFor(() => changes(one) > 0)
  await again(one)
  expect(changes(one)).toBe(1)
  expect(
    ana
      .in(one.channel_id)
      .sees()
      .filter(({ ephemeral }) => ephemeral),
  ).toEqual([])
})
