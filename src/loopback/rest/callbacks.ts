// Serves the route that answers an interaction.
import type { InteractionResponseType } from 'discord-api-types/v10'
import { MessageFlags } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { check } from '../checks/check.ts'
import { faultResponse, nextCallbackFault, slowness } from '../faults/request-faults.ts'
import { carryOutCallback, demandFitting } from '../interaction/callbacks.ts'
import { demandChoicesFit } from '../interaction/command-options.ts'
import { type Interaction, recordAnswer, toAnswer } from '../interaction/interactions.ts'
import { isObject } from '../json.ts'
import type { Loopback } from '../loopback.ts'
import { editedFrom } from '../world/messages.ts'
import { readBody } from './body.ts'

/** Adds the route to the app. */
export function callbackRoutes(app: Hono, loopback: Loopback): void {
  const { world, interactions, faults } = loopback
  app.post('/interactions/:id/:token/callback', async c => {
    await slowness(faults)
    const fault = nextCallbackFault(faults)
    if (fault) return faultResponse(fault)
    const { json, files } = await readBody(c.req.raw)
    const interaction = toAnswer(world, interactions, c.req.param('id'), c.req.param('token'))
    const { source } = interaction
    const body = isObject(json) ? json : {}
    if (loopback.isChecking) check('callback', json, source ? editedFrom(source) : undefined)
    const type = body.type as InteractionResponseType
    demandFitting(interaction, type)
    const data = isObject(body.data) ? body.data : {}
    demandChoicesFit(interaction, data)
    recordAnswer(interactions, interaction, carryOutCallback(world, interaction, type, data, files), type)
    // With an empty body and a JSON content type, discord.js would parse nothing and fail.
    return c.req.query('with_response') === 'true' ? c.json(callbackResponse(interaction)) : c.body(null, 204)
  })
}

function callbackResponse(interaction: Interaction) {
  const { id, type, original, answeredWith, answer } = interaction
  const message = answer && 'stored' in answer ? original?.message : undefined
  const about = message && {
    response_message_id: message.id,
    response_message_loading: (message.flags & MessageFlags.Loading) !== 0,
    response_message_ephemeral: (message.flags & MessageFlags.Ephemeral) !== 0,
  }
  const resource = message
    ? { resource: { type: answeredWith, message } }
    : { resource: { type: answeredWith } }
  return { interaction: { id, type, ...about }, ...resource }
}
