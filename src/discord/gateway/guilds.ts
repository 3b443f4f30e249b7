// Keeps the store's knowledge of the servers where the bot is: what it has left is deleted some days later.
import { type Client, Events, ShardClientUtil } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import type { Work } from '../interaction/unfinished-work.ts'
import type { Clock } from '../request/clock.ts'

type GuildParts = { readonly store: Store; readonly log: Log; readonly clock: Clock }

/**
 * Notes every server that the bot is removed from or added to, one after the other: what is noted late, because the
 * store was busy, must not undo what has happened since. An outage is neither: discord.js tells it apart.
 */
export function watchGuilds(client: Client, { store, log, clock }: GuildParts, work: Work): void {
  let last: Promise<void> = Promise.resolve()
  const note = (guild: string, left: () => number | null) => {
    last = last
      .then(() => store.left(guild, left()))
      .catch(error => log.error({ err: error }, 'a server was not noted'))
    work.begin(last)
  }
  client.on(Events.GuildDelete, ({ id }) => note(id, () => timeOf(clock)))
  client.on(Events.GuildCreate, ({ id }) => note(id, () => null))
}

/**
 * Notes what has changed while the bot was away. A server in an outage is in Discord's list; of those that other processes
 * serve nothing is known. Never throws.
 */
export async function compareGuilds(
  { guilds, ws, options }: Client,
  { store, log, clock }: GuildParts,
): Promise<void> {
  try {
    for (const { guild, left } of await store.guilds()) {
      const shard = ShardClientUtil.shardIdForGuildId(guild, options.shardCount ?? 1)
      if (!ws.shards.has(shard)) continue
      const isHere = guilds.cache.has(guild)
      if (isHere !== (left === null)) await store.left(guild, isHere ? null : timeOf(clock))
    }
  } catch (error) {
    log.error({ err: error }, 'the servers were not compared')
  }
}

/** By this machine's clock, if that is wrong, a server could be deleted too early. @throws Error if nobody knows the time */
function timeOf(clock: Clock): number {
  const now = clock.now()
  if (now === null) throw new Error('Discord has not said what time it is')
  return now
}
