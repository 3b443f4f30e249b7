// Writes `interaction_metadata`, by which a message names the interaction that it answers.
import { InteractionType } from 'discord-api-types/v10'
import type { Message } from '../world/types.ts'
import type { Interaction, UsedCommand } from './interactions.ts'

/** @returns the facts about the interaction, for the message that answers it */
export function metadataOf(
  interaction: Interaction,
  user: object,
): NonNullable<Message['interaction_metadata']> {
  const { id, type, owners, source, openedBy, command } = interaction
  const facts = { id, type, user, authorizing_integration_owners: owners }
  const more =
    type === InteractionType.MessageComponent
      ? { interacted_message_id: source?.message.id }
      : type === InteractionType.ModalSubmit && openedBy
        ? { triggering_interaction_metadata: metadataOf(openedBy, user) }
        : command
          ? { name: command.name, command_type: command.type, ...targetOf(command) }
          : {}
  return { ...facts, ...more } as NonNullable<Message['interaction_metadata']>
}

const targetOf = ({ target }: UsedCommand): object => (target ? { target_message_id: target } : {})
