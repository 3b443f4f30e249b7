// Gives an answer to Discord: as a new message, as a change of the pressed one, or as a modal.
import { type APIMessageTopLevelComponent, ComponentType, MessageFlags } from 'discord.js'
import type { Answer, MessageAnswer, TextFile } from './command.ts'
import type { Answerable } from './read-interaction.ts'

/**
 * Sends the answer.
 * @returns the id of the message, if something is to follow: without need Discord is not asked for it
 * @throws DiscordAPIError if Discord refuses it
 */
export async function sendAnswer(interaction: Answerable, answer: Answer): Promise<string | null> {
  if (answer.as !== 'modal') return sendMessage(interaction, answer)
  if (interaction.isModalSubmit()) throw new Error('Discord takes no modal in answer to a modal')
  await interaction.showModal(answer.modal)
  return null
}

async function sendMessage(interaction: Answerable, answer: MessageAnswer): Promise<string | null> {
  const { as, isPrivate, components, files = [] } = answer
  const message = {
    components: [...components, ...files.map(shownFile)],
    files: files.map(({ name, content }) => ({ name, attachment: Buffer.from(content) })),
    allowedMentions: { parse: [] },
  }
  const isOnMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
  if (as === 'update' && isOnMessage) {
    await interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 })
    return interaction.message.id
  }
  const flags = MessageFlags.IsComponentsV2 | (isPrivate ? MessageFlags.Ephemeral : 0)
  if (!answer.afterwards) {
    await interaction.reply({ ...message, flags })
    return null
  }
  const response = await interaction.reply({ ...message, flags, withResponse: true })
  return response.interaction.responseMessageId
}

const shownFile = ({ name }: TextFile): APIMessageTopLevelComponent => ({
  type: ComponentType.File,
  file: { url: `attachment://${name}` },
})
