// Reads discord.js's interactions, and the settings behind them, into the plain values that commands know.
import {
  type APIInteractionDataResolvedGuildMember,
  type APIInteractionGuildMember,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  GuildMember,
  InteractionType,
  type Message,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalData,
  type ModalSubmitInteraction,
  type SelectMenuModalData,
  type User,
} from 'discord.js'
import { NOTHING_SET, type Settings } from '../../store/settings.ts'
import { StoreFault } from '../../store/store.ts'
import { messageText } from '../message/message-text.ts'
import { inTime } from '../request/clock.ts'
import type {
  Asked,
  Caller,
  NamedUser,
  OptionValue,
  Pressed,
  SourceMessage,
  Submitted,
  Typing,
} from './command.ts'
import { placeOf } from './place.ts'
import type { RouterParts } from './router-parts.ts'

type Command = ChatInputCommandInteraction | AutocompleteInteraction
type Asking = ChatInputCommandInteraction | MessageContextMenuCommandInteraction
export type Answerable = Asking | MessageComponentInteraction | ModalSubmitInteraction

/** Whether the interaction is a command, typed or from the menu of a message. */
export const isAsked = <I extends BaseInteraction>(interaction: I): interaction is I & Asking =>
  interaction.isChatInputCommand() || interaction.isMessageContextMenuCommand()

/** The time limit of the store, in milliseconds: a slow store must not prevent the answer. */
const WITHIN = 500

/** The settings of user and server; if the store fails or exceeds WITHIN, it notes that, and nothing counts as set. */
export async function readSettings(
  { store, note }: RouterParts,
  { user, guildId }: BaseInteraction,
): Promise<Settings> {
  try {
    return await inTime(store.settings(user.id, guildId), WITHIN, () => new StoreFault('busy', null))
  } catch (error) {
    note(error instanceof StoreFault ? error : new StoreFault('unavailable', error))
    return NOTHING_SET
  }
}

/** The languages of whoever reads an answer to the interaction. */
export const readerOf = (
  { locale, guildLocale }: BaseInteraction,
  { user, guild }: Settings,
): Caller['reader'] => ({
  userSetting: user.language,
  userLocale: locale,
  guildSetting: guild.language,
  guildLocale,
})

const callerOf = (interaction: Answerable | AutocompleteInteraction, known: Settings): Caller => ({
  interaction: interaction.id,
  userId: interaction.user.id,
  userName: nameOf(interaction.user, interaction.member),
  place: placeOf(interaction),
  at: interaction.createdTimestamp,
  reader: readerOf(interaction, known),
  prefersPrivate: known.user.isPrivate ?? known.guild.isPrivate,
  game: known.guild.game,
  editions: { ...known.user.editions, ...known.guild.editions },
})

type Member = GuildMember | APIInteractionGuildMember | APIInteractionDataResolvedGuildMember

/** The name that Discord shows: the nickname in this server, else the display name. */
function nameOf(user: User, member: Member | null | undefined): string {
  const there = member instanceof GuildMember ? member.nickname : member?.nick
  return there ?? user.displayName
}

export function askedOf(interaction: Asking, known: Settings): Asked {
  if (interaction.isChatInputCommand()) return typedOf(interaction, known)
  const about = messageText(interaction.targetMessage)
  return { ...callerOf(interaction, known), subcommand: null, options: new Map(), users: new Map(), about }
}

function typedOf(interaction: Command, known: Settings): Asked {
  const { options: given } = interaction
  const parts = [given.getSubcommandGroup(false), given.getSubcommand(false)]
  const options = new Map<string, OptionValue>()
  const users = new Map<string, NamedUser>()
  for (const { name, value, user, member } of leavesOf(given.data)) {
    if (value !== undefined) options.set(name, value)
    if (user) users.set(name, named(user, member))
  }
  const subcommand = parts.filter(part => part !== null).join(' ') || null
  return { ...callerOf(interaction, known), subcommand, options, users }
}

export const typingOf = (interaction: AutocompleteInteraction, known: Settings): Typing => ({
  ...typedOf(interaction, known),
  focused: interaction.options.getFocused(true).name,
})

/** The options without their subcommand and its group. */
const leavesOf = (options: readonly CommandInteractionOption[]): readonly CommandInteractionOption[] =>
  options.flatMap(option => (option.options ? leavesOf(option.options) : [option]))

const named = (user: User, member: Member | null | undefined): NamedUser => ({
  id: user.id,
  name: nameOf(user, member),
  isBot: user.bot,
})

export const pressedOf = (interaction: MessageComponentInteraction, known: Settings): Pressed => ({
  ...callerOf(interaction, known),
  ...sourceOf(interaction.message, interaction.user),
  customId: interaction.customId,
  values: interaction.isAnySelectMenu() ? interaction.values : [],
})

export function submittedOf(interaction: ModalSubmitInteraction, known: Settings): Submitted {
  const fields = [...interaction.fields.fields.values()]
  const users = fields.flatMap(field => ('users' in field ? usersOf(field) : []))
  return {
    ...callerOf(interaction, known),
    customId: interaction.customId,
    fields: new Map(fields.map(field => [field.customId, valuesOf(field)])),
    users: new Map(users.map(user => [user.id, user])),
    source: interaction.message ? sourceOf(interaction.message, interaction.user) : null,
  }
}

const usersOf = ({ users, members }: SelectMenuModalData): NamedUser[] =>
  [...(users?.values() ?? [])].map(user => named(user, members?.get(user.id)))

function valuesOf(field: ModalData): readonly string[] {
  if ('values' in field) return field.values
  return 'value' in field && field.value !== null ? [String(field.value)] : []
}

/** Discord itself says who owns the message and who shared it: the bot stores neither. */
function sourceOf(message: Message, user: User): SourceMessage {
  const origin = message.interactionMetadata
  const isPrivate = message.flags.has(MessageFlags.Ephemeral)
  const isShared = !isPrivate && origin?.type === InteractionType.MessageComponent
  return {
    message: message.id,
    posted: message.createdTimestamp,
    isAsker: isPrivate || origin?.user.id === user.id,
    isPrivate,
    sharedBy: isShared ? origin.user.id : null,
  }
}
