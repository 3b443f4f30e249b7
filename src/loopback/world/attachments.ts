// Serves the files of messages, as Discord's CDN does.
import type { Hono } from 'hono'
import type { World } from './world.ts'

/** Headers that let a browser show or save a file; a file opened by itself runs no script. */
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
