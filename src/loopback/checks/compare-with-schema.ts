/**
 * Compares a body with a schema and gives the path of each fault.
 * Zod alone reports every branch of every union; Discord looks at `type` first, and so does `compare`.
 */
import { type core, safeParse } from 'zod/mini'
import { isObject, type Json, type JsonObject, type Path } from '../json.ts'
import type { BodyFault } from '../refusal.ts'

type Schema = core.$ZodType
type Inner = { def: { innerType: Schema } }

/** Fields that Discord documents, or that discord.js sends and Discord takes, but the published schema lacks. */
const ALSO_TAKEN: Readonly<Record<string, (value: Json) => boolean>> = {
  animated: value => typeof value === 'boolean',
  enforce_nonce: value => typeof value === 'boolean',
  tts: value => typeof value === 'boolean',
  default_member_permissions: value => typeof value === 'string' && /^\d+$/.test(value),
  nsfw: value => typeof value === 'boolean',
}

/** Translates an issue of Zod into Discord's code and message. */
function inDiscordsWords(issue: core.$ZodIssue): readonly [code: string, message: string] {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? ['BASE_TYPE_BAD_LENGTH', `Must be ${issue.minimum} or more in length.`]
        : ['NUMBER_TYPE_MIN', `Value should be greater than or equal to ${issue.minimum}.`]
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? ['BASE_TYPE_BAD_LENGTH', `Must be ${issue.maximum} or fewer in length.`]
        : ['NUMBER_TYPE_MAX', `Value should be less than or equal to ${issue.maximum}.`]
    case 'invalid_type':
      return ['BASE_TYPE_BAD_TYPE', `Could not interpret as ${issue.expected}.`]
    case 'invalid_value':
      return ['BASE_TYPE_CHOICES', `Value must be one of {${issue.values.join(', ')}}.`]
    default:
      return ['BASE_TYPE_BAD_FORMAT', 'This field has the wrong format.']
  }
}

/** The two searches of `compare`: for faults of form, or for keys that no schema knows. */
export type Looking = 'faults' | 'unknown keys'

/**
 * Compares a body with a schema.
 * @param schema the schema that the body must meet
 * @param value the body, or a part of it
 * @param looking for faults of form, or for keys the schema does not know
 * @returns the faults, each with its path; none when it fits
 */
export function compare(
  schema: Schema,
  value: Json | undefined,
  looking: Looking = 'faults',
  path: Path = [],
): BodyFault[] {
  switch (schema._zod.def.type) {
    case 'lazy':
      return compare((schema as core.$ZodLazy)._zod.innerType, value, looking, path)
    case 'optional':
      return value === undefined
        ? []
        : compare((schema._zod as unknown as Inner).def.innerType, value, looking, path)
    case 'nullable':
      return value === null
        ? []
        : compare((schema._zod as unknown as Inner).def.innerType, value, looking, path)
    case 'array':
      return compareList(schema as core.$ZodArray, value, looking, path)
    case 'object':
      return compareObject(schema as core.$ZodObject, value, looking, path)
    case 'union':
      return compareUnion(schema as core.$ZodUnion, value, looking, path)
    default:
      return looking === 'faults' ? leafFaults(schema, value, path) : []
  }
}

function compareList(
  schema: core.$ZodArray,
  value: Json | undefined,
  looking: Looking,
  path: Path,
): BodyFault[] {
  if (!Array.isArray(value)) return looking === 'faults' ? [wrongType(value, path, 'list')] : []
  const items: readonly Json[] = value
  const faults = items.flatMap((item, index) =>
    compare(schema._zod.def.element, item, looking, [...path, index]),
  )
  if (looking === 'unknown keys' || faults.length > 0) return faults
  return leafFaults(schema, value, path).filter(fault => fault.path.length === path.length)
}

function compareObject(
  schema: core.$ZodObject,
  value: Json | undefined,
  looking: Looking,
  path: Path,
): BodyFault[] {
  if (!isObject(value)) return looking === 'faults' ? [wrongType(value, path, 'dictionary')] : []
  const shape = schema._zod.def.shape
  const known = Object.entries(shape).flatMap(([key, inner]) =>
    isTakenAnyway(key, value[key]) ? [] : compare(inner, value[key], looking, [...path, key]),
  )
  if (looking === 'faults') return known
  const strange = Object.keys(value).filter(key => !(key in shape) && !isTakenAnyway(key, value[key]))
  return [
    ...known,
    ...strange.map(key => ({
      path: [...path, key],
      code: 'UNKNOWN_KEY',
      message: `There is no field "${key}" here.`,
    })),
  ]
}

const isTakenAnyway = (key: string, value: Json | undefined): boolean =>
  value !== undefined && (ALSO_TAKEN[key]?.(value) ?? false)

function compareUnion(
  schema: core.$ZodUnion,
  value: Json | undefined,
  looking: Looking,
  path: Path,
): BodyFault[] {
  const branches = schema._zod.def.options.map(unwrap).filter(one => one._zod.def.type !== 'undefined')
  if (value === undefined && branches.length < schema._zod.def.options.length) return []
  const types = branches.flatMap(typesOf)
  if (isObject(value) && types.length > 0) {
    const branch = branches.find(one => typesOf(one).includes(value.type as never))
    return branch
      ? compare(branch, value, looking, path)
      : looking === 'faults'
        ? [wrongBranch(value, types, path)]
        : []
  }
  return fewest(branches.map(branch => compare(branch, value, looking, path)))
}

const fewest = (reports: readonly BodyFault[][]): BodyFault[] =>
  reports.reduce((best, report) => (report.length < best.length ? report : best))

function unwrap(schema: Schema): Schema {
  return schema._zod.def.type === 'lazy' ? unwrap((schema as core.$ZodLazy)._zod.innerType) : schema
}

function typesOf(schema: Schema): readonly unknown[] {
  if (schema._zod.def.type !== 'object') return []
  const type = (schema as core.$ZodObject)._zod.def.shape.type
  const literal = type && unwrap(type)
  return literal?._zod.def.type === 'literal' ? (literal as core.$ZodLiteral)._zod.def.values : []
}

const wrongBranch = (value: JsonObject, types: readonly unknown[], path: Path): BodyFault =>
  value.type === undefined
    ? { path: [...path, 'type'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
    : {
        path: [...path, 'type'],
        code: 'UNION_TYPE_CHOICES',
        message: `Value of field "type" must be one of (${types.join(', ')}).`,
      }

const wrongType = (value: Json | undefined, path: Path, wanted: string): BodyFault =>
  value === undefined
    ? { path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
    : { path, code: `${wanted.toUpperCase()}_TYPE_CONVERT`, message: `Only a ${wanted} may be used here.` }

function leafFaults(schema: Schema, value: Json | undefined, path: Path): BodyFault[] {
  const result = safeParse(schema, value)
  if (result.success) return []
  if (value === undefined) return [wrongType(value, path, 'value')]
  return result.error.issues.map(issue => {
    const [code, message] = inDiscordsWords(issue)
    return { path: [...path, ...issue.path.filter(step => typeof step !== 'symbol')], code, message }
  })
}
