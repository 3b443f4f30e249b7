// Reads what stands behind a command at the prompt: options as name:value, and text without a name.

/** A command, subcommand or option as far as the prompt needs it. */
export type KnownCommand = {
  readonly name: string
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined
  readonly options?: readonly KnownOption[] | undefined
}
/** The type is one of Discord's numbers. */
export type KnownOption = KnownCommand & { readonly type: number; readonly choices?: readonly KnownChoice[] }
type KnownChoice = Pick<KnownCommand, 'name' | 'name_localizations'> & { readonly value: string | number }

export type GivenOptions = Readonly<Record<string, string | number | boolean>>

const TEXT = 3
const NUMBERS: readonly number[] = [4, 10]
const BOOLEAN = 5
const USER = 6
const YES = /^(true|yes|wahr|ja|1)$/i
const NO = /^(false|no|falsch|nein|0)$/i

/** An option with its value, which a blank may part from it; the colon of an address belongs to none. */
const NAMED = /(?<!\S)([\p{L}-]+):(?!\/\/)( +(?![\p{L}-]+:))?("[^"]*"|[^\s"]\S*)/gu

/**
 * Text without a name is the first option. If that one is given by name, words behind the value of an option belong to
 * it, so that `enemy:Rhino II` needs no quotes.
 * @param isSearch the command looks for its first option: a text may contain a colon with a blank, as cards do
 * @returns the options by their default names; or a name that none of them has, and what was typed with it
 */
export function readGivenOptions(
  rest: string,
  options: readonly KnownOption[],
  isSearch: boolean,
): { readonly options: GivenOptions } | { readonly unknown: string; readonly typed: string } {
  const typed = rest.replaceAll(/[„“”]/g, '"').trim()
  const [main] = options
  if (!main) return typed === '' ? { options: {} } : { unknown: typed, typed }
  const called = (name: string) => options.find(option => isCalled(option, name.toLowerCase()))
  const matches = [...typed.matchAll(NAMED)].filter(
    ([, name = '', blank]) => !blank || !isSearch || called(name),
  )
  const named = matches.map(([, name = '']) => called(name))
  const values = new Map<KnownOption, string>()
  const add = (option: KnownOption, words: string) =>
    values.set(option, `${values.get(option) ?? ''} ${words}`.trim())
  add(main, unquoted(typed.slice(0, matches[0]?.index)))
  for (const [at, match] of matches.entries()) {
    const [whole, name = '', , value = ''] = match
    const option = named[at]
    if (!option) return { unknown: name, typed: whole }
    add(option, unquoted(value))
    const behind = typed.slice(match.index + whole.length, matches[at + 1]?.index)
    const words = takesWords(option) || isChoice(option, `${value}${behind}`)
    const goesOn = named.includes(main) && words && !value.startsWith('"')
    add(goesOn ? option : main, unquoted(behind))
  }
  const given = [...values].filter(([, text]) => text !== '')
  return { options: Object.fromEntries(given.map(([option, text]) => [option.name, valueIn(option, text)])) }
}

/** Whether an option takes any text. */
export const takesWords = ({ type, choices }: KnownOption): boolean => type === TEXT && !choices?.length

const isChoice = ({ choices = [] }: KnownOption, text: string): boolean =>
  choices.some(one => isCalled(one, text.trim()))

/** Takes off the quotes around a text. */
const unquoted = (text: string): string => text.trim().replace(/^"([^"]*)"$/, '$1')

/**
 * A choice may be typed by its name in any language, a person as a mention. A value that fits no option of that type stays as
 * typed, so that it is refused and not misread.
 */
function valueIn({ type, choices = [] }: KnownOption, text: string): string | number | boolean {
  const choice = choices.find(one => isCalled(one, text))
  if (choice) return choice.value
  if (type === USER) return text.replace(/^<@(\d+)>$/, '$1')
  if (type === BOOLEAN) return YES.test(text) || (NO.test(text) ? false : text)
  const number = NUMBERS.includes(type) ? Number(text) : Number.NaN
  return Number.isNaN(number) ? text : number
}

/** Whether a command, subcommand or option has this name in any language. */
export const isCalled = ({ name, name_localizations }: KnownCommand, word: string): boolean =>
  [name, ...Object.values(name_localizations ?? {})].includes(word)
