// Serves the routes of an interaction's webhook: follow-ups, and the reply itself under `@original`.
import type { Context, Hono } from 'hono'
import { check } from '../checks/check.ts'
import { sendFollowUp } from '../interaction/callbacks.ts'
import { type Interaction, toFollow } from '../interaction/interactions.ts'
import type { Loopback } from '../loopback.ts'
import { Refusal } from '../refusal.ts'
import { deleteMessage, type MessageBody, messageIn } from '../world/messages.ts'
import type { StoredMessage } from '../world/types.ts'
import { readBody } from './body.ts'
import { edited } from './messages.ts'

/** Adds the routes to the app. */
export function webhookRoutes(app: Hono, loopback: Loopback): void {
  const { world } = loopback
  app.post('/webhooks/:app/:token', async c => {
    const interaction = followed(loopback, c)
    const { json, files } = await readBody(c.req.raw)
    check('follow-up', json)
    return c.json(sendFollowUp(world, interaction, json as MessageBody, files).message)
  })
  const path = '/webhooks/:app/:token/messages/:message'
  app.get(path, c => c.json(target(loopback, c).message))
  app.patch(path, async c => c.json(await edited(loopback, c, target(loopback, c), 'webhook edit')))
  app.delete(path, c => {
    deleteMessage(world, target(loopback, c))
    return c.body(null, 204)
  })
}

const followed = ({ world, interactions }: Loopback, c: Context): Interaction =>
  toFollow(world, interactions, c.req.param('app') ?? '', c.req.param('token') ?? '')

function target(loopback: Loopback, c: Context): StoredMessage {
  const interaction = followed(loopback, c)
  const id = c.req.param('message') ?? ''
  if (id !== '@original') return messageIn(loopback.world, interaction.channel.id, id)
  const { original } = interaction
  if (!original) throw new Refusal('unknownMessage')
  return messageIn(loopback.world, original.message.channel_id, original.message.id)
}
