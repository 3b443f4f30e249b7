// Sets a machine up in a folder as the running guide does: its paths, its sudo, and its database.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { commandsOf, guide, root } from '../operator/running-guide.ts'

/** The address of the guide's database. */
export const ADDRESS = 'postgres://riposte@localhost:5432/riposte'

export type Machine = {
  /** The path of the bot's file. */
  readonly kept: string
  /** The folder of the copies. */
  readonly copies: string
  readonly home: string
  /** Lists the copies under the guide's names, the oldest first. */
  readonly made: () => string[]
  /** Runs a command of the guide. @throws Error with its output if it fails */
  readonly run: (line: string, database?: string) => void
  readonly remove: () => void
}

/** A sudo that runs the command as the same user. */
const SUDO = '#!/bin/sh\nwhile :; do case $1 in -u) shift 2;; -H) shift;; *) exec "$@";; esac; done\n'

/** @param programs a folder of further programs */
export function setUpMachine(programs = ''): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-machine-'))
  const [bin, home, data, copies] = ['bin', 'home', 'var/lib/riposte', 'var/backups/riposte'].map(path => {
    mkdirSync(join(folder, path), { recursive: true })
    return join(folder, path)
  }) as [string, string, string, string]
  const script = join(folder, 'backup.sh')
  const here = (words: string) =>
    words
      .replace(/(\/opt\/riposte\/current\/)?docs\/service\/backup\.sh/g, script)
      .replaceAll('/opt/riposte/current', root)
      .replace(/\/var\/(lib|backups)\/riposte/g, path => join(folder, path))
  write(join(bin, 'sudo'), SUDO)
  write(script, here(readFileSync(join(root, 'docs/service/backup.sh'), 'utf8')))
  const env = { PATH: [bin, programs, process.env.PATH].join(delimiter), HOME: home, LANG: 'en_US.UTF-8' }
  return {
    ...{ home, copies, kept: join(data, 'riposte.sqlite') },
    made: () =>
      readdirSync(copies)
        .map(file => file.replace(/\.sqlite$/, ''))
        .toSorted(),
    run: (line, database = ADDRESS) => {
      const words = here(line).replaceAll(ADDRESS, database)
      const { status, stdout, stderr } = spawnSync('sh', ['-c', words], { cwd: root, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${line}: ${stdout}${stderr}`)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function write(program: string, lines: string): void {
  writeFileSync(program, lines)
  chmodSync(program, 0o755)
}

/** Finds the only command of the guide with all these words. @throws Error if there is not exactly one */
export function guided(...words: string[]): string {
  const found = commandsOf(guide('en')).filter(line => words.every(word => line.includes(word)))
  const [line] = found
  if (!line || found.length > 1) throw new Error(`${words} is ${found.length} times in the guide`)
  return line
}

/** Gives the commands of the guide between these two. @throws Error if there are none */
export function guidedBetween(first: string, last: string): string[] {
  const lines = commandsOf(guide('en'))
  const between = lines.slice(lines.indexOf(first) + 1, lines.indexOf(last))
  if (!lines.includes(first) || between.length === 0)
    throw new Error(`nothing is between ${first} and ${last}`)
  return between
}
