// Starts a tiny bot on the real discord.js client, which the tests of the loopback use.
import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  type WebSocketOptions,
} from 'discord.js'
import { COMMANDS, card, label, modal } from './content.ts'

const V2 = MessageFlags.IsComponentsV2
const PRIVATE = MessageFlags.Ephemeral

async function onCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.commandName) {
    case 'rule': {
      const secret = interaction.options.getBoolean('private') ? PRIVATE : 0
      const words = interaction.options.getString('query', true)
      await interaction.reply({ flags: V2 | secret, components: card(words), withResponse: true })
      return
    }
    case 'slow': {
      await interaction.deferReply({ flags: PRIVATE })
      await interaction.editReply({ flags: V2, components: [label('Done')] })
      await interaction.followUp({ content: 'And more', flags: PRIVATE })
      return
    }
    case 'ask':
      await interaction.showModal(modal)
      return
    case 'attack':
      return openThread(interaction)
    case 'settings':
      await interaction.reply(`${interaction.options.getSubcommand()} ${interaction.options.getString('to')}`)
  }
}

async function openThread(interaction: ChatInputCommandInteraction): Promise<void> {
  const { channel } = interaction
  if (channel?.type !== ChannelType.GuildText) throw new Error('no text channel')
  const thread = await channel.threads.create({ name: 'An attack', type: ChannelType.PrivateThread })
  await thread.members.add(interaction.user.id)
  await thread.send({ flags: V2, components: card('Board'), allowedMentions: { parse: [] } })
  await interaction.reply({ content: `<#${thread.id}>`, flags: PRIVATE })
}

async function onButton(interaction: ButtonInteraction): Promise<void> {
  switch (interaction.customId) {
    case 'next':
      await interaction.update({ components: card('Page 2') })
      return
    case 'open':
      await interaction.reply({ content: 'Opened', flags: PRIVATE })
      return
    case 'edit':
      await interaction.showModal(modal)
      return
    default:
      await interaction.reply({ content: `What is ${interaction.customId}?`, flags: PRIVATE })
  }
}

const onSelect = (interaction: StringSelectMenuInteraction) =>
  interaction.reply({ content: `You chose ${interaction.values.join(', ')}`, flags: PRIVATE })

async function onModal(interaction: ModalSubmitInteraction): Promise<void> {
  const words = `${interaction.fields.getTextInputValue('why')} ${interaction.fields.getStringSelectValues('kind').join()}`
  if (interaction.isFromMessage()) await interaction.update({ components: card(words) })
  else await interaction.reply({ content: words, flags: PRIVATE })
}

const onAutocomplete = (interaction: AutocompleteInteraction) =>
  interaction.respond(
    Array.from({ length: 25 }, (_, index) => ({
      name: `${interaction.options.getFocused()} ${index}`,
      nameLocalizations: { de: `${interaction.options.getFocused()} auf Deutsch ${index}` },
      value: `v${index}`,
    })),
  )

const onMenu = (interaction: MessageContextMenuCommandInteraction) =>
  interaction.reply({ content: `About: ${interaction.targetMessage.content}`, flags: PRIVATE })

async function onInteraction(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await onCommand(interaction)
  else if (interaction.isButton()) await onButton(interaction)
  else if (interaction.isStringSelectMenu()) await onSelect(interaction)
  else if (interaction.isModalSubmit()) await onModal(interaction)
  else if (interaction.isAutocomplete()) await onAutocomplete(interaction)
  else if (interaction.isMessageContextMenuCommand()) await onMenu(interaction)
}

/** A logged-in bot, with the errors of its handlers. */
export type TrialBot = {
  readonly client: Client
  readonly errors: unknown[]
  readonly events: string[]
  stop(): Promise<void>
}

/** Options without the pause of 5 seconds that a client makes between two IDENTIFY. */
export const HASTY: WebSocketOptions = {
  buildIdentifyThrottler: () => Promise.resolve({ waitForIdentify: () => Promise.resolve() }),
}

/**
 * Starts the bot.
 * @param at the address of Discord, and the bot's token
 * @param ws options for the client's gateway connection
 * @param waitGuildTimeout how long the client waits for unavailable guilds
 * @returns the bot, after it has written its commands
 */
export async function startBot(
  at: { readonly api: string; readonly token: string },
  ws: WebSocketOptions = {},
  waitGuildTimeout = 15_000,
): Promise<TrialBot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: at.api },
    ws,
    waitGuildTimeout,
  })
  const errors: unknown[] = []
  const events: string[] = []
  client.on(
    'interactionCreate',
    interaction => void onInteraction(interaction).catch(error => errors.push(error)),
  )
  client.on('raw', ({ t }: { t: string }) => void events.push(t))
  const ready = new Promise<Client<true>>(resolve => client.once('clientReady', resolve))
  await client.login(at.token)
  await (await ready).application.commands.set(COMMANDS as never)
  return { client, errors, events, stop: () => client.destroy() }
}
