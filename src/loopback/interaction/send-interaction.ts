// Sends an interaction to the bot with the full payload of Discord.
import { ChannelType, InteractionContextType, type InteractionType } from 'discord-api-types/v10'
import { isDeliveredTwice } from '../faults/request-faults.ts'
import type { Loopback } from '../loopback.ts'
import { UPLOAD_LIMIT } from '../world/files.ts'
import { channelPayload, memberPayload, permissionsOf, userPayload } from '../world/payloads.ts'
import type { Channel, Guild, StoredMessage, User } from '../world/types.ts'
import { tellListeners, type World } from '../world/world.ts'
import {
  failOverdue,
  type Interaction,
  interactionToken,
  openInteraction,
  type UsedCommand,
} from './interactions.ts'

export type InteractionDraft = {
  readonly type: InteractionType
  readonly user: User
  readonly channel: Channel
  readonly data: object
  readonly owners: Readonly<Record<string, string>>
  readonly source?: StoredMessage | undefined
  readonly command?: UsedCommand | undefined
  readonly openedBy?: Interaction | undefined
}

const TICK = 20

/**
 * Sends an interaction to the bot and starts its 3 seconds.
 * @returns the interaction; its `settled` resolves with the result
 */
export function sendInteraction(loopback: Loopback, draft: InteractionDraft): Interaction {
  const { world, interactions, faults } = loopback
  const id = world.newId()
  const token = interactionToken(id)
  const guild = draft.channel.guildId === undefined ? undefined : world.guilds.get(draft.channel.guildId)
  const payload = payloadOf(world, draft, id, token, guild)
  const { type, user, channel, owners, source, command, openedBy } = draft
  const wanted = { id, token, type, user, channel, guild, owners, source, command, openedBy, payload }
  const interaction = openInteraction(world, interactions, wanted)
  deliver(loopback, interaction)
  if (isDeliveredTwice(faults)) deliver(loopback, interaction)
  watch(loopback)
  return interaction
}

/** Sends the payload of an interaction to the bot; called a second time for a double delivery. */
export function deliver({ world }: Loopback, { payload, guild }: Interaction): void {
  tellListeners(world, { event: 'INTERACTION_CREATE', data: payload, guildId: guild?.id })
}

/** @returns the place of the interaction: a guild, a direct message with the bot, or another */
export function interactionContext(world: World, channel: Channel): InteractionContextType {
  if (channel.guildId !== undefined) return InteractionContextType.Guild
  const withBot = channel.type === ChannelType.DM && channel.recipients.includes(world.bot.id)
  return withBot ? InteractionContextType.BotDM : InteractionContextType.PrivateChannel
}

/** @returns the owners for whom the application acts there: the guild, the user, or both */
export function ownersIn(world: World, user: User, channel: Channel): Readonly<Record<string, string>> {
  const guild = channel.guildId === undefined ? undefined : world.guilds.get(channel.guildId)
  const byGuild = guild?.botInstalled ? { '0': guild.id } : {}
  // A direct message with the bot belongs to no guild; Discord writes "0" there.
  const byDm = interactionContext(world, channel) === InteractionContextType.BotDM ? { '0': '0' } : {}
  return { ...byGuild, ...byDm, ...(user.installed ? { '1': user.id } : {}) }
}

function payloadOf(
  world: World,
  draft: InteractionDraft,
  id: string,
  token: string,
  guild: Guild | undefined,
): object {
  const { user, channel, source } = draft
  const permissions = guild ? permissionsOf(user, guild).toString() : undefined
  const inGuild = guild && {
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_id: guild.id,
    guild_locale: guild.locale,
    member: memberPayload(user, guild),
  }
  return structuredClone({
    id,
    application_id: world.applicationId,
    type: draft.type,
    data: draft.data,
    token,
    version: 1,
    channel: { ...channelPayload(world, channel), ...(permissions ? { permissions } : {}) },
    channel_id: channel.id,
    app_permissions: channel.appPermissions.toString(),
    locale: user.locale,
    entitlements: [],
    authorizing_integration_owners: draft.owners,
    context: interactionContext(world, channel),
    attachment_size_limit: UPLOAD_LIMIT,
    ...(inGuild ?? { user: userPayload(user) }),
    ...(source ? { message: source.message } : {}),
  })
}

/** Fails overdue interactions by the loopback's clock, which a test may move, instead of by a timeout. */
function watch({ world, interactions }: Loopback): void {
  interactions.timer ??= setInterval(() => {
    if (failOverdue(world, interactions) > 0) return
    clearInterval(interactions.timer)
    interactions.timer = undefined
  }, TICK).unref()
}
