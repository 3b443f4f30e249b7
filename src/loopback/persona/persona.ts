// Defines what a user can do in the loopback, for tests and the terminal: type, press, choose, look.

import { MessageType } from 'discord-api-types/v10'
import type { Typed } from '../interaction/command-options.ts'
import type { Interaction } from '../interaction/interactions.ts'
import type { Loopback } from '../loopback.ts'
import { createMessage } from '../world/messages.ts'
import { openThreadBy } from '../world/threads.ts'
import type { Channel, User } from '../world/types.ts'
import { directMessage, tellListeners } from '../world/world.ts'
import { type ChannelRef, enter, type Referred, reopenThread, type UserClient, visible } from './client.ts'
import { complete, runCommand, useOn } from './command-moves.ts'
import { Impossible } from './impossible-move.ts'
import { choose, press, pressRaw, type RawPress, submit } from './message-moves.ts'
import type { FieldValue, SeenModal } from './modal.ts'
import {
  isVisible,
  type Outcome,
  outcomeOf,
  type SeenMessage,
  type ShownChoice,
  seen,
} from './visible-messages.ts'

export type Actor = {
  readonly id: string
  readonly name: string
  readonly locale: string
  readonly channelId: string
  /** Gives the same user in another channel, by name or id. Throws when the user cannot see it. */
  in(channel: ChannelRef): Actor
  /** Gives the same user in their direct messages with the bot. */
  dm(): Actor
  /** Runs a slash command; a subcommand follows after a space. Throws when the client would not send it. */
  command(words: string, typed?: Typed): Promise<Outcome>
  /** Gives the choices for the option being typed. Throws when there are none. */
  autocomplete(words: string, typed: Typed, focused: string): Promise<readonly ShownChoice[]>
  /** Uses a message command. Throws when it is not offered or the message cannot be seen. */
  contextMenu(name: string, message: Referred): Promise<Outcome>
  /** Presses a button, by custom_id or label, on the message as it is now. Throws when that is impossible. */
  press(message: Referred, button: string): Promise<Outcome>
  /** Sends a press with any custom_id on a message that can be seen. */
  pressRaw(message: Referred, customId: string, raw?: RawPress): Promise<Outcome>
  /** Chooses by value or label from a select, by custom_id or placeholder. Throws when impossible. */
  select(message: Referred, select: string, values: string | readonly string[]): Promise<Outcome>
  /** Fills a modal in, by custom_id or label, and sends it. Throws when the client would not send it. */
  submit(modal: SeenModal, values: Readonly<Record<string, FieldValue>>): Promise<Outcome>
  /** Opens a public thread in the current channel, a post in a forum. Throws where threads are impossible. */
  openThread(name: string): Channel
  /** Writes an ordinary message. Throws when it is empty or too long. */
  say(content: string): SeenMessage
  /** Gives the messages that the user sees in the channel now, oldest first. */
  sees(channel?: ChannelRef): readonly SeenMessage[]
  /** Closes an ephemeral message. Throws for any other. */
  dismiss(message: Referred): void
}

/**
 * Gives a user a client.
 * @param loopback the loopback Discord
 * @param user the user
 * @param channel the channel the client shows first
 * @returns the moves of the user
 */
export function actor(loopback: Loopback, user: User, channel: Channel): Actor {
  const client: UserClient = { loopback, user, channel }
  return {
    id: user.id,
    name: user.name,
    locale: user.locale,
    channelId: channel.id,
    in: ref => actor(loopback, user, enter(client, ref)),
    dm: () => actor(loopback, user, directMessage(loopback.world, user)),
    command: async (words, typed = {}) => outcome(await runCommand(client, words, typed)),
    autocomplete: (words, typed, focused) => complete(client, words, typed, focused),
    contextMenu: async (name, message) => outcome(await useOn(client, name, message)),
    press: async (message, button) => outcome(await press(client, message, button)),
    pressRaw: async (message, customId, raw = {}) => outcome(await pressRaw(client, message, customId, raw)),
    select: async (message, select, values) => outcome(await choose(client, message, select, values)),
    submit: async (modal, values) => outcome(await submit(client, modal, values)),
    openThread: name => openThreadBy(loopback.world, user, channel, name),
    say: content => say(client, content),
    sees: ref => look(client, ref),
    dismiss: message => dismiss(client, message),
  }
}

const outcome = async (interaction: Interaction): Promise<Outcome> =>
  outcomeOf(interaction, await interaction.settled)

/** The most characters of one message. */
const LONGEST = 2_000

function say(client: UserClient, content: string): SeenMessage {
  const { loopback, user, channel } = client
  if (content.trim() === '') throw new Impossible('messageEmpty', 'There is nothing to say')
  if (content.length > LONGEST)
    throw new Impossible('messageTooLong', `That is more than ${LONGEST} characters`)
  reopenThread(client, channel)
  // A user who writes in a thread joins it.
  channel.thread?.members.add(user.id)
  return seen(
    createMessage(loopback.world, { channel, author: user, body: { content }, type: MessageType.Default }),
  )
}

function look(client: UserClient, ref: ChannelRef | undefined): readonly SeenMessage[] {
  const { loopback, user } = client
  const channel = ref === undefined ? client.channel : enter(client, ref)
  return [
    ...loopback.world.messages
      .values()
      .filter(({ message }) => message.channel_id === channel.id && !user.dismissed.has(message.id))
      .filter(one => isVisible(loopback.world, user, one))
      .map(seen),
  ]
}

function dismiss(client: UserClient, ref: Referred): void {
  const { message, onlyFor } = visible(client, ref)
  if (onlyFor === undefined)
    throw new Impossible('messageNotPrivate', `Message ${message.id} is not ephemeral; nobody can dismiss it`)
  client.user.dismissed.add(message.id)
  tellListeners(client.loopback.world, {
    event: 'MESSAGE_DISMISS',
    data: { id: message.id },
    channelId: message.channel_id,
    onlyFor,
  })
}
