// Lays a wire to the server for tests, with a delay; it can be made to carry nothing, like a network that
// fails silently.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Wire = {
  readonly port: number
  /** From now on nothing arrives on either side, and neither side gets an error. */
  readonly hush: () => void
  /** Carries data on new connections again; old connections stay silent. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Lays a wire from a new port to this one; data arrives so many milliseconds later. */
export async function layWire(to: number, later = 0): Promise<Wire> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1')
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => other.destroy())
      if (isSilent) continue
      if (later === 0) from.pipe(other)
      else from.on('data', data => setTimeout(() => other.write(data), later))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hush: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend: () => {
      isSilent = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
