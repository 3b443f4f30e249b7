// Finds the target of a move: a component by its words or custom_id, a visible message, an offered command.

import { ComponentType } from 'discord-api-types/v10'
import { type Component, everyComponent } from '../interaction/components.ts'
import { interactionContext, ownersIn } from '../interaction/send-interaction.ts'
import { commandsIn, findNamed, isOffered, shownName } from '../world/commands.ts'
import { permissionsOf } from '../world/payloads.ts'
import type { Channel, RegisteredCommand, StoredMessage, User } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { Impossible } from './impossible-move.ts'
import { buttonWords, plainTextOf } from './plain-text.ts'
import { isVisible } from './visible-messages.ts'

/**
 * Finds a message as it is now.
 * @throws Error when it is gone, or this user cannot see it
 */
export function visibleMessage(world: World, user: User, id: string): StoredMessage {
  const stored = world.messages.get(id)
  if (!stored) throw new Impossible('messageGone', `${user.name} cannot see message ${id}: it is gone`)
  if (!isVisible(world, user, stored))
    throw new Impossible('messageGone', `${user.name} cannot see message ${id}: it is for somebody else`)
  return stored
}

/**
 * Finds a button by custom_id or by the words on it.
 * @throws Error when it is not there, is there twice, is disabled or is a link
 */
export function buttonOn({ message }: StoredMessage, wanted: string): Component {
  const buttons = everyComponent(message.components)
    .map(one => one.component)
    .filter(one => one.type === ComponentType.Button)
  const words = (one: Component) => [one.label, buttonWords({ ...one, disabled: false }), one.emoji?.name]
  const button = single(buttons, wanted, words, plainTextOf(message))
  if (button.custom_id === undefined)
    throw new Impossible('componentGone', `The button "${wanted}" is a link; pressing it sends nothing`)
  return button
}

/**
 * Finds a select by custom_id or placeholder.
 * @throws Error when it is not there, is there twice or is disabled
 */
export function selectOn({ message }: StoredMessage, wanted: string): Component {
  const selects = everyComponent(message.components)
    .map(one => one.component)
    .filter(one => one.type === ComponentType.StringSelect)
  return single(selects, wanted, one => [one.placeholder], plainTextOf(message))
}

function single(
  all: readonly Component[],
  wanted: string,
  words: (one: Component) => readonly unknown[],
  shown: string,
): Component {
  const byId = all.filter(one => one.custom_id === wanted)
  const found = byId.length > 0 ? byId : all.filter(one => words(one).includes(wanted))
  const [first] = found
  if (!first) throw new Impossible('componentGone', `There is no "${wanted}" on the message:\n${shown}`)
  if (found.length > 1)
    throw new Error(`"${wanted}" is on the message ${found.length} times; use its custom_id`)
  if (first.disabled) throw new Impossible('componentGone', `"${wanted}" is disabled`)
  return first
}

/**
 * Finds a command by the name that the user types.
 * @throws Error when no such command is offered to this user in this channel
 */
export function offeredCommand(
  world: World,
  user: User,
  channel: Channel,
  type: number,
  name: string,
): RegisteredCommand {
  const ofType = commandsIn(world, channel.guildId).filter(one => one.type === type)
  const command = findNamed(ofType, name, user.locale)
  const shown = ofType.map(one => shownName(one, user.locale)).join(', ')
  if (!command)
    throw new Impossible(
      'commandUnknown',
      `There is no command "${name}"; there are: ${shown || 'none'}`,
      name,
    )
  if (!isOffered(command, interactionContext(world, channel), ownersIn(world, user, channel)))
    throw new Impossible('commandNotHere', `The command "${name}" is not offered here`, name)
  if (!mayUse(world, user, channel, command))
    throw new Impossible('commandNotYours', `${user.name} may not use the command "${name}"`, name)
  return command
}

/** @returns the commands of a type that a client lists for this user in this channel */
export const offeredCommands = (
  world: World,
  user: User,
  channel: Channel,
  type: number,
): readonly RegisteredCommand[] =>
  commandsIn(world, channel.guildId).filter(
    command =>
      command.type === type &&
      isOffered(command, interactionContext(world, channel), ownersIn(world, user, channel)) &&
      mayUse(world, user, channel, command),
  )

function mayUse(world: World, user: User, channel: Channel, command: RegisteredCommand): boolean {
  const guild = channel.guildId === undefined ? undefined : world.guilds.get(channel.guildId)
  const needed = command.default_member_permissions
  if (!guild || needed === null || needed === undefined) return true
  const bits = BigInt(needed)
  // "0" restricts the command to administrators.
  return (permissionsOf(user, guild) & (bits === 0n ? 8n : bits)) === (bits === 0n ? 8n : bits)
}
