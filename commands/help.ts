// /help (/hilfe): what the bot does, with buttons that do it.
import { ApplicationCommandType } from 'discord-api-types/v10'
import type { Command } from '../src/discord/command.ts'
import { everywhere } from '../src/discord/everywhere.ts'
import { answerHelp, type HelpParts } from '../src/discord/help/answer.ts'
import { localised } from '../src/discord/localised.ts'

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
