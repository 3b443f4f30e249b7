// Lets a starting bot answer interactions as soon as Discord has sent READY.
import { type Client, Events, GatewayDispatchEvents, Status } from 'discord.js'

/** The time to wait for each further server, in milliseconds: Discord does not send a server in an outage. */
export const NEXT_SERVER = 500

/**
 * Lets interactions through from the first READY on. discord.js holds them back until every server of every shard has
 * come, which can exceed Discord's 3 seconds. READY names all servers, and interactions bring the data they need.
 * @returns resolves when all shards are ready, with the servers that Discord has sent
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
