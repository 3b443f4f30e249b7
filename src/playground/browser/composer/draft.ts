// Keeps the composer's draft: plain text, or a command whose options are filled in one after another.
import type { PageCommand, PageOption } from '../../protocol.ts'

/** The value of an option as it is sent, and the words by which the reader chose it. */
export type ValueGiven = { readonly value: string | number | boolean; readonly shown: string }

export type CommandDraft = {
  readonly command: PageCommand
  /** The given options by name, in the order they were given. */
  readonly given: ReadonlyMap<string, ValueGiven>
  /** The option that is being typed; null between two options. */
  readonly at: PageOption | null
  readonly text: string
}

export type Draft = { readonly command: null; readonly text: string } | CommandDraft

export const EMPTY_DRAFT: Draft = { command: null, text: '' }

/** Begins a command: its first required option is typed next. */
export const beginCommand = (
  command: PageCommand,
  given: ReadonlyMap<string, ValueGiven> = new Map(),
): CommandDraft => onward({ command, given, at: null, text: '' })

/** @returns the required options without a value, in their order */
export const missing = ({ command, given }: CommandDraft): readonly PageOption[] =>
  command.options.filter(({ required, name }) => required && !given.has(name))

/** @returns the optional options without a value */
export const openOptions = ({ command, given }: CommandDraft): readonly PageOption[] =>
  command.options.filter(({ required, name }) => !required && !given.has(name))

/** Goes on to the next required option without a value, or to the place between two options. */
export const onward = (draft: CommandDraft): CommandDraft => ({
  ...draft,
  at: missing(draft)[0] ?? null,
  text: '',
})

/** Gives the typed option its value; the next required option follows. */
export const giveValue = (draft: CommandDraft, value: ValueGiven): CommandDraft =>
  draft.at ? onward({ ...draft, given: new Map(draft.given).set(draft.at.name, value) }) : draft

/** Begins to type an option; the text it was given before is there to change. */
export function retypeOption(draft: CommandDraft, option: PageOption): CommandDraft {
  const given = new Map(draft.given)
  given.delete(option.name)
  return { ...draft, given, at: option, text: draft.given.get(option.name)?.shown ?? '' }
}

/** Handles Backspace in an empty line: it reopens the last option, or leaves the bare text of the command. */
export function back(draft: CommandDraft): Draft {
  const last = [...draft.given.keys()].at(-1)
  const option = draft.command.options.find(({ name }) => name === last)
  const isOptional = draft.at && !draft.at.required
  if (isOptional) return onward(draft)
  return option ? retypeOption(draft, option) : { command: null, text: `/${draft.command.shown}` }
}

/**
 * Takes plain text; the name of a command and a space begin that command, and what follows is its first option.
 * @returns the draft after it
 */
export function typedText(text: string, commands: readonly PageCommand[]): Draft {
  const line = text.slice(1).replace(/\s+/g, ' ')
  const named = commands.flatMap(command => typedNamesOf(command).map(name => ({ command, name })))
  const begun = named.filter(({ name }) => folded(line).startsWith(`${name} `))
  const longest = begun.toSorted((one, other) => other.name.length - one.name.length)[0]
  const isLonger = named.some(({ name }) => name.startsWith(folded(line)))
  if (!text.startsWith('/') || !longest || isLonger) return { command: null, text }
  return typedInCommand(beginCommand(longest.command), line.slice(longest.name.length + 1))
}

/**
 * Takes the text within a command; the name of an option and a colon begin that option.
 * @returns the draft after it
 */
export function typedInCommand(draft: CommandDraft, text: string): CommandDraft {
  const [name = '', ...values] = text.split(':')
  const isOpen = ({ name: one }: PageOption) => !draft.given.has(one)
  const options = draft.command.options.filter(one => isOpen(one) && typedNamesOf(one).includes(folded(name)))
  const [option] = values.length > 0 ? options : []
  return option ? { ...retypeOption(draft, option), text: values.join(':').trimStart() } : { ...draft, text }
}

type Named = Pick<PageCommand, 'name' | 'shown' | 'description'>

/** @returns the commands or options that match the typed text; those that begin with it come first */
export function matching<One extends Named>(all: readonly One[], typed: string): readonly One[] {
  const words = folded(typed.trim())
  const beginning = all.filter(one => typedNamesOf(one).some(name => name.startsWith(words)))
  const within = all.filter(
    one => !beginning.includes(one) && folded(`${one.shown} ${one.description}`).includes(words),
  )
  return [...beginning, ...within]
}

/** The names by which a command or an option may be typed. */
export const typedNamesOf = ({ name, shown }: Pick<Named, 'name' | 'shown'>): readonly string[] => [
  folded(shown),
  folded(name),
]

/** @returns the text in small letters with single spaces, for comparing */
export const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** @returns the values to send */
export const draftValues = ({ given }: CommandDraft): Record<string, string | number | boolean> =>
  Object.fromEntries([...given].map(([name, { value }]) => [name, value]))

/** @returns the command in one line, as the reader typed it */
export function inOneLine({ command, given }: CommandDraft): string {
  const options = command.options.flatMap(({ name, shown }) => {
    const value = given.get(name)
    return value ? [`${shown}: ${value.shown}`] : []
  })
  return [`/${command.shown}`, ...options].join(' ')
}
