// Builds the parts and joins them. Read this first.
import './node-24.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config as readEnvFile } from 'dotenv'
import { commandsOf } from '../commands/index.ts'
import program from '../package.json' with { type: 'json' }
import { buildCards } from './cards/cards.ts'
import { loadCards } from './cards/load.ts'
import { readConfig } from './config.ts'
import { configFaultText } from './config-faults.ts'
import { startBot } from './discord/bot.ts'
import { buildFinder } from './glossary/find.ts'
import { loadGlossary } from './glossary/load.ts'
import { buildMentionFinder } from './glossary/mentions.ts'
import { operatorLanguage } from './i18n/operator.ts'
import { wordsIn } from './i18n/words.ts'
import { createLog } from './log.ts'
import { openPostgres } from './store/postgres.ts'
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
const { DEFAULT_LANGUAGE: fallback, KEEP_DAYS: keepDays } = config
const { DATABASE_PATH: databasePath, DATABASE_URL: databaseUrl, PLAYGROUND_PORT: port } = config
const repository = config.REPOSITORY_URL
const given = process.argv.slice(2)
const unknown = given.find(argument => argument !== '--terminal')
if (unknown !== undefined) {
  console.error(words('problems:argument', { given: unknown }))
  process.exit(1)
}

if (given.length > 0) await runAtTerminal()
else if (token) await runOnDiscord(token)
else await runInBrowser()

/** Everything but the connection. */
function buildParts(store: Store) {
  const data = join(import.meta.dirname, '../data')
  const glossary = loadGlossary(data)
  const kept = { cards: buildCards(loadCards(data)), store, fallback, newId: randomId }
  const found = { glossary, find: buildFinder(glossary), mentioned: buildMentionFinder(glossary) }
  return { glossary, commands: commandsOf({ ...found, ...kept, repository, program }) }
}

async function runAtTerminal(): Promise<void> {
  const { runPrompt } = await import('./cli/prompt.ts')
  const store = await openStore(trialFile())
  process.once('SIGTERM', () => process.exit(0))
  const { commands } = buildParts(store)
  await runPrompt({ commands, store, fallback, language: operator, log: createLog(level ?? 'warn', 2) })
  await store.close()
}

async function runInBrowser(): Promise<void> {
  const { runPage } = await import('./cli/page.ts')
  const log = createLog(level ?? 'warn', 2)
  let file = ''
  const start = async (at: { token: string; apiUrl: string }, isFresh: boolean) => {
    if (isFresh) file = trialFile()
    const store = await openStore(file)
    const bot = await startBot({ ...at, commands: buildParts(store).commands, store, fallback, log })
    if ('problem' in bot) throw new Error(`the bot cannot reach the loopback Discord: ${bot.problem}`)
    return { ...bot, stop: () => bot.stop().then(store.close) }
  }
  process.exit(await runPage({ startBot: start, port, language: operator, log }))
}

/** The file is not touched if there is an address. */
async function openStore(path: string): Promise<Store> {
  try {
    return await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(path))
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    console.error(
      databaseUrl
        ? words('problems:store.cannotReach', { reason })
        : words('problems:store.cannotOpen', { path, reason }),
    )
    process.exit(1)
  }
}

/** Whoever only tries the bot finds nothing left behind, however it ends, unless they say where to keep it. */
function trialFile(): string {
  if (process.env.DATABASE_PATH?.trim()) return databasePath
  const folder = mkdtempSync(join(tmpdir(), 'riposte-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'riposte.sqlite')
}

async function runOnDiscord(token: string): Promise<void> {
  const store = await openStore(databasePath)
  const { glossary, commands } = buildParts(store)
  const log = createLog(level ?? 'info')
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
  const bot = await startBot({ token, apiUrl, commands, store, fallback, log })
  if ('problem' in bot) {
    const { problem } = bot
    console.error(
      problem === 'tokenInvalid'
        ? words('problems:login.tokenInvalid')
        : words('problems:login.unreachable', { url: apiUrl, reason: bot.reason }),
    )
    process.exit(1)
  }
  // Only now: the bot has seen which servers it is in, so that none is taken for left.
  const sweeping = startSweeping({ store, log, keepDays })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await bot.stop()
      await sweeping.stop()
      await store.close()
      log.info({ signal }, 'stopped')
      process.exit(0)
    })
  }
  log.info({ invite: bot.invite, commands: commands.length, clauses: glossary.clauses.size }, 'ready')
}
