// /settings (/einstellungen): changes the settings of a user and of a server, and exports or deletes the user's data.
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import { gamesToChoose } from '../src/discord/attack/face/played-editions.ts'
import { described, EVERYWHERE, localisedChoice } from '../src/discord/definition/definition.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import { askForSettings, pressOnSettings } from '../src/discord/settings/ask.ts'
import { SETTINGS_PREFIX } from '../src/discord/settings/ids.ts'
import { type SettingsParts, UNSET } from '../src/discord/settings/parts.ts'
import { inEachLanguage, inLanguage, LANGUAGES, type Said } from '../src/language.ts'
import { rulesName } from '../src/words/edition-name.ts'
import { wordsIn } from '../src/words/words.ts'

export const settingsCommand = (parts: SettingsParts): Command => ({
  definition: definition(parts),
  prefix: SETTINGS_PREFIX,
  ask: asked => askForSettings(parts, asked),
  press: pressed => pressOnSettings(parts, pressed),
})

/** `askForSettings` checks who may change the server's settings, since Discord has no permissions for a subcommand. */
const definition = (parts: SettingsParts): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...described('commands:settings'),
  ...EVERYWHERE,
  options: [
    {
      type: Type.Subcommand,
      ...described('commands:settings.me'),
      options: [language(), edition(parts), isPrivate()],
    },
    { type: Type.Subcommand, ...described('commands:settings.server'), options: ofServer(parts) },
    {
      type: Type.SubcommandGroup,
      ...described('commands:settings.data'),
      options: [
        { type: Type.Subcommand, ...described('commands:settings.data.export') },
        { type: Type.Subcommand, ...described('commands:settings.data.delete') },
      ],
    },
  ],
})

const ofServer = (parts: SettingsParts): APIApplicationCommandBasicOption[] => [
  language(),
  {
    type: Type.String,
    ...described('commands:settings.game'),
    choices: [
      ...[...parts.glossary.games.values()].map(({ id, name }) => localisedChoice(name, id)),
      unset(),
    ],
  },
  edition(parts),
  isPrivate(),
  { type: Type.Role, ...described('commands:settings.starters') },
]

const language = (): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...described('commands:settings.language'),
  choices: [...LANGUAGES.map(value => ({ name: wordsIn(value)('rule:inLanguage'), value })), unset()],
})

/** The editions of all games in one list; no two games play editions of the same id. */
const edition = ({ glossary, flows }: SettingsParts): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...described('commands:settings.edition'),
  choices: [
    ...gamesToChoose(glossary, flows).flatMap(({ name, editions }) =>
      editions.map(({ id }) => localisedChoice(ofGame(name, id), id)),
    ),
    unset(),
  ],
})

/** Marvel Champions: Rules 1.8 */
const ofGame = (game: Said, edition: string): Said =>
  inEachLanguage(language => {
    const t = wordsIn(language, 'unmarked')
    return t('settings:edition', { game: inLanguage(game, language), rules: rulesName(edition, t) })
  })

const isPrivate = (): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...described('commands:settings.private'),
  choices: [
    localisedChoice(t => t('settings:private.yes'), 'yes'),
    localisedChoice(t => t('settings:private.no'), 'no'),
    unset(),
  ],
})

const unset = () => localisedChoice(t => t('settings:unset'), UNSET)
