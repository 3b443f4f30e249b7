// What the page knows: what the server has told, and what the reader has opened, typed and pressed.
import type { SeenModal } from '../../../loopback/persona/modal.ts'
import type { SeenMessage } from '../../../loopback/persona/seen.ts'
import type { PageFrame, PageRequest, Switch, Told } from '../../protocol.ts'
import { type Draft, NOTHING } from '../composer/draft.ts'

export type World = Omit<Extract<Told, { type: 'world' }>, 'type'>

/** A command or a text on its way, or one that failed. */
export type Sent = {
  readonly number: number
  readonly place: string
  /** As the reader typed it: "/rule query:retaliate". */
  readonly shown: string
  readonly failed: string | null
}

/** What was pressed on a message, and why nothing came of it. */
export type Failure = { readonly customId: string; readonly why: string }

export type OpenModal = { readonly modal: SeenModal; readonly place: string; readonly failed: string | null }

export type State = {
  readonly connection: 'connecting' | 'live' | 'lost'
  /** Null until the server has described it. */
  readonly world: World | null
  /** The id of the place that is open. */
  readonly here: string | null
  /** By place; only of places that were opened. */
  readonly messages: ReadonlyMap<string, readonly SeenMessage[]>
  readonly unread: ReadonlySet<string>
  readonly requests: readonly PageRequest[]
  readonly frames: readonly PageFrame[]
  readonly switchesOn: readonly Switch[]
  readonly botIsOnline: boolean
  /** What is being waited for, by message: the custom_id that was pressed. */
  readonly busy: ReadonlyMap<string, string>
  readonly failures: ReadonlyMap<string, Failure>
  readonly sent: readonly Sent[]
  readonly modal: OpenModal | null
  /** The id of a message that the conversation is to bring into sight. */
  readonly sought: string | null
  readonly draft: Draft
  /** What a screen reader hears of new messages. */
  readonly announced: string
  /** When the last refused request happened that the reader has taken note of. */
  readonly refusalsSeen: number
  readonly isPanelOpen: boolean
  readonly arePlacesOpen: boolean
}

export const BEGINNING: State = {
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
  draft: NOTHING,
  announced: '',
  refusalsSeen: 0,
  isPanelOpen: false,
  arePlacesOpen: false,
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
