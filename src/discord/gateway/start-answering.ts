// When a bot that starts begins to answer: as soon as Discord knows it.
import { type Client, Events, GatewayDispatchEvents, Status } from 'discord.js'

/** How long the next server is waited for, in milliseconds: one in an outage does not come. */
export const NEXT_SERVER = 500

/**
 * Lets interactions through from the first READY on. discord.js would keep them until every server of every shard has
 * come, and what comes after 3 seconds is too late; but READY names all servers, and an interaction brings what it needs.
 * @returns resolves when all shards are there, with the servers that come
 */
export function attend(client: Client): Promise<Client<true>> {
  const { ws } = client
  ws.once(GatewayDispatchEvents.Ready, () => {
    ws.status = Status.Ready
  })
  return new Promise(resolve =>
    client.on(Events.ShardReady, () => {
      if (client.isReady() && ws.shards.every(({ status }) => status === Status.Ready)) resolve(client)
    }),
  )
}
