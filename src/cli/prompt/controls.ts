// Finds what a typed label means: a button, or an option of a select, on one of the messages that can be pressed.
import { ComponentType } from 'discord-api-types/v10'
import { type Component, everyComponent } from '../../loopback/interaction/components.ts'
import type { SeenMessage } from '../../loopback/persona/visible-messages.ts'

export type LabelledControl = {
  readonly message: SeenMessage
  readonly component: Component
  readonly label: string
  /** The option of a select; null: a button. */
  readonly value: string | null
  /** The label, with a number behind it where the message has it more than once. */
  readonly name: string
}

/** What is written on a select; it cannot be pressed itself, but its options can. */
export type LabelledSelect = {
  readonly label: string
  readonly name: string
  readonly options: readonly string[]
}

/** @returns the buttons and the options of the selects on a message */
export function controlsOn(message: SeenMessage): readonly LabelledControl[] {
  const controls = everyComponent(message.components).flatMap(({ component }) => controlsIn(component))
  return controls.map((control, at) => {
    const same = controls.filter(({ label }) => label === control.label)
    const isAlone = same.length === 1
    const number = controls.slice(0, at + 1).filter(({ label }) => label === control.label).length
    return { ...control, message, name: isAlone ? control.label : `${control.label} (${number})` }
  })
}

/** @returns everything on a message that has a label, so that what a line says of one is never taken for a part of another */
export const labelsOn = (message: SeenMessage): readonly (LabelledControl | LabelledSelect)[] => [
  ...controlsOn(message),
  ...selectsOn(message),
]

function controlsIn(component: Component): readonly Pick<LabelledControl, 'component' | 'label' | 'value'>[] {
  if (component.type === ComponentType.Button)
    return [{ component, label: component.label ?? component.emoji?.name ?? '', value: null }]
  if (component.type !== ComponentType.StringSelect) return []
  return (component.options ?? []).map(({ label, value }) => ({ component, label, value }))
}

const selectsOn = (message: SeenMessage): readonly LabelledSelect[] =>
  everyComponent(message.components)
    .filter(({ component }) => component.type === ComponentType.StringSelect)
    .map(({ component: { placeholder = '', options = [] } }) => ({
      name: placeholder,
      label: placeholder,
      options: options.map(({ label }) => label),
    }))

/** How near a label is to what was typed, nearest first: the same, its first words, its beginning, a part of it. */
const NEAR: readonly ((label: string, typed: string) => boolean)[] = [
  (label, typed) => label === typed,
  (label, typed) => label.startsWith(`${typed} `),
  (label, typed) => label.startsWith(typed),
  (label, typed) => label.includes(typed),
]

/**
 * Takes what comes nearest to the typed label; what is equally near on an earlier one of the lists goes before.
 * @returns all that are equally near on the same list; none: no label has the text in it
 */
export function meantBy<One extends { readonly name: string; readonly label: string }>(
  lists: readonly (readonly One[])[],
  typed: string,
): readonly One[] {
  const said = plainly(typed)
  if (said === '') return []
  for (const isNear of NEAR)
    for (const list of lists) {
      const found = list.filter(({ name, label }) =>
        [name, label].some(words => isNear(plainly(words), said)),
      )
      if (found.length > 0) return found
    }
  return []
}

/** Labels one below the other, in brackets as on a message. */
export const labelLines = (labels: readonly string[]): string =>
  labels.map(label => `\n  [${label}]`).join('')

/** Whether a label is just what was typed. */
export const isLabelled = (label: string, typed: string): boolean => plainly(label) === plainly(typed)

/** A label as it is typed: small letters, straight quotes, plain numbers, no dots of omission, single spaces. */
const plainly = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^["„“”]|["“”]$/g, '')
    .replaceAll(/[„“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('...', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
