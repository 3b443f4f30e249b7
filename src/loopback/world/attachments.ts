// Serves the files of messages, as Discord's CDN does.
import type { Hono } from 'hono'
import type { World } from './world.ts'

/** A file is shown in messages or saved; opened by itself it runs nothing. */
const AS_A_FILE = {
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Adds the route to the app. */
export function attachmentRoute(app: Hono, world: World): void {
  app.get('/attachments/:channel/:id/:name', c => {
    const file = world.files.get(c.req.param('id'))
    if (!file) return c.notFound()
    const type = file.type || 'application/octet-stream'
    return c.body(new Uint8Array(file.bytes), 200, { 'content-type': type, ...AS_A_FILE })
  })
}
