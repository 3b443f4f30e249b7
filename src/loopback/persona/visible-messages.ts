// Builds what one user sees: the messages of a channel, and the outcome of an interaction.

import { MessageFlags } from 'discord-api-types/v10'
import type { Interaction, InteractionResult } from '../interaction/interactions.ts'
import { shownName } from '../world/commands.ts'
import type { Message, StoredMessage, User } from '../world/types.ts'
import { canSee, type World } from '../world/world.ts'
import { Impossible } from './impossible-move.ts'
import { type SeenModal, seenModal } from './modal.ts'

/** A message as one user sees it: all fields of Discord, and two of its flags as booleans. */
export type SeenMessage = Message & { readonly ephemeral: boolean; readonly thinking: boolean }

export type ShownChoice = { readonly name: string; readonly value: string | number }

export type Outcome = {
  readonly status: 'answered' | 'deferred' | 'failed' | 'modal'
  /** The reply, or the updated message; for 'deferred' the "thinking" message, or the pressed one. */
  readonly message?: SeenMessage
  readonly modal?: SeenModal
  /** The words of the client about a failure. */
  readonly why?: string
  readonly interactionId: string
}

/** @returns a copy of the message as its reader sees it */
export const seen = ({ message }: StoredMessage): SeenMessage => ({
  ...structuredClone(message),
  ephemeral: (message.flags & MessageFlags.Ephemeral) !== 0,
  thinking: (message.flags & MessageFlags.Loading) !== 0,
})

/** @returns whether the user can see the channel and the message, which may be another's ephemeral one */
export function isVisible(world: World, user: User, { message, onlyFor }: StoredMessage): boolean {
  const channel = world.channels.get(message.channel_id)
  if (!channel || !canSee(user, channel)) return false
  return onlyFor === undefined || onlyFor === user.id
}

/** @returns what the user's client shows after the answer */
export function outcomeOf(interaction: Interaction, answer: InteractionResult): Outcome {
  const interactionId = interaction.id
  switch (answer.kind) {
    case 'failed':
      return { status: 'failed', why: 'The application did not respond', interactionId }
    case 'modal':
      return { status: 'modal', modal: seenModal(interaction, answer.modal), interactionId }
    case 'choices':
      throw new Error('Choices answer an autocomplete only')
    default: {
      const message = seen(answer.stored)
      const isOpen = message.thinking || answer.kind === 'update deferred'
      return { status: isOpen ? 'deferred' : 'answered', message, interactionId }
    }
  }
}

/**
 * Reads the choices of an autocomplete in the user's language.
 * @throws Error when there were none to load
 */
export function choicesOf({ user }: Interaction, answer: InteractionResult): readonly ShownChoice[] {
  if (answer.kind !== 'choices') throw new Impossible('choicesMissing', 'Loading options failed')
  return answer.choices.map(choice => ({ name: shownName(choice, user.locale), value: choice.value }))
}

/**
 * Reads the message of an outcome that must have one.
 * @throws Error that names the outcome
 */
export function messageOf(outcome: Outcome): SeenMessage {
  if (!outcome.message)
    throw new Error(`There is no message: the interaction ${outcome.why ?? outcome.status}`)
  return outcome.message
}

/**
 * Reads the modal of an outcome that must have one.
 * @throws Error that names the outcome
 */
export function modalOf(outcome: Outcome): SeenModal {
  if (!outcome.modal) throw new Error(`There is no modal: the interaction ${outcome.why ?? outcome.status}`)
  return outcome.modal
}
