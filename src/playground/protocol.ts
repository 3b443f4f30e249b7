// Defines the messages between the page and its server. The page imports only the types.
import type { SeenModal } from '../loopback/persona/modal.ts'
import type { SeenMessage, ShownChoice } from '../loopback/persona/visible-messages.ts'

/** A user to play as; `locale` is one of Discord's. */
export type Persona = { readonly id: string; readonly name: string; readonly locale: string }

/** A channel, a thread, or the direct message with the bot, as one persona sees it. */
export type PagePlace = {
  readonly id: string
  readonly name: string
  readonly kind: 'channel' | 'thread' | 'direct'
  /** The channel of a thread; null for other places. */
  readonly parent: string | null
  readonly isArchived: boolean
  readonly isLocked: boolean
  /** How many messages a thread has that everybody there sees; 0 for other places. */
  readonly messages: number
}

/** An option of a command in the persona's language; `name` is sent, `shown` is shown. */
export type PageOption = {
  readonly name: string
  readonly shown: string
  readonly description: string
  readonly type: 'text' | 'integer' | 'number' | 'flag' | 'user' | 'role' | 'channel'
  readonly required: boolean
  readonly autocomplete: boolean
  readonly choices: readonly ShownChoice[]
  readonly min: number | null
  readonly max: number | null
}

/** A command or one of its subcommands: `name` is "attack enemy", `shown` "angriff gegner". */
export type PageCommand = {
  readonly name: string
  readonly shown: string
  readonly description: string
  readonly options: readonly PageOption[]
}

export type PageRequest = {
  readonly number: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  /** The reason of Discord's refusal, shown in red; null when the request was accepted. */
  readonly refused: string | null
}

export type PageFrame = {
  readonly number: number
  readonly at: number
  readonly way: 'in' | 'out'
  readonly name: string
}

export const SWITCHES = [
  'slow',
  'tooMany',
  'badGateway',
  'twice',
  'dropGateway',
  'loseSession',
  'restartBot',
] as const
/** slow, tooMany (429), badGateway (502) and twice stay on until switched off; the others happen once. */
export type Switch = (typeof SWITCHES)[number]

/** A message from the server to one persona's page. */
export type ServerMessage =
  /** The whole world: at the beginning, after a reset, and for another persona. */
  | {
      readonly type: 'world'
      readonly me: Persona
      readonly personas: readonly Persona[]
      readonly bot: { readonly id: string; readonly name: string; readonly isOnline: boolean }
      readonly guild: { readonly name: string }
      readonly places: readonly PagePlace[]
      readonly commands: readonly PageCommand[]
      readonly messageCommands: readonly { readonly name: string; readonly shown: string }[]
      readonly switches: readonly Switch[]
      /** The roles of the guild, @everyone first. */
      readonly roles: readonly { readonly id: string; readonly name: string }[]
      /** The names of mentioned users, roles and channels, by id. */
      readonly names: Readonly<Record<string, string>>
    }
  | { readonly type: 'places'; readonly places: readonly PagePlace[] }
  | { readonly type: 'messages'; readonly place: string; readonly messages: readonly SeenMessage[] }
  /** A new message, or a changed one. */
  | { readonly type: 'message'; readonly place: string; readonly message: SeenMessage }
  | { readonly type: 'gone'; readonly place: string; readonly message: string }
  | { readonly type: 'log'; readonly requests: readonly PageRequest[]; readonly frames: readonly PageFrame[] }
  | { readonly type: 'switches'; readonly on: readonly Switch[]; readonly botIsOnline: boolean }
  /** The result of the page's wish with the number `ref`. */
  | {
      readonly type: 'done'
      readonly ref: number
      readonly modal: SeenModal | null
      readonly choices: readonly ShownChoice[] | null
      /** The reason in a client's words: "The application did not respond". */
      readonly failed: string | null
      /** The message that answered, to which the page scrolls. */
      readonly message: string | null
    }

/** A message from the page. `ref` comes back in `done`. */
export type Done = { readonly ref: number; readonly place: string } & (
  | {
      readonly does: 'command'
      readonly name: string
      readonly options: Readonly<Record<string, string | number | boolean>>
    }
  | {
      readonly does: 'complete'
      readonly name: string
      readonly options: Readonly<Record<string, string | number | boolean>>
      readonly focused: string
    }
  | { readonly does: 'press'; readonly message: string; readonly customId: string }
  | {
      readonly does: 'select'
      readonly message: string
      readonly customId: string
      readonly values: readonly string[]
    }
  | {
      readonly does: 'submit'
      readonly modal: SeenModal
      readonly fields: Readonly<Record<string, string | readonly string[] | boolean>>
    }
  | { readonly does: 'menu'; readonly message: string; readonly name: string }
  | { readonly does: 'say'; readonly text: string }
  | { readonly does: 'dismiss'; readonly message: string }
  /** Asks for the messages of a place. */
  | { readonly does: 'open' }
  | { readonly does: 'switch'; readonly switch: Switch; readonly on: boolean }
  /** Resets the world. */
  | { readonly does: 'reset' }
  /** Lets the next scene replace the world without a question. */
  | { readonly does: 'giveUp' }
)
