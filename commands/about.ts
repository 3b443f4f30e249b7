// /about (/info): version, editions and sources of the rules, what is in the glossary, licence.
import { ApplicationCommandType } from 'discord-api-types/v10'
import { type AboutParts, answerAbout } from '../src/discord/about/answer.ts'
import type { Command } from '../src/discord/command.ts'
import { everywhere } from '../src/discord/everywhere.ts'
import { localised } from '../src/discord/localised.ts'

export const aboutCommand = (parts: AboutParts): Command => ({
  definition: {
    type: ApplicationCommandType.ChatInput,
    ...localised(
      t => t('commands:about.name'),
      t => t('commands:about.description'),
    ),
    ...everywhere(),
  },
  ask: answerAbout(parts),
})
