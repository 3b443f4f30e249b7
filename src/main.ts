// Builds the parts and joins them. Read this first.
import './node-24.js'
import { join } from 'node:path'
import { config as readEnvFile } from 'dotenv'
import { commandsOf } from '../commands/index.ts'
import { readConfig } from './config.ts'
import { configFaultText } from './config-faults.ts'
import { startBot } from './discord/bot.ts'
import { buildFinder } from './glossary/find.ts'
import { loadGlossary } from './glossary/load.ts'
import { operatorLanguage } from './i18n/operator.ts'
import { wordsIn } from './i18n/words.ts'
import { createLog } from './log.ts'

readEnvFile({ quiet: true })
const operator = operatorLanguage(process.env)
const words = wordsIn(operator)
const config = readConfig(process.env)
if ('faults' in config) {
  console.error(configFaultText(config.faults, words))
  process.exit(1)
}

const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DEFAULT_LANGUAGE: fallback, LOG_LEVEL: level } = config
const { PLAYGROUND_PORT: port } = config
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
function buildParts() {
  const glossary = loadGlossary(join(import.meta.dirname, '../data'))
  return { glossary, commands: commandsOf({ glossary, find: buildFinder(glossary), fallback }) }
}

async function runAtTerminal(): Promise<void> {
  const { runPrompt } = await import('./cli/prompt.ts')
  const { commands } = buildParts()
  await runPrompt({ commands, fallback, language: operator, log: createLog(level ?? 'warn', 2) })
}

async function runInBrowser(): Promise<void> {
  const { runPage } = await import('./cli/page.ts')
  const log = createLog(level ?? 'warn', 2)
  const start = async (at: { token: string; apiUrl: string }) => {
    const bot = await startBot({ ...at, commands: buildParts().commands, fallback, log })
    if ('problem' in bot) throw new Error(`the bot cannot reach the loopback Discord: ${bot.problem}`)
    return bot
  }
  process.exit(await runPage({ startBot: start, port, language: operator, log }))
}

async function runOnDiscord(token: string): Promise<void> {
  const { glossary, commands } = buildParts()
  const log = createLog(level ?? 'info')
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
  const bot = await startBot({ token, apiUrl, commands, fallback, log })
  if ('problem' in bot) {
    const { problem } = bot
    console.error(
      problem === 'tokenInvalid'
        ? words('problems:login.tokenInvalid')
        : words('problems:login.unreachable', { url: apiUrl, reason: bot.reason }),
    )
    process.exit(1)
  }
  log.info({ invite: bot.invite, commands: commands.length, clauses: glossary.clauses.size }, 'ready')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await bot.stop()
      log.info({ signal }, 'stopped')
      process.exit(0)
    })
  }
}
