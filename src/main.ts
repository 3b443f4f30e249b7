// Builds the parts and joins them. Read this first.
import './node-24.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config as readEnvFile } from 'dotenv'
import { commandsOf } from '../commands/index.ts'
import { buildCards } from './cards/cards.ts'
import { loadCards } from './cards/load.ts'
import { readConfig } from './config.ts'
import { configFaultText } from './config-faults.ts'
import { startBot } from './discord/bot.ts'
import { lostText } from './discord/lost-text.ts'
import { buildFinder } from './glossary/find.ts'
import { loadGlossary } from './glossary/load.ts'
import { serveHealth } from './health.ts'
import { operatorLanguage } from './i18n/operator.ts'
import { wordsIn } from './i18n/words.ts'
import { createLog } from './log.ts'
import { openSqlite } from './store/sqlite.ts'
import { type Store, StoreFault } from './store/store.ts'
import { startSweeping } from './sweep.ts'
import { randomId } from './walkthroughs/start.ts'

readEnvFile({ quiet: true })
const operator = operatorLanguage(process.env)
const words = wordsIn(operator)
const config = readConfig(process.env)
if ('faults' in config) {
  console.error(configFaultText(config.faults, words))
  process.exit(1)
}

const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, LOG_LEVEL: level } = config
const most = { person: config.MOST_OPEN_PER_PERSON, server: config.MOST_OPEN_PER_SERVER }
const {
  DEFAULT_LANGUAGE: fallback,
  KEEP_DAYS: keepDays,
  SHARDS: shards,
  PROCESSES: processes,
  HEALTH_PORT: port,
} = config
const glossary = loadGlossary(join(import.meta.dirname, '../data'))
// Whoever only tries the bot finds nothing left behind, unless they say where to keep it.
const isTrial = !token && !process.env.DATABASE_PATH?.trim()
const store = await openStore(isTrial ? passingFile() : config.DATABASE_PATH)
const cards = buildCards(loadCards(join(import.meta.dirname, '../data')))
const find = buildFinder(glossary)
const commands = commandsOf({ glossary, find, cards, store, fallback, newId: randomId, most })

if (token) {
  await runOnDiscord(token)
} else {
  const { runPrompt } = await import('./cli/prompt.ts')
  await runPrompt({ commands, store, fallback, language: operator, log: createLog(level ?? 'warn', 2) })
  await store.close()
}

async function openStore(path: string): Promise<Store> {
  try {
    return await openSqlite(path)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    console.error(words('problems:store.cannotOpen', { path, reason }))
    process.exit(1)
  }
}

/** A file that goes with the process, however it ends. */
function passingFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit(0))
  return join(folder, 'riposte.sqlite')
}

async function runOnDiscord(token: string): Promise<void> {
  const log = createLog(level ?? 'info')
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
  const metrics = port === undefined ? null : (await import('./metrics.ts')).createMetrics(store)
  const counts = metrics?.counts ?? null
  const bot = await startBot({ token, apiUrl, commands, store, fallback, shards, processes, log, counts })
  if ('problem' in bot) {
    console.error(lostText(bot, apiUrl, words))
    process.exit(1)
  }
  bot.lost.then(async problem => {
    log.fatal(problem, 'Discord has shut the bot out')
    console.error(lostText(problem, apiUrl, words))
    await bot.stop()
    process.exit(1)
  })
  // Only now: the bot has seen which servers it is in, so that none is taken for left.
  const health = metrics && port && (await serveHealth({ ...bot, port, store, metrics, log }))
  const sweeping = startSweeping({ store, log, keepDays })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      if (health) health.close()
      await bot.stop()
      await sweeping.stop()
      await store.close()
      log.info({ signal }, 'stopped')
      process.exit(0)
    })
  }
  log.info({ invite: bot.invite, commands: commands.length, clauses: glossary.clauses.size }, 'ready')
}
