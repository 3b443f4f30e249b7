// Checks the running guide: what it names exists, what exists it explains, and both languages say the same.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import { parse } from 'dotenv'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { PERMISSIONS } from '../../../src/discord/gateway/permissions.ts'
import { lostBy } from '../../../src/discord/request/refusals.ts'
import { createMetrics } from '../../../src/metrics.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { StoreFault } from '../../../src/store/store.ts'
import { wordsIn } from '../../../src/words/words.ts'
import { saidIn, sources } from './log-messages.ts'
import { blocksOf, codesOf, commandsOf, GUIDES, guide, root, rowsOf, sectionsOf } from './running-guide.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Lists the first cells of a table with so many columns, in the section with this word. */
const firstCells = (text: string, word: string, columns: number): string[] =>
  sectionsOf(text)
    .filter(section => section.includes(word))
    .flatMap(rowsOf)
    .filter(row => row.length === columns)
    .slice(1)
    .map(([cell = '']) => cell)

const STORE_FAULTS = { busy: '', full: '', readOnly: '', unavailable: '' } satisfies Record<
  Exclude<StoreFault['kind'], 'forgetting'>,
  ''
>

/** Outcomes that mean trouble, beside those logged as errors. */
const OUTCOMES = ['slow', 'unanswered']

/** Lists the reasons for lost answers, by every code of Discord. */
function losses(): string[] {
  const codes = Object.values(RESTJSONErrorCodes).filter(code => typeof code === 'number')
  const refusal = (code: number) =>
    new DiscordAPIError({ code, message: '' }, code, 400, 'POST', '', { files: undefined, body: undefined })
  return codes.flatMap(code => lostBy(refusal(code)) ?? [])
}

/** Lists every message and every troubling outcome once. */
function logged(): string[] {
  const stores = Object.keys(STORE_FAULTS).map(kind => `store ${kind}`)
  return [...new Set([...sources().flatMap(saidIn), ...losses(), ...OUTCOMES, ...stores])].toSorted()
}

describe.each(['en', 'de'] as const)('the running guide (%s)', language => {
  const text = guide(language)
  const variables = firstCells(text, '.env.example', 3).flatMap(codesOf)

  it('names only commands of npm that there are', () => {
    const named = [...text.matchAll(/npm (?:run (?:-s )?([\w:]+)|(start))/g)].map(
      ([, run, start]) => run ?? start,
    )
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter(name => !scripts[name ?? ''])).toEqual([])
  })

  it('explains every variable once, and no other', () => {
    const schema = [...read('src/config.ts').matchAll(/^ {2}([A-Z_]+): z?/gm)].map(([, name = '']) => name)
    expect(variables.toSorted()).toEqual([...new Set(schema)].toSorted())
    expect(variables.toSorted()).toEqual(Object.keys(parse(read('.env.example'))).toSorted())
  })

  it('knows the defaults', () => {
    const rows = sectionsOf(text).flatMap(rowsOf)
    const saying = (name: string) => rows.find(([cell]) => cell === `\`${name}\``)?.[2] ?? ''
    const wrong = Object.entries(readConfig({})).filter(
      ([name, value]) => !saying(name).startsWith(`\`${value}\``),
    )
    expect(wrong).toEqual([])
  })

  it('sets nothing but variables that there are', () => {
    const set = codesOf(text).flatMap(code => /^([A-Z_]+)=/.exec(code)?.[1] ?? [])
    expect(set.length).toBeGreaterThan(5)
    expect(set.filter(name => !variables.includes(name))).toEqual([])
  })

  it('explains everything that is logged, and nothing else', () => {
    const explained = firstCells(text, "journalctl -u 'riposte@*'", 4).flatMap(codesOf)
    expect(OUTCOMES.filter(one => !sources().some(source => source.includes(`'${one}'`)))).toEqual([])
    expect(explained.toSorted()).toEqual(logged())
  })

  it('has every metric of ours, and of all others only such as there are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-guide-'))
    const store = await openSqlite(join(folder, 'riposte.sqlite'))
    const numbers = await createMetrics(store).text()
    await store.close()
    rmSync(folder, { recursive: true })
    const there = [...numbers.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name)
    const explained = firstCells(text, 'scrape_configs', 3).flatMap(codesOf)
    expect(explained.filter(name => !there.includes(name))).toEqual([])
    expect(there.filter(name => name.startsWith('riposte_') && !explained.includes(name))).toEqual([])
  })

  it('asks for the permissions that the bot asks for, one row for each', () => {
    const asked = PERMISSIONS.reduce((all, one) => all | one, 0n)
    expect(text).toContain(`scope=bot+applications.commands&permissions=${asked}\n`)
    expect(firstCells(text, 'Privileged Gateway Intents', 2)).toHaveLength(PERMISSIONS.length)
  })

  it('quotes the doctor', () => {
    const t = wordsIn(language)
    for (const state of ['good', 'open', 'bad'] as const)
      expect(text).toContain(`\`[${t(`doctor:${state}`)}]\``)
  })

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(link => !existsSync(join(root, dirname(GUIDES[language]), link)))).toEqual([])
  })
})

describe('both languages', () => {
  const [en, de] = [guide('en'), guide('de')]

  it('have the same sections, with the same commands', () => {
    expect(sectionsOf(de).map(blocksOf)).toEqual(sectionsOf(en).map(blocksOf))
    expect(commandsOf(en).length).toBeGreaterThan(30)
  })

  it('have tables of the same size', () => {
    const sizes = (text: string) => sectionsOf(text).map(section => rowsOf(section).map(row => row.length))
    expect(sizes(de)).toEqual(sizes(en))
  })

  it('name the same files, settings and words of the program', () => {
    // Only the names of the bot's commands and the doctor's words depend on the language.
    const differ = /^\/|^\[/
    const named = (text: string) => [...new Set(codesOf(text))].filter(code => !differ.test(code)).toSorted()
    expect(named(de)).toEqual(named(en))
  })
})

describe('the service', () => {
  const unit = read('docs/service/riposte@.service')

  it('runs what npm start runs, with the Node of the packages', () => {
    const start = scripts.start?.replace(/^node /, '')
    expect(unit).toContain(`ExecStart=/opt/riposte/current/node_modules/.bin/node ${start}\n`)
  })

  it('gives more time to stop than the bot takes', () => {
    const longest =
      Number(/const LONGEST = ([\d_]+)/.exec(read('src/ending.ts'))?.[1]?.replace('_', '')) / 1_000
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(3 * longest)
  })
})
