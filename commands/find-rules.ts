// “Find rules” („Regeln finden“) in the menu of a message: the entries that the message talks about, for the reader alone.
import { ApplicationCommandType } from 'discord-api-types/v10'
import type { Command } from '../src/discord/command.ts'
import { everywhere } from '../src/discord/everywhere.ts'
import { askAbout, type FindParts } from '../src/discord/find/ask-about.ts'
import { localisedName } from '../src/discord/localised.ts'

export const findRulesCommand = (parts: FindParts): Command => ({
  definition: {
    type: ApplicationCommandType.Message,
    ...localisedName(t => t('commands:findRules.name')),
    ...everywhere(),
  },
  ask: asked => askAbout(parts, asked),
})
