// Defines the JSON data of requests and reads single fields of it.

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** One step in the path to a value: a key or an index. */
export type Path = readonly (string | number)[]

/**
 * Recognises an object.
 * @param value any JSON value
 * @returns whether it is an object, not an array and not null
 */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the objects of a list, where a body may also hold nothing or another value.
 * @param value any JSON value
 * @returns the objects among its items, with their indices
 */
export function objectsIn(value: Json | undefined): readonly { item: JsonObject; index: number }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: Json, index) => (isObject(item) ? [{ item, index }] : []))
}

/**
 * Reads a string field.
 * @param value any JSON value
 * @returns the string, or '' when there is none
 */
export const textOrEmpty = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Reads a number field.
 * @param value any JSON value
 * @returns the number, or 0 when there is none
 */
export const numberOrZero = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
