// /settings (/einstellungen): changes the settings of a user and of a server, and exports or deletes the user's data.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import { editionsToChoose } from '../src/discord/attack/faces/played-editions.ts'
import { everywhere } from '../src/discord/definition/command-contexts.ts'
import { localised, localisedChoice } from '../src/discord/definition/localised.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import { ask } from '../src/discord/settings/ask.ts'
import { SETTINGS_PREFIX } from '../src/discord/settings/ids.ts'
import { UNSET } from '../src/discord/settings/options.ts'
import type { SettingsParts } from '../src/discord/settings/parts.ts'
import { press } from '../src/discord/settings/press.ts'
import type { Glossary } from '../src/glossary/glossary.ts'
import { LANGUAGES } from '../src/language.ts'
import { wordsIn } from '../src/words/words.ts'

export const settingsCommand = (parts: SettingsParts): Command => ({
  definition: definition(parts),
  prefix: SETTINGS_PREFIX,
  ask: asked => ask(parts, asked),
  press: pressed => press(parts, pressed),
})

/** `ask` checks who may change the server's settings, since Discord has no permissions for a subcommand. */
const definition = (parts: SettingsParts): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...localised(
    t => t('commands:settings.name'),
    t => t('commands:settings.description'),
  ),
  ...everywhere(),
  options: [own(), server(parts), data()],
})

const own = (): APIApplicationCommandSubcommandOption => ({
  type: Type.Subcommand,
  ...localised(
    t => t('commands:settings.me.name'),
    t => t('commands:settings.me.description'),
  ),
  options: [language(), isPrivate()],
})

const server = (parts: SettingsParts): APIApplicationCommandSubcommandOption => ({
  type: Type.Subcommand,
  ...localised(
    t => t('commands:settings.server.name'),
    t => t('commands:settings.server.description'),
  ),
  options: [language(), game(parts.glossary), edition(parts), isPrivate(), starters()],
})

const data = () => ({
  type: Type.SubcommandGroup as const,
  ...localised(
    t => t('commands:settings.data.name'),
    t => t('commands:settings.data.description'),
  ),
  options: [
    {
      type: Type.Subcommand as const,
      ...localised(
        t => t('commands:settings.data.export.name'),
        t => t('commands:settings.data.export.description'),
      ),
    },
    {
      type: Type.Subcommand as const,
      ...localised(
        t => t('commands:settings.data.delete.name'),
        t => t('commands:settings.data.delete.description'),
      ),
    },
  ],
})

const unset = () => localisedChoice(t => t('settings:unset'), UNSET)

const language = (): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...localised(
    t => t('commands:settings.language.name'),
    t => t('commands:settings.language.description'),
  ),
  choices: [...LANGUAGES.map(value => ({ name: wordsIn(value)('rule:inLanguage'), value })), unset()],
})

const isPrivate = (): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...localised(
    t => t('commands:settings.private.name'),
    t => t('commands:settings.private.description'),
  ),
  choices: [
    localisedChoice(t => t('settings:private.yes'), 'yes'),
    localisedChoice(t => t('settings:private.no'), 'no'),
    unset(),
  ],
})

const game = ({ games }: Glossary): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...localised(
    t => t('commands:settings.game.name'),
    t => t('commands:settings.game.description'),
  ),
  choices: [...[...games.values()].map(({ id, name }) => localisedChoice(name, id)), unset()],
})

const edition = ({ glossary, flows }: SettingsParts): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...localised(
    t => t('commands:settings.edition.name'),
    t => t('commands:settings.edition.description'),
  ),
  choices: [...editionsToChoose(glossary, flows).map(({ id, name }) => localisedChoice(name, id)), unset()],
})

const starters = (): APIApplicationCommandBasicOption => ({
  type: Type.Role,
  ...localised(
    t => t('commands:settings.starters.name'),
    t => t('commands:settings.starters.description'),
  ),
})
