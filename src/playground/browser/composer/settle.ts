// Takes the typed text for what it is: the name of a command, or the value of an option.
import type { PageCommand } from '../../protocol.ts'
import { type Draft, giveValue, onward, typedText } from './draft.ts'
import { type OptionChoice, readValue, type ValueProblem } from './read-value.ts'

/**
 * Takes a text that is typed to its end.
 * @param choices the values that the option offers
 * @returns the draft after it, or what is wrong with the text
 */
export function settledDraft(
  draft: Draft,
  choices: readonly OptionChoice[],
  commands: readonly PageCommand[],
): Draft | ValueProblem {
  const text = draft.text.trim()
  if (!draft.command) {
    const begun = typedText(`${draft.text} `, commands)
    return begun.command ? begun : { key: 'page:composer.noCommand', slots: { text } }
  }
  const { at, command } = draft
  if (!at) return { key: 'page:composer.noOption', slots: { text, command: command.shown } }
  if (text === '' && !at.required) return onward(draft)
  const read = readValue(at, text, choices)
  return 'key' in read ? read : giveValue(draft, read)
}
