// Checks which of the page's files are served, and with which type.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserFiles } from './site/browser-files.ts'

let outer: string
let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'riposte-page-'))
  folder = join(outer, 'browser')
  mkdirSync(join(folder, 'parts'), { recursive: true })
  write('main.ts', "import type { A } from './protocol.ts'\nexport const one: number = 1 as A\n")
  write('style.css', 'body { margin: 0 }')
  write('parts/button.ts', 'export const a = 1')
  write('main.test.ts', 'secret')
  write('.hidden.ts', 'secret')
  write('tsconfig.json', '{}')
  writeFileSync(join(outer, 'server.ts'), 'secret')
})

afterAll(() => rmSync(outer, { recursive: true }))

test('TypeScript comes without its types, line by line where it stood', async () => {
  const { body, type } = (await browserFiles(folder)('main.ts')) ?? {}
  expect(
    String(body)
      .split('\n')
      .map(line => line.trimEnd()),
  ).toEqual(['', 'export const one         = 1', ''])
  expect(type).toBe('text/javascript; charset=utf-8')
})

test('styles and files in folders come as they are', async () => {
  const file = browserFiles(folder)
  expect(await file('style.css')).toMatchObject({
    body: 'body { margin: 0 }',
    type: 'text/css; charset=utf-8',
  })
  expect((await file('parts/button.ts'))?.body).toBe('export const a = 1')
})

test('a file that has changed comes anew, one that has not is the same', async () => {
  const file = browserFiles(folder)
  const before = await file('style.css')
  expect(await file('style.css')).toBe(before)
  write('style.css', 'body { margin: 1px }')
  utimesSync(join(folder, 'style.css'), 1_000, 1_000)
  const after = await file('style.css')
  expect(after?.body).toBe('body { margin: 1px }')
  expect(after?.etag).not.toBe(before?.etag)
})

test.each([
  '../server.ts',
  'parts/../../server.ts',
  './main.ts',
  '/main.ts',
  'parts//button.ts',
  'parts\\button.ts',
  'main.test.ts',
  '.hidden.ts',
  'tsconfig.json',
  'parts',
  'parts.ts',
  'main.ts\0',
  '',
])('%j is none of the page’s files', async name => {
  expect(await browserFiles(folder)(name)).toBeNull()
})
