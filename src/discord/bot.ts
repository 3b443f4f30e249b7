// Connects to Discord, or to any server that speaks its API, and writes the commands there.
import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
} from 'discord.js'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import type { Command } from './command.ts'
import { createRouter } from './router.ts'

export type BotParts = {
  readonly token: string
  readonly apiUrl: string
  readonly commands: readonly Command[]
  readonly fallback: Language
  readonly log: Log
}

export type Bot = { readonly invite: string; readonly stop: () => Promise<void> }

/** Why the bot could not connect, for what a person can mend. */
export type LoginProblem =
  | { readonly problem: 'tokenInvalid' }
  | { readonly problem: 'unreachable'; readonly reason: string }

/** Resolves when the bot is connected and its commands are written. @throws for what nobody at the keyboard can mend */
export async function startBot({
  token,
  apiUrl,
  commands,
  fallback,
  log,
}: BotParts): Promise<Bot | LoginProblem> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api: apiUrl.replace(/\/$/, '') },
  })
  client.on(Events.InteractionCreate, createRouter({ commands, fallback, log }))
  client.on(Events.Error, error => log.error({ err: error }, 'the connection to Discord failed'))
  client.on(Events.ShardReconnecting, shard => log.warn({ shard }, 'connecting to Discord again'))
  try {
    const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve))
    await client.login(token)
    const { application } = await ready
    await application.commands.set(commands.map(({ definition }) => definition))
  } catch (error) {
    await client.destroy()
    return loginProblem(error)
  }
  const invite = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: [],
  })
  const stop = () => {
    client.removeAllListeners(Events.ShardReconnecting) // discord.js reports a wanted goodbye as a lost connection
    return client.destroy()
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

/** The code of a failed connection (ECONNREFUSED, ENOTFOUND …), wherever in the chain of causes it stands. */
function networkFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return code
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return networkFault(inner)
}
