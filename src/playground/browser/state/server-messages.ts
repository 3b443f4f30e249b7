// Computes the page's state after a message of the server.
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { PagePlace, ServerMessage } from '../../protocol.ts'
import { EMPTY_DRAFT } from '../composer/draft.ts'
import { spoken } from '../message/announcement-text.ts'
import { type PageState, withEntry } from './state.ts'

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** As many requests and frames as the panel shows. */
const KEPT = 200

/**
 * Takes in a message of the server.
 * @returns the state after it; `done` changes nothing here, since `act` waits for it
 */
export function heard(state: PageState, told: ServerMessage): PageState {
  switch (told.type) {
    case 'world':
      return begun(state, told)
    case 'places':
      return withPlaces(state, told.places)
    case 'messages':
      return { ...state, messages: withEntry(state.messages, told.place, told.messages) }
    case 'message':
      return withMessage(state, told)
    case 'gone':
      return withoutMessage(state, told)
    case 'log':
      return {
        ...state,
        requests: [...state.requests, ...told.requests].slice(-KEPT),
        frames: [...state.frames, ...told.frames].slice(-KEPT),
      }
    case 'switches':
      return { ...state, switchesOn: told.on, botIsOnline: told.botIsOnline }
    case 'done':
      return state
  }
}

/** Keeps read messages until they are sent anew, to avoid flicker; a reset removes their places. */
function begun(state: PageState, { type: _, ...world }: Of<'world'>): PageState {
  const isSame = state.world?.me.id === world.me.id
  const known = new Set(world.places.map(({ id }) => id))
  const kept = isSame ? [...state.messages].filter(([id]) => known.has(id)) : []
  const isModalThere = isSame && state.modal !== null && known.has(state.modal.place)
  return {
    ...state,
    connection: 'live',
    world,
    here: placeLike(world.places, state)?.id ?? null,
    messages: new Map(kept),
    unread: new Set(),
    requests: [],
    frames: [],
    switchesOn: world.switches,
    botIsOnline: world.bot.isOnline,
    busy: new Map(),
    failures: new Map(),
    sent: [],
    modal: isModalThere ? state.modal : null,
    sought: null,
    // A half-filled command has names in its reader's language, so a new persona drops it.
    draft: isSame || !state.draft.command ? state.draft : EMPTY_DRAFT,
  }
}

/** Finds the open place, or one of its name and kind (a reset changes ids), or the first. */
function placeLike(places: readonly PagePlace[], { here, world }: PageState): PagePlace | undefined {
  const before = world?.places.find(({ id }) => id === here)
  return (
    places.find(({ id }) => id === here) ??
    places.find(({ name, kind }) => name === before?.name && kind === before.kind) ??
    places[0]
  )
}

function withPlaces(state: PageState, places: readonly PagePlace[]): PageState {
  if (!state.world) return state
  const isThere = places.some(({ id }) => id === state.here)
  return { ...state, world: { ...state.world, places }, here: isThere ? state.here : (places[0]?.id ?? null) }
}

function withMessage(state: PageState, { place, message }: Of<'message'>): PageState {
  const before = state.messages.get(place)
  const isNew = !before?.some(({ id }) => id === message.id)
  return {
    ...state,
    messages: before ? withEntry(state.messages, place, placed(before, message)) : state.messages,
    unread: isNew && place !== state.here ? new Set(state.unread).add(place) : state.unread,
    failures: withEntry(state.failures, message.id, undefined),
    announced: isNews(state, message) ? spoken(message, state.world?.bot.name) : state.announced,
  }
}

/** Says whether a message is announced: another's new one, a finished answer, the effect of a press. */
function isNews(
  { world, here, messages, busy }: PageState,
  { id, channel_id: place, author, thinking }: SeenMessage,
): boolean {
  if (place !== here || author.id === world?.me.id || thinking) return false
  const before = messages.get(place)?.find(one => one.id === id)
  return !before || before.thinking || busy.has(id)
}

/** Puts a message in the place of its earlier version, or else where its id belongs: ids rise with time. */
function placed(before: readonly SeenMessage[], message: SeenMessage): readonly SeenMessage[] {
  const index = before.findIndex(({ id }) => id === message.id)
  if (index >= 0) return before.with(index, message)
  const after = before.findLastIndex(({ id }) => BigInt(id) < BigInt(message.id))
  return before.toSpliced(after + 1, 0, message)
}

function withoutMessage(state: PageState, { place, message }: Of<'gone'>): PageState {
  const left = state.messages.get(place)?.filter(({ id }) => id !== message)
  return { ...state, messages: withEntry(state.messages, place, left) }
}
