// What the options of /attack are made of, each a line: what it is called stands in the words of the commands.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Kind } from '../../../cards/card.ts'
import { LANGUAGES } from '../../../language.ts'
import type { Words } from '../../../words/resources.ts'
import { wordsIn } from '../../../words/words.ts'
import { localised } from '../../definition/localised.ts'
import type { Side } from './instead-of-a-card.ts'

export type OptionKey = keyof Words['commands']['attack']['option']
type Choices = readonly APIApplicationCommandOptionChoice<string>[]

/** What is offered while somebody types: cards of these kinds, or one of the sides that can stand instead of a card. */
export type Offer = { readonly kinds: readonly [Kind, ...Kind[]]; readonly sides: readonly Side[] }

/** An option of a subcommand. */
export type AttackOption = {
  readonly key: OptionKey
  readonly definition: APIApplicationCommandBasicOption
  /** null: it takes no card. */
  readonly offer: Offer | null
}

/** The name under which Discord sends an option: the English one. */
export const nameOf = (key: OptionKey): string => wordsIn('en')(`commands:attack.option.${key}.name`)

const named = (key: OptionKey) =>
  localised(
    t => t(`commands:attack.option.${key}.name`),
    t => t(`commands:attack.option.${key}.description`),
  )

const without = (key: OptionKey, definition: APIApplicationCommandBasicOption): AttackOption => ({
  key,
  definition,
  offer: null,
})

const offered = (key: OptionKey, required: boolean): APIApplicationCommandBasicOption => ({
  type: Type.String,
  ...named(key),
  required,
  autocomplete: true,
  max_length: 100,
})

/** A card of the first of these kinds or any other of them, a side, or any name; offered while somebody types. */
export const card = (
  key: OptionKey,
  kinds: Offer['kinds'],
  { required = false, sides = [] }: { readonly required?: boolean; readonly sides?: readonly Side[] } = {},
): AttackOption => ({ key, definition: offered(key, required), offer: { kinds, sides } })

export const typed = (key: OptionKey): AttackOption =>
  without(key, { type: Type.String, ...named(key), max_length: 100 })

export const user = (key: OptionKey): AttackOption => without(key, { type: Type.User, ...named(key) })

export const flag = (key: OptionKey): AttackOption => without(key, { type: Type.Boolean, ...named(key) })

export const number = (key: OptionKey, min_value: number, max_value: number): AttackOption =>
  without(key, { type: Type.Integer, ...named(key), min_value, max_value })

export const choice = (key: OptionKey, choices: Choices): AttackOption =>
  without(key, { type: Type.String, ...named(key), choices: [...choices] })

const languages = LANGUAGES.map(value => ({ value, name: wordsIn(value)('rule:inLanguage') }))

/** How an attack is shown, whichever it is. */
export const SHOWN: readonly AttackOption[] = [choice('language', languages), flag('private')]

/** A walkthrough that there is. */
export const walkthrough: AttackOption = without('walkthrough', offered('walkthrough', false))
