// Prepares the measurement of answers: two loopback Discords in this process, our bot and the bare bot in their own ones.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageFlags, MessageType } from 'discord-api-types/v10'
import type { Component } from '../../src/loopback/interaction/components.ts'
import { type Discord, startDiscord } from '../../src/loopback/start-loopback.ts'
import { createMessage } from '../../src/loopback/world/messages.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'
import { fill, firstBoards } from '../walkthroughs.ts'
import type { Board } from './attacks.ts'
import { type Bot, startFloor, startRiposte } from './bots.ts'
import { type Answers, constantsFrom } from './floor-answers.ts'
import { KINDS, type Users, usersOf } from './users.ts'

export type Side = { readonly users: Users; readonly bot: () => Bot; readonly restart: () => Promise<Bot> }

export type Stage = {
  readonly ours: Side
  readonly floor: Side
  /** Sets whether Discord checks the answers. */
  readonly checks: (are: boolean) => void
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Makes a folder on the disk where the bot keeps its file by default; it is deleted when this process ends. */
export function newFolder(): string {
  mkdirSync(join(root, 'var'), { recursive: true })
  const folder = mkdtempSync(join(root, 'var/bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The most answers of each kind from which the answers of the bare bot are chosen, and so many times more letters. */
const LOOKED_AT = 60
const LETTERS = 10

/** Fills a store with so many walkthroughs, starts our bot on it, and the bare bot with answers taken from ours. */
export async function openStage(walkthroughs: number): Promise<Stage> {
  const folder = newFolder()
  const database = join(folder, 'riposte.sqlite')
  const store = await openSqlite(database)
  const [discord, other] = [await startDiscord(), await startDiscord()]
  const lookedAt = Math.min(LOOKED_AT, Math.ceil(walkthroughs / 10))
  const boards = await postBoards(discord, store, walkthroughs + lookedAt)
  await store.close()
  const place = { discord, log: join(folder, 'bot.log') }
  const ours = await side(discord, () => startRiposte(place, { DATABASE_PATH: database }))
  const answers: Answers = { reply: [], letter: [], board: [] }
  const first = usersOf(discord, boards.splice(0, lookedAt), answers)
  for (const kind of KINDS) {
    const count = kind === 'letter' ? LETTERS * lookedAt : lookedAt
    for (let i = 0; i < count; i++) await first[kind]()
  }
  const constants = constantsFrom(answers)
  const file = join(folder, 'constants.json')
  writeFileSync(file, JSON.stringify(constants))
  const floor = await side(other, () => startFloor({ discord: other, log: join(folder, 'floor.log') }, file))
  const copies = Array.from({ length: walkthroughs }, () =>
    post(other, constants.board as unknown as Component[]),
  )
  return {
    ours: { ...ours, users: usersOf(discord, boards) },
    floor: { ...floor, users: usersOf(other, copies) },
    checks: are => {
      for (const { loopback } of [discord, other]) loopback.isChecking = are
    },
    close: async () => {
      await Promise.all([ours.bot().stop(), floor.bot().stop()])
      await Promise.all([discord.close(), other.close()])
    },
  }
}

async function side({ loopback }: Discord, start: () => Promise<Bot>): Promise<Omit<Side, 'users'>> {
  let bot = await start()
  const restart = async () => {
    await bot.stop()
    // Discord would let the bot wait for five seconds before it identifies again.
    loopback.gateway.identifies.splice(0)
    bot = await start()
    return bot
  }
  return { bot: () => bot, restart }
}

async function postBoards(discord: Discord, store: Store, count: number): Promise<Board[]> {
  const { id: channel, guildId: guild = null } = discord.channel('rules')
  const where = { channel, guild, starter: discord.user('Ana').id }
  const draw = firstBoards(where)
  const boards = Array.from({ length: count }, (_, number) => post(discord, draw(number)))
  await fill(
    store,
    where,
    boards.map(({ id }) => id),
  )
  return boards
}

function post(discord: Discord, components: Component[]): Board {
  const { message } = createMessage(discord.world, {
    channel: discord.channel('rules'),
    author: discord.world.bot,
    type: MessageType.Default,
    body: { components, flags: MessageFlags.IsComponentsV2 },
  })
  return { id: message.id, components }
}
