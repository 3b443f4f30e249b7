// Lets a crowd play at few tables: two processes share one PostgreSQL, many people press on the same boards
// at the same moment, and others look up rules, list attacks and begin some.
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Actor,
  type Discord,
  type Outcome,
  plainTextOf,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import type { Channel } from '../../../src/loopback/world/types.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import type { Store } from '../../../src/store/store.ts'
import { SPIDER_MAN } from '../attack/table.ts'
import { type BotProcess, startBotProcess, untilReady } from '../bot-process.ts'

export type Plan = {
  readonly tables: number
  /** People at each table. */
  readonly people: number
  /** How often all people press. */
  readonly rounds: number
}

export type Crowded = {
  readonly presses: number
  /** Presses answered with words that it took too long, or that the data could not be read in time. */
  readonly told: number
  /** Presses without an answer. */
  readonly unanswered: number
  /** The commands beside the presses: how many were sent, and how many were answered in time. */
  readonly others: { readonly asked: number; readonly inTime: number }
  /** Percentiles of the presses, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Rounds without exactly one row; one line for each. */
  readonly faults: readonly string[]
}

/** @param far the database's address for the processes; @param near its address for the checks afterwards */
export async function crowd(far: string, near: string, plan: Plan): Promise<Crowded> {
  const store = await openPostgres(near)
  const discord = await startDiscord({ shards: 2 })
  const bots = [0, 1].map(shard => start(discord, far, shard))
  await Promise.all(bots.map(untilReady))
  discord.faults.scatter()
  const tables = Array.from({ length: plan.tables }, (_, n) => tableIn(discord, store, n, plan.people))
  const presses: Seen[] = []
  const faults: string[] = []
  let isOn = true
  const others = asking(discord, () => isOn)
  for (let round = 0; round < plan.rounds; round += 1)
    await Promise.all(
      tables.map(async table => {
        const { seen, rows } = await table(round)
        presses.push(...seen)
        if (rows !== 1 && seen.some(({ said }) => said === 'answered'))
          faults.push(`${rows} rows in one round`)
      }),
    )
  isOn = false
  const asked = (await Promise.all(others)).flat()
  await Promise.all(bots.map(bot => bot.stop()))
  await Promise.all([store.close(), discord.close()])
  const times = presses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
  return {
    presses: presses.length,
    told: presses.filter(({ said }) => said === 'later').length,
    unanswered: presses.filter(({ said }) => said === 'nothing').length,
    others: { asked: asked.length, inTime: asked.filter(({ said }) => said === 'answered').length },
    p50: at(0.5),
    p99: at(0.99),
    faults,
  }
}

type Seen = { readonly said: 'answered' | 'later' | 'nothing'; readonly ms: number }

async function timed(act: Promise<Outcome>): Promise<Seen> {
  const since = performance.now()
  const outcome = await act
  return { said: saidBy(outcome), ms: performance.now() - since }
}

function saidBy({ status, message }: Outcome): Seen['said'] {
  if (status === 'failed') return 'nothing'
  return message && /took too long|in time\. What/.test(plainTextOf(message)) ? 'later' : 'answered'
}

/** Makes a table's rounds: a new attack open to all, whose first button all people press at once. */
function tableIn(discord: Discord, store: Store, number: number, people: number) {
  const channel = discord.addChannel({ name: `crowd ${number}` })
  const actors = Array.from({ length: people }, (_, n) =>
    discord.addUser({ name: `P${number}x${n}`, locale: 'en-US' }).in(channel),
  )
  const board = actors[0]?.say('the board')
  return async (round: number): Promise<{ seen: Seen[]; rows: number }> => {
    const id = await begun(store, channel, 1000 * number + round)
    const press = (actor: Actor) =>
      timed(actor.pressRaw({ id: board?.id ?? '' }, `atk1|answer|${id}|0|defend|hero`))
    const seen = await Promise.all(actors.map(press))
    return { seen, rows: (await store.read(id))?.rows.length ?? 0 }
  }
}

/** Stores an attack of Rhino in which any person may answer for the hero. @returns its id */
async function begun(store: Store, { id: channel, guildId }: Channel, number: number): Promise<string> {
  const id = String(1_000_000_000 + number)
  const hero = { id: 'hero', kind: 'hero', player: 'p1', atk: 2, def: 3, hitPoints: 10 }
  const enemy = { id: 'enemy', kind: 'villain', atk: 3, hitPoints: 14 }
  const attack = { players: ['p1'], pieces: [hero, enemy], attacker: 'enemy', target: { player: 'p1' } }
  const names = { hero: { en: 'Spider-Man', de: 'Spider-Man' }, enemy: { en: 'Rhino', de: 'Rhino' } }
  const where = { guild: guildId ?? null, channel, thread: null, board: null, boardPosted: null }
  const who = {
    isPrivate: false,
    starter: null,
    seats: [{ player: 'p1', user: null, name: null }],
    offers: [],
  }
  const what = { flow: 'marvel-champions/enemy-attack', language: 'en', names, setUp: attack } as const
  await store.start({ id, ...where, ...who, ...what, outcome: null, created: Date.now() }, `start of ${id}`)
  return id
}

/** Lets three more people send other commands all the time. */
function asking(discord: Discord, isOn: () => boolean): Promise<Seen[]>[] {
  const acts: ((actor: Actor) => Promise<Outcome>)[] = [
    actor => actor.command('rule', { query: 'tough' }),
    actor => actor.command('attack list'),
    actor => actor.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: SPIDER_MAN }),
  ]
  return acts.map(async (act, n) => {
    const actor = discord.user('Ben').in(discord.addChannel({ name: `beside ${n}` }))
    const seen: Seen[] = []
    while (isOn()) {
      seen.push(await timed(act(actor)))
      await wait(100)
    }
    return seen
  })
}

const start = ({ token, api }: Discord, url: string, shard: number): BotProcess =>
  startBotProcess({
    DISCORD_TOKEN: token,
    DISCORD_API_URL: api,
    DATABASE_URL: url,
    SHARDS: `${shard}/2`,
    PROCESSES: '2',
    MOST_OPEN_PER_PERSON: '10000',
    MOST_OPEN_PER_SERVER: '10000',
  })
