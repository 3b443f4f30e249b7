// Handles a picker: opening, moving by keys, choosing and leaving.
import { useRef, useState } from 'preact/hooks'

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

export type Picking = {
  readonly props: PickerProps
  readonly isOpen: boolean
  readonly active: number
  toggle(): void
  /** Marks an option. */
  mark(index: number): void
  pick(index: number): void
  leave(): void
}

/** Gives the state of a picker. */
export function usePicking(props: PickerProps): Picking {
  const [isOpen, setOpen] = useState(false)
  const [active, mark] = useState(0)
  const hasChanged = useRef(false)
  const first = props.options.findIndex(({ value }) => props.chosen.includes(value))
  const leave = () => {
    setOpen(false)
    if (hasChanged.current) props.onChoose(props.chosen, true)
    hasChanged.current = false
  }
  const toggle = () => {
    if (isOpen) return leave()
    mark(Math.max(first, 0))
    setOpen(true)
  }
  const pick = (index: number) => {
    const option = props.options[index]
    const chosen = option && afterPick(props, option.value)
    if (!chosen) return
    if (props.most > 1) hasChanged.current = true
    else setOpen(false)
    props.onChoose(chosen, props.most <= 1)
  }
  return { props, isOpen, active, toggle, mark, pick, leave }
}

/** Gives the choice after a press on an option; null when no more may be chosen. */
function afterPick({ chosen, most, canBeEmpty }: PickerProps, value: string): readonly string[] | null {
  const isChosen = chosen.includes(value)
  if (most <= 1) return isChosen && canBeEmpty ? [] : [value]
  if (isChosen) return chosen.filter(one => one !== value)
  return chosen.length < most ? [...chosen, value] : null
}

/** Handles the keys: arrows, Home and End move, letters jump, Enter and Space choose, Escape leaves. */
export function pressPickerKey(picking: Picking, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const handle = picking.isOpen ? OPEN_KEYS[event.key] : CLOSED_KEYS[event.key]
  if (handle) handle(picking)
  else if (!picking.isOpen || event.key.length !== 1 || !jump(picking, event.key)) return
  event.preventDefault()
  // Escape must close the list, not the dialog around it.
  event.stopPropagation()
}

type Handle = (picking: Picking) => void

const go =
  (to: (active: number, count: number) => number): Handle =>
  ({ active, mark, props: { options } }) =>
    mark(Math.max(0, Math.min(options.length - 1, to(active, options.length))))

const pickActive: Handle = picking => picking.pick(picking.active)

const OPEN_KEYS: Readonly<Record<string, Handle>> = {
  ArrowDown: go(active => active + 1),
  ArrowUp: go(active => active - 1),
  Home: go(() => 0),
  End: go((_, count) => count - 1),
  Enter: pickActive,
  ' ': pickActive,
  Escape: picking => picking.leave(),
}

const CLOSED_KEYS: Readonly<Record<string, Handle>> = {
  ArrowDown: picking => picking.toggle(),
  ArrowUp: picking => picking.toggle(),
}

function jump({ active, mark, props: { options } }: Picking, letter: string): boolean {
  const order = options.map((_, step) => (active + 1 + step) % options.length)
  const found = order.find(index => options[index]?.label.toLowerCase().startsWith(letter.toLowerCase()))
  if (found !== undefined) mark(found)
  return found !== undefined
}
