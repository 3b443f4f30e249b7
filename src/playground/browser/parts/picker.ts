// Draws a list of options below or above a button: the select of messages and modals.
import { html } from 'htm/preact'
import { useId, useRef } from 'preact/hooks'
import { useFloating } from './floating.ts'
import { PickerList } from './picker-list.ts'
import { type Picking, pressPickerKey, usePicking } from './picking.ts'

export type PickerOption = {
  readonly value: string
  readonly label: string
  readonly note?: string | null | undefined
}

export type PickerProps = {
  /** The id of the button, for its label. */
  readonly id?: string
  readonly options: readonly PickerOption[]
  readonly chosen: readonly string[]
  readonly placeholder: string
  /** The most options that may be chosen; with more than one the list stays open until it is left. */
  readonly most: number
  /** Whether the choice can be removed again in a list with one choice. */
  readonly canBeEmpty?: boolean
  readonly disabled?: boolean
  readonly busy?: boolean
  /** The id of the label, where there is one. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  /** Called at once for a single choice; for several at each press, with `isOver` when the list is left. */
  readonly onChoose: (values: readonly string[], isOver: boolean) => void
}

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
