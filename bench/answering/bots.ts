// Starts bots in processes of their own: ours, and the bare bot (the floor).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Discord } from '../../src/loopback/start-loopback.ts'
import { UNSET } from '../../test/end-to-end/bot-process.ts'
import type { Usage } from './probe.ts'

export type Bot = {
  readonly usage: () => Promise<Usage>
  readonly stop: () => Promise<void>
}

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

/** Starts the bare bot with its answers in this file. @throws Error if it is not ready in time */
export const startFloor = (place: Place, constants: string): Promise<Bot> =>
  startBot(place, FLOOR, { FLOOR_CONSTANTS: constants })

async function startBot(
  { discord, log }: Place,
  program: string,
  environment: Record<string, string>,
): Promise<Bot> {
  discord.world.commands.clear()
  const output = openSync(log, 'a')
  const child = spawn(
    process.execPath,
    [...AS_STARTED, '--import', join(import.meta.dirname, 'probe.ts'), program],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        ...environment,
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
  await Promise.race([discord.botIsReady(), end])
  return {
    usage: () => Promise.race([usageOf(child), end]),
    stop: () => stop(child),
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  if (child.connected) child.send('usage')
  const [usage] = await once(child, 'message')
  return usage
}

async function stop(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  await end
}
