// Builds the REST side as one hono app: versions, authorisation, logging and refusals around the routes.
import { Hono, type MiddlewareHandler } from 'hono'
import { refusing } from '../faults/refused-requests.ts'
import { failing } from '../faults/request-faults.ts'
import { date, wireFailing } from '../faults/wire-faults.ts'
import { noteRequest } from '../log.ts'
import type { Loopback } from '../loopback.ts'
import { Refusal } from '../refusal.ts'
import { applicationRoutes } from './applications.ts'
import { callbackRoutes } from './callbacks.ts'
import { channelRoutes } from './channels.ts'
import { messageRoutes } from './messages.ts'
import { rateLimits } from './rate-limits.ts'
import { threadRoutes } from './threads.ts'
import { webhookRoutes } from './webhooks.ts'

/** The paths that need no token: the path holds a secret itself, or the route is public. */
const OPEN = /^\/(interactions\/|webhooks\/|gateway$)/

/**
 * Builds the app that answers REST requests.
 * @returns the app; its paths begin with /api, with or without /v10
 */
export function restApp(loopback: Loopback): Hono {
  const app = new Hono({ getPath: request => pathOf(request.url) })
  app.use(logged(loopback))
  app.use(wireFailing(loopback.faults.wire))
  app.use(failing(loopback.faults))
  app.use(refusing(loopback.refusing))
  app.use(async (c, next) => {
    const isOpen = OPEN.test(c.req.path)
    if (!isOpen && c.req.header('authorization') !== `Bot ${loopback.world.token}`)
      throw new Refusal('unauthorized')
    await next()
  })
  const routes = [
    applicationRoutes,
    callbackRoutes,
    webhookRoutes,
    messageRoutes,
    channelRoutes,
    threadRoutes,
  ]
  for (const add of routes) add(app, loopback)
  app.notFound(() => {
    throw new Refusal('notFound')
  })
  app.onError((error, c) => refuse(loopback, error, c.req.method, c.req.path))
  return app
}

/** Logs every request and sets the rate-limit headers of its answer. */
function logged({ log, world, faults }: Loopback): MiddlewareHandler {
  const limits = rateLimits()
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    date(c, faults.wire, world.now())
    for (const [name, value] of Object.entries(limits(method, path))) c.res.headers.set(name, value)
    noteRequest(log, {
      method,
      path,
      status: c.res.status,
      ms: performance.now() - started,
      at: world.now(),
      refused: c.error ? inWords(c.error) : null,
    })
  }
}

/** Gives the decoded path: discord.js escapes the @ of `@original`. */
function pathOf(url: string): string {
  const { pathname } = new URL(url)
  const path = pathname.replace(/^\/api(\/v\d+)?/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const inWords = (error: Error): string =>
  error instanceof Refusal ? error.inWords() : (error.stack ?? error.message)

/** Answers an error. The loopback's own errors count as refusals too, so that tests fail on them. */
function refuse({ world, log }: Loopback, error: Error, method: string, path: string): Response {
  const known = error instanceof Refusal
  const [status, code] = known ? [error.status, error.code] : [500, 0]
  log.refused.push({ method, path, status, code, message: inWords(error), at: world.now() })
  return Response.json(known ? error.toBody() : { message: '500: Internal Server Error', code }, { status })
}
