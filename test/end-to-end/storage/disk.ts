// Mounts a disk for the bot that a test can fill and make read-only; only one shell and its bot see it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM, UNSET } from '../bot-process.ts'

export type Disk = {
  /** The path of the bot's database. */
  readonly database: string
  /** Starts the bot on the disk, and waits until it is ready. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly fill: () => Promise<void>
  readonly makeRoom: () => Promise<void>
  /** Makes the database read-only for files that the bot opens from now on. */
  readonly protect: () => Promise<void>
  readonly unprotect: () => Promise<void>
  readonly log: () => readonly Record<string, unknown>[]
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')

/** Needs user namespaces. `environment` gives the bot's variables. */
export async function openDisk(environment: (database: string) => Record<string, string>): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-disk-'))
  const database = join(folder, 'riposte.sqlite')
  const shell = spawn(
    'unshare',
    ['-Urm', 'sh', '-c', `mount -t tmpfs -o size=2m tmpfs '${folder}'; ${LOOP}`],
    {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...UNSET, ...environment(database) },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const lines = () => output.split('\n')
  /** Runs a command in the shell and waits for one more line with these words. */
  const run = async (command: string, says = 'done'): Promise<void> => {
    const count = () => lines().filter(line => line.includes(says)).length
    const before = count()
    shell.stdin.write(`${command}\n`)
    while (count() === before) await once(shell.stdout, 'data')
  }
  return {
    database,
    start: () => run(`'${process.execPath}' ${PROGRAM.join(' ')} & bot=$!`, '"msg":"ready"'),
    stop: () => run('kill $bot; wait $bot'),
    fill: () => run(`cat /dev/zero > '${folder}/fill' 2> /dev/null`),
    makeRoom: () => run(`rm '${folder}/fill'`),
    protect: () => run(`mount --bind '${database}' '${database}'; mount -o remount,bind,ro '${database}'`),
    unprotect: () => run(`umount '${database}'`),
    log: () => lines().flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    close: async () => {
      shell.stdin.end('kill -9 $bot\n')
      await once(shell, 'close')
    },
  }
}

/** Runs each line as a command until its input ends. */
const LOOP = 'while read -r command; do eval "$command"; echo done; done'
