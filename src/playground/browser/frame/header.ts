// Draws the top: the name of the page, or on a phone that of the place, and who the reader is.
import { html } from 'htm/preact'
import { Foils } from '../parts/avatar.ts'
import { change, useStore } from '../state/store.ts'
import { useWords, version } from '../words.ts'
import { PersonaButton, Personas } from './personas.ts'
import { placeName } from './place-name.ts'

/** The header; on a phone the places and the personas open from it. */
export function Top() {
  const words = useWords()
  const place = useStore(state => state.world?.places.find(({ id }) => id === state.here))
  return html`<header class="top">
    <${PlacesButton} />
    <h1 class="brand only-wide"><${Foils} /> ${words('page:title', { version: version() })}</h1>
    <p class="top-place only-narrow">${place && placeName(place, words)}</p>
    <div class="top-end">
      <div class="only-wide"><${Personas} /></div>
      <${PersonaButton} />
    </div>
  </header>`
}

function PlacesButton() {
  const words = useWords()
  const hasUnread = useStore(state => state.unread.size > 0)
  const isOpen = useStore(state => state.arePlacesOpen)
  return html`<button
    type="button"
    class=${`button top-places only-narrow${hasUnread ? ' has-news' : ''}`}
    aria-expanded=${isOpen}
    onClick=${() => change(state => ({ ...state, arePlacesOpen: !isOpen }))}
  >
    <${ListSign} /><span class="unseen">${words('page:top.places')}</span>
  </button>`
}

/** Three lines, as phones mark a list that opens. */
const ListSign = () => html`<svg class="list-sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 7h16M4 12h16M4 17h16" />
</svg>`
