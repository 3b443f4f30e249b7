// Keeps interactions: each is answered once within 3 seconds and followed up for 15 minutes.
import { randomBytes } from 'node:crypto'
import type {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
  Snowflake,
} from 'discord-api-types/v10'
import type { JsonObject } from '../json.ts'
import { Refusal } from '../refusal.ts'
import type { Channel, Guild, StoredMessage, User } from '../world/types.ts'
import type { World } from '../world/world.ts'

/** Discord's time limit for the first answer, in milliseconds. */
const ANSWER_WITHIN = 3_000
/** How long the token of an interaction is valid, in milliseconds. */
const TOKEN_LASTS = 15 * 60_000
/** Interactions are forgotten after this time, long past their token, to save memory in long runs. */
const REMEMBERED = 60 * 60_000

export type SentChoice = {
  name: string
  name_localizations?: Record<string, string> | null
  value: string | number
}

/** The result of an interaction, as the user's client shows it. */
export type InteractionResult =
  | { readonly kind: 'message' | 'deferred' | 'updated' | 'update deferred'; readonly stored: StoredMessage }
  | { readonly kind: 'choices'; readonly choices: readonly SentChoice[] }
  | { readonly kind: 'modal'; readonly modal: JsonObject }
  | { readonly kind: 'failed' }

export type UsedCommand = {
  /** The name with the subcommand, as in "settings language". */
  readonly name: string
  readonly type: ApplicationCommandType
  /** The message the command was used on, for message commands only. */
  readonly target?: Snowflake
  /** The type of the option that is being typed, for autocomplete only. */
  readonly focused?: ApplicationCommandOptionType
}

export type Interaction = {
  readonly id: Snowflake
  readonly token: string
  readonly type: InteractionType
  readonly at: number
  readonly user: User
  readonly channel: Channel
  readonly guild: Guild | undefined
  /** The message whose component was used, or whose component opened the modal that was submitted. */
  readonly source: StoredMessage | undefined
  readonly owners: Readonly<Record<string, string>>
  /** The name and type of the command, for commands only. */
  readonly command: UsedCommand | undefined
  /** The interaction that opened the modal, for modal submits only. */
  readonly openedBy: Interaction | undefined
  readonly payload: object
  readonly settled: Promise<InteractionResult>
  readonly settle: (answer: InteractionResult) => void
  answer: InteractionResult | undefined
  answeredWith: InteractionResponseType | undefined
  /** The message that `@original` stands for. */
  original: StoredMessage | undefined
  followUps: number
}

export type NewInteraction = Pick<
  Interaction,
  'type' | 'user' | 'channel' | 'guild' | 'source' | 'owners' | 'command' | 'openedBy'
> & { readonly payload: object; readonly id: Snowflake; readonly token: string }

export type Interactions = {
  /** How long the bot has for its first answer, in milliseconds. */
  answerWithin: number
  readonly byId: Map<Snowflake, Interaction>
  readonly byToken: Map<string, Interaction>
  readonly waiting: Set<Interaction>
  /** Runs `failOverdue` regularly while interactions wait. */
  timer: NodeJS.Timeout | undefined
}

/** @returns an empty store of interactions */
export const noInteractions = (): Interactions => ({
  answerWithin: ANSWER_WITHIN,
  byId: new Map(),
  byToken: new Map(),
  waiting: new Set(),
  timer: undefined,
})

/** @returns a token that reveals nothing, like Discord's */
export const interactionToken = (id: Snowflake): string =>
  `${Buffer.from(`interaction:${id}`).toString('base64url')}${randomBytes(48).toString('base64url')}`

/**
 * Keeps an interaction and starts its 3 seconds.
 * @returns the record that the bot's answer will settle
 */
export function openInteraction(world: World, all: Interactions, wanted: NewInteraction): Interaction {
  const { promise, resolve } = Promise.withResolvers<InteractionResult>()
  const interaction: Interaction = {
    ...wanted,
    at: world.now(),
    settled: promise,
    settle: resolve,
    answer: undefined,
    answeredWith: undefined,
    original: undefined,
    followUps: 0,
  }
  forgetOld(world, all)
  all.byId.set(wanted.id, interaction)
  all.byToken.set(wanted.token, interaction)
  all.waiting.add(interaction)
  return interaction
}

function forgetOld(world: World, all: Interactions): void {
  for (const old of all.byId.values()) {
    if (world.now() - old.at < REMEMBERED) return
    all.byId.delete(old.id)
    all.byToken.delete(old.token)
  }
}

/** Records the bot's answer and wakes the user's client. */
export function recordAnswer(
  all: Interactions,
  interaction: Interaction,
  answer: InteractionResult,
  type: InteractionResponseType,
): void {
  all.waiting.delete(interaction)
  interaction.answer = answer
  interaction.answeredWith = type
  interaction.settle(answer)
}

/**
 * Fails every interaction whose time limit has passed.
 * @returns how many are still waiting
 */
export function failOverdue(world: World, all: Interactions): number {
  for (const interaction of all.waiting) {
    if (world.now() - interaction.at > all.answerWithin) fail(all, interaction)
  }
  return all.waiting.size
}

function fail(all: Interactions, interaction: Interaction): void {
  all.waiting.delete(interaction)
  interaction.answer = { kind: 'failed' }
  interaction.settle(interaction.answer)
}

/** Fails the waiting interactions and forgets all. */
export function forgetInteractions(all: Interactions): void {
  for (const interaction of all.waiting) fail(all, interaction)
  all.byId.clear()
  all.byToken.clear()
}

/**
 * Finds the interaction that a callback answers.
 * @throws Refusal 10062 when it is unknown or late, 40060 when it was answered before
 */
export function toAnswer(world: World, all: Interactions, id: string, token: string): Interaction {
  const interaction = all.byId.get(id)
  if (!interaction || interaction.token !== token) throw new Refusal('unknownInteraction')
  if (interaction.answeredWith !== undefined) throw new Refusal('alreadyAcknowledged')
  if (interaction.answer?.kind === 'failed' || world.now() - interaction.at > all.answerWithin)
    throw new Refusal('unknownInteraction')
  return interaction
}

/**
 * Finds the interaction whose webhook is used.
 * @throws Refusal 10015 when the token is unknown or the interaction was not answered yet, 50027 when it has expired
 */
export function toFollow(world: World, all: Interactions, applicationId: string, token: string): Interaction {
  const interaction = all.byToken.get(token)
  if (!interaction || applicationId !== world.applicationId || interaction.answeredWith === undefined)
    throw new Refusal('unknownWebhook')
  if (world.now() - interaction.at > TOKEN_LASTS) throw new Refusal('invalidWebhookToken')
  return interaction
}
