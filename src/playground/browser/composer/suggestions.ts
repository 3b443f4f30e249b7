// Builds the list above the composer: commands after a slash, choices within an option, options between.
import type { PageCommand } from '../../protocol.ts'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { beginCommand, type Draft, giveValue, matching, openOptions, retypeOption } from './draft.ts'
import { useOffer } from './option-choices.ts'
import type { OptionChoice } from './read-value.ts'

export type Suggestion = {
  readonly key: string
  readonly label: string
  readonly note: string
  pick(): void
}

export type Suggested = {
  readonly title: string
  readonly items: readonly Suggestion[]
  /** The choices of the option that is being typed, against which a fully typed text is checked. */
  readonly choices: readonly OptionChoice[]
  /** Whether Enter takes the first suggestion by default. */
  readonly takesFirst: boolean
  readonly isStale: boolean
  readonly hasFailed: boolean
}

const put = (draft: Draft): void => change(state => ({ ...state, draft }))

/** Gives the possible next steps of the draft. */
export function useSuggestions(draft: Draft): Suggested {
  const words = useWords()
  const commands = useStore(state => state.world?.commands ?? NO_COMMANDS)
  const { choices, isStale, hasFailed } = useOffer(draft)
  const shared = { choices, isStale, hasFailed, takesFirst: true }
  if (!draft.command) {
    const items = draft.text.startsWith('/') ? matching(commands, draft.text.slice(1)).map(asSuggestion) : []
    return { ...shared, title: words('page:composer.commands'), items }
  }
  if (!draft.at) {
    const items = matching(openOptions(draft), draft.text).map(option => ({
      key: option.name,
      label: option.shown,
      note: option.description,
      pick: () => put(retypeOption(draft, option)),
    }))
    // In an empty line Enter sends.
    const takesFirst = draft.text.trim() !== ''
    return { ...shared, title: words('page:composer.options'), items, takesFirst }
  }
  const items = choices.map(choice => ({
    key: String(choice.value),
    label: choice.shown,
    note: '',
    pick: () => put(giveValue(draft, choice)),
  }))
  return { ...shared, title: `${draft.at.shown}: ${draft.at.description}`, items, takesFirst: !isStale }
}

const NO_COMMANDS: readonly PageCommand[] = []

const asSuggestion = (command: PageCommand): Suggestion => ({
  key: command.name,
  label: `/${command.shown}`,
  note: command.description,
  pick: () => put(beginCommand(command)),
})
