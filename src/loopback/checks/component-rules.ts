// Checks single components of messages and modals for faults that Discord's published schema lets through.
import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import {
  type Component,
  everyComponent,
  type PlacedComponent,
  SELECT_TYPES,
} from '../interaction/components.ts'
import type { BodyFault } from '../refusal.ts'
import { componentsOf, repeated } from './body-fields.ts'
import { faultIf, type LookAt, makeRule, type Rule } from './rule.ts'

type ComponentLook = LookAt<'message'> | LookAt<'modal'>

const EMOJI = /^(\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u

const isLink = (button: Component): boolean => button.style === ButtonStyle.Link
const isPremium = (button: Component): boolean => button.style === ButtonStyle.Premium
const placesIn = (look: ComponentLook): readonly PlacedComponent[] =>
  everyComponent(componentsOf(look.body), [...look.path, 'components'])

/** Builds the rules that check every component of the given types: one for messages, one for modals. */
const each = (
  name: string,
  types: readonly ComponentType[],
  check: (component: Component) => readonly BodyFault[],
): Rule[] => {
  const inLook = (look: ComponentLook) =>
    placesIn(look)
      .filter(place => types.includes(place.component.type))
      .flatMap(place =>
        check(place.component).map(fault => ({ ...fault, path: [...place.path, ...fault.path] })),
      )
  return [makeRule(name, 'message', inLook), makeRule(`${name} (modal)`, 'modal', inLook)]
}

const SELECTS = [...SELECT_TYPES]
const BUTTON = [ComponentType.Button]
const WITH_EMOJI = [ComponentType.Button, ComponentType.StringSelect]

function duplicateIds(look: ComponentLook): readonly BodyFault[] {
  const named = placesIn(look).filter(place => place.component.custom_id)
  return repeated(named.map(place => place.component.custom_id)).map(({ index }) => ({
    path: [...(named[index]?.path ?? []), 'custom_id'],
    code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
    message: 'Component custom id cannot be duplicated',
  }))
}

function rowFaults(row: Component): readonly BodyFault[] {
  const children = row.components ?? []
  const selects = children.filter(child => SELECT_TYPES.has(child.type)).length
  return faultIf(
    selects > 0 && children.length > 1,
    ['components'],
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    'The specified component exceeds the maximum width',
  )
}

function emojiFaults(component: Component): readonly BodyFault[] {
  const shown = [component.emoji, ...(component.options ?? []).map(option => option.emoji)]
  const wrong = shown.find(emoji => emoji && !emoji.id && !EMOJI.test(emoji.name ?? ''))
  return faultIf(wrong !== undefined, ['emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')
}

function optionFaults(select: Component): readonly BodyFault[] {
  const options = select.options ?? []
  const least = Math.max(1, select.max_values ?? 1, select.min_values ?? 1)
  return faultIf(
    options.length < least,
    ['options'],
    'BASE_TYPE_BAD_LENGTH',
    `Must be between ${least} and 25 in length.`,
  )
}

function defaultFaults(select: Component): readonly BodyFault[] {
  const chosen = (select.options ?? []).filter(option => option.default).length
  const message = 'The number of default options exceeds max_values.'
  return faultIf(
    chosen > (select.max_values ?? 1),
    ['options'],
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    message,
  )
}

/** The rules. Each stands once for messages and once for modals, where both can hold the component. */
export const COMPONENT_RULES: readonly Rule[] = [
  ...each('a button has a custom_id, unless link or premium', BUTTON, button =>
    faultIf(
      !button.custom_id && !isLink(button) && !isPremium(button),
      ['custom_id'],
      'BASE_TYPE_REQUIRED',
      'A custom id is required',
    ),
  ).slice(0, 1),

  ...each('a link button has a url and no custom_id', BUTTON, button =>
    faultIf(
      isLink(button) ? !button.url || Boolean(button.custom_id) : Boolean(button.url),
      ['url'],
      'BUTTON_COMPONENT_INVALID_URL',
      'A url belongs to a link button, and a link button has no custom id',
    ),
  ).slice(0, 1),

  ...each('a button has a label or an emoji', BUTTON, button =>
    faultIf(
      !isPremium(button) && !button.label && !button.emoji,
      ['label'],
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
      'A label or emoji is required',
    ),
  ).slice(0, 1),

  makeRule('custom ids are unique in a message', 'message', duplicateIds),
  makeRule('custom ids are unique in a modal', 'modal', duplicateIds),

  ...each('a row holds buttons or one select', [ComponentType.ActionRow], rowFaults).slice(0, 1),

  ...each('the values of a select differ', [ComponentType.StringSelect], select =>
    repeated((select.options ?? []).map(option => option.value)).map(({ index }) => ({
      path: ['options', index, 'value'],
      code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      message: 'The specified option value is already used',
    })),
  ),

  ...each('a select has as many options as may be chosen', [ComponentType.StringSelect], optionFaults),

  ...each('min_values is not above max_values', SELECTS, select =>
    faultIf(
      (select.min_values ?? 1) > (select.max_values ?? 1),
      ['min_values'],
      'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX',
      'min_values must be less than or equal to max_values',
    ),
  ),

  ...each('no more defaults than may be chosen', [ComponentType.StringSelect], defaultFaults),
  ...each('an emoji has an id or is one', WITH_EMOJI, emojiFaults),

  makeRule('a modal has at most 5 parts', 'modal', look =>
    faultIf(
      componentsOf(look.body).length > 5,
      [...look.path, 'components'],
      'BASE_TYPE_BAD_LENGTH',
      'Must be between 1 and 5 in length.',
    ),
  ),
]
