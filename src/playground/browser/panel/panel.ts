// Draws the panel: fault switches, reset, requests and gateway events.
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { reset } from '../state/moves.ts'
import { useWords } from '../words.ts'
import { Happenings } from './log-list.ts'
import { Switches } from './switches.ts'

/** The panel. */
export function Panel() {
  const words = useWords()
  return html`<section class="panel-part" aria-labelledby="switches-title">
      <h2 id="switches-title" class="panel-title">${words('page:panel.faults')}</h2>
      <${Switches} />
      <${Reset} />
    </section>
    <section class="panel-part panel-log" aria-labelledby="log-title">
      <h2 id="log-title" class="panel-title">${words('page:panel.log')}</h2>
      <${Happenings} />
    </section>`
}

/** The reset. It asks for confirmation, since another tab may be in use, and waits for the restarted bot. */
function Reset() {
  const words = useWords()
  const [isAsked, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const really = async () => {
    if (isBusy) return
    setBusy(true)
    await reset()
    setBusy(false)
    ask(false)
  }
  if (!isAsked)
    return html`<button type="button" class="button button-secondary" onClick=${() => ask(true)}>${words('page:panel.reset')}</button>`
  return html`<div class="reset" role="group" aria-label=${words('page:panel.resetSure')}>
    <p>${words('page:panel.resetSure')}</p>
    <button type="button" class="button button-danger" aria-busy=${isBusy} onClick=${really}>${words('page:panel.resetReally')}</button>
    <button type="button" class="button button-secondary" disabled=${isBusy} onClick=${() => ask(false)}>${words('page:modal.cancel')}</button>
  </div>`
}
