// Runs the bot in this process with a command made for one test, for behaviour that no real command shows.
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { ALONE, type Bot, startBot } from '../../../src/discord/bot.ts'
import type {
  Asked,
  AutocompleteChoice,
  Command,
  InteractionAnswer,
  MessageAnswer,
  Pressed,
  Submitted,
  Typing,
} from '../../../src/discord/interaction/command.ts'
import type { Log } from '../../../src/log.ts'
import type { Discord } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { freshDatabase } from '../fresh-database.ts'

/** The behaviour of the command; a test sets it before it uses the command. */
export type Behaviour = {
  ask: (asked: Asked) => InteractionAnswer | Promise<InteractionAnswer>
  press: (pressed: Pressed) => InteractionAnswer | Promise<InteractionAnswer>
  submit: (submitted: Submitted) => InteractionAnswer | Promise<InteractionAnswer>
  complete: (typing: Typing) => readonly AutocompleteChoice[]
}

export type Trial = {
  readonly now: Behaviour
  /** A store whose methods a test may replace by failing ones. */
  readonly store: { -readonly [K in keyof Store]: Store[K] }
  readonly stop: () => Promise<void>
}

/** Builds a message with this text and a button of the command. */
export const says = (content: string, more: Partial<MessageAnswer> = {}): MessageAnswer => ({
  as: 'message',
  isPrivate: false,
  components: [
    { type: 10, content },
    { type: 1, components: [{ type: 2, style: 2, label: 'Press', custom_id: 'try1|press' }] },
  ],
  outcome: 'said',
  facts: {},
  ...more,
})

/** Starts the bot with one command, /try, and waits until Discord knows it. @throws Error if it cannot connect */
export async function startTrial(discord: Discord, log: Log): Promise<Trial> {
  const { ready, ...trial } = await beginTrial(discord, log)
  const problem = await ready
  if (problem) throw new Error(`the bot could not connect: ${problem.problem}`)
  return trial
}

/** Starts the bot, which reads its command only when `isRead` is kept. */
export async function beginTrial(
  discord: Discord,
  log: Log,
  isRead: Promise<unknown> = Promise.resolve(),
): Promise<Trial & Pick<Bot, 'ready'>> {
  const store = { ...(await openSqlite(freshDatabase())) }
  const now: Behaviour = {
    ask: () => says('asked'),
    press: () => says('pressed'),
    submit: () => says('sent'),
    complete: () => [],
  }
  const command: Command = {
    definition: DEFINITION,
    prefix: 'try',
    ask: asked => now.ask(asked),
    press: pressed => now.press(pressed),
    submit: submitted => now.submit(submitted),
    complete: typing => now.complete(typing),
  }
  const at = { token: discord.token, apiUrl: discord.api }
  const readCommands = () => isRead.then(() => [command])
  const bot = startBot({ ...at, ...ALONE, readCommands, store, fallback: 'en', log })
  return { now, store, ready: bot.ready, stop: () => stop(bot, store) }
}

async function stop(bot: Bot, store: Store): Promise<void> {
  await bot.stop()
  await store.close()
}

const DEFINITION: Command['definition'] = {
  name: 'try',
  description: 'Try it',
  integration_types: [0, 1],
  contexts: [0, 1, 2],
  options: [
    {
      type: Type.SubcommandGroup,
      name: 'deep',
      description: 'Deep',
      options: [
        {
          type: Type.Subcommand,
          name: 'down',
          description: 'Down',
          options: [
            { type: Type.Integer, name: 'count', description: 'How many' },
            { type: Type.User, name: 'whom', description: 'Whom' },
            { type: Type.Role, name: 'who', description: 'Who' },
          ],
        },
      ],
    },
    { type: Type.Subcommand, name: 'it', description: 'It' },
    {
      type: Type.Subcommand,
      name: 'named',
      description: 'Named',
      options: [{ type: Type.String, name: 'name', description: 'Name', autocomplete: true }],
    },
  ],
}
