// What a command is: its definition for Discord and its answers, as plain values in and out.
import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Press } from '../../store/store.ts'
import type { Reader } from '../../words/reader-language.ts'
import type { Posts, TextFile } from './posts.ts'

/** What the bot needs to open a thread and to write in it. */
export type ThreadPermission = 'viewChannel' | 'createPublicThreads' | 'sendMessagesInThreads'

/** Where somebody asks or presses, and what the bot may do there (as Discord says with the interaction). */
export type Place = {
  readonly guild: string | null
  readonly channel: string
  /** 'channel': threads can be started from a message here. 'thread': a thread or forum post. 'elsewhere': anything else. */
  readonly kind: 'channel' | 'thread' | 'direct' | 'elsewhere'
  /** A thread that takes no messages any more, or only after somebody has opened it. */
  readonly isLocked: boolean
  readonly isArchived: boolean
  /** The bot itself is here; else only the command is (user install). */
  readonly botIsHere: boolean
  readonly mayStartThreads: boolean
  /** What it lacks for that, in a channel where it is; else nothing. */
  readonly lacks: readonly ThreadPermission[]
  readonly maySend: boolean
  /** Of the person: may manage the server. */
  readonly managesGuild: boolean
  readonly roles: readonly string[]
}

/** Who did something, when and where. */
export type Caller = Pick<Press, 'interaction' | 'userId' | 'at'> & {
  /** What Discord shows for the person here. */
  readonly userName: string
  readonly place: Place
  readonly reader: Omit<Reader, 'option'>
  /** The person's, else the server's setting; null: nobody has said. */
  readonly prefersPrivate: boolean | null
  /** The server's: which game is meant where it could be both; null: nobody has said. */
  readonly game: string | null
}

export type OptionValue = string | number | boolean

/** A user given as an option. */
export type NamedUser = { readonly id: string; readonly name: string; readonly isBot: boolean }

/** Somebody sent the command. Options that were not given are missing. */
export type Asked = Caller & {
  /** For commands with subcommands; 'data delete' for one in a group. */
  readonly subcommand: string | null
  readonly options: ReadonlyMap<string, OptionValue>
  /** The users among the options, by the option's name. */
  readonly users: ReadonlyMap<string, NamedUser>
  /** Of a command in the menu of a message: the text of that message. */
  readonly about?: string
}

/** Somebody is typing in an option. */
export type Typing = Asked & { readonly focused: string }

/** The message that was pressed, or that the modal was opened from. */
export type Source = {
  readonly message: string
  /** When it was posted, in milliseconds since 1970. */
  readonly posted: number
  /** The message belongs to the one who pressed: it answers something that they asked. */
  readonly isAsker: boolean
  /** The message is visible to one person only. */
  readonly isPrivate: boolean
  /** The user who shared it, if the message is a copy for all. */
  readonly sharedBy: string | null
}

/** Somebody pressed a button or chose from a select. */
export type Pressed = Caller & Source & { readonly customId: string; readonly values: readonly string[] }

/** Somebody sent a modal off. Each field by its custom id: a text is a list of one; nothing chosen is an empty list. */
export type Submitted = Caller & {
  readonly customId: string
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** The users chosen in its fields, by id. */
  readonly users: ReadonlyMap<string, NamedUser>
  /** null: the modal came from a command. */
  readonly source: Source | null
}

/** What the log may know of an answer: never what somebody typed. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

type Outcome = {
  /** One word for the log: answered, unsure, outdated … */
  readonly outcome: string
  readonly facts: Facts
}

export type MessageAnswer = Outcome & {
  /** A new message, or the pressed one changed. */
  readonly as: 'message' | 'update'
  readonly isPrivate: boolean
  readonly components: readonly APIMessageTopLevelComponent[]
  /** Shown below the message through a File component for each. */
  readonly files?: readonly TextFile[]
  /** What is done once Discord has taken the answer; `message` is the id of the new or changed message. */
  readonly afterwards?: (posts: Posts, message: string) => Promise<void>
  /** Takes back what the answer tells of, once it is certain that nobody gets to see it. */
  readonly retract?: () => Promise<void>
}

export type ModalAnswer = Outcome & {
  readonly as: 'modal'
  readonly modal: APIModalInteractionResponseCallbackData
}

export type Answer = MessageAnswer | ModalAnswer

export type Choice = { readonly name: string; readonly value: string }

export type Command = {
  readonly definition:
    | RESTPostAPIChatInputApplicationCommandsJSONBody
    | RESTPostAPIContextMenuApplicationCommandsJSONBody
  readonly ask: (asked: Asked) => Answer | Promise<Answer>
  readonly complete?: (typing: Typing) => readonly Choice[] | Promise<readonly Choice[]>
  /** The beginning of the custom ids that are this command's, in all versions; only with `press`. */
  readonly prefix?: string
  readonly press?: (pressed: Pressed) => Answer | Promise<Answer>
  readonly submit?: (submitted: Submitted) => Answer | Promise<Answer>
}
