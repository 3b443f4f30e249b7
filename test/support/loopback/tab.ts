// Plays a browser tab by hand: keeps what the server tells it, and sends what a page can send.
import { WebSocket } from 'ws'
import type { SeenMessage } from '../../../src/loopback/persona/visible-messages.ts'
import { PATIENCE, type Truthy, waitFor } from '../../../src/loopback/wait-for.ts'
import type {
  Done,
  PageFrame,
  PagePlace,
  PageRequest,
  ServerMessage,
} from '../../../src/playground/protocol.ts'

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
type WithoutRef<One> = One extends unknown ? Omit<One, 'ref'> : never
export type Fate = Omit<Of<'done'>, 'type' | 'ref'>

export type Tab = {
  /** All messages of the server, in order. */
  readonly told: readonly ServerMessage[]
  readonly requests: readonly PageRequest[]
  readonly frames: readonly PageFrame[]
  /** Gives the latest message of a kind. Throws when there was none. */
  latest<Type extends ServerMessage['type']>(type: Type): Of<Type>
  /** Gives the id of a place by its name; the direct message has the bot's name. */
  place(name: string): string
  /** Gives the messages of an opened place, with later changes. */
  shows(place: string): readonly SeenMessage[]
  act(doing: WithoutRef<Done>): Promise<Fate>
  until<Value>(predicate: () => Value): Promise<Truthy<Value>>
  /** Sends any data, also data that no page would send. */
  send(raw: string | Buffer): void
  /** Waits until the server closes the socket. */
  closed(): Promise<{ readonly code: number; readonly reason: string }>
  close(): void
}

/**
 * Opens a tab, and waits for the server's first message.
 * @param url the address of the page
 * @param persona a name or an id; the page chooses when it is empty
 */
export async function openTab(url: string, persona = ''): Promise<Tab> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}live${persona && `?persona=${persona}`}`)
  const told: ServerMessage[] = []
  const closing = new Promise<{ code: number; reason: string }>(resolve =>
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  )
  socket.on('message', data => told.push(JSON.parse(data.toString())))
  const until: Tab['until'] = predicate => waitFor(predicate, PATIENCE, 'the tab waited in vain')
  await Promise.race([until(() => told.length > 0), closing])
  return tab(socket, told, until, closing)
}

function tab(
  socket: WebSocket,
  told: ServerMessage[],
  until: Tab['until'],
  closing: ReturnType<Tab['closed']>,
): Tab {
  const all = <Type extends ServerMessage['type']>(type: Type) =>
    told.filter((one): one is Of<Type> => one.type === type)
  const latest: Tab['latest'] = type => {
    const last = all(type).at(-1)
    if (!last) throw new Error(`the tab was told no ${type}`)
    return last
  }
  let refs = 0
  return {
    told,
    latest,
    until,
    get requests() {
      return all('log').flatMap(({ requests }) => requests)
    },
    get frames() {
      return all('log').flatMap(({ frames }) => frames)
    },
    place: name => {
      const found = placesIn(told).find(place => place.name === name)
      if (!found) throw new Error(`there is no place ${name}`)
      return found.id
    },
    shows: place => shown(told, place),
    act: async doing => {
      refs += 1
      const ref = refs
      socket.send(JSON.stringify({ ...doing, ref }))
      const { type: _, ref: __, ...fate } = await until(() => all('done').find(done => done.ref === ref))
      return fate
    },
    send: raw => socket.send(raw),
    closed: () => closing,
    close: () => socket.terminate(),
  }
}

const placesIn = (told: readonly ServerMessage[]): readonly PagePlace[] =>
  told.findLast(one => one.type === 'places' || one.type === 'world')?.places ?? []

/** Computes the messages of a place from everything the server told. */
function shown(told: readonly ServerMessage[], place: string): readonly SeenMessage[] {
  const messages = new Map<string, SeenMessage>()
  for (const one of told) {
    if (one.type === 'world') messages.clear()
    if (one.type === 'messages' && one.place === place)
      for (const message of one.messages) messages.set(message.id, message)
    if (one.type === 'message' && one.place === place) messages.set(one.message.id, one.message)
    if (one.type === 'gone' && one.place === place) messages.delete(one.message)
  }
  return [...messages.values()]
}
