// Reads a line of the terminal prompt: a command with its options, a press, a choice, or a word to the prompt.
import { isLanguage, type Language } from '../language.ts'

/** A command of the bot as far as the prompt needs it. Type 3 is a text, 5 is yes or no. */
export type KnownCommand = {
  readonly name: string
  readonly name_localizations?: object | null | undefined
  readonly options?: readonly KnownOption[] | undefined
}
type KnownOption = Pick<KnownCommand, 'name' | 'name_localizations'> & { readonly type: number }

export type Line =
  | {
      readonly does: 'command'
      readonly name: string
      readonly options: Readonly<Record<string, string | boolean>>
    }
  | { readonly does: 'press' | 'choose'; readonly what: string }
  | { readonly does: 'language'; readonly language: Language }
  | { readonly does: 'help' | 'quit' | 'nothing' | 'unknown' }

const YES = /^(true|yes|ja|1)$/i
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

/** Names of commands and options count in every language; text without a name is the first option. */
export function readLine(line: string, commands: readonly KnownCommand[]): Line {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
  const word = first.replace(/^\//, '').toLowerCase()
  if (word === '') return { does: 'nothing' }
  const does = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  if (does === 'language') return isLanguage(rest) ? { does, language: rest } : { does: 'unknown' }
  if (does === 'press' || does === 'choose') return { does, what: rest }
  if (does) return { does }
  const command = commands.find(known => isCalled(known, word))
  return command
    ? { does: 'command', name: command.name, options: optionsIn(rest, command) }
    : { does: 'unknown' }
}

const isCalled = (
  { name, name_localizations }: Pick<KnownCommand, 'name' | 'name_localizations'>,
  word: string,
): boolean => [name, ...Object.values(name_localizations ?? {})].includes(word)

function optionsIn(rest: string, { options = [] }: KnownCommand): Record<string, string | boolean> {
  const found: Record<string, string | boolean> = {}
  const text = rest.replaceAll(/(?<!\S)(\p{L}+):(\S+)/gu, (whole, name: string, value: string) => {
    const option = options.find(known => isCalled(known, name.toLowerCase()))
    if (!option) return whole
    found[option.name] = option.type === BOOLEAN ? YES.test(value) : value
    return ''
  })
  const [main] = options
  if (main && text.trim()) found[main.name] = text.trim()
  return found
}
