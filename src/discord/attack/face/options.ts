// The building blocks of the options of /attack: how they are defined, how the given ones are read by their keys, and
// the sides that one takes instead of a card (the hero, nobody, the player), chosen or typed, in any language.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Card, CardKind } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import { wordsIn } from '../../../words/words.ts'
import { localised } from '../../definition/definition.ts'
import type { Asked, AutocompleteChoice, NamedUser } from '../../interaction/command.ts'
import { clip } from '../../message/clip.ts'

export type OptionKey = keyof LocaleWords['commands']['attack']['option']
/** The keys of options that take a name: without a card, it is played as what the words say. */
type NameKey = OptionKey & keyof LocaleWords['board']['nobody']['as']

/** The types of options. */
export { Type as OptionType }

type Choices = readonly APIApplicationCommandOptionChoice<string>[]

/** The autocomplete of an option: cards of these kinds, and the sides that may replace a card. */
export type Offer = {
  readonly kinds: readonly [CardKind, ...CardKind[]]
  readonly sides: readonly Side[]
  /** Reads a list of names; without it, the option takes one. */
  readonly list?: ((cards: Cards, text: string) => readonly { readonly name: string }[]) | undefined
  /** Cards that are not offered, but no mistake: the rules say more of them. */
  readonly also?: readonly CardKind[] | undefined
  /** The cards that fit best: they are offered before the others. */
  readonly best?: CardKind | undefined
  /** The kinds of the pieces of a table that the option can mean; none: it means no piece. */
  readonly pieces?: readonly string[] | undefined
  /** Whether the given name means a side, such as the hero, although cards of these kinds may have it. */
  readonly isSide?: ((cards: Cards, given: OptionsGiven) => boolean) | undefined
}

/** An option of a subcommand. */
export type AttackOption = {
  readonly key: OptionKey
  readonly definition: APIApplicationCommandBasicOption
  /** null: the option takes no card. */
  readonly offer: Offer | null
}

/** What the command of an attack by a card does not say. */
export type Lacks = {
  readonly card: Card
  /** The options that the card stands for, instead of those in which it was typed. */
  readonly means: ReadonlyMap<OptionKey, string | undefined>
  /** The options that are asked for. */
  readonly asks: readonly ('attacker' | 'amount')[]
}

/** The name under which Discord sends an option: the English name. */
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

/** An option for a card of these kinds (the first decides its label), a side, or any name; it has autocomplete. */
export const card = (
  key: NameKey,
  kinds: Offer['kinds'],
  {
    required = false,
    sides = [],
    also,
    best,
    isSide,
    pieces,
  }: { readonly required?: boolean } & Partial<Omit<Offer, 'kinds'>> = {},
): AttackOption => ({
  key,
  definition: offered(key, required),
  offer: { kinds, sides, also, best, isSide, pieces },
})

export const typed = (key: OptionKey): AttackOption =>
  without(key, { type: Type.String, ...named(key), max_length: 100 })

/** An option for a list of such cards, whose last entry the autocomplete completes. */
export const cardList = (
  key: NameKey,
  kinds: Offer['kinds'],
  list: NonNullable<Offer['list']>,
  pieces: NonNullable<Offer['pieces']>,
): AttackOption => ({
  key,
  definition: offered(key, false),
  offer: { kinds, sides: [], list, pieces },
})

export const user = (key: OptionKey): AttackOption => without(key, { type: Type.User, ...named(key) })

export const flag = (key: OptionKey): AttackOption => without(key, { type: Type.Boolean, ...named(key) })

export const numberOption = (key: OptionKey, min_value: number, max_value: number): AttackOption =>
  without(key, { type: Type.Integer, ...named(key), min_value, max_value })

export const choice = (key: OptionKey, choices: Choices): AttackOption =>
  without(key, { type: Type.String, ...named(key), choices: [...choices] })

const languages = LANGUAGES.map(value => ({ value, name: wordsIn(value)('rule:inLanguage') }))

/** The options of every attack that say where it is played and how it is shown. */
export const SHOWN: readonly AttackOption[] = [
  without('table', offered('table', false)),
  choice('language', languages),
  flag('private'),
]

/** The option for an existing walkthrough. */
export const walkthroughOption: AttackOption = without('walkthrough', offered('walkthrough', false))

export type OptionsGiven = {
  readonly text: (key: OptionKey) => string | undefined
  readonly number: (key: OptionKey) => number | undefined
  /** true if the flag is set, else undefined. */
  readonly flag: (key: OptionKey) => true | undefined
  /** true or false if given: here false differs from undefined. */
  readonly choice: (key: OptionKey) => boolean | undefined
  readonly user: (key: OptionKey) => NamedUser | undefined
}

export function givenIn({ options, users }: Pick<Asked, 'options' | 'users'>): OptionsGiven {
  const value = (key: OptionKey) => options.get(nameOf(key))
  return {
    text: key => {
      const text = value(key)
      return typeof text === 'string' && text.trim() !== '' ? text : undefined
    },
    number: key => {
      const number = value(key)
      return typeof number === 'number' ? number : undefined
    },
    flag: key => (value(key) === true ? true : undefined),
    choice: key => {
      const chosen = value(key)
      return typeof chosen === 'boolean' ? chosen : undefined
    },
    user: key => users.get(nameOf(key)),
  }
}

export type Side = {
  /** The key of its words on boards, and in the value of its choice. */
  readonly key: keyof LocaleWords['board']['choice']
  /** Further words that users may type for it. */
  readonly bare: readonly string[]
  /** The option that names it; its name stands before the words of the side. */
  readonly of?: OptionKey
}

export const NOBODY: Side = { key: 'nobody', bare: ['nobody', 'no one', 'niemand', 'keiner'] }

const wordsOf = ({ key }: Side, language: Language): string => wordsIn(language)(`board:choice.${key}`)
/** The value of the choice of a side. */
export const sideValue = ({ key }: Side): string => `side:${key}`

/** The side that the text names, chosen or typed; null: none. */
export function sideIn(text: string, sides: readonly Side[]): Side | null {
  const typed = fold(text)
  const isCalled = (side: Side) =>
    text === sideValue(side) ||
    side.bare.some(word => fold(word) === typed) ||
    LANGUAGES.some(language => fold(wordsOf(side, language)) === typed)
  return sides.find(isCalled) ?? null
}

/** The sides as autocomplete choices, if their name contains the typed text; `nameOf` gives the names of options. */
export function sideChoices(
  typed: string,
  sides: readonly Side[],
  language: Language,
  nameOf: (key: OptionKey) => string | null,
): AutocompleteChoice[] {
  const begun = fold(typed)
  const label = (side: Side): string => {
    const name = side.of === undefined ? null : nameOf(side.of)
    return name === null ? wordsOf(side, language) : `${name} · ${wordsOf(side, language)}`
  }
  return sides
    .map(side => ({ name: clip(label(side), 100), value: sideValue(side) }))
    .filter(({ name }) => fold(name).includes(begun))
}
