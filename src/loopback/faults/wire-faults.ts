// Faults of the wire between a client and Discord: connections that are cut, answers that are late or lost, a Date that is wrong.
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** cut: nothing is read. lost: it is carried out, and the connection cut instead of an answer. A number: read so much later, in milliseconds. */
type Trouble = 'cut' | 'lost' | number

export type WireFaults = {
  readonly troubles: { readonly path: RegExp; readonly until: number; readonly trouble: Trouble }[]
  /** How far the Date header is ahead of Discord's clock, in milliseconds; null: there is none. */
  dateAhead: number | null
}

export type WireSwitches = {
  /** Lets the wire fail for so many milliseconds for every request to such a path (decoded, without /api and version). */
  fail(milliseconds: number, trouble: Trouble, path: RegExp): void
  /** From now on the Date header is so far ahead of Discord's clock; null: there is none. */
  setDate(ahead: number | null): void
}

/** @returns a wire without faults */
export const soundWire = (): WireFaults => ({ troubles: [], dateAhead: 0 })

/** Calls every fault off. */
export function mendWire(wire: WireFaults): void {
  wire.troubles.splice(0)
  wire.dateAhead = 0
}

/** @returns the switches of a wire */
export const wireSwitches = (wire: WireFaults): WireSwitches => ({
  fail: (milliseconds, trouble, path) =>
    void wire.troubles.push({ path, trouble, until: performance.now() + milliseconds }),
  setDate: ahead => {
    wire.dateAhead = ahead
  },
})

/** @returns what makes requests fail on their way */
export const wireFailing =
  ({ troubles }: WireFaults): MiddlewareHandler =>
  async (c, next) => {
    const now = performance.now()
    const trouble = troubles.find(({ until, path }) => until > now && path.test(c.req.path))?.trouble
    if (typeof trouble === 'number') await new Promise(resolve => setTimeout(resolve, trouble))
    if (trouble === 'cut') return cut(c)
    await next()
    if (trouble !== 'lost') return
    c.res = undefined
    c.res = cut(c)
  }

/** Dates an answer, as Discord does. */
export function date(c: Context, { dateAhead }: WireFaults, now: number): void {
  if (dateAhead !== null) c.res.headers.set('date', new Date(now + dateAhead).toUTCString())
  else bindings(c).outgoing.sendDate = false
}

const bindings = (c: Context): HttpBindings => c.env

/** Nobody gets to see the answer; it is for the log. */
function cut(c: Context): Response {
  bindings(c).incoming.socket.destroy()
  return new Response(null, { status: 503 })
}
