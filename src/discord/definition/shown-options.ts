// The options that commands for looking things up share: game, language, and whether others see the answer.
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Glossary } from '../../glossary/glossary.ts'
import { GAMES } from '../../glossary/schema.ts'
import { LANGUAGES } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { described } from './definition.ts'

export const shownOptions = (glossary: Glossary): APIApplicationCommandBasicOption[] => [
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
]
