// Collects the program's regular expressions: those in its source, and those it builds while it runs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

const root = join(import.meta.dirname, '..')

export type Expression = {
  /** The file, with the line of a literal. */
  readonly at: string
  readonly source: string
  readonly flags: string
}

/** Tests are left out: they read only texts of the project's own. */
const IS_TEST = /\.test\.ts$/

/** Lists the files of the program, committed or not. */
export const programFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'commands'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(path => /\.[jt]s$/.test(path) && !IS_TEST.test(path))

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Found = { readonly literals: readonly Expression[]; readonly isBuilding: boolean }

/** Finds a file's expressions, and whether it builds others. @throws Error if it is no TypeScript */
export function expressionsIn(path: string): Found {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const line = (at: number): number => text.slice(0, at).split('\n').length
  const nodes = everyNode(program)
  const literals = nodes.flatMap(node => {
    if (!isLiteral(node)) return []
    const { pattern: source, flags } = node.regex
    return [{ at: `${path}:${line(node.start)}`, source, flags }]
  })
  return { literals, isBuilding: nodes.some(isBuilding) }
}

function everyNode(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(everyNode)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside
}

const isLiteral = (node: Node): node is Node & { regex: { pattern: string; flags: string } } =>
  node.type === 'Literal' && 'regex' in node

const isBuilding = (node: Node & { callee?: { name?: string } }): boolean =>
  ['NewExpression', 'CallExpression'].includes(node.type) && node.callee?.name === 'RegExp'

/** Collects each expression that is built while `work` runs, with the file that builds it. */
export async function builtDuring(work: () => Promise<unknown>): Promise<Expression[]> {
  const built = new Map<string, Expression>()
  const own = globalThis.RegExp
  const note = (made: RegExp): RegExp => {
    const path = /\/((?:src|commands)\/[^\s:?]+\.[jt]s)/.exec(callers())?.[1]
    if (path && !IS_TEST.test(path))
      built.set(String(made), { at: path, source: made.source, flags: made.flags })
    return made
  }
  globalThis.RegExp = new Proxy(own, {
    construct: (target, given: [string, string?]) => note(new target(...given)),
    apply: (target, _, given: [string, string?]) => note(target(...given)),
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = own
  }
  return [...built.values()]
}

/** Gives the caller that built the expression: the first frame outside this file. */
function callers(): string {
  const frames = new Error().stack?.split('\n').slice(1) ?? []
  return frames.find(frame => !frame.includes('test/regular-expressions')) ?? ''
}
