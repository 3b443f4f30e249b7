// The client of this bot: what one of our own listeners throws ends the process, wherever discord.js calls it from.
import { Client, type ClientOptions, Events } from 'discord.js'

/**
 * What discord.js throws while it reads a packet is held, since Discord may send anything. Our listeners run in the same
 * call, so what they throw is thrown again outside of it, as an error that nobody has caught.
 */
export class SteadyClient extends Client {
  /** How many interactions discord.js has read and passed on. */
  interactions = 0

  constructor(options: ClientOptions) {
    super(options)
    throwOutside(this.ws)
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === Events.InteractionCreate) this.interactions += 1
    return outside(() => super.emit(event as string, ...args))
  }
}

function throwOutside(emitter: Client['ws']): void {
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (...event) => outside(() => emit(...event))
}

function outside(emit: () => boolean): boolean {
  try {
    return emit()
  } catch (error) {
    process.nextTick(() => {
      throw error
    })
    return true
  }
}
