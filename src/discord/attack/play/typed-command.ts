// Writes a command out as its user would type it: Discord takes such a line, when it is pasted, for the whole command.
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Glossary } from '../../../glossary/glossary.ts'
import { FALLBACK } from '../../../language.ts'
import { rulesName } from '../../../words/edition-name.ts'
import { languageOfLocale } from '../../../words/reader-language.ts'
import { wordsIn } from '../../../words/words.ts'
import { localisedChoice } from '../../definition/definition.ts'
import type { Asked, OptionValue } from '../../interaction/command.ts'
import { plain } from '../../message/escape.ts'
import type { AnyFace } from '../face/face.ts'
import { type AttackOption, choice, SHOWN } from '../face/options.ts'
import { editionsOf } from '../face/played-editions.ts'

/** All options of a subcommand: its own, the choice of an edition if its flow has more than one, and how it is shown. */
export function optionsOf(glossary: Glossary, { flow, options }: AnyFace): readonly AttackOption[] {
  const choices = editionsOf(glossary, flow).map(({ id }) => localisedChoice(t => rulesName(id, t), id))
  return [...options, ...(choices.length > 1 ? [choice('edition', choices)] : []), ...SHOWN]
}

/** What a line is written from: the options given, in their order, and the locale of the user's Discord. */
type GivenCommand = Pick<Asked, 'options' | 'reader'>

/** “/attack enemy enemy:01095 hero:Spider-Man”, with the names that the user's Discord shows, on one line. */
export function typedCommand(glossary: Glossary, face: AnyFace, { options, reader }: GivenCommand): string {
  const locale = reader.userLocale ?? ''
  const t = wordsIn(languageOfLocale(locale) ?? FALLBACK, 'unmarked')
  const known = optionsOf(glossary, face).map(({ definition }) => definition)
  const given = [...options].flatMap(([name, value]) => {
    const option = known.find(one => one.name === name)
    return option ? `${shown(option, locale)}:${valueText(option, value, locale)}` : []
  })
  return [`/${t('commands:attack.name')}`, face.name(t), ...given].join(' ')
}

type Named = Pick<APIApplicationCommandBasicOption, 'name' | 'name_localizations'>

const shown = ({ name, name_localizations: others }: Named, locale: string): string =>
  Object.entries(others ?? {}).find(([one]) => one === locale)?.[1] ?? name

function valueText(option: APIApplicationCommandBasicOption, value: OptionValue, locale: string): string {
  if (option.type === Type.Boolean) return value === true ? 'True' : 'False'
  if (option.type === Type.User) return `<@${value}>`
  const chosen = 'choices' in option ? option.choices?.find(one => one.value === value) : undefined
  return chosen ? shown(chosen, locale) : apart(plain(String(value)))
}

/** A blank before each colon behind a word, since the word would be read as the name of an option. */
const apart = (text: string): string => text.replace(/( [\p{L}-]+):/gu, '$1 :')
