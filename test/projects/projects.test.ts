import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moduleOf } from './imports.ts'
import { projectOf, testsByProject } from './projects.ts'

// Written in pieces, so that this test itself does neither.
const FETCH = ['fetch', '('].join('')
const MOCK = ['vi.mock', '('].join('')

/** Gives the project of a test with this code, beside these files. */
function belongs(code: string, files: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { 'a.test.ts': code, ...files }
  return projectOf('a.test.ts', path => {
    const there = all[path]
    return there === undefined ? undefined : moduleOf(path, there)
  })
}

describe('a test', () => {
  it.each([
    ['quick', `import { readFileSync, existsSync } from 'node:fs'`],
    ['quick', `import { readFile } from 'node:fs/promises'`],
    ['quick', `import type { DatabaseSync } from 'node:sqlite'`],
    ['quick', `import { SnowflakeUtil } from 'discord.js'`],
    ['quick', `await glossary.${FETCH}'tough')`],
    ['quick alone', `${MOCK}'./engine.ts')`],
    ['store', `import { readFileSync, writeFileSync } from 'node:fs'`],
    ['store', `import { mkdtemp } from 'node:fs/promises'`],
    ['store', `import * as fs from 'node:fs'`],
    ['store', `import fs from 'node:fs'`],
    ['store', `import { rmSync as gone } from 'node:fs'`],
    ['store', `import { DatabaseSync } from 'node:sqlite'`],
    ['store', `import pg from 'pg'`],
    ['store', `export { Pool } from 'pg'`],
    ['store', `const { DatabaseSync } = await import('node:sqlite')`],
    ['store alone', `import pg from 'pg'\n${MOCK}'./engine.ts')`],
    ['end to end', `import { spawn } from 'node:child_process'`],
    ['end to end', `import { createServer } from 'node:http'\nimport pg from 'pg'`],
    ['end to end', `import { WebSocket } from 'ws'`],
    ['end to end', `import { Client } from 'discord.js'`],
    ['end to end', `await ${FETCH}'http://127.0.0.1')`],
    ['end to end', `import { spawn } from 'node:child_process'\n${MOCK}'./engine.ts')`],
    ['quick alone', `await import('./other.test.ts')`],
  ])('is %s that says: %s', (project, code) => {
    expect(belongs(code)).toBe(project)
  })

  it('reaches as far as what it loads, through however many files', () => {
    const files = {
      'b.ts': `export { table } from './c/c.ts'`,
      'c/c.ts': `import { open } from '../d.ts'\nimport '../b.ts'`,
      'd.ts': `import { DatabaseSync } from 'node:sqlite'`,
    }
    expect(belongs(`import { table } from './b.ts'`, files)).toBe('store')
    expect(belongs(`import { table } from './b.ts'\nimport { fork } from 'node:child_process'`, files)).toBe(
      'end to end',
    )
  })

  it('does not reach as far as what it takes nothing but types from', () => {
    const files = { 'b.ts': `import pg from 'pg'\nexport type Row = pg.QueryResult` }
    expect(belongs(`import type { Row } from './b.ts'\nexport type { Row } from './b.ts'`, files)).toBe(
      'quick',
    )
  })
})

it('every test is in one project, those of the rules in the quick one', () => {
  const tests = testsByProject(join(import.meta.dirname, '../..'))
  const all = Object.values(tests).flat()
  expect(all.length).toBeGreaterThan(200)
  expect(new Set(all).size).toBe(all.length)
  const quick = [...tests.quick, ...tests['quick alone']]
  expect(all.filter(file => /^src\/(engine|games)\//.test(file) && !quick.includes(file))).toEqual([])
})
