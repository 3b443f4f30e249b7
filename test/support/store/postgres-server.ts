// Starts a real PostgreSQL server with a data folder of its own, for tests and benchmarks.
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
  /** Makes an empty database; gives its address. @param as further words for CREATE DATABASE */
  readonly newDatabase: (as?: string) => Promise<string>
  /** Queries this database as the server's owner. */
  readonly asked: (url: string, sql: string) => Promise<Record<string, unknown>[]>
  /** Runs this in a transaction that stays open. @returns a function that commits it */
  readonly locked: (url: string, sql: string) => Promise<() => Promise<void>>
  /** Stops the server at once: every connection is cut, and nothing more is written. */
  readonly stop: () => Promise<void>
  /** Starts the server again at the same port and folder. */
  readonly start: () => Promise<void>
  /** Stops the server and removes its folder. */
  readonly close: () => Promise<void>
}

/** Options of a server. */
export type Needs = {
  /** Further programs of the same version. */
  readonly programs?: readonly string[]
  /** Whether writes wait for the disk; without it the server is as quick as possible. */
  readonly waitsForDisk?: boolean
}

/** @throws Error with the reason if PostgreSQL cannot run here */
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

/** Runs the server's processes, one after the other in the same folder. */
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
/** No test cuts the power, so no write need wait for the disk. */
const QUICK = ['fsync=off', 'shared_buffers=16MB']

function run({ binaries, folder, user }: Cluster, port: number, settings: readonly string[]): ChildProcess {
  const told = settings.flatMap(setting => ['-c', setting])
  return spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), '-p', `${port}`, ...told], {
    ...user,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Waits until the server takes connections. @throws Error with its output if it ends instead */
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
