// Draws the fields of a modal that are ticked: radio groups, checkbox groups, single checkboxes.
import { html } from 'htm/preact'
import { ComponentKind } from '../parts/component-types.ts'
import type { FieldControl } from './fields.ts'

/** A radio group, a group of boxes, or a single box. */
export function Choices({ field, id, describedBy, value, set }: FieldControl) {
  if (field.type === ComponentKind.Checkbox) {
    const flip = (event: Event) => set((event.currentTarget as HTMLInputElement).checked)
    return html`<input id=${id} type="checkbox" class="tick" checked=${value === true} aria-describedby=${describedBy} onChange=${flip} />`
  }
  const isRadio = field.type === ComponentKind.RadioGroup
  const chosen = Array.isArray(value) ? value : []
  const most = field.max_values ?? 10
  const pick = (one: string) => {
    if (isRadio) return set([one])
    const without = chosen.filter(other => other !== one)
    if (without.length < chosen.length) set(without)
    else if (chosen.length < most) set([...chosen, one])
  }
  return html`<div id=${id} tabindex="-1" role=${isRadio ? 'radiogroup' : 'group'} aria-labelledby=${`${id}-label`} aria-describedby=${describedBy}>
    ${field.options?.map(
      option => html`<label key=${option.value} class="choice">
        <input
          type=${isRadio ? 'radio' : 'checkbox'}
          class="tick"
          name=${id}
          checked=${chosen.includes(option.value)}
          onChange=${() => pick(option.value)}
        />
        <span>${option.label}</span>
        ${option.description && html`<span class="choice-note">${option.description}</span>`}
      </label>`,
    )}
  </div>`
}
