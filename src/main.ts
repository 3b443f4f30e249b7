// Builds the parts and joins them. Read this first.
import './node-24.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config as readEnvFile } from 'dotenv'
import program from '../package.json' with { type: 'json' }
import { configFaultText, readConfig } from './config.ts'
import { ALONE, startBot } from './discord/bot.ts'
import { lostText } from './discord/gateway/connection.ts'
import { onOverlong } from './discord/message/choices.ts'
import { createEnding } from './ending.ts'
import { createLog, type Log } from './log.ts'
import { MOST_ROWS_A_DAY } from './store/limits.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { storeFaultText, storeTeller } from './store-faults.ts'
import { startSweeping } from './sweep.ts'
import { operatorLanguage } from './words/reader-language.ts'
import { wordsIn } from './words/words.ts'

readEnvFile({ quiet: true })
const operator = operatorLanguage(process.env)
const words = wordsIn(operator)
const config = readConfig(process.env)
if ('faults' in config) {
  console.error(configFaultText(config.faults, words))
  process.exit(1)
}

const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, LOG_LEVEL: level } = config
const { DEFAULT_LANGUAGE: fallback, KEEP_DAYS: keepDays } = config
const { DATABASE_PATH: databasePath, DATABASE_URL: databaseUrl } = config
const { SHARDS: shards, PROCESSES: processes, HEALTH_PORT: port, PLAYGROUND_PORT: pagePort } = config
const most = {
  open: { person: config.MOST_OPEN_PER_PERSON, server: config.MOST_OPEN_PER_SERVER },
  aDay: { person: config.MOST_A_DAY_PER_PERSON, server: config.MOST_A_DAY_PER_SERVER },
  rows: MOST_ROWS_A_DAY,
}
const repository = config.REPOSITORY_URL
const controller = {
  name: config.CONTROLLER,
  contact: config.CONTROLLER_CONTACT,
  legalBasis: config.LEGAL_BASIS,
}
const given = process.argv.slice(2)
const unknown = given.find(argument => argument !== '--terminal')
if (unknown !== undefined) {
  console.error(words('problems:argument', { given: unknown }))
  process.exit(1)
}

const trialFolders: string[] = []
process.on('exit', () => {
  for (const folder of trialFolders) rmSync(folder, { recursive: true, force: true })
})

if (given.length > 0) await runAtTerminal()
else if (token) await runOnDiscord(token)
else await runInBrowser()

/** Reads the data and builds the commands, whose code is loaded only now: half of a start. */
async function readData() {
  const { commandsOf } = await import('../commands/index.ts')
  const { indexAll, indexNames, readShipped } = await import('./program-data.ts')
  const { randomId } = await import('./walkthroughs/start.ts')
  const shipped = readShipped()
  const commandsIn = (store: Store) =>
    commandsOf({ ...shipped, store, fallback, newId: randomId, most, repository, controller, program })
  return { shipped, commandsIn, indexAll: () => indexAll(shipped), indexNames: () => indexNames(shipped) }
}

async function runAtTerminal(): Promise<void> {
  const { runPrompt } = await import('./cli/prompt/prompt.ts')
  const log = tellingOverlong(createLog(level ?? 'warn', 2))
  const store = await openedStore(trialFile(), log)
  process.once('SIGTERM', () => process.exit(0))
  const { shipped, commandsIn } = await readData()
  const commands = commandsIn(store)
  await runPrompt({ commands, faces: shipped.faces, store, fallback, language: operator, log })
  await store.close()
}

async function runInBrowser(): Promise<void> {
  const { runPage } = await import('./cli/playground.ts')
  const log = tellingOverlong(createLog(level ?? 'warn', 2))
  const { commandsIn, indexAll } = await readData()
  indexAll()
  let file = ''
  const start = async (at: { token: string; apiUrl: string }, isFresh: boolean) => {
    if (isFresh) file = trialFile()
    const store = await openedStore(file, log)
    const readCommands = async () => commandsIn(store)
    const bot = startBot({ ...at, ...ALONE, readCommands, store, fallback, log })
    const lost = await bot.ready
    if (lost) throw new Error(`the bot cannot reach the loopback Discord: ${lost.problem}`)
    return { ...bot, stop: () => bot.stop().then(store.close) }
  }
  process.exit(await runPage({ startBot: start, port: pagePort, language: operator, log }))
}

/** Opens the store. If that fails, it prints the reason and ends the program. */
async function openedStore(path: string, log: Log): Promise<Store> {
  const where = { path, url: databaseUrl }
  try {
    return await openStore(where, storeTeller(log, words))
  } catch (error) {
    console.error(storeFaultText(error, where, words))
    process.exit(1)
  }
}

/** From now on the log tells of a list that is longer than it may be; it is shown in parts. */
function tellingOverlong(log: Log): Log {
  onOverlong((kind, length) => log.error({ kind, length }, 'list too long'))
  return log
}

/** A temporary file that is deleted when the program ends, unless DATABASE_PATH names another one. */
function trialFile(): string {
  if (process.env.DATABASE_PATH?.trim()) return databasePath
  const folder = mkdtempSync(join(tmpdir(), 'riposte-'))
  trialFolders.push(folder)
  return join(folder, 'riposte.sqlite')
}

async function runOnDiscord(token: string): Promise<void> {
  const log = tellingOverlong(createLog(level ?? 'info'))
  const store = await openedStore(databasePath, log)
  const readCommands = async () => {
    const { shipped, commandsIn, indexNames } = await readData()
    indexNames()
    const commands = commandsIn(store)
    log.info({ commands: commands.length, clauses: shipped.glossary.clauses.size }, 'data read')
    return commands
  }
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
  const metrics = port === undefined ? null : (await import('./metrics.ts')).createMetrics(store)
  const counts = metrics?.counts ?? null
  const bot = startBot({ token, apiUrl, readCommands, store, fallback, shards, processes, log, counts })
  let health: { readonly close: () => void } | null = null
  let sweeping: { readonly stop: () => Promise<void> } | null = null
  const { end } = createEnding(async () => {
    health?.close()
    await bot.stop()
    await sweeping?.stop()
    await store.close()
  }, log)
  const problem = await bot.ready
  if (problem) {
    console.error(lostText(problem, apiUrl, words))
    return end(1)
  }
  bot.lost.then(problem => {
    log.fatal(problem, 'Discord has shut the bot out')
    console.error(lostText(problem, apiUrl, words))
    end(1)
  })
  // Sweeping starts only now that the bot knows its servers: otherwise it would take them for left.
  sweeping = startSweeping({ store, log, keepDays, time: bot.time })
  if (metrics && port)
    health = await (await import('./health.ts')).serveHealth({ ...bot, port, store, metrics, log })
  log.info({ invite: bot.invite() }, 'ready')
}
