// Disconnects from Discord for good.
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, Events, Status } from 'discord.js'

/** Longer than a new login takes, which waits five seconds after the one before; shorter than operators wait. */
const PATIENCE = 8_000
const LOOK = 50

/**
 * Destroys the client. One that is just connecting again is let come back first, as far as it does in time: destroyed in
 * between it would connect later all the same, or end the process (@discordjs/ws 1.2).
 */
export async function sayGoodbye(client: Client): Promise<void> {
  const isBack = () => client.ws.shards.every(({ status }) => status === Status.Ready)
  for (let waited = 0; waited < PATIENCE && !isBack(); waited += LOOK) await pause(LOOK)
  client.removeAllListeners(Events.ShardReconnecting) // discord.js reports a wanted goodbye as a lost connection
  await client.destroy()
}
