// Reads a line of the terminal prompt: a command with its options, a press, a choice, or a word of the prompt.
import { isLanguage, type Language } from '../language.ts'

/** A command of the bot as far as the prompt needs it. The numbers are Discord's types of options. */
export type KnownCommand = {
  readonly name: string
  readonly name_localizations?: object | null | undefined
  readonly options?: readonly KnownOption[] | undefined
}
type KnownOption = KnownCommand & { readonly type: number }

type Value = string | number | boolean

export type Line =
  | {
      readonly does: 'command'
      readonly name: string
      readonly options: Readonly<Record<string, Value>>
    }
  | { readonly does: 'press' | 'choose'; readonly what: string }
  | { readonly does: 'language'; readonly language: Language }
  | { readonly does: 'help' | 'quit' | 'nothing' | 'unknown' }

const YES = /^(true|yes|ja|1)$/i
const SUBCOMMANDS: readonly number[] = [1, 2]
const NUMBERS: readonly number[] = [4, 10]
const BOOLEAN = 5

/** The prompt's own words, in both languages. */
const WORDS: Readonly<Record<string, 'help' | 'quit' | 'language' | 'press' | 'choose'>> = {
  help: 'help',
  hilfe: 'help',
  quit: 'quit',
  exit: 'quit',
  ende: 'quit',
  language: 'language',
  sprache: 'language',
  press: 'press',
  drück: 'press',
  choose: 'choose',
  wähl: 'choose',
}

/**
 * Accepts names of commands, subcommands and options in every language; text without a name is the first option. The
 * name of a subcommand follows that of its command, with a space between. A value of several words needs quotes.
 * A slash chooses the command where a word of the prompt has the same name: /help is the bot's.
 */
export function readLine(line: string, commands: readonly KnownCommand[]): Line {
  const typed = line.trim()
  const [first = ''] = /^\S+/.exec(typed) ?? []
  const rest = typed.slice(first.length).trim()
  const word = first.replace(/^\//, '').toLowerCase()
  if (word === '') return { does: 'nothing' }
  const command = commands.find(known => isCalled(known, word))
  const does = Object.hasOwn(WORDS, word) && !(command && first.startsWith('/')) ? WORDS[word] : undefined
  if (does === 'language') return isLanguage(rest) ? { does, language: rest } : { does: 'unknown' }
  if (does === 'press' || does === 'choose') return { does, what: rest }
  if (does) return { does }
  return command ? commandLine(command.name, command, rest) : { does: 'unknown' }
}

function commandLine(name: string, at: KnownCommand, rest: string): Line {
  const [word = '', ...others] = rest.split(/\s+/)
  const inside = at.options?.find(
    option => SUBCOMMANDS.includes(option.type) && isCalled(option, word.toLowerCase()),
  )
  if (inside) return commandLine(`${name} ${inside.name}`, inside, others.join(' '))
  return { does: 'command', name, options: optionsIn(rest, at) }
}

const isCalled = (
  { name, name_localizations }: Pick<KnownCommand, 'name' | 'name_localizations'>,
  word: string,
): boolean => [name, ...Object.values(name_localizations ?? {})].includes(word)

function optionsIn(rest: string, { options = [] }: KnownCommand): Record<string, Value> {
  const found: Record<string, Value> = {}
  const text = rest.replaceAll(/(?<!\S)([\p{L}-]+):("[^"]+"|\S+)/gu, (whole, name: string, value: string) => {
    const option = options.find(known => isCalled(known, name.toLowerCase()))
    if (!option) return whole
    found[option.name] = valueIn(option, value.replaceAll('"', ''))
    return ''
  })
  const [main] = options.filter(({ type }) => !SUBCOMMANDS.includes(type))
  if (main && text.trim()) found[main.name] = text.trim()
  return found
}

function valueIn({ type }: KnownOption, text: string): Value {
  if (type === BOOLEAN) return YES.test(text)
  return NUMBERS.includes(type) ? Number(text) : text
}
