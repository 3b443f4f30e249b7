// Keeps uploaded files in memory and gives them addresses, as Discord's CDN does.
import type { APIAttachment, Snowflake } from 'discord-api-types/v10'
import type { Component } from '../interaction/components.ts'
import type { World } from './world.ts'

export type Upload = {
  /** The number in the form field's name, to which `attachments` in the body refers. */
  readonly index: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The size limits for one file and for a whole request, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024
export const REQUEST_LIMIT = 25 * 1000 * 1000

/**
 * Keeps uploaded files.
 * @param described the `attachments` of the body, with descriptions
 * @returns the attachment objects with their addresses
 */
export function keepFiles(
  world: World,
  channelId: Snowflake,
  files: readonly Upload[],
  described: readonly { id: string; description?: string }[],
): APIAttachment[] {
  return files.map(file => {
    const id = world.newId()
    world.files.set(id, { name: file.name, type: file.type, bytes: file.bytes })
    const url = `${world.cdn}/attachments/${channelId}/${id}/${encodeURIComponent(file.name)}`
    const description = described.find(one => String(one.id) === file.index)?.description
    const facts = {
      id,
      filename: file.name,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: file.type,
    }
    return description === undefined ? facts : { ...facts, description }
  })
}

/**
 * Replaces `attachment://name` by the address of the file.
 * @returns a copy of the components
 */
export function withFileAddresses(
  components: Component[],
  attachments: readonly APIAttachment[],
): Component[] {
  if (attachments.length === 0) return components
  const address = (url: string): string =>
    attachments.find(one => url === `attachment://${one.filename}`)?.url ?? url
  return JSON.parse(JSON.stringify(components), (key, value: unknown) =>
    key === 'url' && typeof value === 'string' ? address(value) : value,
  )
}
