// Records what this version leaves behind, before its release: npm run record:version -- VERSION
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgres } from '../../src/store/postgres/store.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'
import { foldersWith } from '../store/postgres-cluster.ts'
import { startServer } from '../store/postgres-server.ts'
import { attacks } from './attacks.ts'
import { type Bot, botOn } from './bot.ts'
import { CHANNEL, DIRECT } from './callers.ts'
import type { Control } from './controls.ts'
import { playAttack, randomFrom } from './play-attack.ts'
import { randomAttacks } from './random-attacks.ts'
import { freshCopies, linesOf, messagesIn } from './recorded.ts'
import { pressesOn, standingOf } from './recording-results.ts'
import { type Table, tableAt } from './table.ts'

const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('which version?')
const folder = join(import.meta.dirname, version)
mkdirSync(folder, { recursive: true })

const CARD_NAMES = ['Mockingbird', 'Nick Fury', 'Hydra Mercenary', 'Zaku Ⅱ', 'Somebody else', 'Advance']

const { controls, ids } = await recordSqlite()
await recordPostgres(ids)
const sifted = sift(controls)
const copies = freshCopies(version)
const seen = await pressesOn(copies.sqlite, sifted)
copies.remove()
const recorded = sifted.map((control, index) => ({ ...control, seen: seen[index] ?? '' }))
writeFileSync(join(folder, 'presses.jsonl'), linesOf(messagesIn(recorded)))
console.log(`${ids.length} attacks, ${sifted.length} of ${controls.length} presses`)

async function recordSqlite() {
  const path = join(folder, 'riposte.sqlite')
  rmSync(path, { force: true })
  const store = await openSqlite(path)
  const recorded = await play(store)
  const standings = await Promise.all(recorded.ids.map(id => standingOf(store, id)))
  await store.close()
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = DELETE; VACUUM')
  database.close()
  writeFileSync(join(folder, 'attacks.jsonl'), linesOf(standings))
  return recorded
}

/** Records the same for PostgreSQL, as statements that any server accepts. */
async function recordPostgres(expected: readonly string[]): Promise<void> {
  const [tools = ''] = foldersWith(['pg_dump'])
  const server = await startServer({ programs: ['pg_dump'] })
  const url = await server.newDatabase()
  const store = await openPostgres(url)
  const { ids } = await play(store)
  await store.close()
  if (ids.join() !== expected.join()) throw new Error('the two stores hold different attacks')
  const dumped = execFileSync(join(tools, 'pg_dump'), ['--inserts', '--no-owner', url], {
    maxBuffer: 2 ** 28,
  })
  // Lines that only psql reads are left out.
  const sql = dumped
    .toString()
    .split('\n')
    .filter(line => !/^(\\|--|SET |SELECT pg_catalog|$)/.test(line))
  writeFileSync(join(folder, 'postgres.sql'), `${sql.join('\n')}\n`)
  await server.close()
}

async function play(store: Store): Promise<{ controls: readonly Control[]; ids: readonly string[] }> {
  let count = 0
  const ids: string[] = []
  const newId = () => {
    const id = String(++count).padStart(10, 'past000000')
    ids.push(id)
    return id
  }
  const pick = randomFrom(1)
  const typed = (name: string) =>
    name === 'name'
      ? (CARD_NAMES[pick(CARD_NAMES.length)] ?? '')
      : name === 'text'
        ? 'A note'
        : String(pick(5))
  const bot = botOn(store, newId)
  const table = tableAt(bot, { pick, typed })
  await settings(table)
  for (const wanted of attacks()) await playAttack(table, wanted, pick)
  for (const id of await randomAttacks(store, newId))
    await table.ask('ana', CHANNEL, 'attack', 'resume', { walkthrough: `attack:${id}` })
  await lookUp(table, bot)
  // The lists come last, when every attack exists.
  await table.ask('ana', CHANNEL, 'attack', 'list', {})
  await table.ask('ben', DIRECT, 'attack', 'list', {})
  return { controls: table.controls, ids }
}

async function settings(table: Table): Promise<void> {
  await table.ask('ana', CHANNEL, 'settings', 'me', { language: 'de', private: true })
  await table.ask('ben', CHANNEL, 'settings', 'me', { language: 'en' })
  await table.ask('ana', CHANNEL, 'settings', 'server', { game: 'gundam', edition: '1.6-de', language: 'de' })
  for (const by of ['ana', 'ben'] as const) {
    await table.ask(by, CHANNEL, 'settings', 'data delete', {})
    await table.ask(by, CHANNEL, 'help', null, {})
    await table.ask(by, CHANNEL, 'about', null, {})
  }
}

/** Opens every entry of the glossary, in the languages by turns, and asks some questions. */
async function lookUp(table: Table, { glossary }: Bot): Promise<void> {
  for (const [index, { code }] of [...glossary.byCode.values()].entries()) {
    const language = index % 2 === 0 ? 'en' : 'de'
    const customId = ['rule1', 'show', language, 0, code, ''].join(':')
    await table.press({ by: 'ana', at: CHANNEL, message: '1', isPrivate: false, customId, values: [] })
  }
  for (const query of ['retaliate', 'vergeltung', 'atk', '7-6-2-4', 'defnd', 'qqqxyz pizza', 'who defends']) {
    const [message] = await table.ask('ben', CHANNEL, 'rule', null, { query })
    const pressed = table.controls.filter(one => one.message === message?.message).slice(0, 12)
    for (const control of pressed) await table.press(control)
    await table.about('ben', `What about ${query}? Does Tough help, or a Blocker?`)
  }
}

/** Keeps one press of those that offer the same on older boards of an attack, or lead to the same rule. */
function sift(all: readonly Control[]): Control[] {
  const known = new Map<string, Control>()
  for (const control of all) {
    const key = keyOf(control)
    known.delete(key)
    known.set(key, control)
  }
  return [...known.values()]
}

function keyOf({ by, customId, values, fields }: Control): string {
  const [kind, action] = customId.split(/[|:]/)
  // A rule's text does not depend on the board or on the select from which it was chosen.
  if (action === 'why') return [action, ...values].join(' ')
  if (kind === 'rule1') return customId
  const bare = (id: string) => id.replace(/^(atk1\|\w+\|[a-z0-9]{10})\|\d+/, '$1')
  return [by, fields !== undefined, bare(customId), ...values.map(bare)].join(' ')
}
