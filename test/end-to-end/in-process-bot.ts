// Runs the bot in the process of the tests with the real client, so that tests can look into it.

import { readConfig } from '../../src/config.ts'
import { startBot } from '../../src/discord/bot.ts'
import type { LostProblem } from '../../src/discord/gateway/connection.ts'
import { createLog } from '../../src/log.ts'
import { type Discord, startDiscord } from '../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../src/loopback/wait-for.ts'
import { MOST_ROWS_A_DAY } from '../../src/store/limits.ts'
import { openStore } from '../../src/store/open.ts'
import { startSweeping } from '../../src/sweep.ts'
import { commandsOn, makeIndexes } from '../support/commands/bot.ts'
import { type Output, readOutput } from './bot-output.ts'
import { freshDatabase } from './fresh-database.ts'

export type BotHere = Pick<Output, 'log' | 'output'> & {
  /** Stops the bot: it takes nothing more, finishes its work and disconnects. */
  readonly stop: () => Promise<void>
  /** Resolves with the reason when Discord has shut the bot out for good. */
  readonly lost: Promise<LostProblem>
}

/**
 * Starts the bot with this environment, and with a new database if none is named. Several in one process share
 * the shipped data and nothing else.
 * @returns the bot, once it is connected and its commands are written
 * @throws Error if it cannot connect, or a variable is wrong
 */
export async function startBotHere(environment: Readonly<Record<string, string>>): Promise<BotHere> {
  const config = readConfig({ DATABASE_PATH: freshDatabase(), ...environment })
  if ('faults' in config) throw new Error(`wrong variables: ${JSON.stringify(config.faults)}`)
  const { take, ...read } = readOutput()
  const log = createLog(config.LOG_LEVEL ?? 'info', { write: take })
  const store = await openStore({ path: config.DATABASE_PATH, url: config.DATABASE_URL })
  const most = {
    open: { person: config.MOST_OPEN_PER_PERSON, server: config.MOST_OPEN_PER_SERVER },
    aDay: { person: config.MOST_A_DAY_PER_PERSON, server: config.MOST_A_DAY_PER_SERVER },
    rows: MOST_ROWS_A_DAY,
  }
  const fallback = config.DEFAULT_LANGUAGE
  makeIndexes()
  const commands = commandsOn(store, {
    ...{ fallback, most, repository: config.REPOSITORY_URL },
    controller: {
      name: config.CONTROLLER,
      contact: config.CONTROLLER_CONTACT,
      legalBasis: config.LEGAL_BASIS,
    },
  })
  const at = { token: config.DISCORD_TOKEN ?? '', apiUrl: config.DISCORD_API_URL }
  const { SHARDS: shards, PROCESSES: processes, KEEP_DAYS: keepDays } = config
  const bot = startBot({
    ...at,
    ...{ shards, processes, counts: null, store, fallback, log },
    readCommands: async () => commands,
  })
  const problem = await bot.ready
  if (problem) throw new Error(`the bot could not connect: ${problem.problem}`)
  const sweeping = startSweeping({ store, log, keepDays, time: bot.time })
  let stopped: Promise<void> | null = null
  const stop = async () => {
    await bot.stop()
    await sweeping.stop()
    await store.close()
  }
  return {
    ...read,
    lost: bot.lost,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Starts a Discord and the bot on it; more of its environment can be named. `close` ends both. */
export async function startOnDiscord(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ discord: Discord; bot: BotHere; close: () => Promise<void> }> {
  const discord = await startDiscord({ answerWithin: PATIENCE })
  const bot = await startBotHere({
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.api,
    ...environment,
  })
  const close = async () => {
    await bot.stop()
    await discord.close()
  }
  return { discord, bot, close }
}
