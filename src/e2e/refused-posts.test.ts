// Every code that Discord refuses with, for everything that follows an answer: the attack has a board, and nobody is left
// in silence.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, messageOf, modalOf, type SeenMessage, text } from '../playground/actor.ts'
import { everyComponent } from '../playground/components.ts'
import { ALL_CODES, type Refused } from '../playground/refusing.ts'
import { INVITED, RHINO } from './attack-channel.ts'
import { begin, boardsIn, hasControls, openTable, pressAll, type Table } from './attack-table.ts'

/** One server for so many attacks: what a server may have at once is another matter. */
const PER_SERVER = 50
const AT_ONCE = 20

let table: Table
let passed = 0
let servers: string[]
let people = 0

beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + passed })
})
afterAll(() => table.close())
afterEach(() => {
  table.discord.faults.stopFailing()
  expect(thrown()).toEqual([])
  expect(table.refusals()).toEqual([])
})

/** What the bot has logged of errors that are its own. */
const thrown = () =>
  table
    .bot()
    .log()
    .filter(
      ({ outcome, level }) => level === 'fatal' || outcome === 'failed' || outcome === 'failed afterwards',
    )

/** Somebody new, in a channel of their own in which the bot may do all that it asks for. */
function guest(): Actor {
  if (people % PER_SERVER === 0) servers = [table.discord.addGuild({ name: 'Full house', channels: [] }).id]
  people += 1
  const channel = table.discord.addChannel({
    name: `seat-${people}`,
    appPermissions: INVITED,
    guildId: servers[0] ?? '',
  })
  return table.discord.addUser({ name: `Guest ${people}`, locale: 'en-US' }).in(channel)
}

const refuse = (refused: Refused) => table.discord.faults.refuse(refused)

/** Does this for every code, some at a time. */
async function forEachCode(work: (code: number, actor: Actor) => Promise<void>): Promise<void> {
  for (let from = 0; from < ALL_CODES.length; from += AT_ONCE)
    await Promise.all(ALL_CODES.slice(from, from + AT_ONCE).map(code => work(code, guest())))
}

const privately = (actor: Actor) => actor.sees().filter(({ ephemeral }) => ephemeral)
const publicly = (actor: Actor) => actor.sees().filter(({ ephemeral }) => !ephemeral)

/** The reply itself, once it has become the board. */
const boardHere = (actor: Actor): Promise<SeenMessage> =>
  table.discord.waitFor(() => publicly(actor).find(hasControls))

const canBePressed = async (actor: Actor, board: SeenMessage, code: number) => {
  const pressed = await pressAll(actor.in(board.channel_id), board, 'Nobody')
  expect([code, text(pressed)]).toEqual([code, expect.stringContaining('**Boost card 1 of 1')])
}

/** The channel holds the board alone: nothing promises a thread any more, and who asked has been told why not. */
async function standsInReply(actor: Actor, code: number): Promise<void> {
  const board = await boardHere(actor)
  await table.discord.waitFor(() => privately(actor).length > 0)
  const told = privately(actor).map(text)
  expect([code, told]).toEqual([code, [expect.stringMatching(/\. The attack goes on in the channel\.$/)]])
  expect(publicly(actor).map(({ id }) => id)).toEqual([board.id])
  expect(text(board)).not.toContain('the board is in the thread')
  await canBePressed(actor, board, code)
}

describe('whatever code Discord refuses with', () => {
  it('the thread of an attack: the board stands in the reply', async () => {
    await forEachCode(async (code, actor) => {
      refuse({
        method: 'POST',
        path: new RegExp(`^/channels/${actor.channelId}/messages/\\d+/threads$`),
        code,
      })
      await actor.command('attack enemy', RHINO)
      await standsInReply(actor, code)
    })
    // A thread that the message is said to have already was looked for.
    expect(table.refusals()).toEqual([10_003])
  })

  it('the board in its thread: it stands in the reply', async () => {
    await forEachCode(async (code, actor) => {
      const body = new RegExp(`attacks ${actor.name}\\b`)
      refuse({ method: 'POST', path: /^\/channels\/\d+\/messages$/, code, body })
      await actor.command('attack enemy', RHINO)
      await standsInReply(actor, code)
    })
  })

  it('a change of the board: a new one follows', async () => {
    await forEachCode(async (code, actor) => {
      const board = await begin(table, actor, 'attack enemy', RHINO)
      const inThread = actor.in(board.channel_id)
      const boost = await pressAll(inThread, board, 'Nobody')
      refuse({ method: 'PATCH', path: new RegExp(`^/channels/${board.channel_id}/messages/`), code })
      const form = modalOf(await inThread.press(boost, 'Name the card…'))
      const asked = messageOf(await inThread.submit(form, { name: 'Assault' }))
      expect(text(await pickFirst(inThread, asked))).toBe('Done. The board shows it.')
      const further = await table.discord.waitFor(() =>
        boardsIn(actor, { id: board.channel_id }).find(({ id }) => id !== board.id),
      )
      expect([code, text(further)]).toEqual([code, expect.stringContaining('is turned faceup')])
      await inThread.press(further, 'Undo')
    })
  })

  it('what follows the answer: an old board stays where it was, as it is now', async () => {
    const boards = await allBegun()
    passed += 46 * 60_000
    for (const [code, actor, board] of boards) {
      const again = refuse({ method: 'POST', path: /^\/webhooks\//, code })
      const inThread = actor.in(board.channel_id)
      await inThread.press(board, 'Nobody')
      const now = await table.discord.waitFor(() => boardsIn(actor, { id: board.channel_id }).at(0))
      expect([code, now.id, text(now)]).toEqual([
        code,
        board.id,
        expect.stringContaining('**Boost card 1 of 1'),
      ])
      again()
    }
  })
})

async function allBegun(): Promise<readonly (readonly [number, Actor, SeenMessage])[]> {
  const begun: (readonly [number, Actor, SeenMessage])[] = []
  await forEachCode(async (code, actor) => {
    begun.push([code, actor, await begin(table, actor, 'attack enemy', RHINO)])
  })
  return begun
}

/** Picks the first card that a private answer offers. */
async function pickFirst(actor: Actor, message: SeenMessage): Promise<SeenMessage> {
  const selects = everyComponent(message.components ?? []).map(({ component }) => component)
  const select = selects.find(({ options }) => options)
  return messageOf(
    await actor.select(message, select?.placeholder ?? '', select?.options?.[0]?.label ?? 'nothing'),
  )
}
