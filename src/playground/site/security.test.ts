// Checks access, served files and the page's policy over plain sockets, so that no client tidies the paths.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import program from '../../../package.json' with { type: 'json' }
import { createLog } from '../../log.ts'
import { type Discord, startDiscord } from '../../loopback/start-loopback.ts'
import { type ServedPage, servePage } from './serve.ts'

let discord: Discord
let page: ServedPage
let port: number

const serve = (first: number) =>
  servePage({
    discord,
    port: first,
    language: 'en',
    log: createLog('silent'),
    restartBot: () => Promise.resolve(),
  })

beforeAll(async () => {
  discord = await startDiscord()
  const served = await serve(18_584)
  if ('problem' in served) throw new Error(served.problem)
  page = served
  port = Number(new URL(page.url).port)
})

afterAll(async () => {
  await page.close()
  await discord.close()
})

type Answer = { readonly status: number; readonly headers: Map<string, string>; readonly body: string }

/** Sends a request exactly as it is written. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, at = port): Promise<Answer> {
  const lines = Object.entries({ Host: `127.0.0.1:${at}`, ...headers, Connection: 'close' })
  const socket = connect(at, '127.0.0.1')
  socket.end(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const [head = '', body = ''] = Buffer.concat(chunks)
    .toString('latin1')
    .split(/\r\n\r\n(.*)/s)
  const [first = '', ...rest] = head.split('\r\n')
  const pairs = rest
    .map(line => line.split(/: (.*)/s))
    .map(([name = '', value = '']) => [name.toLowerCase(), value])
  return { status: Number(first.split(' ')[1]), headers: new Map(pairs as [string, string][]), body }
}

/** Gives the status with which a socket is refused, or 101. */
const socketAt = (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(url, { headers })
    socket.on('error', () => undefined)
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('open', () => {
      socket.terminate()
      resolve(101)
    })
  })

const FOREIGN = [
  { Host: 'evil.example' },
  { Host: 'evil.example:8484' },
  { Host: '127.0.0.1' },
  { Host: '127.0.0.1:1' },
  { Origin: 'https://evil.example' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'https://127.0.0.1:8484' },
  { Origin: 'null' },
]

describe('who is let in', () => {
  test.each(FOREIGN)('%o gets nothing, from the page or from the loopback Discord', async headers => {
    const api = Number(new URL(discord.api).port)
    for (const path of ['/', '/page/main.ts', '/words.json', '/?scene=rule'])
      expect((await ask(path, headers)).status).toBe(403)
    expect((await ask('/api/v10/gateway', headers, api)).status).toBe(403)
    expect((await ask('/attachments/1/2/x.txt', headers, api)).status).toBe(403)
    expect(await socketAt(`ws://127.0.0.1:${port}/live`, headers)).toBe(403)
    expect(await socketAt(`ws://127.0.0.1:${api}/gateway`, headers)).toBe(403)
  })

  test('the page itself is, and so are programs that send no Origin', async () => {
    for (const headers of [{}, { Origin: `http://127.0.0.1:${port}` }]) {
      expect((await ask('/', headers)).status).toBe(200)
      expect(await socketAt(`ws://127.0.0.1:${port}/live`, headers)).toBe(101)
    }
    expect((await ask('/api/v10/gateway', {}, Number(new URL(discord.api).port))).status).toBe(200)
  })

  test('who comes by the name of this machine is led to its number', async () => {
    const { status, headers } = await ask('/?persona=Ben', { Host: `localhost:${port}` })
    expect([status, headers.get('location')]).toEqual([302, `${page.url}?persona=Ben`])
  })

  test('there is no socket anywhere else', async () => {
    for (const path of ['', 'api', 'live/more'])
      expect(await socketAt(`ws://127.0.0.1:${port}/${path}`, {})).toBe(400)
  })

  test('on any other address of this machine nobody listens', async () => {
    for (const at of [port, Number(new URL(discord.api).port)]) {
      const socket = connect(at, '127.0.0.2')
      const [error] = await once(socket, 'error')
      expect(error).toMatchObject({ code: 'ECONNREFUSED' })
    }
  })
})

describe('what the page may do', () => {
  test('is said in a policy that allows the import map by its hash and nothing inline', async () => {
    const { headers, body } = await ask('/')
    const policy = headers.get('content-security-policy') ?? ''
    const map = /<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(map).digest('base64')
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self' ws://127.0.0.1:${port}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
    expect(body).not.toMatch(/<style|style=|\son\w+=/)
    expect(body.match(/<script(?! type="importmap">| type="module" src="\/page\/main.ts">)/)).toBeNull()
  })

  test('and every answer, refusals too, is taken for what it says it is', async () => {
    for (const path of ['/', '/modules/preact.js', '/words.json', '/nowhere', '/?scene=nix']) {
      const { headers } = await ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  test('a scene is begun by a visit alone, not by a picture or a frame on another page', async () => {
    for (const destination of ['image', 'iframe', 'empty', 'script'])
      expect((await ask('/?scene=rule', { 'Sec-Fetch-Dest': destination })).status).toBe(403)
  })
})

describe('what is served', () => {
  test.each([
    ['/modules/preact.js', 'text/javascript; charset=utf-8'],
    ['/modules/preact-hooks.js', 'text/javascript; charset=utf-8'],
    ['/modules/htm.js', 'text/javascript; charset=utf-8'],
    ['/modules/htm-preact.js', 'text/javascript; charset=utf-8'],
    ['/fonts/inter-latin-wght-normal.woff2', 'font/woff2'],
    ['/fonts/inter-latin-wght-italic.woff2', 'font/woff2'],
    ['/words.json', 'application/json; charset=utf-8'],
  ])('%s', async (path, type) => {
    const first = await ask(path)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
    const again = await ask(path, { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('every import of the map is there, and imports nothing that is not', async () => {
    const { body } = await ask('/')
    const { imports } = JSON.parse(/importmap">(.*?)</s.exec(body)?.[1] ?? '')
    for (const address of Object.values<string>(imports)) {
      const code = (await ask(address)).body
      for (const [, name = ''] of code.matchAll(/from\s*"([^"]+)"/g))
        expect(Object.keys(imports)).toContain(name)
    }
  })

  test.each([
    '/page/../serve.ts',
    '/page/../../server.ts',
    '/page/%2e%2e/serve.ts',
    '/page/..%2fserve.ts',
    '/page/%2e%2e%2fserve.ts',
    '/page/..%5cserve.ts',
    '/page/.%2e/serve.ts',
    '/page//etc/passwd',
    '/page/%2fetc%2fpasswd',
    '/page/main.ts%00.css',
    '/page/tsconfig.json',
    '/page/',
    '/page/styles',
    '/modules/',
    '/modules/../package.json',
    '/modules/%2e%2e/package.json',
    '/modules/preact.mjs',
    '/modules/discord.js',
    '/modules/__proto__',
    '/modules/constructor',
    '/fonts/inter-greek-wght-normal.woff2',
    '/fonts/..%2f..%2f..%2fpackage.json',
    '/words/fr.json',
    '/words/..%2fen%2fproblems.json',
    '/words/constructor.json',
    '/attachments/1/2/x.txt',
    '/attachments/1/..%2f..%2f..%2fetc%2fpasswd/x',
    '/.env',
    '/package.json',
    '/src/main.ts',
    '/protocol.ts',
    '/api/v10/gateway',
  ])('%s is not', async path => {
    expect((await ask(path)).status).toBe(404)
  })

  test('a file of a message is one to save, and runs nothing when it is opened', async () => {
    const bytes = new TextEncoder().encode('<script>alert(1)</script>')
    discord.world.files.set('7', { name: 'x.html', type: 'text/html', bytes })
    const { status, headers, body } = await ask('/attachments/1/7/x.html')
    expect([status, body]).toEqual([200, '<script>alert(1)</script>'])
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })
})

describe('the document', () => {
  test.each([
    ['/', 'en'],
    ['/?persona=Ben', 'de'],
    ['/?persona=Chris', 'en'],
    ['/?lang=de', 'de'],
    ['/?persona=Ben&lang=en', 'en'],
    ['/?lang=fr', 'en'],
    ['/?persona=Nobody', 'en'],
  ])('%s is in the language of its reader: %s', async (path, language) => {
    expect((await ask(path)).body).toContain(`<html lang="${language}" data-version="${program.version}">`)
  })
})

describe('the port', () => {
  test('is the next one that is free', async () => {
    const second = await serve(port)
    if ('problem' in second) throw new Error(second.problem)
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port)
    await second.close()
  })

  test('is asked for when none of those that were tried is free', async () => {
    const last = await serve(65_535)
    expect(await serve(65_535)).toEqual({ problem: 'noFreePort', first: 65_535, last: 65_535 })
    if (!('problem' in last)) await last.close()
  })
})
