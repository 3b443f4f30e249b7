// For the tests alone: a real PostgreSQL server on this machine, with a data folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, createCluster } from './test-cluster.ts'

export const PASSWORD = 'geheim'

export type Server = {
  readonly port: number
  /** A new, empty database; gives its address. @param as what CREATE DATABASE is told besides */
  readonly newDatabase: (as?: string) => Promise<string>
  /** Asks the server itself, as its owner, in this database. */
  readonly asked: (url: string, sql: string) => Promise<Record<string, unknown>[]>
  /** Every connection is cut at once, and nothing is written any more. */
  readonly stop: () => Promise<void>
  /** Starts it again where it was. */
  readonly start: () => Promise<void>
  /** Stops it and leaves nothing behind. */
  readonly close: () => Promise<void>
}

/** @throws Error that says why, if PostgreSQL cannot be run here at all */
export async function startServer(): Promise<Server> {
  const cluster = await createCluster(PASSWORD)
  const port = await freePort()
  const addressOf = (database: string) => `postgres://riposte:${PASSWORD}@127.0.0.1:${port}/${database}`
  let running = await run(cluster, port)
  const remove = () => rmSync(cluster.folder, { recursive: true, force: true })
  const end = () => {
    running.kill('SIGKILL')
    remove()
  }
  process.on('exit', end)
  const stop = async () => {
    running.kill('SIGQUIT')
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
  }
  let count = 0
  return {
    port,
    newDatabase: async (as = '') => {
      const name = `test_${++count}`
      await asked(addressOf('postgres'), `CREATE DATABASE ${name} ${as}`)
      return addressOf(name)
    },
    asked,
    stop,
    start: async () => {
      running = await run(cluster, port)
    },
    close: async () => {
      await stop()
      remove()
      process.off('exit', end)
    },
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

/** No test takes the power away, so nothing need wait for a disk. */
const SETTINGS = [
  'fsync=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=16MB',
]

/** Starts it, and waits until it takes connections. */
async function run({ binaries, folder, user }: Cluster, port: number) {
  const settings = SETTINGS.flatMap(setting => ['-c', setting])
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), '-p', `${port}`, ...settings],
    {
      ...user,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-2000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`PostgreSQL has ended: ${said}`)))
  })
  await ready
  return child
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
