// Connects to Discord, or to any server that speaks its API, and writes the commands there.
import {
  Client,
  DefaultRestOptions,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
  PermissionFlagsBits,
} from 'discord.js'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { Command } from './command.ts'
import { watchConnection } from './connection.ts'
import { compareGuilds, watchGuilds } from './guilds.ts'
import { createLoss, type LostProblem } from './lost.ts'
import { networkFault } from './network-fault.ts'
import { patiently } from './patient-request.ts'
import { createRouter } from './router.ts'
import { checkingToken } from './token-check.ts'
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
  /** Resolves if Discord shuts the bot out for good. */
  readonly lost: Promise<LostProblem>
  /** Takes nothing more, finishes what it is at, and says goodbye. */
  readonly stop: () => Promise<void>
}

/** For threads and the boards in them. Answers to commands need none. */
const PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
]

/** Resolves when the bot is connected and its commands are written. @throws for what nobody at the keyboard can mend */
export async function startBot({
  token,
  apiUrl,
  commands,
  store,
  fallback,
  log,
}: BotParts): Promise<Bot | LostProblem> {
  const loss = createLoss()
  const api = apiUrl.replace(/\/$/, '')
  const makeRequest = checkingToken(patiently(DefaultRestOptions.makeRequest), api, log, () =>
    loss.lose({ problem: 'tokenInvalid' }),
  )
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // No repeats of its own: they come without a pause and so all fall into the same outage.
    rest: { api, makeRequest, retries: 0 },
  })
  const work = createWork()
  const route = createRouter({ commands, store, fallback, log })
  client.on(Events.InteractionCreate, interaction => work.begin(route(interaction)))
  watchGuilds(client, store, log, work)
  watchConnection(client, log, loss)
  try {
    const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve))
    await client.login(token)
    const { application } = await ready
    await compareGuilds(client, store, log)
    await application.commands.set(commands.map(({ definition }) => definition))
  } catch (error) {
    await client.destroy()
    const problem = loss.now() ?? loginProblem(error)
    if (problem) return problem
    throw error
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
  return { invite, stop, lost: loss.lost }
}

function loginProblem(error: unknown): LostProblem | null {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return { problem: 'tokenInvalid' }
  }
  const network = networkFault(error)
  return network ? { problem: 'unreachable', reason: network } : null
}
