// For tests and benchmarks alone: a real PostgreSQL server on this machine, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, createCluster } from './postgres-cluster.ts'

export const PASSWORD = 'geheim'

export type Server = {
  readonly port: number
  /** A new, empty database; gives its address. @param as what CREATE DATABASE is told besides */
  readonly newDatabase: (as?: string) => Promise<string>
  /** Asks the server itself, as its owner, in this database. */
  readonly asked: (url: string, sql: string) => Promise<Record<string, unknown>[]>
  /** Does this in a transaction, which stays open. @returns what commits it */
  readonly locked: (url: string, sql: string) => Promise<() => Promise<void>>
  /** Every connection is cut at once, and nothing is written any more. */
  readonly stop: () => Promise<void>
  /** Starts it again where it was. */
  readonly start: () => Promise<void>
  /** Stops it and leaves nothing behind. */
  readonly close: () => Promise<void>
}

/** What a server of the tests needs besides. */
export type Needs = {
  /** Programs of its version, beside its own. */
  readonly programs?: readonly string[]
  /** Unless it is to wait for the disk, it is as quick as can be. */
  readonly waitsForDisk?: boolean
}

/** @throws Error that says why, if PostgreSQL cannot be run here at all */
export async function startServer({ programs = [], waitsForDisk = false }: Needs = {}): Promise<Server> {
  const cluster = createCluster(PASSWORD, programs)
  const port = await freePort()
  const { start, stop, kill } = postgresOn(cluster, port, waitsForDisk ? BASIC : [...BASIC, ...QUICK])
  const remove = () => rmSync(cluster.folder, { recursive: true, force: true })
  const leave = () => {
    kill()
    remove()
  }
  process.on('exit', leave)
  await start()
  const close = async () => {
    await stop()
    remove()
    process.off('exit', leave)
  }
  return { port, newDatabase: databasesAt(port), asked, locked, start, stop, close }
}

function databasesAt(port: number): Server['newDatabase'] {
  const addressOf = (name: string) => `postgres://riposte:${PASSWORD}@127.0.0.1:${port}/${name}`
  let count = 0
  return async (as = '') => {
    const name = `test_${++count}`
    await asked(addressOf('postgres'), `CREATE DATABASE ${name} ${as}`)
    return addressOf(name)
  }
}

/** The process of the server: one after the other, in the same folder. */
function postgresOn(cluster: Cluster, port: number, settings: readonly string[]) {
  let child: ChildProcess | null = null
  return {
    start: async () => {
      child = run(cluster, port, settings)
      await takesConnections(child)
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
    kill: () => child?.kill('SIGKILL'),
  }
}

async function asked(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}

async function locked(url: string, sql: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`BEGIN; ${sql}`)
  return async () => {
    await client.query('COMMIT')
    await client.end()
  }
}

const BASIC = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
/** No test takes the power away, so nothing need wait for a disk. */
const QUICK = ['fsync=off', 'shared_buffers=16MB']

function run({ binaries, folder, user }: Cluster, port: number, settings: readonly string[]): ChildProcess {
  const told = settings.flatMap(setting => ['-c', setting])
  return spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), '-p', `${port}`, ...told], {
    ...user,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** @throws Error with what it has said, if it ends instead */
function takesConnections(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-2000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`PostgreSQL has ended: ${said}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
