// Lets in only requests to this server's own address, which keeps out other sites and foreign host names.
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

type Headers = { readonly host: string | undefined; readonly origin: string | undefined }

const NAMES = ['127.0.0.1', 'localhost']

/**
 * Says whether a request names this server and comes from its own page or from no page.
 * A request with a foreign Host came by a name that points here; browsers send Origin, programs do not.
 */
function isOwn({ host, origin }: Headers, port: number): boolean {
  const hosts = NAMES.map(name => `${name}:${port}`)
  const isMeant = host !== undefined && hosts.includes(host)
  return isMeant && (origin === undefined || hosts.some(own => origin === `http://${own}`))
}

/** @returns the middleware that answers all other requests with 403; `port` is called per request */
export const ownAddressOnly =
  (port: () => number): MiddlewareHandler =>
  async (c, next) =>
    isOwn({ host: c.req.header('host'), origin: c.req.header('origin') }, port())
      ? next()
      : c.text('403: this address answers only to itself', 403)

/** @returns the same check for requests that open a socket */
export const ownSocketsOnly =
  (port: () => number) =>
  ({ req }: { req: IncomingMessage }, done: (isLetIn: boolean, status?: number) => void): void =>
    done(isOwn({ host: req.headers.host, origin: req.headers.origin }, port()), 403)
