// Feeds random bodies to `findings`, which must accept or refuse each one without an exception.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import type { Json } from '../json.ts'
import { Refusal } from '../refusal.ts'
import { check, findings } from './check.ts'
import { BODY_SCHEMAS, type BodyKind } from './schemas.ts'

const KINDS = Object.keys(BODY_SCHEMAS) as BodyKind[]

/** Builds components of any type with fields of any other, nested three deep at most. */
const component = (depth: number): fc.Arbitrary<unknown> => {
  const inner = depth > 0 ? component(depth - 1) : fc.constant(null)
  return fc.record(
    {
      type: fc.integer({ min: 0, max: 24 }),
      custom_id: fc.string(),
      content: fc.string(),
      style: fc.integer({ min: 0, max: 7 }),
      label: fc.string(),
      options: fc.array(fc.record({ label: fc.string(), value: fc.string() }), { maxLength: 2 }),
      components: fc.array(inner, { maxLength: 2 }),
      accessory: inner,
      component: inner,
    },
    { requiredKeys: ['type'] },
  )
}

const data = fc.record(
  { content: fc.string(), flags: fc.nat(1 << 16), components: fc.array(component(2), { maxLength: 2 }) },
  { requiredKeys: [] },
)
const likely = fc.oneof(
  fc.jsonValue(),
  data,
  fc.record({ type: fc.integer({ min: 0, max: 13 }), data: fc.oneof(data, fc.jsonValue()) }),
)

describe('the checks', () => {
  test.each(KINDS)('take or refuse any %s', kind => {
    const whole = kind === 'commands' ? fc.oneof(likely, fc.array(likely, { maxLength: 3 })) : likely
    fc.assert(
      fc.property(whole, body => {
        const json = JSON.parse(JSON.stringify(body)) as Json
        const isClean = findings(kind, json).length === 0
        expect(refusalOf(kind, json) === undefined).toBe(isClean)
      }),
      { numRuns: runs(2) },
    )
  })
})

function refusalOf(kind: BodyKind, body: Json): Refusal | undefined {
  try {
    check(kind, body)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
