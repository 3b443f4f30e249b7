// “Find rules” („Regeln finden“) in the menu of a message: shows the reader alone which entries the message talks about.
import { ApplicationCommandType } from 'discord-api-types/v10'
import { everywhere } from '../src/discord/definition/command-contexts.ts'
import { localisedName } from '../src/discord/definition/localised.ts'
import { askAbout, type FindParts } from '../src/discord/find/ask-about.ts'
import type { Command } from '../src/discord/interaction/command.ts'

export const findRulesCommand = (parts: FindParts): Command => ({
  definition: {
    type: ApplicationCommandType.Message,
    ...localisedName(t => t('commands:findRules.name')),
    ...everywhere(),
  },
  ask: asked => askAbout(parts, asked),
})
