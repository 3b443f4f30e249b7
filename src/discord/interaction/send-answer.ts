// Sends an answer to Discord: as a new message, as a change of the pressed one, or as a modal.
import {
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  InteractionResponseType,
  MessageFlags,
  Routes,
} from 'discord.js'
import { withFiles } from '../message/components.ts'
import { AnsweredBefore } from '../request/answer-request.ts'
import type { AutocompleteChoice, InteractionAnswer, MessageAnswer } from './command.ts'
import type { Answerable } from './read-interaction.ts'

/**
 * Sends the answer.
 * @returns the id of a changed message, or of a new one if `afterwards` needs it; else null
 * @throws DiscordAPIError if Discord refuses the answer
 */
export async function sendAnswer(interaction: Answerable, answer: InteractionAnswer): Promise<string | null> {
  if (answer.as !== 'modal') return sendMessage(interaction, answer)
  if (interaction.isModalSubmit()) throw new Error('Discord takes no modal in answer to a modal')
  await taken(interaction.showModal(answer.modal))
  return null
}

/**
 * Sends the choices as they are: `respond` of discord.js would rewrite every key of every choice, at each letter typed.
 * @throws DiscordAPIError if Discord refuses them
 */
export async function sendChoices(
  { id, token, client }: AutocompleteInteraction,
  choices: readonly AutocompleteChoice[],
): Promise<void> {
  const body = { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } }
  await taken(client.rest.post(Routes.interactionCallback(id, token), { body, auth: false }))
}

/** Discord's response; null if Discord took an earlier try and its response was lost. */
async function taken<Said>(request: Promise<Said>): Promise<Said | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof AnsweredBefore) return null
    throw error
  }
}

async function sendMessage(interaction: Answerable, answer: MessageAnswer): Promise<string | null> {
  const { as, isPrivate, components, files = [] } = answer
  const message = {
    components: withFiles(components, files).map(asItIs),
    files: files.map(({ name, content }) => ({ name, attachment: Buffer.from(content) })),
    allowedMentions: { parse: [] },
  }
  const isOnMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
  if (as === 'update' && isOnMessage) {
    await taken(interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 }))
    return interaction.message.id
  }
  const flags = MessageFlags.IsComponentsV2 | (isPrivate ? MessageFlags.Ephemeral : 0)
  if (!answer.afterwards) {
    await taken(interaction.reply({ ...message, flags }))
    return null
  }
  const response = await taken(interaction.reply({ ...message, flags, withResponse: true }))
  return response ? response.interaction.responseMessageId : (await interaction.fetchReply()).id
}

/** discord.js sends a component with toJSON unchanged, and would rewrite every key of a plain object. */
const asItIs = (component: APIMessageTopLevelComponent) => ({ toJSON: () => component })
