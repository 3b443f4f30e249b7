// Tests the message in the channel from which the thread of an attack grew: it says the result, and never another's words.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel, startRhino } from './channel.ts'
import { begin, boardsIn, openTable, pressAll, SPIDER_MAN, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table, INVITED))
})
afterEach(() => table.discord.faults.stopFailing())

const RESULT = 'Rhino II attacked Spider-Man: 3 damage, 7 of 10 HP left'

/** Plays an attack up to its last press. */
const almostOver = async (board: SeenMessage) =>
  pressAll(ana.in(board.channel_id), board, 'Nobody', '0', 'Deal 3 damage')

const says = (thread: string, words: string) => () =>
  ana.sees().find(one => one.id === thread && plainTextOf(one).includes(words))

it('says the result at the end, and the attack again once that is taken back', async () => {
  const board = await almostOver(await startRhino(table, ana))
  const over = await pressAll(ana.in(board.channel_id), board, 'Finish')
  await table.discord.waitFor(says(board.channel_id, RESULT))
  await pressAll(ana.in(board.channel_id), over, 'Undo')
  await table.discord.waitFor(says(board.channel_id, 'Rhino II attacks Ana'))
  expect(table.refusals()).toEqual([])
})

it('says it, too, if two people press the last button at once', async () => {
  const board = await almostOver(await startRhino(table, ana))
  await Promise.all([ana, ben].map(actor => actor.in(board.channel_id).press(board, 'Finish')))
  await table.discord.waitFor(says(board.channel_id, RESULT))
})

it('says it where the attack goes on after its thread is gone', async () => {
  const first = await startRhino(table, ana)
  table.discord.deleteChannel({ id: first.channel_id })
  const other = inNewChannel(table, INVITED).ana
  const [choice] = await other.autocomplete('attack resume', { walkthrough: '' }, 'walkthrough')
  await other.command('attack resume', { walkthrough: choice?.value ?? '' })
  const board = await table.discord.waitFor(() =>
    other
      .sees()
      .flatMap(one => boardsIn(other, one))
      .at(0),
  )
  await pressAll(other.in(board.channel_id), await almostOver(board), 'Finish')
  await table.discord.waitFor(() =>
    other.sees().find(one => one.id === board.channel_id && plainTextOf(one).includes(RESULT)),
  )
})

it('is nobody else’s message: in a thread that a person has opened nothing is changed', async () => {
  const thread = ben.openThread('Our game')
  const inThread = ana.in(thread)
  const board = await begin(table, inThread, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
  const before = table.discord.requests.length
  await pressAll(inThread, await pressAll(inThread, board, 'Nobody', '0', 'Deal 3 damage'), 'Finish')
  await ana.autocomplete('rule', { query: '' }, 'query')
  const patched = table.discord.requests.slice(before).filter(({ method }) => method === 'PATCH')
  expect(patched).toEqual([])
})

it('stays as it was where the bot may not change it, and the board says the result', async () => {
  const board = await almostOver(await startRhino(table, ana))
  table.discord.faults.refuse({ method: 'PATCH', path: /^\/channels\/\d+\/messages\//, code: 50_001 })
  const over = await pressAll(ana.in(board.channel_id), board, 'Finish')
  expect(plainTextOf(over)).toContain(RESULT)
  // The list shows the result, too, and comes after whatever the press has led to.
  expect(plainTextOf(messageOf(await ana.command('attack list')))).toContain(RESULT)
  expect(says(board.channel_id, 'Rhino II attacks Ana')()).toBeDefined()
  expect(says(board.channel_id, RESULT)()).toBeUndefined()
})
