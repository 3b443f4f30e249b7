// Reads a line of the terminal prompt: a command with its options, a word of the prompt, or else the label of a control.
import { isLanguage, type Language } from '../../language.ts'
import { shownName } from '../../loopback/world/commands.ts'
import {
  type GivenOptions,
  isCalled,
  type KnownCommand,
  readGivenOptions,
  takesWords,
} from './read-options.ts'

/** A line that is no command of the bot, although it begins like one: which name is wrong, and the right ones. */
export type MisreadLine = {
  readonly does: 'misread'
  readonly wrong: 'option' | 'subcommand'
  readonly given: string
  /** The command as far as it was understood, in the language of the prompt. */
  readonly command: string
  readonly known: readonly string[]
  /** How to type it as the text that the command looks for; null: the command looks for none. */
  readonly quoted: string | null
}

export type PromptLine =
  | { readonly does: 'command'; readonly name: string; readonly options: GivenOptions }
  | { readonly does: 'press' | 'plays'; readonly what: string }
  | { readonly does: 'language'; readonly language: Language }
  | { readonly does: 'help' | 'board' | 'cancel' | 'quit' | 'nothing' | 'unknown' }
  | MisreadLine

/** Discord's types of a subcommand and of a group of them. */
const SUBCOMMANDS: readonly number[] = [1, 2]

/** The prompt's own words, in both languages. */
const WORDS: Readonly<Record<string, 'help' | 'board' | 'cancel' | 'quit' | 'language' | 'press' | 'plays'>> =
  {
    help: 'help',
    hilfe: 'help',
    board: 'board',
    spielstand: 'board',
    cancel: 'cancel',
    abbrechen: 'cancel',
    quit: 'quit',
    exit: 'quit',
    ende: 'quit',
    language: 'language',
    sprache: 'language',
    press: 'press',
    drück: 'press',
    choose: 'press',
    wähl: 'press',
    plays: 'plays',
    play: 'plays',
    spielt: 'plays',
    spiel: 'plays',
  }

/**
 * Accepts names of commands, subcommands and options in every language; a line that begins with none of them is the
 * label of a control. A slash chooses the command where a word of the prompt has the same name: /help is the bot's.
 * @param locale one of Discord's, for the names in a MisreadLine
 */
export function readPromptLine(line: string, commands: readonly KnownCommand[], locale: string): PromptLine {
  const typed = line.trim()
  const [first = ''] = /^\S+/.exec(typed) ?? []
  const rest = typed.slice(first.length).trim()
  const word = first.replace(/^\//, '').toLowerCase()
  if (word === '') return { does: first === '' ? 'nothing' : 'unknown' }
  const command = commands.find(known => isCalled(known, word))
  const isSlashed = first.startsWith('/')
  const does = Object.hasOwn(WORDS, word) && !(command && isSlashed) ? WORDS[word] : undefined
  if (does === 'language') return isLanguage(rest) ? { does, language: rest } : { does: 'unknown' }
  if (does === 'press' || does === 'plays') return { does, what: rest }
  if (does) return { does }
  if (command) {
    const path = { name: command.name, command: `/${shownName(command, locale)}` }
    return commandLine(command, rest, path, locale)
  }
  return isSlashed ? { does: 'unknown' } : { does: 'press', what: typed }
}

/** The words of a command that were read: the default ones, and those in the language of the prompt. */
type Path = { readonly name: string; readonly command: string }

function commandLine(at: KnownCommand, rest: string, { name, command }: Path, locale: string): PromptLine {
  const inside = (at.options ?? []).filter(({ type }) => SUBCOMMANDS.includes(type))
  if (inside.length > 0) {
    const [word = '', ...others] = rest.split(/\s+/)
    const next = inside.find(option => isCalled(option, word.toLowerCase()))
    if (!next) return misread('subcommand', word, command, inside, locale)
    const path = { name: `${name} ${next.name}`, command: `${command} ${shownName(next, locale)}` }
    return commandLine(next, others.join(' '), path, locale)
  }
  const options = at.options ?? []
  const [main] = options
  const isSearch = main !== undefined && takesWords(main) && !name.includes(' ')
  const read = readGivenOptions(rest, options, isSearch)
  if (!('unknown' in read)) return { does: 'command', name, options: read.options }
  const quoted = isSearch ? `${shownName(main, locale)}:"${read.typed}"` : null
  return { ...misread('option', read.unknown, command, options, locale), quoted }
}

const misread = (
  wrong: MisreadLine['wrong'],
  given: string,
  command: string,
  known: readonly KnownCommand[],
  locale: string,
): MisreadLine => ({
  does: 'misread',
  wrong,
  given,
  command,
  known: known.map(one => shownName(one, locale)),
  quoted: null,
})
