// A table of players with the bot, for the tests of /attack: Ana in English, Ben in German.
import {
  type Actor,
  type Discord,
  messageOf,
  type Options,
  type Outcome,
  type SeenMessage,
  startDiscord,
  text,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait.ts'
import type { Store, Walkthrough } from '../../../src/store/store.ts'
import { type BotHere, startBotHere } from '../bot-here.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'
import { refusedBy } from '../refusals.ts'

export type Table<Bot = BotHere> = {
  readonly discord: Discord
  readonly ana: Actor
  readonly ben: Actor
  /** Where the bot keeps everything. */
  readonly database: string
  /** The bot that runs now. */
  readonly bot: () => Bot
  /** Starts the bot again after it has ended. */
  readonly restart: () => Promise<void>
  /** What Discord has refused since this was last asked, by its codes, but for answers that were given before. */
  readonly refusals: () => number[]
  readonly close: () => Promise<void>
}

/** With the bot as its own process. */
export type ProcessTable = Table<BotProcess>

/** The clock of Discord, and how long it waits for an answer: without a word as long as it takes on a busy machine. */
export type Setting = Pick<Options, 'now' | 'answerWithin'> & {
  /** What the bot is told besides. */
  readonly told?: Readonly<Record<string, string>>
  /** What is done to Discord before the bot comes. */
  readonly prepare?: (discord: Discord) => void
}

/** Cards, as the autocomplete gives them. */
export const SPIDER_MAN = 'card:01001a'

/** What tells a bot process where Discord and its data are. */
export const environmentOf = ({ token, api }: Discord, database: string): Record<string, string> => ({
  DISCORD_TOKEN: token,
  DISCORD_API_URL: api,
  DATABASE_PATH: database,
  MOST_OPEN_PER_PERSON: '1000', // a file of tests leaves many open
  MOST_A_DAY_PER_PERSON: '10000',
  MOST_A_DAY_PER_SERVER: '10000',
})

/** Starts Discord, and the bot in this process. */
export const openTable = (setting: Setting = {}): Promise<Table> => tableWith(startBotHere, setting)

/** Starts Discord, and the bot as a process, and waits until the bot is ready. */
export const openProcessTable = (setting: Setting = {}): Promise<ProcessTable> =>
  tableWith(startReadyProcess, setting)

async function startReadyProcess(environment: Record<string, string>): Promise<BotProcess> {
  const bot = startBotProcess(environment)
  await untilReady(bot)
  return bot
}

async function tableWith<Bot extends { readonly stop: () => Promise<unknown> }>(
  startBot: (environment: Record<string, string>) => Promise<Bot>,
  { told, prepare, ...setting }: Setting,
): Promise<Table<Bot>> {
  const discord = await startDiscord({ answerWithin: PATIENCE, ...setting })
  prepare?.(discord)
  const database = freshDatabase()
  const start = () => startBot({ ...environmentOf(discord, database), ...told })
  let bot = await start()
  let known = 0
  return {
    discord,
    ana: discord.user('Ana'),
    ben: discord.user('Ben'),
    database,
    bot: () => bot,
    restart: async () => {
      bot = await start()
    },
    refusals: () => {
      const fresh = refusedBy(discord, known)
      known = discord.refused.length
      return fresh
    },
    close: async () => {
      await bot.stop()
      await discord.close()
    },
  }
}

/** Starts an attack and waits for its board, in the thread of the reply if it gets one. */
export async function begin(
  { discord }: Pick<Table, 'discord'>,
  actor: Actor,
  words: string,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<SeenMessage> {
  const reply = messageOf(await actor.command(words, options))
  return hasControls(reply) ? reply : discord.waitFor(() => boardsIn(actor, reply).at(-1))
}

/** The boards of a thread, the oldest first. None as long as there is no such thread. */
export function boardsIn(actor: Actor, thread: { readonly id: string }): SeenMessage[] {
  try {
    return actor.in(thread).sees().filter(hasControls)
  } catch {
    return []
  }
}

/** Whether there is anything to press or to choose from. */
export const hasControls = ({ components = [] }: SeenMessage): boolean =>
  components.some(({ type }) => type === 1)

/** The board after these presses, one after the other, each by the words on the button. */
export async function pressAll(actor: Actor, board: SeenMessage, ...labels: string[]): Promise<SeenMessage> {
  let now = board
  for (const label of labels) now = messageOf(await actor.press(now, label))
  return now
}

/** The board once it says this: a private answer beside it changes it a moment later. */
export const untilSays = (
  { discord }: Pick<Table, 'discord'>,
  actor: Actor,
  { id, channel_id }: SeenMessage,
  words: string,
): Promise<SeenMessage> =>
  discord.waitFor(() =>
    actor
      .in(channel_id)
      .sees()
      .find(one => one.id === id && text(one).includes(words)),
  )

/** The message of an outcome that only its reader sees, as text. @throws Error if everybody sees it */
export function privately(outcome: Outcome): string {
  const message = messageOf(outcome)
  if (!message.ephemeral) throw new Error(`everybody sees this:\n${text(message)}`)
  return text(message)
}

/** The custom id behind the words of a button. */
export function customIdOf(board: SeenMessage, label: string): string {
  const found = JSON.stringify(board.components).match(/\{[^{}]*\}/g) ?? []
  const button = found.map(one => JSON.parse(one)).find(one => one.label === label)
  if (!button) throw new Error(`there is no ${label}`)
  return String(button.custom_id)
}

/** The walkthrough of a board, as it is in the file. */
export async function stored(store: Store, board: SeenMessage): Promise<Walkthrough> {
  const id = /atk1\|\w+\|([a-z0-9]{10})\|/.exec(JSON.stringify(board.components))?.[1] ?? 'none'
  const walkthrough = await store.read(id)
  if (!walkthrough) throw new Error(`there is no walkthrough ${id}`)
  return walkthrough
}
