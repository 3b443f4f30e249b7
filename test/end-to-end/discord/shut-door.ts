// A door where a server was: whoever comes finds it shut.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Waits until somebody has come to this port so many times; each time the connection is cut. */
export async function knocked(port: number, times: number): Promise<void> {
  const server = createServer(socket => socket.destroy()).listen(port, '127.0.0.1')
  for (let time = 0; time < times; time += 1) await once(server, 'connection')
  server.close()
  await once(server, 'close')
}
