// Takes a whole command that was pasted: the options behind the first one, each by its name and a colon.
import type { PageOption } from '../../protocol.ts'
import {
  type CommandDraft,
  type Draft,
  giveValue,
  typedInCommand,
  typedNamesOf,
  type ValueGiven,
} from './draft.ts'
import { type OptionChoice, readValue } from './read-value.ts'

/** The name of an option with its colon, and the blank before it. */
const NAMED = /\s(?=([\p{L}-]+):)/gu

/**
 * Gives every option of the line its value. The last one stays typed text if it cannot be read; where another one cannot be
 * read, or the line names no further option, the draft stays as it is.
 */
export function pastedOptions(draft: Draft): Draft {
  if (!draft.command || !draft.at) return draft
  const [first = '', ...others] = piecesOf(draft.command.options, draft.text)
  if (others.length === 0) return draft
  let now: CommandDraft = { ...draft, text: first }
  for (const next of [...others, null]) {
    const value = now.at && pastedValue(now.at, now.text)
    if (!value) return next === null ? now : draft
    now = giveValue(now, value)
    if (next !== null) now = typedInCommand(now, next)
  }
  return now
}

/** The text cut before each name of an option. */
function piecesOf(options: readonly PageOption[], text: string): string[] {
  const cuts = [...text.matchAll(NAMED)]
    .filter(([, name = '']) => options.some(option => typedNamesOf(option).includes(name.toLowerCase())))
    .map(({ index }) => index)
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]).trim())
}

/** The value in Discord's own words: “True”, a mention, the name of a choice; null: the text is none for the option. */
function pastedValue(option: PageOption, text: string): ValueGiven | null {
  const mentioned = /^<@(\d+)>$/.exec(text)?.[1]
  if (option.type === 'user') return mentioned === undefined ? null : { value: mentioned, shown: text }
  const read = readValue(option, text, offered(option))
  return 'key' in read ? null : read
}

const offered = ({ type, choices }: PageOption): readonly OptionChoice[] =>
  type === 'flag'
    ? [true, false].map(value => ({ value, shown: value ? 'True' : 'False' }))
    : choices.map(({ name, value }) => ({ shown: name, value }))
