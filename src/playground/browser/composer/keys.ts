// Handles the keys of the composer.
import { useState } from 'preact/hooks'
import { say, sendSlashCommand } from '../state/moves.ts'
import { change, now } from '../state/store.ts'
import {
  back,
  type CommandDraft,
  type Draft,
  draftValues,
  EMPTY_DRAFT,
  inOneLine,
  typedInCommand,
  typedText,
} from './draft.ts'
import { pastedOptions } from './pasted.ts'
import type { ValueProblem } from './read-value.ts'
import { settledDraft } from './settle.ts'
import { type Suggested, type Suggestion, useSuggestions } from './suggestions.ts'

/** The reader's place in the list for one draft; a new draft starts again. */
type Mark = { readonly of: Draft; readonly index: number; readonly isClosed: boolean }

export type Composing = {
  readonly draft: Draft
  readonly suggested: Suggested
  /** The suggestion that Enter takes; -1 when it takes none. */
  readonly active: number
  readonly chosen: Suggestion | undefined
  readonly isOpen: boolean
  /** Whether the reader has closed the list for the current text. */
  readonly isClosed: boolean
  readonly mark: (index: number, isClosed: boolean) => void
  readonly complain: (problem: ValueProblem | null) => void
}

const put = (draft: Draft): void => change(state => ({ ...state, draft }))

/**
 * Gives the composer's current state for the key handlers.
 * @param complain called with the problem of the text, and with null when it is solved
 */
export function useTyping(draft: Draft, complain: Composing['complain']): Composing {
  const suggested = useSuggestions(draft)
  const [latest, setMark] = useState<Mark>({ of: draft, index: -1, isClosed: false })
  const own =
    latest.of === draft ? latest : { of: draft, index: suggested.takesFirst ? 0 : -1, isClosed: false }
  const count = suggested.items.length
  const isOpen = !own.isClosed && (count > 0 || suggested.hasFailed)
  const active = isOpen && !suggested.isStale ? Math.min(own.index, count - 1) : -1
  const mark: Composing['mark'] = (index, isClosed) => setMark({ of: draft, index, isClosed })
  return {
    draft,
    suggested,
    active,
    chosen: suggested.items[active],
    isOpen,
    isClosed: own.isClosed,
    mark,
    complain,
  }
}

/** Takes the text of the line after a letter was typed. */
export function typeText({ draft, complain }: Composing, text: string): void {
  complain(null)
  put(draft.command ? typedInCommand(draft, text) : pastedOptions(typedText(text, commandsNow())))
}

const commandsNow = () => now().world?.commands ?? []

/** Says whether Enter sends; otherwise it takes what is marked or typed. */
export function isSending({ draft, chosen }: Composing): boolean {
  if (chosen) return false
  return draft.command ? !draft.at && draft.text.trim() === '' : !draft.text.startsWith('/')
}

/** Sends the line when nothing in it is unfinished; otherwise takes the chosen suggestion or the typed text. */
export function takeOrSend(typing: Composing): void {
  const { draft, chosen, complain } = typing
  complain(null)
  if (chosen) chosen.pick()
  else if (!isSending(typing)) settle(typing)
  else if (draft.command) sendCommand(draft)
  else sendText(draft.text)
}

/** Handles the keys that do more than type a letter. */
export function pressKey(typing: Composing, event: KeyboardEvent): void {
  // During IME composition the keys belong to the input method.
  const handle = event.isComposing ? undefined : KEYS[event.key]
  if (handle?.(typing, event)) event.preventDefault()
}

/** The handlers by key; each returns whether it did something. */
const KEYS: Readonly<Record<string, (typing: Composing, event: KeyboardEvent) => boolean>> = {
  Enter: typing => {
    takeOrSend(typing)
    return true
  },
  Tab: (typing, { shiftKey }) => !shiftKey && take(typing),
  Escape: typing => leave(typing),
  ArrowDown: typing => move(typing, 1),
  ArrowUp: typing => move(typing, -1),
  Backspace: ({ draft }) => {
    if (!draft.command || draft.text !== '') return false
    put(back(draft))
    return true
  },
}

/** Handles Tab: it takes a suggestion or the typed text within a command, and leaves the line otherwise. */
function take(typing: Composing): boolean {
  const { draft, chosen } = typing
  if (chosen) chosen.pick()
  else if (draft.command && draft.text.trim() !== '') settle(typing)
  else return false
  return true
}

/** Handles Escape: it closes the list first, even one that is still loading, then drops the command. */
function leave({ draft, isOpen, isClosed, active, mark, complain }: Composing): boolean {
  complain(null)
  const isComing = draft.command !== null && draft.text !== '' && !isClosed
  if (isOpen || isComing) mark(active, true)
  else if (draft.command) put(EMPTY_DRAFT)
  else return false
  return true
}

function move({ suggested, active, mark }: Composing, by: 1 | -1): boolean {
  const count = suggested.items.length
  if (count === 0) return false
  const next = active < 0 && by < 0 ? count - 1 : (active + by + count) % count
  mark(next, false)
  return true
}

/** Takes the typed text, or complains about it. */
function settle({ draft, suggested, complain }: Composing): void {
  const next = settledDraft(draft, suggested.choices, commandsNow())
  if ('key' in next) complain(next)
  else put(next)
}

function sendCommand(draft: CommandDraft): void {
  put(EMPTY_DRAFT)
  void sendSlashCommand(draft.command.name, draftValues(draft), inOneLine(draft))
}

function sendText(text: string): void {
  if (text.trim() === '') return
  put(EMPTY_DRAFT)
  void say(text.trim())
}
