// The menu of a message: the message commands of the bot, where it has any.
import { html } from 'htm/preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { SeenMessage } from '../../../seen.ts'
import { useFloating } from '../parts/floating.ts'
import { useOn as menuCommand } from '../state/acts.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The button that opens it. */
export function MessageMenu({ message }: { message: SeenMessage }) {
  const words = useWords()
  const commands = useStore(state => state.world?.messageCommands)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useFloating(isOpen, button, list)
  if (!commands?.length) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const open = () => {
    setOpen(true)
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus())
  }
  const use = (name: string) => {
    close()
    void menuCommand(message, name)
  }
  return html`<span class="message-menu">
    <button
      ref=${button}
      type="button"
      class="text-button"
      aria-haspopup="menu"
      aria-expanded=${isOpen}
      aria-controls=${id}
      onClick=${isOpen ? close : open}
    >
      ${words('page:message.menu')}
    </button>
    <ul
      ref=${list}
      id=${id}
      class="picker-list"
      popover="manual"
      role="menu"
      onKeyDown=${(event: KeyboardEvent) => pressMenuKey(event, close)}
      onFocusOut=${(event: FocusEvent) => {
        if (!list.current?.contains(event.relatedTarget as Node | null)) setOpen(false)
      }}
    >
      ${commands.map(
        ({ name, shown }) => html`<li key=${name} role="none">
          <button type="button" role="menuitem" class="menu-item" tabindex="-1" onClick=${() => use(name)}>
            ${shown}
          </button>
        </li>`,
      )}
    </ul>
  </span>`
}

function pressMenuKey(event: KeyboardEvent, close: () => void): void {
  if (event.key === 'Escape') close()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll('button')]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  items.at((at + step) % items.length)?.focus()
}
