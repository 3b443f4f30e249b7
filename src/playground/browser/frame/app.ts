// Draws the whole page: the top, the places at the left, the conversation, and the panel at the right.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import { Composer } from '../composer/composer.ts'
import { ModalHost } from '../modal/modal.ts'
import { Panel } from '../panel/panel.ts'
import { RefusalNotice } from '../panel/refusal-notice.ts'
import { Dialog } from '../parts/dialog.ts'
import type { PageState } from '../state/state.ts'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { ConnectionLine } from './connection.ts'
import { Conversation } from './conversation.ts'
import { Top } from './header.ts'
import { Personas, You } from './personas.ts'
import { Places } from './places.ts'
import { SceneQuestion } from './scene-question.ts'
import { useNarrow } from './use-narrow.ts'

/** The root component. */
export function App() {
  const words = useWords()
  const isReady = useStore(state => state.world !== null)
  const isPanelOpen = useStore(state => state.isPanelOpen)
  const isNarrow = useNarrow()
  if (!isReady) return html`<main class="waiting"><${ConnectionLine} /></main>`
  return html`<div class=${`page${isPanelOpen ? ' page-with-panel' : ''}`}>
    <${Top} />
    <${Side} flag="arePlacesOpen" label=${words('page:places.title')} look="places"><${Places} /><//>
    <main class="middle">
      <${ConnectionLine} />
      <${Conversation} />
      <${RefusalNotice} />
      <${Composer} />
    </main>
    <${Side} flag="isPanelOpen" label=${words('page:panel.title')} look="panel" canFold><${Panel} /><//>
    ${isNarrow && html`<${Side} flag="arePersonasOpen" label=${words('page:top.personas')} look="personas"><${You} /><${Personas} /><//>`}
    <${ModalHost} />
    <${SceneQuestion} />
    <${Announcer} />
  </div>`
}

type SideProps = {
  flag: keyof Pick<PageState, 'arePlacesOpen' | 'arePersonasOpen' | 'isPanelOpen'>
  label: string
  look: string
  canFold?: boolean
  children?: ComponentChildren
}

/** A column beside the conversation; on a phone it is a dialog over it. */
function Side({ flag, label, look, canFold, children }: SideProps) {
  const words = useWords()
  const isOpen = useStore(state => state[flag])
  const isNarrow = useNarrow()
  const close = () => change(state => ({ ...state, [flag]: false }))
  const head = html`<div class="drawer-head">
    <button type="button" class="button button-secondary" onClick=${close}>${words('page:top.close')}</button>
  </div>`
  if (!isNarrow) {
    if (canFold && !isOpen) return null
    const tag = canFold ? 'aside' : 'nav'
    return html`<${tag} id=${look} class=${`side ${look}`} aria-label=${label}>${canFold && head}${children}<//>`
  }
  if (!isOpen) return null
  return html`<${Dialog} label=${label} look=${`drawer drawer-${look}`} onClose=${close}>${head}${children}<//>`
}

/** Announces new messages to screen readers. */
function Announcer() {
  const announced = useStore(state => state.announced)
  return html`<p class="unseen" aria-live="polite">${announced}</p>`
}
