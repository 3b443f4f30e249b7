// What a command is: its definition for Discord and its answers, as plain values in and out.
import type {
  APIMessageTopLevelComponent,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Reader } from '../i18n/reader.ts'

export type Caller = { readonly userId: string; readonly reader: Omit<Reader, 'option'> }

export type OptionValue = string | number | boolean

/** Somebody sent the command. Options that were not given are missing. */
export type Asked = Caller & { readonly options: ReadonlyMap<string, OptionValue> }

/** Somebody is typing in an option. */
export type Typing = Asked & { readonly focused: string }

/** Somebody pressed a button or chose from a select. */
export type Pressed = Caller & {
  readonly customId: string
  readonly values: readonly string[]
  /** The message belongs to the one who pressed: it answers something that they asked. */
  readonly isAsker: boolean
  /** The message is visible to one person only. */
  readonly isPrivate: boolean
  /** The user who shared it, if the message is a copy for all. */
  readonly sharedBy: string | null
}

/** What the log may know of an answer: never what somebody typed. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

export type Answer = {
  /** A new message, or the pressed one changed. */
  readonly as: 'message' | 'update'
  readonly isPrivate: boolean
  readonly components: readonly APIMessageTopLevelComponent[]
  /** One word for the log: answered, unsure, outdated … */
  readonly outcome: string
  readonly facts: Facts
}

export type Choice = { readonly name: string; readonly value: string }

export type Command = {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody
  readonly ask: (asked: Asked) => Answer
  readonly complete?: (typing: Typing) => readonly Choice[]
  /** The beginning of the custom ids that are this command's, in all versions. */
  readonly prefix: string
  readonly press: (pressed: Pressed) => Answer
}
