// Keeps the composer's draft: plain text, or a command whose options are filled in one after another.
import type { PageCommand, PageOption } from '../../protocol.ts'

/** The value of an option as it is sent, and the words by which the reader chose it. */
export type Given = { readonly value: string | number | boolean; readonly shown: string }

export type CommandDraft = {
  readonly command: PageCommand
  /** The given options by name, in the order they were given. */
  readonly given: ReadonlyMap<string, Given>
  /** The option that is being typed; null between two options. */
  readonly at: PageOption | null
  readonly text: string
}

export type Draft = { readonly command: null; readonly text: string } | CommandDraft

export const NOTHING: Draft = { command: null, text: '' }

/** Begins a command: its first required option is typed next. */
export const begin = (command: PageCommand, given: ReadonlyMap<string, Given> = new Map()): CommandDraft =>
  onward({ command, given, at: null, text: '' })

/** @returns the required options without a value, in their order */
export const missing = ({ command, given }: CommandDraft): readonly PageOption[] =>
  command.options.filter(({ required, name }) => required && !given.has(name))

/** @returns the optional options without a value */
export const openOptions = ({ command, given }: CommandDraft): readonly PageOption[] =>
  command.options.filter(({ required, name }) => !required && !given.has(name))

const onward = (draft: CommandDraft): CommandDraft => ({ ...draft, at: missing(draft)[0] ?? null, text: '' })

/** Gives the typed option its value; the next required option follows. */
export const give = (draft: CommandDraft, value: Given): CommandDraft =>
  draft.at ? onward({ ...draft, given: new Map(draft.given).set(draft.at.name, value) }) : draft

/** Begins to type an option; the text it was given before is there to change. */
export function reopen(draft: CommandDraft, option: PageOption): CommandDraft {
  const given = new Map(draft.given)
  given.delete(option.name)
  return { ...draft, given, at: option, text: draft.given.get(option.name)?.shown ?? '' }
}

/** Handles Backspace in an empty line: it reopens the last option, or leaves the bare text of the command. */
export function back(draft: CommandDraft): Draft {
  const last = [...draft.given.keys()].at(-1)
  const option = draft.command.options.find(({ name }) => name === last)
  const isOptional = draft.at && !draft.at.required
  if (isOptional) return { ...draft, at: null, text: '' }
  return option ? reopen(draft, option) : { command: null, text: `/${draft.command.shown}` }
}

/**
 * Takes plain text; the name of a command and a space begin that command.
 * @returns the draft after it
 */
export function typedText(text: string, commands: readonly PageCommand[]): Draft {
  if (!text.startsWith('/') || !text.endsWith(' ')) return { command: null, text }
  const words = folded(text.slice(1).trim())
  const command = commands.find(one => namesOf(one).includes(words))
  const isLonger = commands.some(one => namesOf(one).some(name => name.startsWith(`${words} `)))
  return command && !isLonger ? begin(command) : { command: null, text }
}

/** @returns the commands that match the text after the slash; those that begin with it come first */
export function matching(commands: readonly PageCommand[], typed: string): readonly PageCommand[] {
  const words = folded(typed.trim())
  const beginning = commands.filter(one => namesOf(one).some(name => name.startsWith(words)))
  const within = commands.filter(
    one => !beginning.includes(one) && folded(`${one.shown} ${one.description}`).includes(words),
  )
  return [...beginning, ...within]
}

const namesOf = ({ name, shown }: PageCommand): readonly string[] => [folded(shown), folded(name)]

/** @returns the text in small letters with single spaces, for comparing */
export const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** @returns the values to send */
export const valuesOf = ({ given }: CommandDraft): Record<string, string | number | boolean> =>
  Object.fromEntries([...given].map(([name, { value }]) => [name, value]))

/** @returns the command in one line, as the reader typed it */
export function inOneLine({ command, given }: CommandDraft): string {
  const options = command.options.flatMap(({ name, shown }) => {
    const value = given.get(name)
    return value ? [`${shown}: ${value.shown}`] : []
  })
  return [`/${command.shown}`, ...options].join(' ')
}
