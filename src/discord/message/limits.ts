// Checks a message against the limits in Discord's documentation of messages and components.
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'

const LIMITS = {
  components: 40,
  characters: 4000,
  customId: 100,
  label: 80,
  option: 100,
  options: 25,
  placeholder: 150,
  buttons: 5,
  url: 512,
} as const

type Part = {
  readonly type: ComponentType
  readonly components?: readonly Part[]
  readonly content?: string
  readonly custom_id?: string
  readonly label?: string
  readonly url?: string
  readonly placeholder?: string
  readonly options?: readonly {
    readonly label: string
    readonly value: string
    readonly description?: string
  }[]
}

/** Every reason why Discord would refuse these components; empty if there is none. */
export function faultsOf(view: readonly APIMessageTopLevelComponent[]): string[] {
  const parts = (view as readonly Part[]).flatMap(flatten)
  const characters = parts.reduce((sum, part) => sum + (part.content?.length ?? 0), 0)
  const ids = parts.flatMap(part => part.custom_id ?? [])
  const checks: readonly (readonly [boolean, string])[] = [
    [parts.length <= LIMITS.components, `${parts.length} components, allowed are ${LIMITS.components}`],
    [characters <= LIMITS.characters, `${characters} characters, allowed are ${LIMITS.characters}`],
    [parts.every(({ content }) => content !== ''), 'an empty text'],
    [ids.every(id => id.length <= LIMITS.customId), 'a custom id is too long'],
    [new Set(ids).size === ids.length, 'two components have the same custom id'],
    [
      parts.every(({ label }) => label !== '' && (label ?? '').length <= LIMITS.label),
      'a label is empty or too long',
    ],
    [parts.every(({ url = '' }) => url.length <= LIMITS.url), 'the address of a link is too long'],
    ...parts.flatMap(rowChecks),
    ...parts.flatMap(optionChecks),
  ]
  return checks.filter(([isRight]) => !isRight).map(([, message]) => message)
}

function rowChecks({ type, components = [] }: Part): (readonly [boolean, string])[] {
  if (type !== ComponentType.ActionRow) return []
  const selects = components.filter(one => one.type !== ComponentType.Button).length
  const most = selects > 0 ? 1 : LIMITS.buttons
  return [[components.length >= 1 && components.length <= most, `a row with ${components.length} parts`]]
}

function optionChecks({ type, options = [], placeholder = '' }: Part): (readonly [boolean, string])[] {
  if (type !== ComponentType.StringSelect) return []
  const texts = options.flatMap(({ label, value, description = ' ' }) => [label, value, description])
  return [
    [options.length >= 1 && options.length <= LIMITS.options, `${options.length} options in a select`],
    [new Set(options.map(({ value }) => value)).size === options.length, 'two options have the same value'],
    [texts.every(one => one.length >= 1 && one.length <= LIMITS.option), 'an option is too long or empty'],
    [placeholder.length <= LIMITS.placeholder, 'a placeholder is too long'],
  ]
}

const flatten = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(flatten)]
