// Serves the routes that open threads and add members to them.
import { MessageFlags } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { check } from '../checks/check.ts'
import type { Loopback } from '../loopback.ts'
import { reachable } from '../world/channels.ts'
import { announceEdit, messageIn } from '../world/messages.ts'
import { channelPayload } from '../world/payloads.ts'
import { addMember, type NewThread, openThread, openThreadOn } from '../world/threads.ts'
import { readBody } from './body.ts'

/** Adds the routes to the app. */
export function threadRoutes(app: Hono, { world }: Loopback): void {
  app.post('/channels/:id/threads', async c => {
    const channel = reachable(world, c.req.param('id'))
    const { json } = await readBody(c.req.raw)
    check('thread', json)
    return c.json(channelPayload(world, openThread(world, channel, json as unknown as NewThread)), 201)
  })
  app.post('/channels/:id/messages/:message/threads', async c => {
    const channel = reachable(world, c.req.param('id'))
    const stored = messageIn(world, channel.id, c.req.param('message'))
    const { message } = stored
    const { json } = await readBody(c.req.raw)
    check('thread from message', json)
    const thread = openThreadOn(world, channel, message.id, json as unknown as NewThread)
    const payload = channelPayload(world, thread)
    Object.assign(message, { thread: payload, flags: message.flags | MessageFlags.HasThread })
    announceEdit(world, stored)
    return c.json(payload, 201)
  })
  app.put('/channels/:id/thread-members/:user', c => {
    const { user } = c.req.param()
    addMember(world, reachable(world, c.req.param('id')), user === '@me' ? world.bot.id : user)
    return c.body(null, 204)
  })
}
