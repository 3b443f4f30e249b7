// Opens and closes servers on the loopback address.
import type { Server } from 'node:http'
import type { WebSocketServer } from 'ws'

/**
 * Binds a server to a port of 127.0.0.1; 0 is any free one.
 * @returns the port
 * @throws Error when the port is taken
 */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/** Ends a server at once, with all its connections. */
export function shut(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.terminate()
  sockets.close()
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
