// Runs the bot as operators do: as a process of its own, configured by the environment.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Discord } from '../../src/loopback/start-loopback.ts'
import { PATIENCE, waitFor } from '../../src/loopback/wait-for.ts'
import { type Output, readOutput } from './bot-output.ts'
import { freshDatabase } from './fresh-database.ts'

export type BotProcess = Pick<Output, 'log' | 'output'> & {
  /** Stops the bot as an operator does (SIGTERM by default) and gives the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Kills the bot at once (SIGKILL). */
  readonly kill: () => Promise<void>
  /** Waits until the bot ends by itself. */
  readonly ended: () => Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** The arguments that `npm start` gives to Node; src/node-24.js keeps compiled code. */
export const PROGRAM = ['--import', './src/node-24.js', 'src/main.ts'] as const

/** The environment of a bot that finds this Discord. */
export const addressedTo = ({ token, api }: Discord) => ({ DISCORD_TOKEN: token, DISCORD_API_URL: api })

/** Empty values, so that no .env of the machine sets these variables. */
export const UNSET = {
  DISCORD_TOKEN: '',
  DISCORD_API_URL: '',
  LOG_LEVEL: '',
  DEFAULT_LANGUAGE: '',
  DATABASE_PATH: '',
  DATABASE_URL: '',
  KEEP_DAYS: '',
  PLAYGROUND_PORT: '',
  MOST_OPEN_PER_PERSON: '',
  MOST_OPEN_PER_SERVER: '',
  MOST_A_DAY_PER_PERSON: '',
  MOST_A_DAY_PER_SERVER: '',
  SHARDS: '',
  PROCESSES: '',
  HEALTH_PORT: '',
  REPOSITORY_URL: '',
  CONTROLLER: '',
  CONTROLLER_CONTACT: '',
  LEGAL_BASIS: '',
} as const

/** Starts src/main.ts with this environment, a new database if none is named, and PATH. */
export function startBotProcess(environment: Record<string, string>): BotProcess {
  const child = spawn(process.execPath, PROGRAM, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...UNSET, DATABASE_PATH: freshDatabase(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { take, ...read } = readOutput()
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take)
  const end = endOf(child)
  return {
    ...read,
    ended: () => end,
    kill: async () => {
      child.kill('SIGKILL')
      await end
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return end
    },
  }
}

/** Waits until this process is ready. @throws Error with its whole output if it ends before */
export async function untilReady(bot: BotProcess): Promise<void> {
  let hasEnded = false
  void bot.ended().then(() => {
    hasEnded = true
  })
  const says = () => bot.log().some(({ msg }) => msg === 'ready')
  await waitFor(() => says() || hasEnded, PATIENCE, 'the bot is not ready')
  if (!says()) throw new Error(`the bot has ended before it was ready:\n${bot.output()}`)
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close')
  return code
}
