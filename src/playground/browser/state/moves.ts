// Carries out the reader's moves: open, press, choose, type, submit. Each tells the server.
import type { FieldValue } from '../../../loopback/persona/modal.ts'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { Switch } from '../../protocol.ts'
import { act, connectPage, type MoveResult } from './socket.ts'
import { type PageState, type Sent, withEntry } from './state.ts'
import { change, now } from './store.ts'

type Values = Readonly<Record<string, string | number | boolean>>

/** Opens a place, and asks for its messages. */
export function openPlace(place: string): void {
  change(state => {
    const unread = new Set(state.unread)
    unread.delete(place)
    return { ...state, here: place, unread, arePlacesOpen: false, arePersonasOpen: false }
  })
  history.replaceState(null, '', `#${place}`)
  void act({ does: 'open', place })
}

/** Changes the persona; the address names it, so that a reload and a bookmark keep it. */
export function become(name: string): void {
  history.replaceState(null, '', `?persona=${encodeURIComponent(name)}`)
  connectPage()
}

/** Presses a button. */
export const sendPress = (message: SeenMessage, customId: string): Promise<void> =>
  use(message, customId, { does: 'press', place: message.channel_id, message: message.id, customId })

/** Chooses from a select. */
export const sendSelect = (
  message: SeenMessage,
  customId: string,
  values: readonly string[],
): Promise<void> =>
  use(message, customId, { does: 'select', place: message.channel_id, message: message.id, customId, values })

/** Uses a message command. */
export const sendMenuCommand = (message: SeenMessage, name: string): Promise<void> =>
  use(message, '', { does: 'menu', place: message.channel_id, message: message.id, name })

async function use(message: SeenMessage, customId: string, doing: Parameters<typeof act>[0]): Promise<void> {
  if (now().busy.has(message.id)) return
  change(state => ({
    ...state,
    busy: withEntry(state.busy, message.id, customId),
    failures: withEntry(state.failures, message.id, undefined),
  }))
  const { failed, modal, message: answer } = await act(doing)
  change(state => ({
    ...opened(state, modal, message.channel_id),
    sought: answer === message.id ? state.sought : answer,
    busy: withEntry(state.busy, message.id, undefined),
    failures: failed ? withEntry(state.failures, message.id, { customId, why: failed }) : state.failures,
  }))
}

const opened = (state: PageState, modal: MoveResult['modal'], place: string): PageState =>
  modal ? { ...state, modal: { modal, place, failed: null } } : state

/**
 * Runs a command.
 * @param shown the command in the reader's words
 */
export async function sendSlashCommand(name: string, options: Values, shown: string): Promise<void> {
  const place = now().here
  if (!place) return
  const sent = addSent(place, shown)
  const { failed, modal, message } = await act({ does: 'command', place, name, options })
  change(state => ({ ...opened(state, modal, place), sought: message }))
  settle(sent, failed)
}

let sentSoFar = 0

function addSent(place: string, shown: string): Sent {
  sentSoFar += 1
  const sent: Sent = { number: sentSoFar, place, shown, failed: null }
  // What has failed here before is over: its reason would stand below the answer to this.
  change(state => ({
    ...state,
    sent: [...state.sent.filter(one => one.place !== place || one.failed === null), sent],
  }))
  return sent
}

/** Removes a sent line whose answer has arrived; a failed line stays with its reason until the next is sent. */
const settle = ({ number }: Sent, failed: string | null): void =>
  change(state => ({
    ...state,
    sent: state.sent.flatMap(one => (one.number !== number ? one : failed ? { ...one, failed } : [])),
  }))

/** Removes a failed line. */
export const forget = (sent: Sent): void => settle(sent, null)

/** @returns the choices for the option being typed; null when loading them failed */
export async function loadChoices(
  name: string,
  options: Values,
  focused: string,
): Promise<MoveResult['choices']> {
  const place = now().here
  return place ? (await act({ does: 'complete', place, name, options, focused })).choices : null
}

/** Writes an ordinary message, and scrolls to it. */
export async function say(text: string): Promise<void> {
  const place = now().here
  if (!place) return
  const sent = addSent(place, text)
  const { failed, message } = await act({ does: 'say', place, text })
  change(state => ({ ...state, sought: message }))
  settle(sent, failed)
}

/** Closes an ephemeral message. */
export const dismiss = (message: SeenMessage): void =>
  void act({ does: 'dismiss', place: message.channel_id, message: message.id })

/** Submits the open modal; when that fails, the modal stays open with the reason. */
export async function sendModal(fields: Readonly<Record<string, FieldValue>>): Promise<void> {
  const { modal: open } = now()
  if (!open) return
  const { failed, modal, message } = await act({
    does: 'submit',
    place: open.place,
    modal: open.modal,
    fields,
  })
  change(state => ({
    ...state,
    sought: message,
    modal: failed ? { ...open, failed } : modal ? { modal, place: open.place, failed: null } : null,
  }))
}

/** Closes the modal without sending anything. */
export const closeModal = (): void => change(state => ({ ...state, modal: null }))

/** Switches a fault on or off, or lets it happen once. */
export const flip = (fault: Switch, on: boolean): Promise<MoveResult> =>
  act({ does: 'switch', place: now().here ?? '', switch: fault, on })

/** Lets the scene of the address replace the world. */
export const giveUp = (): Promise<MoveResult> => act({ does: 'giveUp', place: now().here ?? '' })

/** Resets the world. */
export const reset = (): Promise<MoveResult> => act({ does: 'reset', place: now().here ?? '' })
