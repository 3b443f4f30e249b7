// Reads a request body: JSON, or multipart with `payload_json` and files.

import type { Json } from '../json.ts'
import { Refusal } from '../refusal.ts'
import { REQUEST_LIMIT, UPLOAD_LIMIT, type Upload } from '../world/files.ts'

export type Body = { readonly json: Json; readonly files: readonly Upload[] }

/**
 * Reads the body of a request.
 * @returns its JSON (an empty object when there is none) and its files
 * @throws Refusal 50109 when it is not JSON; 40005 when a file, or all of them together, are too large
 */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return { json: parse(await request.text()), files: [] }
  const form = await request.formData()
  const payload = form.get('payload_json')
  const files = await Promise.all(
    [...form].flatMap(([key, value]) => (value instanceof File ? [upload(key, value)] : [])),
  )
  const sizes = files.map(({ bytes }) => bytes.length)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole > REQUEST_LIMIT || sizes.some(size => size > UPLOAD_LIMIT)) throw new Refusal('tooLarge')
  return { json: parse(typeof payload === 'string' ? payload : ''), files }
}

async function upload(key: string, file: File): Promise<Upload> {
  const index = /\[(\d+)\]/.exec(key)?.[1] ?? key
  return { index, name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function parse(text: string): Json {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('badJson')
  }
}
