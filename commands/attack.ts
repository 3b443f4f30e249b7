// /attack (/angriff): walks the table through an attack, step by step.
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10'
import { enemyOptions, heroOptions, resumeOptions, unitOptions } from '../src/discord/attack/options.ts'
import type { Command } from '../src/discord/command.ts'
import { localised } from '../src/discord/localised.ts'
import type { Glossary } from '../src/glossary/glossary.ts'

const subcommand = (name: 'enemy' | 'hero' | 'unit' | 'resume' | 'list') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...localised(
    t => t(`commands:attack.${name}.name`),
    t => t(`commands:attack.${name}.description`),
  ),
})

const definition = (glossary: Glossary): Command['definition'] => {
  const editions = glossary.games.get('marvel-champions')?.editions ?? []
  const choices = editions.map(({ id, name }) => ({
    value: id,
    name: name.en,
    name_localizations: { 'en-US': name.en, 'en-GB': name.en, de: name.de },
  }))
  return {
    type: ApplicationCommandType.ChatInput,
    ...localised(
      t => t('commands:attack.name'),
      t => t('commands:attack.description'),
    ),
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    contexts: [
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ],
    options: [
      { ...subcommand('enemy'), options: [...enemyOptions(choices)] },
      { ...subcommand('hero'), options: [...heroOptions(choices)] },
      { ...subcommand('unit'), options: [...unitOptions()] },
      { ...subcommand('resume'), options: [...resumeOptions()] },
      subcommand('list'),
    ],
  }
}
