// Asks before the scene of a link replaces a world in which somebody has played.
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.ts'
import { FailureReason } from '../parts/failure-reason.ts'
import { giveUp } from '../state/moves.ts'
import { useWords } from '../words.ts'

/** The question, when the address names a scene: the server plays it without asking in an unused world. */
export function SceneQuestion() {
  const words = useWords()
  const [isAsked, ask] = useState(() => new URL(location.href).searchParams.has('scene'))
  const [isBusy, setBusy] = useState(false)
  const [failed, fail] = useState<string | null>(null)
  if (!isAsked) return null
  const keep = () => {
    if (isBusy) return
    forgetScene()
    ask(false)
  }
  const open = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await giveUp()
    if (answer.failed === null) return location.reload()
    setBusy(false)
    fail(answer.failed)
  }
  return html`<${Dialog} label=${words('page:scene.title')} look="modal" onClose=${keep}>
    <div class="modal-form">
      <h2 class="modal-title">${words('page:scene.title')}</h2>
      <p>${words('page:scene.text')}</p>
      ${failed !== null && html`<${FailureReason} why=${failed} />`}
      <div class="modal-buttons">
        <button type="button" class="button button-secondary" disabled=${isBusy} onClick=${keep}>${words('page:scene.keep')}</button>
        <button type="button" class="button button-danger" aria-busy=${isBusy} onClick=${open}>${words('page:scene.open')}</button>
      </div>
    </div>
  <//>`
}

function forgetScene(): void {
  const address = new URL(location.href)
  address.searchParams.delete('scene')
  history.replaceState(null, '', address)
}
