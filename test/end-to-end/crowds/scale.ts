// Lets several processes share one PostgreSQL and the servers, while people play and one process is killed.
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { shardOf } from '../../../src/loopback/world/snowflake.ts'
import type { Guild } from '../../../src/loopback/world/types.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'
import { errorsIn } from '../logged-errors.ts'
import { ANSWER_WITHIN, playing, pressesIn, starts, TOO_LATE } from './crash.ts'
import { type Compared, compared } from './crash-compared.ts'
import { type Lane, openLane } from './crash-lane.ts'

export const PROCESSES = 4

export type Shared = Compared & {
  readonly guilds: number
  /** How long all processes together took to start, in milliseconds. */
  readonly readyMs: number
  /** The interactions that each process answered; for the killed one only those since its return. */
  readonly answeredBy: readonly number[]
  /** How many processes wrote the commands. */
  readonly registrations: number
}

/** `presses` is the least number before the kill, while a process is missing, and after its return. */
export type Plan = { readonly guildsPerProcess: number; readonly presses: number }

/** @param url an empty PostgreSQL database; `random` gives numbers from 0 to 1 */
export async function share(url: string, plan: Plan, random: () => number): Promise<Shared> {
  let offset = -plan.guildsPerProcess * PROCESSES
  const discord = await startDiscord({
    now: () => Date.now() + offset,
    shards: PROCESSES,
    answerWithin: ANSWER_WITHIN,
  })
  // Each guild gets the id of its own millisecond, so that the shards get equally many.
  const guilds = Array.from({ length: plan.guildsPerProcess * PROCESSES }, (_, index) => {
    offset += 1
    return discord.addGuild({ name: `Server ${index}`, channels: [] })
  })
  const began = performance.now()
  const bots = Array.from({ length: PROCESSES }, (_, shard) => start(discord, url, shard))
  await Promise.all(bots.map(untilReady))
  const readyMs = Math.round(performance.now() - began)
  const registrations = registrationsIn(discord)
  const lanes = guilds.slice(0, 3 * PROCESSES).map((guild, index) => laneIn(discord, guild, index, random))
  for (const lane of lanes) await lane.move()
  discord.faults.scatter()
  await play(discord, lanes, plan.presses)
  const games = lanes.map(playing)
  await bots[1]?.kill()
  offset += TOO_LATE
  await Promise.all(games.map(game => game.stop()))
  for (const lane of lanes) lane.redeliver()
  await play(discord, lanes, plan.presses)
  bots[1] = start(discord, url, 1)
  await Promise.all(bots.map(untilReady))
  await play(discord, lanes, plan.presses)
  const answeredBy = bots.map(bot => bot.log().filter(({ kind }) => kind !== undefined).length)
  const codes = await Promise.all(bots.map(bot => bot.stop()))
  const store = await openPostgres(url)
  const result = await compared(store, discord, lanes, [
    ...codes.filter(code => code !== 0).map(code => `a process ended with ${code}`),
    ...bots.flatMap(errorsIn).map(line => `logged: ${JSON.stringify(line)}`),
  ])
  await store.close()
  await discord.close()
  return {
    ...result,
    guilds: guilds.length,
    readyMs,
    answeredBy,
    registrations,
  }
}

const start = ({ token, api }: Discord, url: string, shard: number): BotProcess =>
  startBotProcess({
    DISCORD_TOKEN: token,
    DISCORD_API_URL: api,
    DATABASE_URL: url,
    SHARDS: `${shard}/${PROCESSES}`,
    PROCESSES: String(PROCESSES),
    MOST_OPEN_PER_PERSON: '1000',
    MOST_A_DAY_PER_PERSON: '1000',
  })

/** Opens a lane in a server of its own; the servers follow one another through the shards. */
function laneIn(discord: Discord, guild: Guild, index: number, random: () => number): Lane {
  const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
  const all = starts(ben.id)
  const channel = discord.addChannel({ name: `table on ${shardOf(guild.id, PROCESSES)}`, guildId: guild.id })
  return openLane({ discord, ana, ben }, all[index % all.length] as (typeof all)[number], channel, random)
}

async function play(discord: Discord, lanes: readonly Lane[], presses: number): Promise<void> {
  const games = lanes.map(playing)
  const enough = pressesIn(lanes) + presses
  await discord.waitFor(() => pressesIn(lanes) >= enough)
  await Promise.all(games.map(game => game.stop()))
}

const registrationsIn = ({ requests }: Discord): number =>
  requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).length
