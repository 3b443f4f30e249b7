// Draws what few visitors look for: the colors, and the panel with requests and faults.
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { chooseScheme, shownScheme } from './colour-scheme.ts'

/** Both, below the places. */
export const Extras = () => html`<div class="extras"><${PanelButton} /><${SchemeSwitch} /></div>`

/** The switch between light and dark. */
function SchemeSwitch() {
  const words = useWords()
  const [scheme, set] = useState(shownScheme())
  const other = scheme === 'dark' ? 'light' : 'dark'
  const choose = () => {
    chooseScheme(other)
    set(other)
  }
  return html`<button type="button" role="switch" class="switch-button" aria-checked=${scheme === 'dark'} onClick=${choose}>
    ${words('page:top.dark')}
  </button>`
}

/** Opens or closes the panel; on a phone it takes the place of the drawer in which this button stands. */
function PanelButton() {
  const words = useWords()
  const isOpen = useStore(state => state.isPanelOpen)
  const refused = useStore(state => state.requests.filter(one => one.refused !== null).length)
  const press = () => change(state => ({ ...state, isPanelOpen: !isOpen, arePlacesOpen: false }))
  return html`<button type="button" class="place panel-button" aria-expanded=${isOpen} onClick=${press}>
    ${words('page:top.panel')}${' '}
    ${refused > 0 && html`<span class="badge">${words('page:top.refused', { count: refused })}</span>`}
  </button>`
}
