// Sends a file so that a browser loads it again only when it has changed.
import { createHash } from 'node:crypto'
import type { Context } from 'hono'

export type Asset = {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
}

/** @returns the file with its etag, by which a browser asks whether it has changed */
export function asset(body: Asset['body'], type: string): Asset {
  const hash = createHash('sha256').update(body).digest('base64url')
  return { body, type, etag: `"${hash}"` }
}

/** Answers with the asset, with 304 if the browser has it already, or with 404 if there is none. */
export function send(c: Context, found: Asset | null): Response | Promise<Response> {
  if (!found) return c.notFound()
  const { body, type, etag } = found
  const headers = { etag, 'cache-control': 'no-cache' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': type })
}
