// Draws the fault switches: standing ones as switches, single ones as buttons.
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import type { Switch } from '../../protocol.ts'
import { flip } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { type Key, useWords } from '../words.ts'

type Kind = { readonly name: Key; readonly note: Key; readonly stays: boolean }

const KINDS: Readonly<Record<Switch, Kind>> = {
  slow: { name: 'page:switch.slow.name', note: 'page:switch.slow.note', stays: true },
  tooMany: { name: 'page:switch.tooMany.name', note: 'page:switch.tooMany.note', stays: true },
  badGateway: { name: 'page:switch.badGateway.name', note: 'page:switch.badGateway.note', stays: true },
  twice: { name: 'page:switch.twice.name', note: 'page:switch.twice.note', stays: true },
  dropGateway: { name: 'page:switch.dropGateway.name', note: 'page:switch.dropGateway.note', stays: false },
  loseSession: { name: 'page:switch.loseSession.name', note: 'page:switch.loseSession.note', stays: false },
  restartBot: { name: 'page:switch.restartBot.name', note: 'page:switch.restartBot.note', stays: false },
}

/** Every switch. */
export function Switches() {
  return html`<ul class="switches">
    ${(Object.keys(KINDS) as Switch[]).map(
      one => html`<li key=${one} class="switch">
        ${KINDS[one].stays ? html`<${Standing} fault=${one} />` : html`<${Once} fault=${one} />`}
        <span id=${`note-${one}`} class="switch-note"><${Note} fault=${one} /></span>
      </li>`,
    )}
  </ul>`
}

function Note({ fault }: { fault: Switch }) {
  const words = useWords()
  return html`${words(KINDS[fault].note)}`
}

function Standing({ fault }: { fault: Switch }) {
  const words = useWords()
  const isOn = useStore(state => state.switchesOn.includes(fault))
  return html`<button
    type="button"
    role="switch"
    class="switch-button"
    aria-checked=${isOn}
    aria-describedby=${`note-${fault}`}
    onClick=${() => void flip(fault, !isOn)}
  >
    ${words(KINDS[fault].name)}
  </button>`
}

function Once({ fault }: { fault: Switch }) {
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await flip(fault, true)
    setBusy(false)
  }
  return html`<button
    type="button"
    class="button button-secondary"
    aria-busy=${isBusy}
    aria-describedby=${`note-${fault}`}
    onClick=${press}
  >
    ${words(KINDS[fault].name)}
  </button>`
}
