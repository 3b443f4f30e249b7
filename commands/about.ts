// /about (/info): shows the version, editions and sources of the rules, the content of the glossary, and the licence.
import { ApplicationCommandType } from 'discord-api-types/v10'
import { type AboutParts, answerAbout } from '../src/discord/about/answer.ts'
import { everywhere } from '../src/discord/definition/command-contexts.ts'
import { localised } from '../src/discord/definition/localised.ts'
import type { Command } from '../src/discord/interaction/command.ts'

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
