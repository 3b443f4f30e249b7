// Every code that Discord refuses with, for every request after an answer: the attack still has a board, and
// the person is told.
import { describe, expect, it, vi } from 'vitest'
import { ALL_CODES, type RequestToRefuse } from '../../../src/loopback/faults/refused-requests.ts'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { INVITED, RHINO } from '../attack/channel.ts'
import { begin, boardsIn, hasControls, openTable, pressAll, type Table, untilSays } from '../attack/table.ts'

// The file plays more than four hundred attacks, several at once.
vi.setConfig({ testTimeout: 600_000 })

/** So many attacks per server: the limit of a server is tested elsewhere. */
const PER_SERVER = 50
/** At each table: so few that a busy machine answers each in time. */
const AT_ONCE = 2
/** So few that the log of the attack stays short. */
const CODES_OF_AN_ATTACK = 5

/** A table for each test: each bot has its own 50 requests a second, so tests do not slow each other down. */
type House = Table & {
  /** Gives a new person in a channel of their own, where the bot has all permissions it asks for. */
  readonly guest: () => Actor
  readonly refuse: (refused: RequestToRefuse) => () => void
  /** Lets the clock go on, in milliseconds. */
  readonly pass: (time: number) => void
}

async function openHouse(): Promise<House> {
  let passed = 0
  const table = await openTable({ now: () => Date.now() + passed })
  const { discord } = table
  let people = 0
  let guildId = ''
  const guest = () => {
    if (people % PER_SERVER === 0) guildId = discord.addGuild({ name: 'Full house', channels: [] }).id
    people += 1
    const channel = discord.addChannel({ name: `seat-${people}`, appPermissions: INVITED, guildId })
    return discord.addUser({ name: `Guest ${people}`, locale: 'en-US' }).in(channel)
  }
  const pass = (time: number) => {
    passed += time
  }
  return { ...table, guest, pass, refuse: discord.faults.refuse }
}

/** Checks that only expected codes were refused and that the bot had no errors; then closes the table. */
async function closeHouse({ bot, refusals, close }: House, ...refused: number[]): Promise<void> {
  const thrown = bot()
    .log()
    .filter(
      ({ outcome, level }) => level === 'fatal' || outcome === 'failed' || outcome === 'failed afterwards',
    )
  expect(thrown).toEqual([])
  expect(refusals()).toEqual(refused)
  await close()
}

/** Does this for every code, some at the same time. */
async function forEachCode(
  { guest }: House,
  work: (code: number, actor: Actor) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ALL_CODES.length; from += AT_ONCE)
    await Promise.all(ALL_CODES.slice(from, from + AT_ONCE).map(code => work(code, guest())))
}

const privately = (actor: Actor) => actor.sees().filter(({ ephemeral }) => ephemeral)
const publicly = (actor: Actor) => actor.sees().filter(({ ephemeral }) => !ephemeral)

/** Waits for the reply to become the board. */
const boardHere = ({ discord }: House, actor: Actor): Promise<SeenMessage> =>
  discord.waitFor(() => publicly(actor).find(hasControls))

const canBePressed = async (actor: Actor, board: SeenMessage, code: number) => {
  const pressed = await pressAll(actor.in(board.channel_id), board, 'Nobody')
  expect([code, plainTextOf(pressed)]).toEqual([code, expect.stringContaining('**Boost card 1 of 1')])
}

/** Checks that the channel holds only the board, promises no thread, and that the starter was told why. */
async function standsInReply(house: House, actor: Actor, code: number): Promise<void> {
  const board = await boardHere(house, actor)
  await house.discord.waitFor(() => privately(actor).length > 0)
  const told = privately(actor).map(plainTextOf)
  expect([code, told]).toEqual([code, [expect.stringMatching(/\. The attack goes on in the channel\.$/)]])
  expect(publicly(actor).map(({ id }) => id)).toEqual([board.id])
  expect(plainTextOf(board)).not.toContain('the board is in the thread')
  await canBePressed(actor, board, code)
}

describe.concurrent('whatever code Discord refuses with', () => {
  it('the thread of an attack: the board stands in the reply', async () => {
    const house = await openHouse()
    await forEachCode(house, async (code, actor) => {
      const path = new RegExp(`^/channels/${actor.channelId}/messages/\\d+/threads$`)
      const again = house.refuse({ method: 'POST', path, code })
      await actor.command('attack enemy', { table: 'new', ...RHINO })
      await standsInReply(house, actor, code)
      again()
    })
    // The bot looked for a thread that the message is said to have.
    await closeHouse(house, 10_003)
  })

  it('the board in its thread: it stands in the reply', async () => {
    const house = await openHouse()
    await forEachCode(house, async (code, actor) => {
      const body = new RegExp(`attacks ${actor.name}\\b`)
      const again = house.refuse({ method: 'POST', path: /^\/channels\/\d+\/messages$/, code, body })
      await actor.command('attack enemy', { table: 'new', ...RHINO })
      await standsInReply(house, actor, code)
      again()
    })
    await closeHouse(house)
  })

  it('a change of the board: a new one follows', async () => {
    const house = await openHouse()
    const attack = async (codes: readonly number[]) => {
      const actor = house.guest()
      const board = await begin(house, actor, 'attack enemy', RHINO)
      const inThread = actor.in(board.channel_id)
      let boost = await pressAll(inThread, board, 'Nobody')
      const path = new RegExp(`^/channels/${board.channel_id}/messages/`)
      const boards = () => boardsIn(actor, { id: board.channel_id })
      for (const code of codes) {
        const known = boards().map(({ id }) => id)
        const again = house.refuse({ method: 'PATCH', path, code })
        const form = modalOf(await inThread.press(boost, 'Name the card…'))
        const asked = messageOf(await inThread.submit(form, { name: 'Sandman' }))
        expect(plainTextOf(await pickFirst(inThread, asked))).toContain('Sandman: ')
        const further = await house.discord.waitFor(() => boards().find(({ id }) => !known.includes(id)))
        expect([code, plainTextOf(further)]).toEqual([code, expect.stringContaining('Sandman: ')])
        boost = await pressAll(inThread, further, 'Undo')
        again()
      }
    }
    const each = CODES_OF_AN_ATTACK * AT_ONCE
    for (let from = 0; from < ALL_CODES.length; from += each) {
      const codes = ALL_CODES.slice(from, from + each)
      await Promise.all([codes.slice(0, CODES_OF_AN_ATTACK), codes.slice(CODES_OF_AN_ATTACK)].map(attack))
    }
    await closeHouse(house)
  })

  it('what follows the answer: an old board stays where it was, as it is now', async () => {
    const house = await openHouse()
    const actor = house.guest()
    const board = await begin(house, actor, 'attack enemy', RHINO)
    const inThread = actor.in(board.channel_id)
    for (const [index, code] of ALL_CODES.entries()) {
      const [label, says] = index % 2 === 0 ? ['Nobody', '**Boost card 1 of 1'] : ['Undo', 'Who defends?']
      house.pass(46 * 60_000)
      const again = house.refuse({ method: 'POST', path: /^\/webhooks\//, code })
      await inThread.press(board, label)
      const now = await untilSays(house, actor, board, says)
      expect([code, boardsIn(actor, { id: board.channel_id }).map(({ id }) => id)]).toEqual([
        code,
        [board.id],
      ])
      expect([code, hasControls(now)]).toEqual([code, true])
      again()
    }
    await closeHouse(house)
  })
})

/** Picks the first card that a private answer offers. */
async function pickFirst(actor: Actor, message: SeenMessage): Promise<SeenMessage> {
  const selects = everyComponent(message.components ?? []).map(({ component }) => component)
  const select = selects.find(({ options }) => options)
  return messageOf(
    await actor.select(message, select?.placeholder ?? '', select?.options?.[0]?.label ?? 'nothing'),
  )
}
