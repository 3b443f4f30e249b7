// Cuts every connection to a port, like a server that is gone.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Waits for so many connections to this port, and cuts each of them. */
export async function knocked(port: number, times: number): Promise<void> {
  const server = createServer(socket => socket.destroy()).listen(port, '127.0.0.1')
  for (let time = 0; time < times; time += 1) await once(server, 'connection')
  server.close()
  await once(server, 'close')
}
