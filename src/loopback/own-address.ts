// Lets in only who calls a loopback server by its own address: no page of another site, no foreign name for this machine.
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

type Headers = { readonly host: string | undefined; readonly origin: string | undefined }

const NAMES = ['127.0.0.1', 'localhost']

/**
 * Says whether a request was meant for this server and comes from its own page, or from no page at all.
 * A foreign Host is how a name that points to this machine reaches it; browsers send Origin, programs do not.
 */
function isOwn({ host, origin }: Headers, port: number): boolean {
  const hosts = NAMES.map(name => `${name}:${port}`)
  const isMeant = host !== undefined && hosts.includes(host)
  return isMeant && (origin === undefined || hosts.some(own => origin === `http://${own}`))
}

/** @returns what answers every other request with 403; the port is asked for each time, since it is known late */
export const ownAddressOnly =
  (port: () => number): MiddlewareHandler =>
  async (c, next) =>
    isOwn({ host: c.req.header('host'), origin: c.req.header('origin') }, port())
      ? next()
      : c.text('403: this address answers only to itself', 403)

/** @returns the same for the requests that open a socket */
export const ownSocketsOnly =
  (port: () => number) =>
  ({ req }: { req: IncomingMessage }, done: (isLetIn: boolean, status?: number) => void): void =>
    done(isOwn({ host: req.headers.host, origin: req.headers.origin }, port()), 403)
