// Draws the places: channels with their threads, and the direct message with the bot; below them the extras.
import { html } from 'htm/preact'
import type { PagePlace } from '../../protocol.ts'
import { openPlace } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { Extras } from './extras.ts'
import { placeName } from './place-name.ts'

/** The list of places. */
export function Places() {
  const places = useStore(state => state.world?.places ?? NONE)
  const guild = useStore(state => state.world?.guild.name)
  const channels = places.filter(({ kind }) => kind === 'channel')
  const direct = places.filter(({ kind }) => kind === 'direct')
  return html`<h2 class="places-title">${guild}</h2>
    <ul class="place-list">
      ${channels.map(channel => html`<${Channel} key=${channel.id} channel=${channel} places=${places} />`)}
    </ul>
    <ul class="place-list place-directs">
      ${direct.map(place => html`<li key=${place.id}><${PlaceButton} place=${place} /></li>`)}
    </ul>
    <${Extras} />`
}

const NONE: readonly PagePlace[] = []

/** A channel with its threads: active ones first, archived ones after them. */
function Channel({ channel, places }: { channel: PagePlace; places: readonly PagePlace[] }) {
  const own = places.filter(({ parent }) => parent === channel.id)
  const threads = [...own.filter(one => !one.isArchived), ...own.filter(one => one.isArchived)]
  return html`<li>
    <${PlaceButton} place=${channel} />
    ${
      threads.length > 0 &&
      html`<ul class="place-list thread-list">
      ${threads.map(thread => html`<li key=${thread.id}><${PlaceButton} place=${thread} /></li>`)}
    </ul>`
    }
  </li>`
}

function PlaceButton({ place }: { place: PagePlace }) {
  const words = useWords()
  const isHere = useStore(state => state.here === place.id)
  const isUnread = useStore(state => state.unread.has(place.id))
  const marks = [
    isUnread && words('page:places.unread'),
    place.isLocked && words('page:places.locked'),
    place.isArchived && words('page:places.archived'),
  ].filter(Boolean)
  return html`<button
    type="button"
    class=${`place${isUnread ? ' place-unread' : ''}${place.isArchived ? ' place-archived' : ''}`}
    aria-current=${isHere ? 'page' : undefined}
    onClick=${() => openPlace(place.id)}
  >
    <span class="place-name">${placeName(place, words)}</span>
    ${marks.length > 0 && html`<span class="place-marks">${marks.join(', ')}</span>`}
  </button>`
}
