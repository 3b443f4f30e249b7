// Reads a script from YAML or JSON: flow, set-up and answers. A fault names the path of the wrong value.
import { z } from 'zod'
import type { AnyFlow, Flows } from '../games/game.ts'
import { readYaml } from '../glossary/files.ts'
import { aliasLine } from '../glossary/lint/yaml-lines.ts'

const outline = z.strictObject({
  flow: z.string(),
  edition: z.string().optional(),
  setUp: z.looseObject({}),
  answers: z.array(z.unknown()).default([]),
})

export type Script = { readonly flow: AnyFlow; readonly setUp: object; readonly answers: readonly unknown[] }
/** The path of a wrong value with what was expected there; or the line of an alias, which no script may have. */
export type Fault = { readonly path: string; readonly expected: string } | { readonly aliasIn: number }

/**
 * Reads a script. A bad one is a fault: the path inside it, and what was expected there.
 * @param instead an edition that replaces the one of the script
 */
export function readScript(
  text: string,
  flows: Flows,
  instead?: string,
): { script: Script } | { fault: Fault } {
  const value = readText(text)
  if ('fault' in value) return value
  const parsed = outline.safeParse(value.read)
  if (!parsed.success) return { fault: faultOf(parsed.error, []) }
  const { answers } = parsed.data
  const edition = instead ?? parsed.data.edition
  const flow = flows.get(parsed.data.flow)
  if (!flow) return { fault: { path: 'flow', expected: [...flows.keys()].join(', ') } }
  const setUp = { ...parsed.data.setUp, ...(edition !== undefined && { edition }) }
  const checked = flow.setUp.safeParse(setUp)
  if (!checked.success) return { fault: faultOf(checked.error, ['setUp']) }
  return { script: { flow, setUp, answers } }
}

function readText(text: string): { read: unknown } | { fault: Fault } {
  try {
    return { read: readYaml(text) }
  } catch (error) {
    const aliasIn = aliasLine(error)
    if (aliasIn !== null) return { fault: { aliasIn } }
    return { fault: { path: '', expected: (error as Error).message.split('\n')[0] ?? 'YAML' } }
  }
}

function faultOf(error: z.ZodError, before: readonly string[]): Fault {
  const issue = deepest(error.issues)
  return { path: [...before, ...(issue?.path ?? []).map(String)].join('.'), expected: issue?.message ?? '' }
}

/** A failed union has a fault for each of its shapes; the one with the longest path says most. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const first = issues[0]
  if (first?.code !== 'invalid_union') return first
  const inner = first.errors.flatMap(one => deepest(one) ?? [])
  const best = inner.toSorted((a, b) => b.path.length - a.path.length)[0]
  return best && best.path.length > 0 ? { ...best, path: [...first.path, ...best.path] } : first
}

/** The JSON Schema of scripts for every flow. */
export function scriptSchema(flows: Flows): object {
  const scripts = [...flows.values()].map(flow =>
    z.strictObject({
      flow: z.literal(flow.id),
      edition: z.enum([...flow.editions]).optional(),
      setUp: flow.setUp,
      answers: z.array(flow.answer).optional(),
    }),
  )
  return z.toJSONSchema(z.union(scripts), { io: 'input', reused: 'ref' })
}
