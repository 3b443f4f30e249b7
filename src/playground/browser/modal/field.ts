// Draws one field of a modal with its label, its hint and its fault.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import { Unknown } from '../message/component.ts'
import { ComponentKind, type PageComponent } from '../parts/component-types.ts'
import { Picker } from '../parts/picker.ts'
import { useSelectOptions } from '../parts/select-options.ts'
import { useWords } from '../words.ts'
import { type FieldControl, type FilledModal, fieldFault } from './fields.ts'
import { Choices } from './tick-fields.ts'

type Props = { field: PageComponent; label: string; hint?: string | undefined; form: FilledModal }

/** A field of any type. */
export function Field({ field, label, hint, form }: Props) {
  const words = useWords()
  const customId = field.custom_id ?? ''
  const id = `field-${customId}`
  const fault = form.isChecked ? fieldFault(field, form.values) : null
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const control: FieldControl = {
    field,
    id,
    describedBy: described || undefined,
    value: form.values.get(customId),
    set: value => form.set(customId, value),
  }
  const isTick = field.type === ComponentKind.Checkbox
  const isOptional = field.required === false && !isTick
  return html`<div class=${isTick ? 'field field-tick' : 'field'}>
    <label id=${`${id}-label`} class="field-label" for=${id}>
      ${label} ${isOptional && html`<span class="field-optional">${words('page:modal.optional')}</span>`}
    </label>
    ${hint && html`<p id=${`${id}-hint`} class="field-hint">${hint}</p>`}
    ${drawControl(control)}
    ${fault && html`<p id=${`${id}-fault`} class="failed" role="alert">${words(fault.key, fault.slots)}</p>`}
  </div>`
}

function drawControl(control: FieldControl): ComponentChildren {
  switch (control.field.type) {
    case ComponentKind.TextInput:
      return html`<${TextField} ...${control} />`
    case ComponentKind.StringSelect:
    case ComponentKind.UserSelect:
      return html`<${SelectField} ...${control} />`
    case ComponentKind.RadioGroup:
    case ComponentKind.CheckboxGroup:
    case ComponentKind.Checkbox:
      return html`<${Choices} ...${control} />`
    default:
      return html`<${Unknown} type=${control.field.type} />`
  }
}

/** A text input; Discord's style 1 is one line, style 2 a paragraph. */
function TextField({ field, id, describedBy, value, set }: FieldControl) {
  const tag = field.style === 2 ? 'textarea' : 'input'
  return html`<${tag}
    id=${id}
    class="text-field"
    aria-describedby=${describedBy}
    aria-required=${field.required ?? true}
    placeholder=${field.placeholder}
    maxlength=${field.max_length}
    value=${String(value ?? '')}
    onInput=${(event: Event) => set((event.currentTarget as HTMLInputElement).value)}
  />`
}

function SelectField({ field, id, describedBy, value, set }: FieldControl) {
  const words = useWords()
  const options = useSelectOptions(field)
  return html`<${Picker}
    id=${id}
    options=${options}
    chosen=${Array.isArray(value) ? value : []}
    placeholder=${field.placeholder ?? words('page:picker.choose')}
    most=${field.max_values ?? 1}
    canBeEmpty=${field.required === false}
    labelledBy=${`${id}-label`}
    describedBy=${describedBy}
    onChoose=${set}
  />`
}
