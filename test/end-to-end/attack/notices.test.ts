// What is not played or only assumed stands in every message of an attack, over the wire: answer, headline, board, list.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel } from './channel.ts'
import { boardsIn, openTable, SPIDER_MAN, type Table } from './table.ts'

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

const CONTROLLER = { enemy: 'card:24024', hero: 'card:03001a', players: 1, defender: 'side:nobody' }
const MACH_IV = { enemy: 'card:50156', hero: 'card:03001a', players: 1, defender: 'side:hero', boost: '1' }
const CROSSBONES = { enemy: 'card:04058', hero: SPIDER_MAN, players: 1, defender: 'side:hero', boost: '0' }

const told = (message: SeenMessage): string => plainTextOf(message).replaceAll('\\', '')
const boardUnder = (message: SeenMessage): Promise<SeenMessage> =>
  table.discord.waitFor(() => boardsIn(ana, message).at(-1))

describe('an attack that one command tells to its end', () => {
  it.each([
    ['Controller', CONTROLLER],
    ['MACH-IV', MACH_IV],
    ['Crossbones I', CROSSBONES],
  ])('by %s says first that its card says more: answer, headline, board, list', async (name, options) => {
    const notice = `-# Read the card of ${name}: it says more about attacks than is played here.`
    const answer = messageOf(await ana.command('attack enemy', { table: 'new', ...options }))
    const lines = told(answer).split('\n')
    expect(lines.indexOf(notice)).toBeGreaterThan(0)
    expect(lines.indexOf(notice)).toBeLessThan(lines.findIndex(line => line.startsWith('- ')))
    expect(told(messageOf(await ana.command('attack list')))).toContain(notice.slice(3))
    const headline = messageOf(await ana.press(answer, 'Open the board'))
    expect(told(headline).split('\n')).toContain(notice)
    expect(told(await boardUnder(headline)).split('\n')).toContain(notice)
  })

  it('says so in German', async () => {
    const options = { gegner: 'card:24024', held: 'card:03001a', spielerzahl: 1, verteidiger: 'side:nobody' }
    const answer = messageOf(await ben.command('angriff gegner', { table: 'new', ...options }))
    expect(told(answer).split('\n')).toContain(
      '-# Lies die Karte von Controller: Sie sagt mehr über Angriffe, als hier gespielt wird.',
    )
  })
})

describe('an ability that a command passes without a word', () => {
  const options = { enemy: 'card:01095', hero: 'card:46001a', defender: 'side:hero' }
  const notice = '-# Not played: the ability of Iceman. Read the card.'

  it('is told by answer, headline, board and list, until the answer that passed it is taken back', async () => {
    const answer = messageOf(await ana.command('attack enemy', { table: 'new', ...options, boost: '1' }))
    expect(told(answer).split('\n')).toContain(notice)
    expect(told(messageOf(await ana.command('attack list')))).toContain(notice.slice(3))
    const headline = messageOf(await ana.press(answer, 'Open the board'))
    expect(told(headline).split('\n')).toContain(notice)
    const board = await boardUnder(headline)
    expect(told(board).split('\n')).toContain(notice)
    const inThread = ana.in(board.channel_id)
    let back = board
    for (let presses = 0; presses < 4 && told(back).includes(notice); presses++)
      back = messageOf(await inThread.press(back, 'Undo'))
    expect(told(back)).not.toContain(notice)
  })

  it('is not told to whoever declines it on the board', async () => {
    const headline = messageOf(await ana.command('attack enemy', { table: 'new', ...options }))
    const board = await boardUnder(headline)
    expect(told(board)).toContain('Iceman’s ability…')
    const after = messageOf(await ana.in(board.channel_id).press(board, '1'))
    expect(told(after)).not.toContain('Iceman’s ability…')
    expect(told(after)).not.toContain(notice)
  })
})

it('says of an attacked enemy that nobody knows its hit points, as soon as it is attacked', async () => {
  const options = { attacker: 'card:03001a', target: 'card:21136a' }
  const headline = messageOf(await ana.command('attack hero', { table: 'new', ...options }))
  const notice = /^-# Nobody has said how many hit points Hela/m
  expect(told(headline)).toMatch(notice)
  expect(told(await boardUnder(headline))).toMatch(notice)
})

it('says in the channel whose card is to be read as soon as that card joins, and no more once it is taken back', async () => {
  const headline = messageOf(
    await ana.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: SPIDER_MAN }),
  )
  const board = await boardUnder(headline)
  const notice = 'Read the card of Spider-UK: '
  const isSaid = () => ana.sees().some(one => one.id === headline.id && told(one).includes(notice))
  const inThread = ana.in(board.channel_id)
  const form = modalOf(await inThread.press(board, 'An ally…'))
  const defended = messageOf(await inThread.submit(form, { name: 'Spider-UK' }))
  await table.discord.waitFor(isSaid)
  await inThread.press(defended, 'Undo')
  await table.discord.waitFor(() => !isSaid())
})

it('says at once what a battle takes for granted', async () => {
  const options = { unit: 'card:ST03-006', target: 'side:player', shields: 4, 'at-once': true }
  const answer = messageOf(await ana.command('attack unit', { table: 'new', ...options }))
  expect(told(answer)).toMatch(
    /^-# Assumed: .+ was not deployed this turn; there is no Base; nobody blocks; nobody acts in the action step; no Shield has a Burst\.$/m,
  )
})
