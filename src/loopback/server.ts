// Serves the loopback Discord on a port of 127.0.0.1: REST under /api, files, and the gateway socket.
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { noFaults } from './faults/request-faults.ts'
import { passOn, serveClient } from './gateway/gateway.ts'
import { emptyGateway } from './gateway/gateway-state.ts'
import { noInteractions } from './interaction/interactions.ts'
import { listen, shut } from './listen.ts'
import { emptyLog } from './log.ts'
import type { Loopback } from './loopback.ts'
import { ownAddressOnly, ownSocketsOnly } from './own-address-only.ts'
import { restApp } from './rest/app.ts'
import { attachmentRoute } from './world/attachments.ts'
import type { World } from './world/world.ts'

export type Served = { readonly loopback: Loopback; readonly port: number; close(): Promise<void> }

/**
 * Serves a world.
 * @param world the world to serve
 * @param port the port; 0 for any free one
 * @returns the running loopback
 * @throws Error when the port is taken
 */
export async function serve(world: World, port: number): Promise<Served> {
  const gateway = emptyGateway()
  const parts = { world, gateway, interactions: noInteractions(), log: emptyLog(), faults: noFaults() }
  const loopback: Loopback = { ...parts, refusing: [], gatewayUrl: '', isChecking: true }
  let bound = 0
  const site = siteOf(loopback, () => bound)
  const server = createAdaptorServer({ fetch: site.fetch, hostname: '127.0.0.1' }) as Server
  const hear = (happening: Parameters<typeof passOn>[2]) => passOn(world, gateway, happening)
  world.listeners.add(hear)
  bound = await listen(server, port)
  // The socket server is built last, since it would throw the error of a taken port a second time.
  const sockets = new WebSocketServer({ server, path: '/gateway', verifyClient: ownSocketsOnly(() => bound) })
  const hall = { ...parts, url: () => loopback.gatewayUrl }
  sockets.on('connection', socket => serveClient(hall, socket))
  loopback.gatewayUrl = `ws://127.0.0.1:${bound}/gateway`
  world.cdn = `http://127.0.0.1:${bound}`
  return { loopback, port: bound, close: () => shut(server, sockets) }
}

function siteOf(loopback: Loopback, port: () => number): Hono {
  const rest = restApp(loopback)
  const site = new Hono()
  site.use(ownAddressOnly(port))
  site.all('/api/*', c => rest.fetch(c.req.raw, c.env))
  attachmentRoute(site, loopback.world)
  return site
}
