// A table of players with the bot as its own process, for the tests of /attack: Ana in English, Ben in German.
import {
  type Actor,
  type Discord,
  messageOf,
  type Outcome,
  type SeenMessage,
  startDiscord,
  text,
} from '../playground/actor.ts'
import { type BotProcess, freshDatabase, startBotProcess } from './bot-process.ts'

export type Table = {
  readonly discord: Discord
  readonly ana: Actor
  readonly ben: Actor
  /** Where the bot keeps everything. */
  readonly database: string
  /** The process that runs now. */
  readonly bot: () => BotProcess
  /** Starts the bot again after its process has ended. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Cards, as the autocomplete gives them. */
export const SPIDER_MAN = 'card:01001a'
export const SHE_HULK = 'card:01019a'

/** Starts Discord and the bot, and waits until the bot is ready. `now` is the clock of Discord. */
export async function openTable(
  now: () => number = Date.now,
  environment: Readonly<Record<string, string>> = {},
): Promise<Table> {
  const discord = await startDiscord({ now })
  const database = freshDatabase()
  const start = () =>
    startBotProcess({
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_PATH: database,
      MOST_OPEN_PER_PERSON: '1000', // a file of tests leaves many open
      ...environment,
    })
  let bot = start()
  const isReady = () => bot.log().some(({ msg }) => msg === 'ready')
  await discord.waitFor(isReady, 25_000)
  return {
    discord,
    ana: discord.user('Ana'),
    ben: discord.user('Ben'),
    database,
    bot: () => bot,
    restart: async () => {
      bot = start()
      await discord.waitFor(isReady, 25_000)
    },
    close: async () => {
      await bot.stop()
      await discord.close()
    },
  }
}

/** Starts an attack and waits for its board, in the thread of the reply if it gets one. */
export async function begin(
  { discord }: Table,
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

/** The message of an outcome that only its reader sees, as text. @throws Error if everybody sees it */
export function privately(outcome: Outcome): string {
  const message = messageOf(outcome)
  if (!message.ephemeral) throw new Error(`everybody sees this:\n${text(message)}`)
  return text(message)
}
