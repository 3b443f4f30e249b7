// Four processes share one PostgreSQL and the servers between them, while people play and one of them is killed.
import { setTimeout as wait } from 'node:timers/promises'
import { type Discord, startDiscord } from '../playground/actor.ts'
import { shardOf } from '../playground/snowflake.ts'
import { openPostgres } from '../store/postgres.ts'
import { type BotProcess, startBotProcess } from './bot-process.ts'
import { type Lane, openLane } from './crash-lane.ts'
import { playing, pressesIn, starts } from './crash.ts'
import { type Compared, compared } from './crash-compared.ts'

export const PROCESSES = 4

export type Shared = Compared & {
  readonly guilds: number
  /** Interactions that each process has answered, before and after it was killed. */
  readonly answeredBy: readonly number[]
  /** How many processes wrote into the log of one attack, at most. */
  readonly ready: number
}
