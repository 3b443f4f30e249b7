// Builds the parts of a form: a modal whose labels hold a text, a select or a choice of users, within Discord's limits.
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  SelectMenuDefaultValueType,
  TextInputStyle,
} from 'discord-api-types/v10'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import { notLong } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { chunks, MOST_OPTIONS } from '../../message/components.ts'
import { encodeAttackId, shortNames } from './ids.ts'

export type Form = APIModalInteractionResponseCallbackData

/** The values of a form's fields by field name: a text is a list of one, an empty select is an empty list. */
export type Fields = ReadonlyMap<string, readonly string[]>

export const NO_FIELDS: Fields = new Map()

/** From Discord's documentation of modals and selects. */
const LIMITS = { title: 45, label: 45, hint: 100, option: 100 } as const

/** The longest text that a field takes: that of a note. */
export const LONGEST_TEXT = 200

/** A form about a walkthrough. `rest` is the kind and subject of the form, which the submitted form returns. */
export function walkthroughForm(
  { walkthrough }: Scene,
  rest: readonly string[],
  title: string,
  components: APILabelComponent[],
): Form {
  const { id, revision } = walkthrough
  return {
    custom_id: encodeAttackId({ action: 'form', walkthrough: id, revision, rest: shortNames(rest) }),
    title: clip(title, LIMITS.title),
    components,
  }
}

type Field = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

export type FormOption = { readonly value: string; readonly label: string; readonly hint?: string }

/** A line of text, prefilled with the earlier value. */
export function textField(field: Field & { readonly longest: number }, filled: Fields): APILabelComponent {
  const before = filled.get(field.name)?.[0]
  return labelled(field, {
    type: ComponentType.TextInput,
    style: TextInputStyle.Short,
    custom_id: field.name,
    required: field.required ?? false,
    max_length: field.longest,
    ...(before && { value: clip(before, field.longest) }),
  })
}

/** Stands before the number of a page in the value of an option that leads to that page. */
const PAGE = '…'

/** Whether a field says that the person looks for an option of another page. */
export const isTurned = (fields: Fields): boolean =>
  [...fields.values()].some(values => values.some(value => value.startsWith(PAGE)))

/** The options of one page: the one with the earlier choice or the one that was asked for, and the way to the next. */
function pageOf(
  options: readonly FormOption[],
  chosen: readonly string[],
  more: string,
): readonly FormOption[] {
  const pages = chunks(options, MOST_OPTIONS - 1)
  const asked = pages.findIndex((_, page) => chosen.includes(PAGE + page))
  const holds = pages.findIndex(page => page.some(({ value }) => chosen.includes(value)))
  const shown = Math.max(asked, holds, 0)
  return [...(pages[shown] ?? []), { value: PAGE + ((shown + 1) % pages.length), label: more }]
}

/**
 * A select with the earlier choice. A form turns no page: of more than 25 options the last leads to the others, and the form
 * is opened again with them.
 * @param field `isLong`: it may have more than 25
 * @throws Error without options: leave the field out
 */
export function selectField(
  field: Field & {
    readonly options: readonly FormOption[]
    readonly most?: number
    readonly isLong?: true
  },
  filled: Fields,
  t: Translate,
): APILabelComponent {
  const { name, options, required = false, most = 1, isLong } = field
  if (options.length === 0) throw new Error(`the field ${name} has nothing to choose from`)
  if (!isLong) notLong(name, options)
  const chosen = filled.get(name) ?? []
  const isOver = options.length > MOST_OPTIONS
  const shown = isOver ? pageOf(options, chosen, t('attack:moreActions')) : options
  return labelled(field, {
    type: ComponentType.StringSelect,
    custom_id: name,
    required,
    min_values: required ? 1 : 0,
    max_values: Math.min(most, shown.length),
    options: shown.map(({ value, label, hint }) => ({
      value,
      label: clip(label, LIMITS.option),
      ...(hint && { description: clip(hint, LIMITS.option) }),
      ...(chosen.includes(value) && { default: true }),
    })),
  })
}

/** A choice of one Discord user. */
export function userField(field: Field, filled: Fields): APILabelComponent {
  const chosen = (filled.get(field.name) ?? []).slice(0, 1)
  return labelled(field, {
    type: ComponentType.UserSelect,
    custom_id: field.name,
    required: true,
    ...(chosen.length > 0 && {
      default_values: chosen.map(id => ({ id, type: SelectMenuDefaultValueType.User })),
    }),
  })
}

function labelled({ label, hint }: Field, component: APILabelComponent['component']): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: clip(label, LIMITS.label),
    ...(hint && { description: clip(hint, LIMITS.hint) }),
    component,
  }
}
