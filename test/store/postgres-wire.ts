// For the tests alone: a wire to the server, as long as is wanted, that can be made to carry nothing, as when a network
// fails without a word.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Wire = {
  readonly port: number
  /** From now on nothing arrives on either side, and nobody is told. */
  readonly hush: () => void
  /** Carries again what is sent on new connections; the old ones stay silent. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Lays a wire from a port of its own to this one; what is sent arrives so many milliseconds later. */
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
