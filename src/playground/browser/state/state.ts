// Defines the page's state: what the server has sent, and what the reader has opened, typed and pressed.
import type { SeenModal } from '../../../loopback/persona/modal.ts'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { PageFrame, PageRequest, ServerMessage, Switch } from '../../protocol.ts'
import { type Draft, EMPTY_DRAFT } from '../composer/draft.ts'

export type PageWorld = Omit<Extract<ServerMessage, { type: 'world' }>, 'type'>

/** A command or a text that is on its way or has failed. */
export type Sent = {
  readonly number: number
  readonly place: string
  /** The words of the reader: "/rule query:retaliate". */
  readonly shown: string
  readonly failed: string | null
}

/** The pressed component of a message, and the reason of the failure. */
export type Failure = { readonly customId: string; readonly why: string }

export type OpenModal = { readonly modal: SeenModal; readonly place: string; readonly failed: string | null }

export type PageState = {
  readonly connection: 'connecting' | 'live' | 'lost'
  /** Null until the server has sent the world. */
  readonly world: PageWorld | null
  /** The id of the open place. */
  readonly here: string | null
  /** The messages by place, for places that were opened. */
  readonly messages: ReadonlyMap<string, readonly SeenMessage[]>
  readonly unread: ReadonlySet<string>
  readonly requests: readonly PageRequest[]
  readonly frames: readonly PageFrame[]
  readonly switchesOn: readonly Switch[]
  readonly botIsOnline: boolean
  /** The pressed custom_ids that wait for an answer, by message. */
  readonly busy: ReadonlyMap<string, string>
  readonly failures: ReadonlyMap<string, Failure>
  readonly sent: readonly Sent[]
  readonly modal: OpenModal | null
  /** The id of the message to which the conversation is to scroll. */
  readonly sought: string | null
  readonly draft: Draft
  /** The words of a new message for a screen reader. */
  readonly announced: string
  /** The time of the last refused request that the reader has dismissed. */
  readonly refusalsSeen: number
  readonly isPanelOpen: boolean
  readonly arePlacesOpen: boolean
  /** On a phone; a wide page shows them at the top. */
  readonly arePersonasOpen: boolean
}

export const BEGINNING: PageState = {
  connection: 'connecting',
  world: null,
  here: null,
  messages: new Map(),
  unread: new Set(),
  requests: [],
  frames: [],
  switchesOn: [],
  botIsOnline: false,
  busy: new Map(),
  failures: new Map(),
  sent: [],
  modal: null,
  sought: null,
  draft: EMPTY_DRAFT,
  announced: '',
  refusalsSeen: 0,
  isPanelOpen: false,
  arePlacesOpen: false,
  arePersonasOpen: false,
}

/** @returns a copy with the entry set, or without it when the value is undefined */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const copy = new Map(map)
  if (value === undefined) copy.delete(key)
  else copy.set(key, value)
  return copy
}
