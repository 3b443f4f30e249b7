// /help (/hilfe): shows what the bot does, with buttons that do it.
import { ApplicationCommandType } from 'discord-api-types/v10'
import { everywhere } from '../src/discord/definition/command-contexts.ts'
import { localised } from '../src/discord/definition/localised.ts'
import { answerHelp, type HelpParts } from '../src/discord/help/answer.ts'
import type { Command } from '../src/discord/interaction/command.ts'

export const helpCommand = (parts: HelpParts): Command => ({
  definition: {
    type: ApplicationCommandType.ChatInput,
    ...localised(
      t => t('commands:help.name'),
      t => t('commands:help.description'),
    ),
    ...everywhere(),
  },
  ask: asked => answerHelp(parts, asked),
})
