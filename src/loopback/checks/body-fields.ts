// Reads fields of a body that the schema has already accepted.
import type { Component } from '../interaction/components.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'

/** @returns the list, or an empty one when the field is absent or null */
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/** @returns the top-level components of a message or modal; the schema has checked their shape */
export const componentsOf = (body: JsonObject): readonly Component[] =>
  listIn(body.components).filter(isObject) as unknown as readonly Component[]

/** @returns the sum of the numbers */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** @returns the values that occur more than once, with the indices of the later ones */
export function repeated<Value>(values: readonly Value[]): readonly { value: Value; index: number }[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ value, index }] : []))
}
