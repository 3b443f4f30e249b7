// The connections to the gateway, for discord.js: steady ones, with less patience for a server that says nothing.
import {
  type IShardingStrategy,
  managerToFetchingStrategyOptions,
  type WebSocketManager,
  WebSocketShardEvents,
} from '@discordjs/ws'
import { Collection } from 'discord.js'
import { SteadyShard } from './steady-shard.ts'

/** In milliseconds. @discordjs/ws waits half a minute for a connection and a whole one for a greeting. */
const PATIENCE = { handshakeTimeout: 5_000, helloTimeout: 5_000 } as const

type Statuses = ReturnType<IShardingStrategy['fetchStatus']>

/** What SimpleShardingStrategy does, with steady shards. */
export function steadyShards(manager: WebSocketManager): IShardingStrategy {
  const shards = new Collection<number, SteadyShard>()
  const all = (act: (shard: SteadyShard) => Promise<void>) => Promise.all(shards.map(act))
  return {
    spawn: async ids => {
      const options = { ...(await managerToFetchingStrategyOptions(manager)), ...PATIENCE }
      for (const id of ids) shards.set(id, heard(manager, new SteadyShard(manager, options, id)))
    },
    connect: async () => void (await all(shard => shard.connect())),
    destroy: async options => {
      await all(shard => shard.destroy(options))
      shards.clear()
    },
    send: async (id, payload) => {
      const shard = shards.get(id)
      if (!shard) throw new RangeError(`there is no shard ${id}`)
      await shard.send(payload)
    },
    // Another version of the same class: @discordjs/ws brings its own.
    fetchStatus: () => shards.mapValues(({ status }) => status) as unknown as Statuses,
  }
}

/** Passes on what happens to a shard, with its number. */
function heard(manager: WebSocketManager, shard: SteadyShard): SteadyShard {
  for (const event of Object.values(WebSocketShardEvents))
    shard.on(
      event,
      (payload?: object) => void manager.emit(event, { ...payload, shardId: shard.id } as never),
    )
  return shard
}
