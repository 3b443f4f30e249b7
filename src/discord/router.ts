// An interaction's whole life: read into plain values, given to its command, answered, logged in one line.
import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js'
import { languageFor } from '../i18n/reader.ts'
import { wordsIn } from '../i18n/words.ts'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import type { Answer, Caller, Command, Facts } from './command.ts'
import { askedOf, callerOf, pressedOf, typingOf } from './read-interaction.ts'
import { sentenceView } from './sentence.ts'

export type RouterParts = {
  readonly commands: readonly Command[]
  readonly log: Log
  readonly fallback: Language
}

type Line = { readonly command: string; readonly outcome: string; readonly facts?: Facts }

/** What Discord says if somebody else has answered already, or if it is too late to. */
const TAKEN = 40060
const EXPIRED = 10062

export function createRouter(parts: RouterParts): (interaction: Interaction) => Promise<void> {
  return async interaction => {
    const start = performance.now()
    const write = (line: Line, level: 'info' | 'warn' = 'info') => {
      const { facts = {}, ...rest } = line
      parts.log[level]({
        kind: kindOf(interaction),
        ...rest,
        ...facts,
        ms: Math.round(performance.now() - start),
      })
    }
    try {
      const line = await answer(interaction, parts)
      if (line) write(line)
    } catch (error) {
      const lost = lostBy(error)
      if (lost) return write({ command: nameOf(interaction), outcome: lost }, 'warn')
      parts.log.error({
        kind: kindOf(interaction),
        command: nameOf(interaction),
        outcome: 'failed',
        err: error,
      })
      await apologise(interaction, parts)
    }
  }
}

async function answer(interaction: Interaction, parts: RouterParts): Promise<Line | null> {
  if (interaction.isChatInputCommand()) return answerCommand(interaction, parts)
  if (interaction.isAutocomplete()) return answerAutocomplete(interaction, parts)
  if (interaction.isMessageComponent()) return answerPress(interaction, parts)
  return null
}

async function answerCommand(
  interaction: ChatInputCommandInteraction,
  { commands }: RouterParts,
): Promise<Line> {
  const command = commandNamed(interaction.commandName, commands)
  const reply = command.ask(askedOf(interaction))
  await send(interaction, reply)
  return { command: command.definition.name, outcome: reply.outcome, facts: reply.facts }
}

async function answerAutocomplete(
  interaction: AutocompleteInteraction,
  { commands }: RouterParts,
): Promise<Line> {
  const command = commandNamed(interaction.commandName, commands)
  const choices = command.complete?.(typingOf(interaction)) ?? []
  await interaction.respond([...choices])
  return { command: command.definition.name, outcome: 'offered', facts: { choices: choices.length } }
}

async function answerPress(interaction: MessageComponentInteraction, parts: RouterParts): Promise<Line> {
  const command = parts.commands.find(({ prefix }) => ownsId(prefix, interaction.customId))
  if (!command) {
    await refuse(interaction, parts, t => t('problems:foreign'))
    return { command: 'none', outcome: 'foreign' }
  }
  const reply = command.press(pressedOf(interaction))
  await send(interaction, reply)
  return { command: command.definition.name, outcome: reply.outcome, facts: reply.facts }
}

function commandNamed(name: string, commands: readonly Command[]): Command {
  const command = commands.find(({ definition }) => definition.name === name)
  if (!command) throw new Error(`Discord sent the command ${name}, which this version does not have`)
  return command
}

/** Custom ids begin with the command's prefix and a version number. */
const ownsId = (prefix: string, customId: string): boolean =>
  customId.startsWith(prefix) && /^\d/.test(customId.slice(prefix.length))

type Answerable = ChatInputCommandInteraction | MessageComponentInteraction

async function send(interaction: Answerable, { as, isPrivate, components }: Answer): Promise<void> {
  const message = { components: [...components], allowedMentions: { parse: [] } }
  if (as === 'update' && interaction.isMessageComponent()) {
    await interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 })
    return
  }
  const flags = MessageFlags.IsComponentsV2 | (isPrivate ? MessageFlags.Ephemeral : 0)
  await interaction.reply({ ...message, flags })
}

type Sentence = (t: ReturnType<typeof wordsIn>) => string

async function refuse(interaction: Answerable, { fallback }: RouterParts, sentence: Sentence): Promise<void> {
  const t = wordsIn(ownLanguage(callerOf(interaction), fallback))
  const components = sentenceView(sentence(t))
  await send(interaction, { as: 'message', isPrivate: true, components, outcome: 'refused', facts: {} })
}

const ownLanguage = ({ reader }: Caller, fallback: Language): Language =>
  languageFor('private', { ...reader, option: null }, fallback)

async function apologise(interaction: Interaction, parts: RouterParts): Promise<void> {
  const canAnswer = interaction.isChatInputCommand() || interaction.isMessageComponent()
  if (!canAnswer || interaction.replied) return
  try {
    await refuse(interaction, parts, t => t('problems:failed'))
  } catch (error) {
    parts.log.error({ outcome: 'could not apologise', err: error })
  }
}

function lostBy(error: unknown): string | null {
  if (!(error instanceof DiscordAPIError)) return null
  if (error.code === TAKEN) return 'answered elsewhere'
  return error.code === EXPIRED ? 'too late' : null
}

function kindOf(interaction: BaseInteraction): string {
  if (interaction.isChatInputCommand()) return 'command'
  if (interaction.isAutocomplete()) return 'autocomplete'
  return interaction.isMessageComponent() ? 'press' : 'other'
}

function nameOf(interaction: Interaction): string {
  return 'commandName' in interaction ? interaction.commandName : 'none'
}
