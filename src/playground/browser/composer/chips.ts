// Draws the command that the reader fills in and the given options; a press on a chip changes its option.
import { html } from 'htm/preact'
import { change } from '../state/store.ts'
import { useWords } from '../words.ts'
import { type CommandDraft, retypeOption } from './draft.ts'

/** The chips before the line: the command, the given options, the name of the option that is being typed. */
export function Chips({ draft }: { draft: CommandDraft }) {
  const words = useWords()
  const { command, given, at } = draft
  const options = command.options.filter(({ name }) => given.has(name))
  return html`<span class="chip chip-command">/${command.shown}</span>
    ${options.map(
      option => html`<button
        key=${option.name}
        type="button"
        class="chip"
        aria-label=${words('page:composer.change', { option: option.shown, value: given.get(option.name)?.shown ?? '' })}
        onClick=${() => change(state => ({ ...state, draft: retypeOption(draft, option) }))}
      >
        <span class="chip-name">${option.shown}</span> ${given.get(option.name)?.shown}
      </button>`,
    )}
    ${at && html`<span class="chip chip-open"><span class="chip-name">${at.shown}</span></span>`}`
}
