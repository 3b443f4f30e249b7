// Sorts the tests into projects by the modules that they load, through which they open files and sockets.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Import, Module } from './imports.ts'
import { modules } from './imports.ts'

/** How far a test reaches: memory alone, a database or written file, or sockets and processes. */
export type Reach = (typeof REACHES)[number]

/** Tests that replace modules or load other tests get modules of their own; end to end has no such tests. */
export type Project = Reach | 'quick alone' | 'store alone'

const REACHES = ['quick', 'store', 'end to end'] as const

const SOCKETS_AND_PROCESSES = new Set([
  'node:child_process',
  'node:cluster',
  'node:dgram',
  'node:http',
  'node:http2',
  'node:https',
  'node:net',
  'node:tls',
  'node:worker_threads',
  '@discordjs/ws',
  '@hono/node-server',
  'playwright-core',
  'ws',
])
const DATABASES = new Set(['node:sqlite', 'pg'])
/** The functions of node:fs that only read; all others write or keep a file open. */
const READING =
  /^(accessSync|constants|existsSync|globSync|readdir|readdirSync|readFile|readFileSync|stat|statSync)$/
/** The names of discord.js that open connections; all others only build or read data. */
const CONNECTING = /^(Client|REST|\*)$/

/** Gives a file of this repository; undefined for a library. */
type Read = (path: string) => Module | undefined

/** @returns the paths of all tests but the browser tests, by project, in alphabetical order */
export function testsByProject(root: string): Readonly<Record<Project, readonly string[]>> {
  const found: Record<Project, string[]> = {
    quick: [],
    'quick alone': [],
    store: [],
    'store alone': [],
    'end to end': [],
  }
  const read = modules()
  for (const file of globSync('{src,commands,bench,test}/**/*.test.ts', { cwd: root }).toSorted())
    if (!file.endsWith('.browser.test.ts')) found[projectOf(join(root, file), read)].push(file)
  return found
}

/** @returns the project of this test */
export function projectOf(test: string, read: Read): Project {
  const reach = reachOf(test, read)
  const alone = /\bvi\.(mock|doMock)\(|\bimport\('[^']+\.test\.ts'\)/.test(read(test)?.code ?? '')
  return alone && reach !== 'end to end' ? `${reach} alone` : reach
}

/** Gives the farthest reach of a test and of everything that it loads. */
function reachOf(test: string, read: Read): Reach {
  const reaches = [...loadedBy(test, read)].flatMap(path => {
    const module = read(path)
    return module ? [...module.imports.map(reachOfImport), reachOfCode(module.code)] : []
  })
  return REACHES[Math.max(0, ...reaches.map(reach => REACHES.indexOf(reach)))] ?? 'end to end'
}

/** @returns the paths and libraries that this file loads when it runs, directly or through others, with itself */
export function loadedBy(file: string, read: Read): ReadonlySet<string> {
  const seen = new Set([file])
  for (const path of seen) for (const { from } of read(path)?.imports ?? []) seen.add(from)
  return seen
}

function reachOfImport({ from, names }: Import): Reach {
  if (SOCKETS_AND_PROCESSES.has(from)) return 'end to end'
  if (from === 'discord.js') return names.some(name => CONNECTING.test(name)) ? 'end to end' : 'quick'
  if (DATABASES.has(from)) return 'store'
  if (from === 'node:fs' || from === 'node:fs/promises')
    return names.every(name => READING.test(name)) ? 'quick' : 'store'
  return 'quick'
}

/** The code itself is searched too, since fetch needs no import. Few files hold the word, which is sooner looked for. */
const reachOfCode = (code: string): Reach =>
  code.includes('fetch(') && /(?<![\w.])fetch\(/.test(code) ? 'end to end' : 'quick'
