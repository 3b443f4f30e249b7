// The types of a command: its definition for Discord, and the plain values that its answers take and give.
import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Press } from '../../store/log.ts'
import type { Reader } from '../../words/reader-language.ts'
import type { Posts, TextFile } from '../request/posts.ts'

/** A permission that the bot needs to open a thread or to write in it. */
export type ThreadPermission = 'viewChannel' | 'createPublicThreads' | 'sendMessagesInThreads'

/** The place of an interaction, and what the bot may do there (as Discord says with the interaction). */
export type Place = {
  readonly guild: string | null
  readonly channel: string
  /** 'channel': threads can be started from a message here. 'thread': a thread or forum post. 'elsewhere': anything else. */
  readonly kind: 'channel' | 'thread' | 'direct' | 'elsewhere'
  /** The channel of a thread; null: this is no thread. */
  readonly parent: string | null
  /** The threads of this channel that everybody here sees and that take messages, as far as the bot knows them. */
  readonly threads: readonly string[]
  /** true: the bot is a member here. false: only its commands are available (user install). */
  readonly botIsHere: boolean
  readonly mayStartThreads: boolean
  /** The permissions for threads that the bot lacks in a channel where it is a member; elsewhere empty. */
  readonly lacks: readonly ThreadPermission[]
  /** Whether the user may manage the server. */
  readonly managesGuild: boolean
  readonly roles: readonly string[]
}

/** The user of an interaction, with its time and place. */
export type Caller = Pick<Press, 'interaction' | 'userId' | 'at'> & {
  /** The user's name as Discord shows it here. */
  readonly userName: string
  readonly place: Place
  readonly reader: Omit<Reader, 'option'>
  /** The user's setting, else the server's; null: neither is set. */
  readonly prefersPrivate: boolean | null
  /** The game that the server has set, used where both games are possible; null: not set. */
  readonly game: string | null
  /** The editions that the server or, where it has set none, the user has chosen, by game. */
  readonly editions: Readonly<Record<string, string>>
}

export type OptionValue = string | number | boolean

/** A user given as an option. */
export type NamedUser = { readonly id: string; readonly name: string; readonly isBot: boolean }

/** A sent command. `options` lacks the options that were not given. */
export type Asked = Caller & {
  /** The name of the subcommand; 'data delete' for one in a group; null: the command has none. */
  readonly subcommand: string | null
  readonly options: ReadonlyMap<string, OptionValue>
  /** The users among the options, by the option's name. */
  readonly users: ReadonlyMap<string, NamedUser>
  /** For a command in the menu of a message: the text of that message. */
  readonly about?: string
}

/** An unfinished command whose user is typing in the option `focused`. */
export type Typing = Asked & { readonly focused: string }

/** The message that was pressed, or that the modal was opened from. */
export type SourceMessage = {
  readonly message: string
  /** The time of its post, in milliseconds since 1970. */
  readonly posted: number
  /** The message answers something that this user asked. */
  readonly isAsker: boolean
  /** Only one person sees the message. */
  readonly isPrivate: boolean
  /** The user who shared the message, if it is a shared copy; else null. */
  readonly sharedBy: string | null
}

/** A pressed button, or a select with its chosen values. */
export type Pressed = Caller &
  SourceMessage & { readonly customId: string; readonly values: readonly string[] }

/** A submitted modal. `fields` holds each field's values by custom id: a text is one value, no choice is none. */
export type Submitted = Caller & {
  readonly customId: string
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** The users chosen in the fields, by id. */
  readonly users: ReadonlyMap<string, NamedUser>
  /** null: the modal came from a command. */
  readonly source: SourceMessage | null
}

/** The facts that the log gets about an answer; they never hold text that a user typed. */
export type LoggedFacts = Readonly<Record<string, string | number | boolean | null>>

type Outcome = {
  /** One word for the log: answered, unsure, outdated … */
  readonly outcome: string
  readonly facts: LoggedFacts
}

export type MessageAnswer = Outcome & {
  /** 'message' sends a new message, 'update' changes the pressed one. */
  readonly as: 'message' | 'update'
  readonly isPrivate: boolean
  readonly components: readonly APIMessageTopLevelComponent[]
  /** A File component below the message shows each file. */
  readonly files?: readonly TextFile[]
  /** Runs after Discord has taken the answer; `message` is the id of the new or changed message. */
  readonly afterwards?: (posts: Posts, message: string) => Promise<void>
  /** Undoes what the answer reports, if Discord certainly does not show the answer. */
  readonly retract?: () => Promise<void>
}

export type ModalAnswer = Outcome & {
  readonly as: 'modal'
  readonly modal: APIModalInteractionResponseCallbackData
}

export type InteractionAnswer = MessageAnswer | ModalAnswer

export type AutocompleteChoice = { readonly name: string; readonly value: string }

export type Command = {
  readonly definition:
    | RESTPostAPIChatInputApplicationCommandsJSONBody
    | RESTPostAPIContextMenuApplicationCommandsJSONBody
  readonly ask: (asked: Asked) => InteractionAnswer | Promise<InteractionAnswer>
  readonly complete?: (
    typing: Typing,
  ) => readonly AutocompleteChoice[] | Promise<readonly AutocompleteChoice[]>
  /** The beginning of all custom ids of this command, in every version; only with `press`. */
  readonly prefix?: string
  readonly press?: (pressed: Pressed) => InteractionAnswer | Promise<InteractionAnswer>
  readonly submit?: (submitted: Submitted) => InteractionAnswer | Promise<InteractionAnswer>
}
