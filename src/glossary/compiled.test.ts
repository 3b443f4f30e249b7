// Compiled data is used as long as data and program stay as they were, and made anew if they differ or it is damaged.
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { playedGames } from '../played-games.ts'
import { compiledFrom } from './compiled.ts'

let folder: string
let data: string
let maker: string
let cache: string
let made: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-compiled-'))
  data = join(folder, 'data')
  cache = join(folder, 'cache')
  maker = join(folder, 'src/maker.ts')
  for (const path of [data, join(folder, 'src/discord'), join(folder, 'locales/en')])
    mkdirSync(path, { recursive: true })
  writeFileSync(join(data, 'rule.yaml'), 'text: one')
  writeFileSync(maker, `import { games } from './games.ts'\nimport { face } from './discord/face.ts'`)
  writeFileSync(join(folder, 'src/games.ts'), `import type { Card } from './card.ts'\n[marvel, gundam]`)
  made = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a start gets: an object that stands in two places, made of the data unless it was kept. */
function started(versions?: Record<string, string>) {
  return compiledFrom(data, maker, { folder: cache, ...(versions && { versions }) })('rules', () => {
    made += 1
    const rule = { text: readFileSync(join(data, 'rule.yaml'), 'utf8') }
    return { first: rule, byName: new Map([['rule', rule]]) }
  })
}

it('is made once, and the same at the next start, with what is one object in two places', () => {
  const first = started()
  const second = started()
  expect(second).toEqual(first)
  expect(second.byName.get('rule')).toBe(second.first)
  expect(made).toBe(1)
})

it('is made anew if a file of the data has another text, another name, or comes or goes', () => {
  started()
  const changes = [
    () => writeFileSync(join(data, 'rule.yaml'), 'text: two'),
    () => writeFileSync(join(data, 'other.yaml'), ''),
    () => rmSync(join(data, 'other.yaml')),
  ]
  for (const [i, change] of changes.entries()) {
    change()
    expect(started().first.text).toBe('text: two')
    expect(made).toBe(i + 2)
    started()
    expect(made).toBe(i + 2)
  }
})

it('is made anew with each change of the program that makes it, and of what that is built on', () => {
  const write = (path: string, text: string) => () => {
    writeFileSync(join(folder, path), text)
    started()
  }
  const changes = [
    write('src/maker.ts', `import { games } from './games.ts'\nimport('./later.ts')`),
    write('src/games.ts', `import type { Card } from './card.ts'\n[gundam, marvel]`),
    write('src/card.ts', 'export type Card = object'),
    write('src/later.ts', 'export {}'),
    write('locales/en/cards.json', '{}'),
    write('package-lock.json', '{}'),
    () => started({ ...process.versions, node: '99.0.0' }),
    () => started({ ...process.versions, unicode: '99' }),
  ]
  started()
  for (const [i, change] of changes.entries()) {
    change()
    expect([i, made]).toEqual([i, i + 2])
  }
})

it('stays as it was where only a face changes, or what nothing of it imports', () => {
  started()
  for (const path of ['src/discord/face.ts', 'src/alone.ts']) writeFileSync(join(folder, path), 'export {}')
  started()
  expect(made).toBe(1)
})

it('is made anew if a file changes in a folder of the data, also in one that is only linked there', () => {
  const elsewhere = join(folder, 'elsewhere')
  for (const path of [join(data, 'inside'), elsewhere]) mkdirSync(path)
  symlinkSync(elsewhere, join(data, 'linked'))
  started()
  for (const [i, path] of ['inside', 'linked'].entries()) {
    writeFileSync(join(data, path, 'more.yaml'), 'text: more')
    started()
    expect(made).toBe(i + 2)
  }
})

it('is made anew if what was kept is damaged', () => {
  const whole = started()
  const [file = ''] = readdirSync(cache)
  const bytes = readFileSync(join(cache, file))
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1
  writeFileSync(join(cache, file), bytes)
  expect(started()).toEqual(whole)
  truncateSync(join(cache, file), 40)
  expect(started()).toEqual(whole)
  expect(made).toBe(3)
})

it('is made each time where nothing can be kept', () => {
  writeFileSync(cache, 'a file in the place of the folder')
  expect(started()).toEqual(started())
  expect(made).toBe(2)
})

/** The fingerprint follows no import of a face, so a game with cards must not come from there. */
it('is made with games whose cards are in src/cards', async () => {
  const cards = join(import.meta.dirname, '../cards')
  const files = globSync('*/kinds.ts', { cwd: cards })
  const games = await Promise.all(files.map(file => import(join(cards, file))))
  const exported = games.flatMap(game => Object.values(game))
  expect(playedGames().cardGames.length).toBeGreaterThan(1)
  for (const game of playedGames().cardGames) expect(exported).toContain(game)
})
