// Draws the composer: a line to type in, the command and its options as chips before it, a list above it.
import { html } from 'htm/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PagePlace } from '../../protocol.ts'
import { placeName } from '../frame/place-name.ts'
import { useStore } from '../state/store.ts'
import { type PageWords, useWords } from '../words.ts'
import { Chips } from './chips.ts'
import type { Draft } from './draft.ts'
import { type Composing, isSending, pressKey, takeOrSend, typeText, useTyping } from './keys.ts'
import type { ValueProblem } from './read-value.ts'
import { SuggestionList } from './suggestion-list.ts'

/** The line below the conversation with its chips, its list and its complaint. */
export function Composer() {
  const words = useWords()
  const draft = useStore(state => state.draft)
  const [problem, complain] = useState<ValueProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const typing = useTyping(draft, complain)
  useFocusOnCommand(draft, input)
  return html`<form class="composer" onSubmit=${(event: Event) => event.preventDefault()}>
    ${typing.isOpen && html`<${SuggestionList} suggested=${typing.suggested} active=${typing.active} />`}
    ${problem && html`<p id="composer-problem" class="composer-problem" role="alert">${words(problem.key, problem.slots)}</p>`}
    <div class="composer-line" onClick=${() => input.current?.focus()}>
      ${draft.command && html`<${Chips} draft=${draft} />`}
      <${Line} typing=${typing} input=${input} isWrong=${problem !== null} />
      <button type="button" class="button button-primary composer-send" onClick=${() => takeOrSend(typing)}>
        ${words(isSending(typing) ? 'page:composer.send' : 'page:composer.next')}
      </button>
    </div>
    <p id="composer-hint" class="composer-hint">${hintOf(draft, words)}</p>
  </form>`
}

type Reference = { readonly current: HTMLInputElement | null }
type LineProps = { typing: Composing; input: Reference; isWrong: boolean }

function Line({ typing, input, isWrong }: LineProps) {
  const words = useWords()
  const place = useStore(state => state.world?.places.find(({ id }) => id === state.here))
  const { draft, isOpen, active } = typing
  const label = labelOf(draft, place ? toPlace(place, words) : '')
  return html`<input
    ref=${input}
    id="composer"
    role="combobox"
    autocomplete="off"
    inputmode=${draft.command && draft.at?.type === 'integer' ? 'numeric' : undefined}
    enterkeyhint=${isSending(typing) ? 'send' : 'next'}
    aria-label=${label}
    aria-expanded=${isOpen}
    aria-controls="suggestions"
    aria-autocomplete="list"
    aria-activedescendant=${isOpen && active >= 0 ? `suggestion-${active}` : undefined}
    aria-describedby=${isWrong ? 'composer-problem' : 'composer-hint'}
    aria-invalid=${isWrong}
    placeholder=${placeholderOf(draft, words, label)}
    value=${draft.text}
    onInput=${(event: Event) => typeText(typing, (event.currentTarget as HTMLInputElement).value)}
    onKeyDown=${(event: KeyboardEvent) => pressKey(typing, event)}
  />`
}

/** Focuses the line when a command begins or an option is reopened. */
function useFocusOnCommand(draft: Draft, input: Reference): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) input.current?.focus()
    isFirst.current = false
  }, [draft.command, draft.command && draft.at, input])
}

function toPlace(place: PagePlace, words: PageWords): string {
  if (place.kind === 'thread') return words('page:composer.toThread')
  if (place.kind === 'direct') return words('page:composer.toDirect')
  return words('page:composer.toChannel', { place: placeName(place, words) })
}

const labelOf = (draft: Draft, otherwise: string): string =>
  draft.command && draft.at ? `${draft.at.shown}: ${draft.at.description}` : otherwise

function placeholderOf(draft: Draft, words: PageWords, label: string): string {
  if (!draft.command) return label
  return draft.at?.description ?? words('page:composer.moreOptions')
}

function hintOf(draft: Draft, words: PageWords): string {
  if (!draft.command)
    return words(draft.text.startsWith('/') ? 'page:composer.hintList' : 'page:composer.hintText')
  if (draft.at) return words('page:composer.hintOption')
  return words(draft.text === '' ? 'page:composer.hintReady' : 'page:composer.hintList')
}
