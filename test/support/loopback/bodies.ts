// Builds small request bodies for the tests of the checks.
import type { Json, JsonObject } from '../../../src/loopback/json.ts'

/** The flag of Components V2. */
export const V2 = 1 << 15

/** @returns a text display */
export const words = (content: string): JsonObject => ({ type: 10, content })

/** @returns a button with custom_id `a`, changed by `more` */
export const button = (more: JsonObject = {}): JsonObject => ({
  type: 2,
  style: 1,
  label: 'Press',
  custom_id: 'a',
  ...more,
})

/** @returns an action row */
export const row = (...components: JsonObject[]): JsonObject => ({ type: 1, components })

/** @returns select options with different values */
export const options = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({ label: `Option ${index}`, value: `v${index}` }))

/** @returns a string select with two options, changed by `more` */
export const select = (more: JsonObject = {}): JsonObject => ({
  type: 3,
  custom_id: 's',
  options: options(2),
  ...more,
})

/** @returns a callback with a components V2 message */
export const reply = (...components: JsonObject[]): JsonObject => ({
  type: 4,
  data: { flags: V2, components },
})

/** @returns a callback with a modal */
export const modal = (components: Json[], more: JsonObject = {}): JsonObject => ({
  type: 9,
  data: { custom_id: 'm', title: 'Title', components, ...more },
})

/** @returns a label around an input of a modal */
export const field = (component: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 18,
  label: 'Label',
  component,
  ...more,
})

/** @returns a text input */
export const input = (more: JsonObject = {}): JsonObject => ({ type: 4, style: 1, custom_id: 't', ...more })

/** @returns a bulk overwrite with one slash command */
export const command = (more: JsonObject = {}): JsonObject[] => [
  { name: 'rule', description: 'Rules', ...more },
]

/** @returns a slash command option */
export const option = (more: JsonObject = {}): JsonObject => ({
  type: 3,
  name: 'query',
  description: 'What',
  ...more,
})

/** @returns a callback with autocomplete choices */
export const choices = (...all: JsonObject[]): JsonObject => ({ type: 8, data: { choices: all } })
