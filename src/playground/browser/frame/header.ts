// Draws the top: the name of the page, the personas, and the buttons for the other parts.
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import type { Persona } from '../../protocol.ts'
import { Foils } from '../parts/avatar.ts'
import { become } from '../state/moves.ts'
import type { State } from '../state/state.ts'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { chooseScheme, shownScheme } from './colour-scheme.ts'
import { placeName } from './place-name.ts'

type Flag = keyof Pick<State, 'arePlacesOpen' | 'isPanelOpen'>

const flip = (flag: Flag) => () => change(state => ({ ...state, [flag]: !state[flag] }))

/** The header; on a phone it shows the place instead of the personas. */
export function Top() {
  const words = useWords()
  const place = useStore(state => state.world?.places.find(({ id }) => id === state.here))
  const hasUnread = useStore(state => state.unread.size > 0)
  const arePlacesOpen = useStore(state => state.arePlacesOpen)
  return html`<header class="top">
    <button
      type="button"
      class=${`button top-places only-narrow${hasUnread ? ' has-news' : ''}`}
      aria-expanded=${arePlacesOpen}
      onClick=${flip('arePlacesOpen')}
    >
      <${ListSign} /><span class="unseen">${words('page:top.places')}</span>
    </button>
    <h1 class="brand only-wide"><${Foils} /> ${words('page:title')}</h1>
    <p class="top-place only-narrow">${place && placeName(place, words)}</p>
    <div class="only-wide"><${Personas} /></div>
    <div class="top-end">
      <span class="only-wide"><${SchemeSwitch} /></span>
      <${PanelButton} />
    </div>
  </header>`
}

/** Three lines, as phones mark a list that opens. */
const ListSign = () => html`<svg class="list-sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 7h16M4 12h16M4 17h16" />
</svg>`

/** The personas, each as a link, so that another persona can be opened in a tab of its own. */
export function Personas() {
  const words = useWords()
  const me = useStore(state => state.world?.me)
  const personas = useStore(state => state.world?.personas)
  const other = personas?.find(({ id }) => id !== me?.id)
  return html`<nav class="personas" aria-label=${words('page:top.personas')}>
    ${personas?.map(one => html`<${PersonaLink} key=${one.id} persona=${one} isMe=${one.id === me?.id} />`)}
    ${
      other &&
      html`<a class="second-tab" href=${addressOf(other)} target="_blank">${words('page:top.second', { name: other.name })}</a>`
    }
  </nav>`
}

const addressOf = ({ name }: Persona): string => `/?persona=${encodeURIComponent(name)}`

function PersonaLink({ persona, isMe }: { persona: Persona; isMe: boolean }) {
  const language = new Intl.DisplayNames([persona.locale], { type: 'language' })
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isMe) become(persona.name)
  }
  return html`<a class="persona" href=${addressOf(persona)} aria-current=${isMe ? 'true' : undefined} onClick=${press}>
    ${persona.name} <span class="persona-language" lang=${persona.locale}>${language.of(persona.locale.slice(0, 2))}</span>
  </a>`
}

/** The switch between light and dark. */
export function SchemeSwitch() {
  const words = useWords()
  const [scheme, set] = useState(shownScheme())
  const other = scheme === 'dark' ? 'light' : 'dark'
  const choose = () => {
    chooseScheme(other)
    set(other)
  }
  return html`<button type="button" role="switch" class="text-button" aria-checked=${scheme === 'dark'} onClick=${choose}>
    ${words('page:top.dark')}
  </button>`
}

function PanelButton() {
  const words = useWords()
  const isOpen = useStore(state => state.isPanelOpen)
  const refused = useStore(state => state.requests.filter(one => one.refused !== null).length)
  return html`<button type="button" class="button button-secondary" aria-expanded=${isOpen} onClick=${flip('isPanelOpen')}>
    ${words('page:top.panel')}${' '}
    ${refused > 0 && html`<span class="badge">${words('page:top.refused', { count: refused })}</span>`}
  </button>`
}
