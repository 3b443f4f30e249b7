// Sends an answer to Discord: as a new message, as a change of the pressed one, as a modal, or as choices. It is in
// Discord's form already: the methods of discord.js's interactions would rewrite every key of it.
import {
  type APIInteractionResponse,
  type AutocompleteInteraction,
  type BaseInteraction,
  InteractionResponseType,
  MessageFlags,
  type RawFile,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord.js'
import { withFiles } from '../message/components.ts'
import { AnsweredBefore } from '../request/answer-request.ts'
import { idIn } from '../request/unreadable-answer.ts'
import type { AutocompleteChoice, InteractionAnswer, MessageAnswer } from './command.ts'

/**
 * Sends the answer.
 * @returns the id of a changed message, or of a new one if `afterwards` needs it; else null
 * @throws DiscordAPIError if Discord refuses the answer; UnreadableAnswer if it has taken it, and the id cannot be read
 */
export async function sendAnswer(
  interaction: BaseInteraction,
  answer: InteractionAnswer,
): Promise<string | null> {
  if (answer.as !== 'modal') return sendMessage(interaction, answer)
  if (interaction.isModalSubmit()) throw new Error('Discord takes no modal in answer to a modal')
  await sent(interaction, { type: InteractionResponseType.Modal, data: answer.modal })
  return null
}

/** Sends the choices. @throws DiscordAPIError if Discord refuses them */
export async function sendChoices(
  interaction: AutocompleteInteraction,
  choices: readonly AutocompleteChoice[],
): Promise<void> {
  const type = InteractionResponseType.ApplicationCommandAutocompleteResult
  await sent(interaction, { type, data: { choices: [...choices] } })
}

async function sendMessage(interaction: BaseInteraction, answer: MessageAnswer): Promise<string | null> {
  const { as, isPrivate, components, files = [], afterwards } = answer
  const message = {
    components: withFiles(components, files),
    allowed_mentions: { parse: [] },
    attachments: files.map((_, id) => ({ id: String(id) })),
  }
  const raw = files.map(({ name, content }) => ({ name, data: Buffer.from(content) }))
  const V2 = MessageFlags.IsComponentsV2
  const isOnMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
  if (as === 'update' && isOnMessage) {
    const data = { ...message, flags: V2 }
    await sent(interaction, { type: InteractionResponseType.UpdateMessage, data }, raw)
    return interaction.message.id
  }
  const type = InteractionResponseType.ChannelMessageWithSource
  const body = { type, data: { ...message, flags: isPrivate ? V2 | MessageFlags.Ephemeral : V2 } } as const
  const response = await sent(interaction, body, raw, afterwards !== undefined)
  if (!afterwards) return null
  return response?.interaction?.response_message_id ?? replyTo(interaction)
}

/** The id of the message with the answer. @throws UnreadableAnswer if Discord's answer names none */
export async function replyTo({ applicationId, token, client }: BaseInteraction): Promise<string> {
  const reply = await client.rest.get(Routes.webhookMessage(applicationId, token), { auth: false })
  return idIn(reply, 'the message of an answer')
}

type Response = Partial<RESTPostAPIInteractionCallbackWithResponseResult> | null

/** Discord's response, if it is wanted; null as well if Discord took an earlier try and its response was lost. */
async function sent(
  { id, token, client }: BaseInteraction,
  body: APIInteractionResponse,
  files: RawFile[] = [],
  isWanted = false,
): Promise<Response> {
  const query = isWanted ? { query: new URLSearchParams({ with_response: 'true' }) } : {}
  try {
    const route = Routes.interactionCallback(id, token)
    return (await client.rest.post(route, { body, files, auth: false, ...query })) as Response
  } catch (error) {
    if (error instanceof AnsweredBefore) return null
    throw error
  }
}
