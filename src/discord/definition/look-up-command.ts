// The definition of the commands for looking things up: what is typed, game, language, and whether others see the answer.
import {
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Glossary } from '../../glossary/glossary.ts'
import { GAMES } from '../../glossary/schema.ts'
import { LANGUAGES } from '../../language.ts'
import { LONGEST_QUERY } from '../../search/query.ts'
import { wordsIn } from '../../words/words.ts'
import { described, EVERYWHERE } from './definition.ts'

type Words = ReturnType<typeof described>

export const lookUpCommand = (
  { command, query }: { readonly command: Words; readonly query: Words },
  glossary: Glossary,
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  ...command,
  ...EVERYWHERE,
  options: [
    {
      type: Type.String,
      ...query,
      required: true,
      autocomplete: true,
      max_length: LONGEST_QUERY,
    },
    {
      type: Type.String,
      ...described('commands:rule.game'),
      choices: GAMES.map(id => ({ name: glossary.games.get(id)?.name.en ?? id, value: id })),
    },
    {
      type: Type.String,
      ...described('commands:rule.language'),
      choices: LANGUAGES.map(language => ({ name: wordsIn(language)('rule:inLanguage'), value: language })),
    },
    { type: Type.Boolean, ...described('commands:rule.private') },
  ],
})
