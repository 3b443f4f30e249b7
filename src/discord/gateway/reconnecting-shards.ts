// The sharding strategy for discord.js that uses SteadyShard, with shorter time limits for a silent server.
import {
  type IShardingStrategy,
  managerToFetchingStrategyOptions,
  type WebSocketManager,
  WebSocketShardEvents,
} from '@discordjs/ws'
import { Collection } from 'discord.js'
import { SteadyShard } from './reconnecting-shard.ts'

/** In milliseconds. @discordjs/ws waits half a minute for a connection and a whole minute for a greeting. */
const PATIENCE = { handshakeTimeout: 5_000, helloTimeout: 5_000 } as const

type Statuses = ReturnType<IShardingStrategy['fetchStatus']>

/** Does the same as SimpleShardingStrategy, with instances of SteadyShard. */
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
    // @discordjs/ws types this with its own copy of the class Collection.
    fetchStatus: () => shards.mapValues(({ status }) => status) as unknown as Statuses,
  }
}

/** Passes on each event of a shard to the manager, with the shard's number. */
function heard(manager: WebSocketManager, shard: SteadyShard): SteadyShard {
  for (const event of Object.values(WebSocketShardEvents))
    shard.on(
      event,
      (payload?: object) => void manager.emit(event, { ...payload, shardId: shard.id } as never),
    )
  return shard
}
