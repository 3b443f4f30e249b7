// Runs the bot's commands on a store without Discord: plain values go in, messages come out.
import { commandsOf } from '../../commands/index.ts'
import type {
  Caller,
  Command,
  InteractionAnswer,
  NamedUser,
  OptionValue,
  Pressed,
  Submitted,
} from '../../src/discord/interaction/command.ts'
import type { Glossary } from '../../src/glossary/glossary.ts'
import type { Store } from '../../src/store/store.ts'
import { shippedData } from '../support/commands/bot.ts'
import { NO_LIMIT } from '../support/walkthroughs/flows.ts'
import { USERS } from './callers.ts'

export type Bot = {
  readonly glossary: Glossary
  readonly ask: (
    caller: Caller,
    name: string,
    subcommand: string | null,
    options: Options,
  ) => Promise<InteractionAnswer>
  readonly about: (caller: Caller, text: string) => Promise<InteractionAnswer>
  readonly press: (pressed: Pressed) => Promise<InteractionAnswer | null>
  readonly submit: (submitted: Submitted) => Promise<InteractionAnswer | null>
}

export type Options = Readonly<Record<string, OptionValue>>

/** @param newId gives the ids of new walkthroughs */
export function botOn(store: Store, newId: () => string): Bot {
  const known = shippedData()
  const program = { version: '0.0.0', license: 'MIT' }
  const repository = 'https://github.com/somebody/riposte'
  const commands = commandsOf({
    ...known,
    store,
    newId,
    most: NO_LIMIT,
    program,
    repository,
    fallback: 'en',
  })
  return {
    glossary: known.glossary,
    ask: async (caller, name, subcommand, options) =>
      named(commands, name).ask({
        ...caller,
        subcommand,
        options: new Map(Object.entries(options)),
        users: usersAmong(options),
      }),
    about: async (caller, about) =>
      named(commands, 'Find rules').ask({
        ...caller,
        subcommand: null,
        options: new Map(),
        users: new Map(),
        about,
      }),
    press: async pressed => (await ownerOf(commands, pressed.customId)?.press?.(pressed)) ?? null,
    submit: async submitted => (await ownerOf(commands, submitted.customId)?.submit?.(submitted)) ?? null,
  }
}

/** The people whose ids are options. */
const usersAmong = (options: Options): Map<string, NamedUser> =>
  new Map(
    Object.entries(options).flatMap(([option, value]): [string, NamedUser][] => {
      const user = Object.values(USERS).find(({ id }) => id === value)
      return user ? [[option, { ...user, isBot: false }]] : []
    }),
  )

function named(commands: readonly Command[], name: string): Command {
  const command = commands.find(({ definition }) => definition.name === name)
  if (!command) throw new Error(`there is no command ${name}`)
  return command
}

const ownerOf = (commands: readonly Command[], customId: string): Command | undefined =>
  commands.find(({ prefix }) => prefix !== undefined && customId.startsWith(prefix))
