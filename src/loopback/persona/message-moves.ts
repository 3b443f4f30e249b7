// Sends what a user's client does with a message and a modal: presses, choices, submits.

import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Interaction } from '../interaction/interactions.ts'
import { resolvedUsers } from '../interaction/resolved-data.ts'
import { type InteractionDraft, ownersIn, sendInteraction } from '../interaction/send-interaction.ts'
import type { Channel, Guild, StoredMessage } from '../world/types.ts'
import { channelOf, type Referred, reopenThread, type UserClient, visible } from './client.ts'
import { buttonOn, selectOn } from './find-target.ts'
import { Impossible } from './impossible-move.ts'
import { chosen, type FieldValue, filledIn, type SeenModal, usersIn } from './modal.ts'

export type RawPress = { readonly componentType?: number; readonly values?: readonly string[] }

export const interactionDraft = (
  client: UserClient,
  rest: Omit<InteractionDraft, 'user' | 'channel' | 'owners'> & Partial<InteractionDraft>,
): InteractionDraft => ({
  user: client.user,
  channel: client.channel,
  owners: ownersIn(client.loopback.world, client.user, client.channel),
  ...rest,
})

export const guildAt = ({ loopback: { world } }: UserClient, { guildId }: Channel): Guild | undefined =>
  guildId === undefined ? undefined : world.guilds.get(guildId)

/**
 * Presses a button.
 * @throws Error when it cannot be pressed
 */
export async function press(client: UserClient, message: Referred, button: string): Promise<Interaction> {
  const source = visible(client, message)
  const { custom_id, id } = buttonOn(source, button)
  return use(client, source, { custom_id, component_type: ComponentType.Button, id })
}

/**
 * Sends a press with any custom_id, as only a hostile or outdated client would.
 * @throws Error when the message cannot be seen
 */
export async function pressRaw(
  client: UserClient,
  message: Referred,
  customId: string,
  raw: RawPress,
): Promise<Interaction> {
  const type = raw.componentType ?? ComponentType.Button
  const data = {
    custom_id: customId,
    component_type: type,
    id: 1,
    ...(raw.values ? { values: raw.values } : {}),
  }
  return use(client, visible(client, message), data)
}

/**
 * Chooses from a select.
 * @throws Error when it is not there or does not take that choice
 */
export async function choose(
  client: UserClient,
  message: Referred,
  wanted: string,
  words: string | readonly string[],
): Promise<Interaction> {
  const source = visible(client, message)
  const select = selectOn(source, wanted)
  const { custom_id, id, type } = select
  return use(client, source, { custom_id, component_type: type, id, values: chosen(select, words) })
}

function use(client: UserClient, source: StoredMessage, data: object): Interaction {
  const channel = channelOf(client.loopback, { id: source.message.channel_id })
  reopenThread(client, channel)
  const owners = source.message.interaction_metadata?.authorizing_integration_owners
  const type = InteractionType.MessageComponent
  const known = owners ? { owners: owners as Readonly<Record<string, string>> } : {}
  return sendInteraction(
    client.loopback,
    interactionDraft({ ...client, channel }, { type, data, source, channel, ...known }),
  )
}

/**
 * Submits a modal.
 * @throws Error when it is not open for the user or the client would not send it
 */
export async function submit(
  client: UserClient,
  modal: SeenModal,
  values: Readonly<Record<string, FieldValue>>,
): Promise<Interaction> {
  const opener = client.loopback.interactions.byId.get(modal.openedBy)
  if (opener?.user.id !== client.user.id)
    throw new Impossible('modalGone', `The modal "${modal.title}" is not open for ${client.user.name}`)
  const { channel, source, owners } = opener
  const filled = filledIn(modal, values)
  const resolved = resolvedUsers(client.loopback.world, guildAt(client, channel), usersIn(filled))
  const data = Object.keys(resolved).length > 0 ? { ...filled, resolved } : filled
  const type = InteractionType.ModalSubmit
  return sendInteraction(
    client.loopback,
    interactionDraft(client, { type, data, channel, source, owners, openedBy: opener }),
  )
}
