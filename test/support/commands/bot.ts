// Builds the bot's commands over the shipped data and a store of their own, and lists what they offer.

import { commandsOf } from '../../../commands/index.ts'
import program from '../../../package.json' with { type: 'json' }
import type {
  Caller,
  Command,
  InteractionAnswer,
  ModalAnswer,
} from '../../../src/discord/interaction/command.ts'
import { once } from '../../../src/kept.ts'
import { indexAll, readShipped } from '../../../src/program-data.ts'
import type { Store } from '../../../src/store/store.ts'
import { randomId } from '../../../src/walkthroughs/start.ts'
import { NO_LIMIT } from '../walkthroughs/flows.ts'
import { openTestStore } from '../walkthroughs/store.ts'

export type Bot = { readonly commands: readonly Command[]; readonly store: Store }

type Parts = Parameters<typeof commandsOf>[0]

/** The shipped data, read as a start reads it, once for all bots of this process. */
export const shippedData = once(readShipped)

/** Makes the indexes of the shipped data, as a bot does before anybody asks. */
export function makeIndexes(): void {
  indexAll(shippedData())
}

/** Builds the commands on this store. */
export const commandsOn = (
  store: Store,
  run: Pick<Parts, 'fallback' | 'most' | 'repository' | 'controller'>,
): readonly Command[] => commandsOf({ ...shippedData(), ...run, store, newId: randomId, program })

export async function testBot(): Promise<Bot> {
  const store = await openTestStore()
  const repository = 'https://github.com/somebody/riposte'
  return { commands: commandsOn(store, { fallback: 'en', most: NO_LIMIT, repository }), store }
}

function named(commands: readonly Command[], name: string): Command {
  const command = commands.find(({ definition }) => definition.name === name)
  if (!command) throw new Error(`there is no command ${name}`)
  return command
}

/** Finds the command that reads a custom id. */
export const ownerOf = (commands: readonly Command[], id: string): Command =>
  commands.find(({ prefix }) => prefix !== undefined && id.startsWith(prefix)) ?? named(commands, 'attack')

let interactions = 0

/** A caller in a server, with a new interaction each time. */
export const caller = (userName = 'Ana'): Caller => ({
  interaction: `9${String(++interactions).padStart(18, '0')}`,
  userId: '100000000000000001',
  userName,
  place: {
    guild: '400000000000000004',
    channel: '300000000000000003',
    kind: 'elsewhere',
    parent: null,
    threads: [],
    botIsHere: true,
    mayStartThreads: false,
    lacks: [],
    managesGuild: true,
    roles: [],
  },
  at: Date.now(),
  reader: { userSetting: null, userLocale: 'en-US', guildSetting: null, guildLocale: 'de' },
  prefersPrivate: null,
  game: null,
  editions: {},
})

export const source = { message: '7', posted: Date.now(), isAsker: true, isPrivate: false, sharedBy: null }

/** Collects the texts under these keys, however deep. */
export function valuesOf(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) && typeof inner === 'string' ? [inner] : valuesOf(inner, keys),
  )
}

/** Lists the custom ids that a board, a question about a name, a rule, the settings and the help offer. */
export async function offeredIds(commands: readonly Command[]): Promise<string[]> {
  const ask = (name: string, subcommand: string | null, options: Record<string, string> = {}) =>
    named(commands, name).ask({
      ...caller(),
      users: new Map(),
      subcommand,
      options: new Map(Object.entries(options)),
    })
  const answers: InteractionAnswer[] = [
    await ask('attack', 'enemy', { enemy: 'Rhino II', hero: 'card:01001a' }),
    await ask('attack', 'enemy', { enemy: 'Rhino', hero: 'Spider-Man' }),
    await ask('rule', null, { query: 'atk' }),
    await ask('card', null, { card: 'Rhino' }),
    await ask('settings', 'data delete'),
    await ask('settings', 'server'),
    await ask('help', null),
  ]
  return answers.flatMap(answer => valuesOf(answer, ['custom_id', 'value']))
}

/** Opens the forms behind these ids. */
export async function formsBehind(
  commands: readonly Command[],
  ids: readonly string[],
): Promise<ModalAnswer['modal'][]> {
  const pressed = ids
    .filter(id => id.startsWith('atk1|'))
    .map(customId => named(commands, 'attack').press?.({ ...caller(), ...source, customId, values: [] }))
  const answers = await Promise.all(pressed)
  return answers.flatMap(answer => (answer?.as === 'modal' ? [answer.modal] : []))
}

export type Option = {
  readonly name: string
  readonly type: number
  readonly options?: readonly Option[]
  readonly choices?: readonly unknown[]
  readonly max_length?: number
}

export type Use = { readonly subcommand: string | null; readonly options: readonly Option[] }

/** Lists each subcommand with its options. */
export function usesOf({ definition }: Command): Use[] {
  const options = 'options' in definition ? ((definition.options ?? []) as Option[]) : []
  const within = (all: readonly Option[], before: string[]): Use[] =>
    all.flatMap(option => {
      if (option.type > 2) return []
      const path = [...before, option.name]
      if (option.type === 2) return within(option.options ?? [], path)
      return [{ subcommand: path.join(' '), options: option.options ?? [] }]
    })
  const below = within(options, [])
  return below.length > 0 ? below : [{ subcommand: null, options }]
}
