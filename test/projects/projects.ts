// Which tests run together follows from what they load: whoever opens a file or a socket says so by an import.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Import, Module } from './imports.ts'
import { modules } from './imports.ts'

/** How far a test reaches: into memory alone; to a database or a file that is written; to sockets and processes. */
export type Reach = (typeof REACHES)[number]

/** Those that replace modules are alone in their process, since modules are kept there; end to end none does. */
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
/** All else of node:fs writes, or keeps a file open. */
const READING =
  /^(accessSync|constants|existsSync|globSync|readdir|readdirSync|readFile|readFileSync|stat|statSync)$/
/** All else of discord.js, for our purposes, reads and writes what goes over the wire. */
const CONNECTING = /^(Client|REST|\*)$/

/** Gives a file of ours; nothing for what is none, like a library. */
type Read = (path: string) => Module | undefined

/** @returns the paths of all tests but those in a browser, by project, in the order of the alphabet */
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

/** @returns where this test belongs */
export function projectOf(test: string, read: Read): Project {
  const reach = reachOf(test, read)
  const replaces = /\bvi\.(mock|doMock)\(/.test(read(test)?.code ?? '')
  return replaces && reach !== 'end to end' ? `${reach} alone` : reach
}

/** The farthest that a test reaches by itself, or by anything that is loaded with it. */
function reachOf(test: string, read: Read): Reach {
  const seen = new Set([test])
  let farthest = 0
  for (const path of seen) {
    const module = read(path)
    if (!module) continue
    const all = [...module.imports.map(reachOfImport), reachOfCode(module.code)]
    farthest = Math.max(farthest, ...all.map(reach => REACHES.indexOf(reach)))
    for (const { from } of module.imports) seen.add(from)
  }
  return REACHES[farthest] ?? 'end to end'
}

function reachOfImport({ from, names }: Import): Reach {
  if (SOCKETS_AND_PROCESSES.has(from)) return 'end to end'
  if (from === 'discord.js') return names.some(name => CONNECTING.test(name)) ? 'end to end' : 'quick'
  if (DATABASES.has(from)) return 'store'
  if (from === 'node:fs' || from === 'node:fs/promises')
    return names.every(name => READING.test(name)) ? 'quick' : 'store'
  return 'quick'
}

/** fetch needs no import. */
const reachOfCode = (code: string): Reach => (/(?<![\w.])fetch\(/.test(code) ? 'end to end' : 'quick')
