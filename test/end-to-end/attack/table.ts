// Starts Discord with the bot for the tests of /attack: Ana reads English, Ben German.
import {
  type Actor,
  type Discord,
  messageOf,
  type Options,
  type Outcome,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Walkthrough } from '../../../src/store/walkthroughs.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type BotHere, startBotHere } from '../in-process-bot.ts'
import { refusedBy } from '../refusals.ts'

export type Table<Bot = BotHere> = {
  readonly discord: Discord
  readonly ana: Actor
  readonly ben: Actor
  /** The path of the bot's database. */
  readonly database: string
  /** The running bot. */
  readonly bot: () => Bot
  /** Starts the bot again after it has stopped. */
  readonly restart: () => Promise<void>
  /** Gives the codes of refusals since the last call, without those of answers that were given before. */
  readonly refusals: () => number[]
  readonly close: () => Promise<void>
}

/** A table whose bot is a process of its own. */
export type ProcessTable = Table<BotProcess>

/** The clock of Discord, and its wait for an answer; by default as long as a busy machine needs. */
export type Setting = Pick<Options, 'now' | 'answerWithin'> & {
  /** More environment variables for the bot. */
  readonly told?: Readonly<Record<string, string>>
  /** Changes Discord before the bot connects. */
  readonly prepare?: (discord: Discord) => void
}

/** The value of a card, as autocomplete gives it. */
export const SPIDER_MAN = 'card:01001a'

/** The environment that tells a bot process its Discord and its database. */
export const environmentOf = ({ token, api }: Discord, database: string): Record<string, string> => ({
  DISCORD_TOKEN: token,
  DISCORD_API_URL: api,
  DATABASE_PATH: database,
  MOST_OPEN_PER_PERSON: '1000', // one file of tests leaves many attacks open
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

/** Starts an attack at a new table and waits for its board, in the thread of the reply if it gets one. */
export async function begin(
  { discord }: Pick<Table, 'discord'>,
  actor: Actor,
  words: string,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<SeenMessage> {
  const reply = messageOf(await actor.command(words, { table: 'new', ...options }))
  return hasControls(reply) ? reply : discord.waitFor(() => boardsIn(actor, reply).at(-1))
}

/** Gives the boards of a thread, the oldest first; none while the thread does not exist. */
export function boardsIn(actor: Actor, thread: { readonly id: string }): SeenMessage[] {
  try {
    return actor.in(thread).sees().filter(hasControls)
  } catch {
    return []
  }
}

/** Says whether a message has buttons or selects. */
export const hasControls = ({ components = [] }: SeenMessage): boolean =>
  components.some(({ type }) => type === 1)

/** Presses the button of this label, or chooses the option of this label out of the select that has it. */
export function pressOrChoose(actor: Actor, board: SeenMessage, label: string): Promise<Outcome> {
  const rows = JSON.parse(JSON.stringify(board.components ?? [])) as readonly RowSeen[]
  const select = rows
    .flatMap(({ components = [] }) => components)
    .find(({ options = [] }) => options.some(one => one.label === label))
  return select ? actor.select(board, select.placeholder ?? '', label) : actor.press(board, label)
}

type RowSeen = {
  readonly components?: readonly {
    readonly placeholder?: string
    readonly options?: readonly { readonly label: string }[]
  }[]
}

/** Presses or chooses these controls in turn by their labels. @returns the board after the last */
export async function pressAll(actor: Actor, board: SeenMessage, ...labels: string[]): Promise<SeenMessage> {
  let now = board
  for (const label of labels) now = messageOf(await pressOrChoose(actor, now, label))
  return now
}

/** Asks “Why?” for a line of a board. The board is in the language of its attack, the question in that of the person. */
export async function asksWhy(actor: Actor, board: SeenMessage, line: string): Promise<Outcome> {
  const isGerman = plainTextOf(board).includes('[Mehr … ▾')
  const asked = messageOf(
    await (isGerman ? actor.select(board, 'Mehr …', 'Warum?') : actor.select(board, 'More…', 'Why?')),
  )
  const isAskedInGerman = plainTextOf(asked).includes('Wähle eine Zeile')
  return actor.select(asked, isAskedInGerman ? 'Wähle eine Zeile' : 'Pick a line', line)
}

/** Waits until the board says this; it changes a moment after a private answer. */
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
      .find(one => one.id === id && plainTextOf(one).includes(words)),
  )

/** Gives the text of an outcome's private message. @throws Error if it is public */
export function privately(outcome: Outcome): string {
  const message = messageOf(outcome)
  if (!message.ephemeral) throw new Error(`everybody sees this:\n${plainTextOf(message)}`)
  return plainTextOf(message)
}

/** Gives the custom id of the button with this label. */
export function customIdOf(board: SeenMessage, label: string): string {
  const found = JSON.stringify(board.components).match(/\{[^{}]*\}/g) ?? []
  const button = found.map(one => JSON.parse(one)).find(one => one.label === label)
  if (!button) throw new Error(`there is no ${label}`)
  return String(button.custom_id)
}

/** Reads the walkthrough of a board from the store. */
export async function stored(store: Store, board: SeenMessage): Promise<Walkthrough> {
  const id = /atk1\|\w+\|([a-z0-9]{10})\|/.exec(JSON.stringify(board.components))?.[1] ?? 'none'
  const walkthrough = await store.read(id)
  if (!walkthrough) throw new Error(`there is no walkthrough ${id}`)
  return walkthrough
}
