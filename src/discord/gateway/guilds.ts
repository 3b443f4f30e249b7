// Keeps the store's list of servers up to date: some days after the bot has left a server, its data is deleted.
import { type Client, Events, ShardClientUtil } from 'discord.js'
import type { Log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import type { Clock } from '../request/clock.ts'

type GuildParts = { readonly store: Store; readonly log: Log; readonly clock: Clock }

/**
 * Notes one after the other every server that the bot is removed from or added to. The order matters: a note that a
 * busy store delays must not undo a later one. discord.js does not report an outage as a removal.
 * @param begin gets each note, so that the bot can finish it before it stops
 */
export function watchGuilds(
  client: Client,
  { store, log, clock }: GuildParts,
  begin: (note: Promise<void>) => void,
): void {
  let last: Promise<void> = Promise.resolve()
  const note = (guild: string, left: () => number | null) => {
    last = last
      .then(() => store.left(guild, left()))
      .catch(error => log.error({ err: error }, 'a server was not noted'))
    begin(last)
  }
  client.on(Events.GuildDelete, ({ id }) => note(id, () => timeOf(clock)))
  client.on(Events.GuildCreate, ({ id }) => note(id, () => null))
}

/**
 * Notes which servers the bot has joined or left while it was off. Discord lists a server in an outage as well. Servers
 * of other processes are left alone, because this process does not know them. Never throws.
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

/** Discord's time: this machine's clock may be wrong, and a server deleted too early. @throws Error if unknown */
function timeOf(clock: Clock): number {
  const now = clock.now()
  if (now === null) throw new Error('Discord has not said what time it is')
  return now
}
