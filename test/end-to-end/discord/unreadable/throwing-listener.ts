// Loaded before the bot: its listener for new servers throws, as a mistake of ours would.
import { Client } from 'discord.js'

const { on } = Client.prototype
Client.prototype.on = function listen(this: Client, event: string, listener: unknown) {
  const thrower = () => {
    throw new Error(`thrown by ${event}`)
  }
  return Reflect.apply(on, this, [event, event === 'guildCreate' ? thrower : listener])
} as Client['on']
