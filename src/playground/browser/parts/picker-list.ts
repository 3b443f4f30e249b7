// Draws the list of a picker.
import { html } from 'htm/preact'
import { useEffect } from 'preact/hooks'
import type { PickerOption, Picking } from './picker-state.ts'

type Props = { id: string; picking: Picking; list: { readonly current: HTMLUListElement | null } }

/** The options; the marked one is scrolled into sight. */
export function PickerList({ id, picking, list }: Props) {
  const { options, placeholder, most } = picking.props
  const { isOpen, active } = picking
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, list])
  return html`<ul
    ref=${list}
    id=${`${id}-list`}
    class="picker-list"
    popover="manual"
    role="listbox"
    aria-label=${placeholder}
    aria-multiselectable=${most > 1}
  >
    ${options.map(
      (option, index) =>
        html`<${Option} key=${option.value} id=${id} index=${index} option=${option} picking=${picking} />`,
    )}
  </ul>`
}

function Option({
  id,
  index,
  option,
  picking,
}: Omit<Props, 'list'> & { index: number; option: PickerOption }) {
  // A press on an option must not take the focus from the button.
  return html`<li
    id=${`${id}-${index}`}
    role="option"
    class=${`picker-option${index === picking.active ? ' picker-active' : ''}`}
    aria-selected=${picking.props.chosen.includes(option.value)}
    onMouseDown=${(event: Event) => event.preventDefault()}
    onMouseMove=${() => picking.mark(index)}
    onClick=${() => picking.pick(index)}
  >
    <span>${option.label}</span>
    ${option.note && html`<span class="picker-note">${option.note}</span>`}
  </li>`
}
