// Draws a list of options below or above a button: the select of messages and modals.
import { html } from 'htm/preact'
import { useId, useRef } from 'preact/hooks'
import { useFloating } from './floating.ts'
import { PickerList } from './picker-list.ts'
import { type PickerProps, type Picking, pressPickerKey, usePicking } from './picker-state.ts'

/** The button with its list. */
export function Picker(props: PickerProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const picking = usePicking(props)
  useFloating(picking.isOpen, button, list)
  return html`<div class="picker">
    <${PickerButton} id=${id} picking=${picking} button=${button} />
    <${PickerList} id=${id} picking=${picking} list=${list} />
  </div>`
}

type ButtonProps = { id: string; picking: Picking; button: { readonly current: HTMLButtonElement | null } }

function PickerButton({ id, picking, button }: ButtonProps) {
  const { props, isOpen, active } = picking
  const shown = props.options.filter(({ value }) => props.chosen.includes(value)).map(({ label }) => label)
  return html`<button
    ref=${button}
    id=${props.id}
    type="button"
    role="combobox"
    class="picker-button"
    disabled=${props.disabled}
    aria-busy=${props.busy}
    aria-haspopup="listbox"
    aria-expanded=${isOpen}
    aria-controls=${`${id}-list`}
    aria-activedescendant=${isOpen ? `${id}-${active}` : undefined}
    aria-labelledby=${props.labelledBy ? `${props.labelledBy} ${id}-shown` : undefined}
    aria-label=${props.labelledBy ? undefined : [props.placeholder, ...shown].join(', ')}
    aria-describedby=${props.describedBy}
    onClick=${picking.toggle}
    onKeyDown=${(event: KeyboardEvent) => pressPickerKey(picking, event)}
    onBlur=${picking.leave}
  >
    <span id=${`${id}-shown`} class=${shown.length > 0 ? 'picker-shown' : 'picker-placeholder'}>
      ${shown.length > 0 ? shown.join(', ') : props.placeholder}
    </span>
  </button>`
}
