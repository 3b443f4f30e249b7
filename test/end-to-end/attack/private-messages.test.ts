// A private message beside the board is one message: each press on it turns it into what the press has led to.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel } from './channel.ts'
import {
  begin,
  boardsIn,
  hasControls,
  openTable,
  pressAll,
  SPIDER_MAN,
  type Table,
  untilSays,
} from './table.ts'

const DEFEND = 'Spider-Man (basic, DEF 3)'

/** The words of each language. */
const ENGLISH = {
  happens: 'Something happens first…',
  retry: 'Change it',
  report: { what: 'Takes damage', whom: 'Spider-Man', number: '1' },
  told: 'Spider-Man takes 1 damage: 9 of 10 HP left.',
  faster: `Chris was faster: ${DEFEND}. The board shows where the attack stands now.`,
  outdated: 'This message is out of date: the attack has moved on.',
  current: 'Show the current board',
  follows: 'The attack is below.',
  here: 'Bring it here',
}
const GERMAN = {
  happens: 'Vorher passiert etwas …',
  retry: 'Ändern',
  report: { what: 'Nimmt Schaden', whom: 'Spider-Man', number: '1' },
  told: 'Spider-Man nimmt 1 Schaden: noch 9 von 10 LP.',
  faster: 'Chris war schneller: Spider-Man (Basis, VER 3). Der Spielstand zeigt, wie es jetzt steht.',
  outdated: 'Diese Nachricht ist veraltet: Der Angriff ist inzwischen weiter.',
  current: 'Aktuellen Spielstand zeigen',
  follows: 'Der Angriff steht unten.',
  here: 'Hierher holen',
}

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
afterEach(() => expect(table.refusals()).toEqual([]))

/** An attack on Chris’s hero, which anybody at the table may answer for: Chris decides, the one who starts leads. */
const start = (actor: Actor, options = {}): Promise<SeenMessage> =>
  begin(table, actor, 'attack enemy', {
    enemy: 'Rhino II',
    hero: SPIDER_MAN,
    player: table.discord.user('Chris').id,
    language: 'en',
    ...options,
  })

/** The private messages that somebody sees in the thread of a board. */
const privateOnes = (actor: Actor, { channel_id }: SeenMessage): SeenMessage[] =>
  actor
    .in(channel_id)
    .sees()
    .filter(({ ephemeral }) => ephemeral)

/** A report that is refused because no number is given, with the button to change it. */
const refusal = async (actor: Actor, board: SeenMessage, say: typeof ENGLISH): Promise<SeenMessage> => {
  const form = modalOf(await actor.press(board, ENGLISH.happens))
  const what = say === ENGLISH ? 'Takes damage' : 'Nimmt Schaden'
  return messageOf(await actor.submit(form, { what, whom: 'Spider-Man' }))
}

describe.each([
  ['in English', () => ana, ENGLISH],
  ['in German', () => ben, GERMAN],
])('a refusal %s', (_, who, say) => {
  it('turns into the next one, then into the line that the board tells', async () => {
    const board = await start(who())
    const refused = await refusal(who(), board, say)
    const form = modalOf(await who().press(refused, say.retry))
    const again = messageOf(await who().submit(form, { number: '?' }))
    expect([again.id, plainTextOf(again)]).toEqual([refused.id, expect.stringMatching(/[“„]\?[”“]/)])
    const done = messageOf(await who().submit(modalOf(await who().press(again, say.retry)), say.report))
    expect([done.id, plainTextOf(done)]).toEqual([refused.id, say.told])
    await untilSays(table, ana, board, `- ${ENGLISH.told}`)
    expect(privateOnes(who(), board)).toHaveLength(1)
  })

  it('that is out of date says so and leads to the present board, without another message', async () => {
    const board = await start(who())
    const refused = await refusal(who(), board, say)
    await pressAll(table.discord.user('Chris'), board, DEFEND)
    const behind = messageOf(await who().press(refused, say.retry))
    expect([behind.id, plainTextOf(behind)]).toEqual([refused.id, `${say.faster}\n[${say.current}]`])
    const looked = messageOf(await who().press(behind, say.current))
    expect([looked.id, plainTextOf(looked)]).toEqual([refused.id, expect.stringContaining('Boost')])
    const follows = messageOf(await who().in(board.channel_id).press(looked, say.here))
    expect([follows.id, plainTextOf(follows)]).toEqual([refused.id, say.follows])
    const further = await table.discord.waitFor(() =>
      boardsIn(who(), { id: board.channel_id }).find(({ id }) => id !== board.id),
    )
    expect(privateOnes(who(), board)).toHaveLength(1)
    await pressAll(table.discord.user('Chris'), further, '1')
  })

  it('that somebody has overtaken with an own press says only that it is out of date', async () => {
    const board = await start(who())
    const refused = await refusal(who(), board, say)
    await pressAll(who(), board, DEFEND)
    const behind = messageOf(await who().press(refused, say.retry))
    expect([behind.id, plainTextOf(behind)]).toEqual([refused.id, `${say.outdated}\n[${say.current}]`])
  })
})

/** Picks the first of the cards that a private message offers. */
const pickFirst = async (actor: Actor, asked: SeenMessage): Promise<SeenMessage> => {
  const select = everyComponent(asked.components ?? []).find(({ component }) => component.options)?.component
  const [first] = select?.options ?? []
  return messageOf(await actor.select(asked, select?.placeholder ?? '', first?.label ?? ''))
}

describe('a choice of cards', () => {
  const asksWhich = async (actor: Actor, board: SeenMessage) =>
    messageOf(await actor.submit(modalOf(await actor.press(board, 'Name the card…')), { name: 'Sandman' }))

  it('that is out of date says who was faster', async () => {
    const board = await pressAll(ana, await start(ana), DEFEND)
    const asked = await asksWhich(ana, board)
    await pressAll(table.discord.user('Chris'), board, '1')
    const behind = await pickFirst(ana, asked)
    expect([behind.id, plainTextOf(behind)]).toEqual([
      asked.id,
      expect.stringMatching(/^Chris was faster: .+\n\[Show the current board\]$/),
    ])
  })

  it('of somebody who may not decide does not come: the press says who decides', async () => {
    const board = await pressAll(ana, await start(ana), DEFEND)
    expect(plainTextOf(messageOf(await ben.press(board, 'Name the card…')))).toBe(
      'Das entscheidet nur Chris.',
    )
  })

  it('in a private attack becomes its board', async () => {
    const board = await pressAll(ana, await start(ana, { private: true }), DEFEND)
    const asked = await asksWhich(ana, board)
    const now = await pickFirst(ana, asked)
    expect([now.id, hasControls(now)]).toEqual([asked.id, true])
    expect(plainTextOf(now)).toContain('Sandman: ')
  })
})

it('a refusal in a private attack turns into the next one, and its answer into the board', async () => {
  const board = await start(ana, { private: true })
  const refused = await refusal(ana, board, ENGLISH)
  const again = messageOf(
    await ana.submit(modalOf(await ana.press(refused, 'Change it')), { number: 'many' }),
  )
  expect([again.id, plainTextOf(again)]).toEqual([
    refused.id,
    expect.stringContaining('“many” is not a number'),
  ])
  const now = messageOf(await ana.submit(modalOf(await ana.press(again, 'Change it')), { number: '1' }))
  expect([now.id, plainTextOf(now)]).toEqual([
    refused.id,
    expect.stringContaining('Spider-Man takes 1 damage'),
  ])
  expect(hasControls(now)).toBe(true)
})

it('a board that should follow, but that Discord refuses, is told of in the message that was pressed', async () => {
  const board = await start(ana)
  const list = messageOf(await ana.in(board.channel_id).command('attack list'))
  const looked = await pickFirst(ana, list)
  expect(looked.id).toBe(list.id)
  const again = table.discord.faults.refuse({ method: 'POST', path: /^\/webhooks\//, code: 50_013 })
  await ana.in(board.channel_id).press(looked, 'Bring it here')
  await untilSays(table, ana, looked, 'The board could not be posted. Everything is saved')
  again()
  await pressAll(table.discord.user('Chris'), board, DEFEND)
})
