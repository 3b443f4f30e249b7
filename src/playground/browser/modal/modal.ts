// Draws the modal that the bot has opened: a dialog with its fields.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Markdown } from '../markdown/draw.ts'
import { Unknown } from '../message/component.ts'
import { ComponentKind, type PageComponent } from '../parts/component-types.ts'
import { Dialog } from '../parts/dialog.ts'
import { FailureReason } from '../parts/failure-reason.ts'
import { closeModal, sendModal } from '../state/moves.ts'
import type { OpenModal } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { Field } from './field.ts'
import { type FilledModal, fieldFault, fieldsOf, presetFields } from './fields.ts'

/** The open modal, or nothing. */
export function ModalHost() {
  const open = useStore(state => state.modal)
  return open ? html`<${Modal} key=${open.modal.openedBy} open=${open} />` : null
}

function Modal({ open }: { open: OpenModal }) {
  const words = useWords()
  const { title } = open.modal
  const components = open.modal.components as readonly PageComponent[]
  const [values, keep] = useState(() => presetFields(components))
  const [isChecked, check] = useState(false)
  const [isSending, setSending] = useState(false)
  const set: FilledModal['set'] = (customId, value) => keep(before => new Map(before).set(customId, value))
  const send = async (event: Event) => {
    event.preventDefault()
    check(true)
    const faulty = fieldsOf(components).find(field => fieldFault(field, values))
    if (faulty) return document.getElementById(`field-${faulty.custom_id}`)?.focus()
    setSending(true)
    await sendModal(Object.fromEntries(values))
    setSending(false)
  }
  return html`<${Dialog} label=${title} look="modal" onClose=${closeModal}>
    <form class="modal-form" novalidate onSubmit=${send}>
      <h2 class="modal-title">${title}</h2>
      <div class="modal-fields">${components.map(one => drawPart(one, { values, isChecked, set }))}</div>
      ${open.failed && html`<${FailureReason} why=${open.failed} />`}
      <div class="modal-buttons">
        <button type="button" class="button button-secondary" onClick=${closeModal}>${words('page:modal.cancel')}</button>
        <button type="submit" class="button button-primary" aria-busy=${isSending}>${words('page:modal.send')}</button>
      </div>
    </form>
  <//>`
}

/** Draws a part of the modal: a text, or a field in a label or, as in older modals, in an action row. */
function drawPart(part: PageComponent, form: FilledModal): ComponentChildren {
  switch (part.type) {
    case ComponentKind.TextDisplay:
      return html`<${Markdown} text=${part.content ?? ''} />`
    case ComponentKind.Label:
      return part.component && drawField(part.component, part, form)
    case ComponentKind.ActionRow:
      return part.components?.map(field => drawField(field, field, form))
    default:
      return html`<${Unknown} type=${part.type} />`
  }
}

const drawField = (
  field: PageComponent,
  { label, description }: PageComponent,
  form: FilledModal,
): ComponentChildren =>
  html`<${Field} key=${field.custom_id} field=${field} label=${label ?? ''} hint=${description} form=${form} />`
