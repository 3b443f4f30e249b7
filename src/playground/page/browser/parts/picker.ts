// A list to choose from that opens below (or above) a button: the select of messages and modals.
import { html } from 'htm/preact'
import { useId, useRef } from 'preact/hooks'
import { useWords } from '../words.ts'
import { useFloating } from './floating.ts'
import { pressPickerKey, usePicking } from './picking.ts'

export type PickerOption = {
  readonly value: string
  readonly label: string
  readonly note?: string | null | undefined
}

export type PickerProps = {
  /** The id of the button; for a label. */
  readonly id?: string
  readonly options: readonly PickerOption[]
  readonly chosen: readonly string[]
  readonly placeholder: string
  /** How many may be chosen; with more than one the list stays open until it is left. */
  readonly most: number
  /** Whether what is chosen can be taken back, where only one may be. */
  readonly canBeEmpty?: boolean
  readonly disabled?: boolean
  readonly busy?: boolean
  /** The id of the label, where there is one. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  /** A choice of one: at once. Of several: at each press, and `isOver` when the list is left. */
  readonly onChoose: (values: readonly string[], isOver: boolean) => void
}

/** The button with its list. */
export function Picker(props: PickerProps) {
  const words = useWords()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const picking = usePicking(props)
  const { isOpen, active } = picking
  useFloating(isOpen, button, list)
  const shown = props.options.filter(({ value }) => props.chosen.includes(value)).map(({ label }) => label)
  return html`<div class="picker">
    <button
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
    </button>
    <ul ref=${list} id=${`${id}-list`} class="picker-list" popover="manual" role="listbox" aria-label=${props.placeholder} aria-multiselectable=${props.most > 1}>
      ${props.options.length === 0 && html`<li class="picker-none" role="option" aria-disabled="true" aria-selected="false">${words('page:picker.none')}</li>`}
      ${props.options.map(
        (option, index) => html`<li
          key=${option.value}
          id=${`${id}-${index}`}
          role="option"
          class=${`picker-option${index === active ? ' picker-active' : ''}`}
          aria-selected=${props.chosen.includes(option.value)}
          onMouseDown=${(event: Event) => event.preventDefault()}
          onMouseMove=${() => picking.mark(index)}
          onClick=${() => picking.pick(index)}
        >
          <span>${option.label}</span>
          ${option.note && html`<span class="picker-note">${option.note}</span>`}
        </li>`,
      )}
    </ul>
  </div>`
}
