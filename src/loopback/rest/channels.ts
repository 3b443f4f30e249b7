// Serves the routes of a channel itself.
import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { check } from '../checks/check.ts'
import type { Loopback } from '../loopback.ts'
import { type ChannelEdit, editChannel, reachable } from '../world/channels.ts'
import { channelPayload } from '../world/payloads.ts'
import { demand } from '../world/permissions.ts'
import { readBody } from './body.ts'

/** Adds the routes to the app. */
export function channelRoutes(app: Hono, { world }: Loopback): void {
  app.get('/channels/:id', c => c.json(channelPayload(world, reachable(world, c.req.param('id')))))
  app.patch('/channels/:id', async c => {
    const channel = reachable(world, c.req.param('id'))
    const { json } = await readBody(c.req.raw)
    check(channel.thread ? 'thread edit' : 'channel edit', json)
    // The owner of a thread may rename and archive it without a permission.
    if (!channel.thread) demand(channel, PermissionFlagsBits.ManageChannels)
    else if (channel.thread.ownerId !== world.bot.id) demand(channel, PermissionFlagsBits.ManageThreads)
    editChannel(world, channel, json as ChannelEdit)
    return c.json(channelPayload(world, channel))
  })
}
