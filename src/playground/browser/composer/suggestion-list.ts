// Draws the list above the composer.
import { html } from 'htm/preact'
import { useEffect, useRef } from 'preact/hooks'
import { useWords } from '../words.ts'
import type { Suggested, Suggestion } from './suggestions.ts'

/** The suggestions; the one that Enter takes is marked. */
export function SuggestionList({ suggested, active }: { suggested: Suggested; active: number }) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return html`<div class="suggestions">
    <p class="suggestions-title">${suggested.title}</p>
    ${suggested.hasFailed && html`<p class="suggestions-failed" role="alert">${words('page:composer.loadingFailed')}</p>`}
    <ul ref=${list} id="suggestions" role="listbox" aria-label=${suggested.title} aria-busy=${suggested.isStale}>
      ${suggested.items.map(
        (item, index) =>
          html`<${Row} key=${item.key} item=${item} index=${index} isActive=${index === active} />`,
      )}
    </ul>
  </div>`
}

function Row({ item, index, isActive }: { item: Suggestion; index: number; isActive: boolean }) {
  // A press on a row must not take the focus from the line.
  return html`<li
    id=${`suggestion-${index}`}
    role="option"
    class="suggestion"
    aria-selected=${isActive}
    onMouseDown=${(event: Event) => event.preventDefault()}
    onClick=${item.pick}
  >
    <span class="suggestion-label">${item.label}</span>
    ${item.note && html`<span class="suggestion-note">${item.note}</span>`}
  </li>`
}
