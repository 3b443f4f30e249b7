// Breaks the connection between a client and Discord: cuts it, delays, loses or changes answers, sends a wrong Date.
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** 'cut': not read. 'lost': carried out, not answered. A number: read that many milliseconds later. */
type Trouble = 'cut' | 'lost' | number

/** Gives what a client reads in the place of the JSON of an answer. */
type ChangeOfBody = { readonly path: RegExp; readonly change: (body: unknown) => unknown }

export type WireFaults = {
  readonly troubles: { readonly path: RegExp; readonly until: number; readonly trouble: Trouble }[]
  /** What changes the JSON of answers after they were carried out. */
  readonly changes: ChangeOfBody[]
  /** How far the Date header is ahead of Discord's clock, in milliseconds; null: no Date header is sent. */
  dateAhead: number | null
}

export type WireSwitches = {
  /** Breaks every request to such a path (decoded, without /api and version) for so many milliseconds. */
  fail(milliseconds: number, trouble: Trouble, path: RegExp): void
  /** Changes the JSON in answers to requests for such a path, until the wire is mended. */
  changeBodies(path: RegExp, change: (body: unknown) => unknown): void
  /** Sets how far the Date header is ahead of Discord's clock from now on; null: no Date header is sent. */
  setDate(ahead: number | null): void
}

/** @returns a wire without faults */
export const soundWire = (): WireFaults => ({ troubles: [], changes: [], dateAhead: 0 })

/** Switches every fault of the wire off. */
export function mendWire(wire: WireFaults): void {
  wire.troubles.splice(0)
  wire.changes.splice(0)
  wire.dateAhead = 0
}

/** @returns the switches of a wire */
export const wireSwitches = (wire: WireFaults): WireSwitches => ({
  fail: (milliseconds, trouble, path) =>
    void wire.troubles.push({ path, trouble, until: performance.now() + milliseconds }),
  changeBodies: (path, change) => void wire.changes.push({ path, change }),
  setDate: ahead => {
    wire.dateAhead = ahead
  },
})

/** @returns the middleware that makes requests fail on their way */
export const wireFailing =
  ({ troubles, changes }: WireFaults): MiddlewareHandler =>
  async (c, next) => {
    const now = performance.now()
    const trouble = troubles.find(({ until, path }) => until > now && path.test(c.req.path))?.trouble
    if (typeof trouble === 'number') await new Promise(resolve => setTimeout(resolve, trouble))
    if (trouble === 'cut') return cut(c)
    await next()
    const changed = changes.find(({ path }) => path.test(c.req.path))
    if (changed) await changeBody(c, changed)
    if (trouble !== 'lost') return
    c.res = undefined
    c.res = cut(c)
  }

async function changeBody(c: Context, { change }: ChangeOfBody): Promise<void> {
  const { status, headers } = c.res
  if (!headers.get('content-type')?.includes('json')) return
  const body = JSON.stringify(change(await c.res.json()))
  c.res = undefined
  c.res = new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

/** Sets the Date header of an answer, or leaves it out. */
export function date(c: Context, { dateAhead }: WireFaults, now: number): void {
  if (dateAhead !== null) c.res.headers.set('date', new Date(now + dateAhead).toUTCString())
  else bindings(c).outgoing.sendDate = false
}

const bindings = (c: Context): HttpBindings => c.env

/** Cuts the connection; the returned answer reaches only the log. */
function cut(c: Context): Response {
  bindings(c).incoming.socket.destroy()
  return new Response(null, { status: 503 })
}
