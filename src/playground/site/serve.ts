// Serves the playground's page on a port of this machine, with a socket that reports the world's events.
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import type { Language } from '../../language.ts'
import type { Log } from '../../log.ts'
import { listen, shut } from '../../loopback/listen.ts'
import { ownSocketsOnly } from '../../loopback/own-address-only.ts'
import type { Discord } from '../../loopback/start-loopback.ts'
import type { User } from '../../loopback/world/types.ts'
import { languageOfLocale } from '../../words/reader-language.ts'
import { createGuests } from '../open-pages.ts'
import { type LiveParts, serveGuest } from '../page-socket.ts'
import { createSwitchboard } from '../panel-switches.ts'
import { pageSite } from './addresses.ts'
import { browserFiles } from './browser-files.ts'

type PageParts = {
  readonly discord: Discord
  /** The first port to try. */
  readonly port: number
  /** The language of the person who runs it; the first persona of that language is the default. */
  readonly language: Language
  readonly log: Log
  /** Destroys the bot and builds it anew. Resolves when it is connected. */
  readonly restartBot: (isFresh: boolean) => Promise<void>
}

export type ServedPage = { readonly url: string; readonly close: () => Promise<void> }

/** Every port that was tried is taken. */
export type PortProblem = { readonly problem: 'noFreePort'; readonly first: number; readonly last: number }

/** How many ports are tried. */
const TRIED = 20
const LAST_PORT = 65_535
/** The longest message in bytes, far more than a page sends. */
const LONGEST = 256 * 1024

/** Serves the page until it is closed. */
export async function servePage(parts: PageParts): Promise<ServedPage | PortProblem> {
  const { discord, log, language, restartBot } = parts
  const guests = createGuests(discord.loopback)
  const switchboard = createSwitchboard({ discord, restartBot, ...guests })
  const personaOf = (wanted: string | null) => personaNamed(discord, wanted, language)
  let bound = 0
  const port = () => bound
  const browserFile = browserFiles(join(import.meta.dirname, '../browser'))
  const site = pageSite({ discord, switchboard, log, language, personaOf, browserFile, port })
  const server = createAdaptorServer({ fetch: site.fetch, hostname: '127.0.0.1' }) as Server
  const first = parts.port
  const last = Math.min(first + TRIED - 1, LAST_PORT)
  bound = (await listenNear(server, first, last)) ?? 0
  if (bound === 0) {
    guests.close()
    return { problem: 'noFreePort', first, last }
  }
  const origin = `http://127.0.0.1:${bound}`
  discord.world.cdn = origin // The page loads files from its own origin only.
  const sockets = openSockets(server, port, { discord, guests, switchboard, log, personaOf })
  const close = async () => {
    guests.close()
    await shut(server, sockets)
  }
  return { url: `${origin}/`, close }
}

function openSockets(server: Server, port: () => number, parts: LiveParts): WebSocketServer {
  const isLetIn = ownSocketsOnly(port)
  const sockets = new WebSocketServer({ server, path: '/live', maxPayload: LONGEST, verifyClient: isLetIn })
  sockets.on('connection', (socket, request) => serveGuest(parts, socket, request))
  return sockets
}

/** @returns the first of these ports that is free, or null */
async function listenNear(server: Server, first: number, last: number): Promise<number | null> {
  for (let port = first; port <= last; port += 1) {
    try {
      return await listen(server, port)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  return null
}

/** Finds a user by name or id; without a name, the first user who reads that language. */
function personaNamed({ world }: Discord, wanted: string | null, language: Language): User | null {
  const people = [...world.users.values()].filter(user => !user.bot)
  const found = wanted
    ? people.find(({ id, name }) => id === wanted || name === wanted)
    : people.find(({ locale }) => languageOfLocale(locale) === language)
  return found ?? null
}
