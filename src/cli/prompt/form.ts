// Fills in a form that the bot has opened, a field a line.
import { ComponentType } from 'discord-api-types/v10'
import { type Component, everyComponent, type SelectOption } from '../../loopback/interaction/components.ts'
import { Impossible } from '../../loopback/persona/impossible-move.ts'
import { type FieldValue, type SeenModal, sentValue } from '../../loopback/persona/modal.ts'
import { impossibleText } from '../../playground/hindrance-words.ts'
import type { Translate } from '../../words/words.ts'
import { labelLines, meantBy } from './controls.ts'

export type OpenForm = {
  readonly modal: SeenModal
  readonly fields: readonly Field[]
  /** What the fields before the present one are filled in with, by custom_id. */
  readonly values: Readonly<Record<string, FieldValue>>
  /** The index of the field that is asked for; the number of fields when all are filled in. */
  readonly at: number
}

/** The control of a field, with the words of the label around it. */
type Field = Component & { readonly custom_id: string }

/** A line that empties a field. */
const EMPTY = '-'

/** @param users what a field that asks for a user offers */
export const openForm = (modal: SeenModal, users: readonly SelectOption[]): OpenForm => ({
  modal,
  fields: everyComponent(modal.components).flatMap(({ component, parent }) =>
    fieldIn(component, parent, users),
  ),
  values: {},
  at: 0,
})

function fieldIn(
  component: Component,
  parent: Component | undefined,
  users: readonly SelectOption[],
): Field[] {
  const { custom_id, type } = component
  if (custom_id === undefined) return []
  const { label = component.label ?? '', description } = parent ?? {}
  const options = type === ComponentType.UserSelect ? preset(component, users) : component.options
  return [
    { ...component, custom_id, label, ...(description && { description }), ...(options && { options }) },
  ]
}

const preset = ({ default_values = [] }: Component, users: readonly SelectOption[]): SelectOption[] =>
  users.map(user => ({ ...user, default: default_values.some(({ id }) => id === user.value) }))

/** @returns the label of the present field; '' when all are filled in */
export function labelText({ fields, at }: OpenForm, t: Translate): string {
  const { label = '', required = true } = fields[at] ?? {}
  return required ? label : t('terminal:form.optional', { label })
}

/** @returns the present field: its label, its hint, what is in it, what it offers; '' when all are filled in */
export function askText(form: OpenForm, t: Translate): string {
  const field = form.fields[form.at]
  if (!field) return ''
  const { description, value, options = [] } = field
  const lines = [
    labelText(form, t),
    description && `    ${description}`,
    value && `    ${t('terminal:form.now', { value })}`,
    takesSeveral(field) && `    ${t('terminal:form.several')}`,
    ...options.map(optionText),
  ]
  return lines.filter(Boolean).join('\n')
}

const optionText = ({ label, description, default: isChosen }: SelectOption): string =>
  `  - ${label}${isChosen ? ' ✓' : ''}${description ? `: ${description}` : ''}`

const takesSeveral = ({ max_values = 1 }: Component): boolean => max_values > 1

/**
 * Fills the present field in. An empty line leaves it as it is.
 * @returns the form at its next field, or a sentence about what is wrong with the line
 */
export function fillIn(form: OpenForm, line: string, t: Translate): OpenForm | { readonly problem: string } {
  const field = form.fields[form.at]
  if (!field) throw new Error('all fields are filled in')
  const read = readValue(field, line.trim(), t)
  if ('problem' in read) return read
  try {
    sentValue(field, read.value)
  } catch (error) {
    if (!(error instanceof Impossible)) throw error
    const isMissing = [read.value].flat().every(value => value === undefined || value === '')
    return { problem: isMissing ? t('page:modal.required') : impossibleText(error, t) }
  }
  const { value } = read
  const values = value === undefined ? form.values : { ...form.values, [field.custom_id]: value }
  return { ...form, values, at: form.at + 1 }
}

type Read = { readonly value: FieldValue | undefined } | { readonly problem: string }

function readValue(field: Field, line: string, t: Translate): Read {
  if (line === '') return { value: undefined }
  if (field.type === ComponentType.TextInput) return { value: line === EMPTY ? '' : line }
  return line === EMPTY ? { value: [] } : readChoices(field, line, t)
}

/** Reads one choice, or several with commas between them; a label with a comma in it is one choice. */
function readChoices(field: Field, line: string, t: Translate): Read {
  const options = (field.options ?? []).map(option => ({ ...option, name: option.label }))
  const whole = meantBy([options], line)
  if (whole.length === 1) return { value: whole.map(({ value }) => value) }
  const parts = takesSeveral(field) ? line.split(',') : [line]
  const found = parts.map(part => ({ what: part.trim(), options: meantBy([options], part) }))
  const wrong = found.find(one => one.options.length !== 1)
  if (!wrong) return { value: found.flatMap(one => one.options.map(({ value }) => value)) }
  const { what, options: several } = wrong
  if (several.length === 0) return { problem: t('terminal:form.noSuch', { what }) }
  return { problem: t('terminal:several', { what }) + labelLines(several.map(({ label }) => label)) }
}
