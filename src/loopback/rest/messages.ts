// Serves the routes of a channel's messages.
import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10'
import type { Context, Hono } from 'hono'
import { check } from '../checks/check.ts'
import type { Loopback } from '../loopback.ts'
import { Refusal } from '../refusal.ts'
import { reachable } from '../world/channels.ts'
import {
  createMessage,
  deleteMessage,
  editedFrom,
  editMessage,
  type MessageBody,
  messageIn,
} from '../world/messages.ts'
import { demand, toPost } from '../world/permissions.ts'
import { reopenToPost } from '../world/threads.ts'
import type { StoredMessage } from '../world/types.ts'
import { readBody } from './body.ts'

/** Adds the routes to the app. */
export function messageRoutes(app: Hono, loopback: Loopback): void {
  const { world } = loopback
  app.get('/channels/:id/messages', c => c.json(page(loopback, c).map(one => one.message)))
  app.post('/channels/:id/messages', async c => {
    const channel = reachable(world, c.req.param('id'))
    const { json, files } = await readBody(c.req.raw)
    check('message', json)
    demand(channel, toPost(channel))
    reopenToPost(world, channel)
    const body = json as MessageBody
    return c.json((sameNonce(loopback, channel.id, body) ?? send(loopback, channel.id, body, files)).message)
  })
  const path = '/channels/:id/messages/:message'
  app.get(path, c => c.json(visible(loopback, c).message))
  app.patch(path, async c => c.json(await edited(loopback, c, own(loopback, c), 'message edit')))
  app.delete(path, c => {
    const stored = visible(loopback, c)
    const channel = reachable(world, stored.message.channel_id)
    if (stored.message.author.id !== world.bot.id) demand(channel, PermissionFlagsBits.ManageMessages)
    deleteMessage(world, stored)
    return c.body(null, 204)
  })
}

/** Edits a message as the request says, once it is checked. */
export async function edited(
  { world }: Loopback,
  c: Context,
  stored: StoredMessage,
  kind: 'message edit' | 'webhook edit',
): Promise<StoredMessage['message']> {
  const { json, files } = await readBody(c.req.raw)
  check(kind, json, editedFrom(stored))
  return editMessage(world, stored, json as MessageBody, files).message
}

function send(
  { world }: Loopback,
  channelId: string,
  body: MessageBody,
  files: Parameters<typeof editMessage>[3],
) {
  const channel = reachable(world, channelId)
  const { message_reference: reference } = body
  const also = reference
    ? { message_reference: { type: 0, message_id: reference.message_id, channel_id: channel.id } }
    : {}
  const type = reference ? MessageType.Reply : MessageType.Default
  return createMessage(world, { channel, author: world.bot, body, files: files ?? [], type, also })
}

/** Finds the message of an earlier request with the same nonce, which `enforce_nonce` gives back. */
function sameNonce({ world }: Loopback, channelId: string, body: MessageBody): StoredMessage | undefined {
  if (!body.enforce_nonce || body.nonce === undefined || body.nonce === null) return undefined
  return [...world.messages.values()].find(
    one => one.message.channel_id === channelId && one.message.nonce === body.nonce,
  )
}

function page({ world }: Loopback, c: Context): readonly StoredMessage[] {
  const channel = reachable(world, c.req.param('id') ?? '')
  demand(channel, PermissionFlagsBits.ReadMessageHistory)
  const { limit, before, after } = c.req.query()
  return [...world.messages.values()]
    .filter(one => one.message.channel_id === channel.id && one.onlyFor === undefined)
    .filter(one => !before || BigInt(one.message.id) < BigInt(before))
    .filter(one => !after || BigInt(one.message.id) > BigInt(after))
    .reverse()
    .slice(0, Number(limit ?? 50))
}

/** Finds a message of the channel; ephemeral ones are reached only through their interaction's webhook. */
function visible({ world }: Loopback, c: Context): StoredMessage {
  const channel = reachable(world, c.req.param('id') ?? '')
  const stored = messageIn(world, channel.id, c.req.param('message') ?? '')
  if (stored.onlyFor !== undefined) throw new Refusal('unknownMessage')
  return stored
}

function own(loopback: Loopback, c: Context): StoredMessage {
  const stored = visible(loopback, c)
  const channel = reachable(loopback.world, stored.message.channel_id)
  if (stored.message.author.id !== loopback.world.bot.id) throw new Refusal('notYourMessage')
  if (channel.thread?.archived) throw new Refusal('threadArchived')
  return stored
}
