// Starts bots in processes of their own: ours, and the bare bot (the floor).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Discord } from '../../src/loopback/start-loopback.ts'
import { UNSET } from '../../test/end-to-end/bot-process.ts'
import type { Request, Usage } from './probe.ts'

export type Bot = {
  /** Milliseconds from its start until its commands were written. */
  readonly readyAfter: number
  /** The request `alive` collects garbage before it measures the heap. */
  readonly usage: (request?: Request) => Promise<Usage>
  /** How many interactions the bot has told that they took too long, by its log. */
  readonly tooLong: () => number
  readonly stop: () => Promise<void>
}

const TOO_LONG = /"outcome":"(?:slow|store busy|too late)/g

const root = join(import.meta.dirname, '../..')
const MAIN = join(root, 'src/main.ts')
const FLOOR = join(import.meta.dirname, 'floor-bot.ts')

/** The arguments that `npm start` gives to Node. */
const AS_STARTED = [
  '--max-semi-space-size=8',
  '--disable-warning=ExperimentalWarning',
  '--import',
  './src/node-24.js',
]

/** The Discord of a bot, and the file for its log. A pipe for the log would have to be read meanwhile. */
export type Place = { readonly discord: Discord; readonly log: string }

/** Starts our bot with the address of its store. @throws Error if it is not ready in time */
export const startRiposte = (place: Place, store: Record<string, string>): Promise<Bot> =>
  startBot(place, MAIN, { ...UNSET, ...store })

/** Starts so many processes of our bot on one store, which answer as one. The first writes the commands. */
export async function startRipostes(
  { discord, log }: Place,
  store: Record<string, string>,
  processes: number,
): Promise<Bot> {
  const bots: Bot[] = []
  for (let shard = 0; shard < processes; shard++) {
    const told = { ...UNSET, ...store, SHARDS: `${shard}/${processes}`, PROCESSES: String(processes) }
    const own = { discord, log: `${log}-${shard}` }
    bots.push(await startBot(own, MAIN, told, shard === 0 ? undefined : () => logsReady(own.log)))
  }
  return {
    readyAfter: bots.reduce((sum, { readyAfter }) => sum + readyAfter, 0),
    usage: async request => {
      const all = await Promise.all(bots.map(bot => bot.usage(request)))
      const sum = (measure: (one: Usage) => number) => all.reduce((total, one) => total + measure(one), 0)
      return { rss: sum(one => one.rss), heap: sum(one => one.heap), cpu: sum(one => one.cpu) }
    },
    tooLong: () => bots.reduce((total, bot) => total + bot.tooLong(), 0),
    stop: async () => void (await Promise.all(bots.map(bot => bot.stop()))),
  }
}

async function logsReady(log: string): Promise<void> {
  while (!readFileSync(log, 'utf8').includes('"msg":"ready"')) await pause(20)
}

/** Starts the bare bot with its answers in this file. @throws Error if it is not ready in time */
export const startFloor = (place: Place, constants: string): Promise<Bot> =>
  startBot(place, FLOOR, { FLOOR_CONSTANTS: constants })

async function startBot(
  { discord, log }: Place,
  program: string,
  told: Record<string, string>,
  isReady?: () => Promise<unknown>,
): Promise<Bot> {
  if (!isReady) discord.world.commands.clear()
  const output = openSync(log, 'a')
  const since = performance.now()
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...AS_STARTED, '--import', join(import.meta.dirname, 'probe.ts'), program],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        ...told,
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.api,
      },
      stdio: ['ignore', output, output, 'ipc'],
    },
  )
  closeSync(output)
  const leave = () => child.kill('SIGKILL')
  process.on('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  const end = once(child, 'exit').then(() => {
    throw new Error(`the bot has ended: ${readFileSync(log, 'utf8').slice(-2000)}`)
  })
  end.catch(() => {})
  await Promise.race([isReady ? isReady() : discord.botIsReady(), end])
  return {
    readyAfter: performance.now() - since,
    usage: (request = 'usage') => Promise.race([usageOf(child, request), end]),
    tooLong: () => readFileSync(log, 'utf8').match(TOO_LONG)?.length ?? 0,
    stop: () => stop(child),
  }
}

async function usageOf(child: ChildProcess, request: Request): Promise<Usage> {
  if (child.connected) child.send(request)
  const [usage] = await once(child, 'message')
  return usage
}

async function stop(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  await end
}
