// The bot as its users run it: its own process, told by the environment alone where Discord is.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BotProcess = {
  /** What it has logged so far, one record per line. */
  readonly log: () => readonly Record<string, unknown>[]
  /** Everything that it has written, as it came. */
  readonly output: () => string
  /** Ends it as an operator would (SIGTERM, unless it is said) and gives the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Ends it at once, in the middle of whatever it does (SIGKILL). */
  readonly kill: () => Promise<void>
  /** Waits for it to end by itself. */
  readonly ended: () => Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** Set, so that no .env of the machine can fill them in. */
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
} as const

const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A database in a folder of its own, which goes with the process of the tests. */
export function freshDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-e2e-'))
  folders.push(folder)
  return join(folder, 'riposte.sqlite')
}

/** Starts src/main.ts with this environment, a database of its own if none is named, and nothing of ours besides. */
export function startBotProcess(environment: Record<string, string>): BotProcess {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...UNSET, DATABASE_PATH: freshDatabase(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const end = endOf(child)
  return {
    output: () => output,
    log: () =>
      output
        .split('\n')
        .filter(line => line.startsWith('{'))
        .map(line => JSON.parse(line)),
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

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close')
  return code
}
