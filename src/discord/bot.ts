// Connects to Discord, or to any server that speaks its API, and writes the commands there.
import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
  Options,
  PermissionFlagsBits,
} from 'discord.js'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { Command } from './command.ts'
import { compareGuilds, watchGuilds } from './guilds.ts'
import { networkFault } from './network-fault.ts'
import { PATIENT } from './patient-request.ts'
import { createRouter } from './router.ts'
import { createWork } from './work.ts'

export type BotParts = {
  readonly token: string
  readonly apiUrl: string
  readonly commands: readonly Command[]
  readonly store: Store
  readonly fallback: Language
  readonly log: Log
}

export type Bot = {
  readonly invite: string
  /** Takes nothing more, finishes what it is at, and says goodbye. */
  readonly stop: () => Promise<void>
}

/** For threads and the boards in them. Answers to commands need none. */
const PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
]

/** Why the bot could not connect, for what a person can mend. */
export type LoginProblem =
  | { readonly problem: 'tokenInvalid' }
  | { readonly problem: 'unreachable'; readonly reason: string }

/** Resolves when the bot is connected and its commands are written. @throws for what nobody at the keyboard can mend */
export async function startBot({
  token,
  apiUrl,
  commands,
  store,
  fallback,
  log,
}: BotParts): Promise<Bot | LoginProblem> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Whatever an answer needs comes with its interaction; kept messages would only fill the memory.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest: { api: apiUrl.replace(/\/$/, ''), ...PATIENT },
  })
  const work = createWork()
  const route = createRouter({ commands, store, fallback, log })
  client.on(Events.InteractionCreate, interaction => work.begin(route(interaction)))
  watchGuilds(client, store, log, work)
  client.on(Events.Error, error => log.error({ err: error }, 'the connection to Discord failed'))
  client.on(Events.ShardReconnecting, shard => log.warn({ shard }, 'connecting to Discord again'))
  try {
    const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve))
    await client.login(token)
    const { application } = await ready
    await compareGuilds(client, store, log)
    await application.commands.set(commands.map(({ definition }) => definition))
  } catch (error) {
    await client.destroy()
    return loginProblem(error)
  }
  const invite = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: PERMISSIONS,
  })
  const stop = async () => {
    client.removeAllListeners(Events.ShardReconnecting) // discord.js reports a wanted goodbye as a lost connection
    client.removeAllListeners(Events.InteractionCreate)
    await work.settled()
    await client.destroy()
  }
  return { invite, stop }
}

function loginProblem(error: unknown): LoginProblem {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return { problem: 'tokenInvalid' }
  }
  const network = networkFault(error)
  if (network) return { problem: 'unreachable', reason: network }
  throw error
}
