// Finds what a file loads when it runs.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The names that a file imports, and from where: a path, or a library; '*' stands for all names. */
export type Import = { readonly from: string; readonly names: readonly string[] }

/** A file of this repository. */
export type Module = { readonly code: string; readonly imports: readonly Import[] }

type Entry = { readonly isType: boolean; readonly importName: { readonly name?: string | null } }

/** @returns a function that gives the file at a path, and undefined for a library; it reads each file once */
export function modules(): (path: string) => Module | undefined {
  const known = new Map<string, Module | undefined>()
  return path => {
    if (!known.has(path))
      known.set(path, isOurs(path) ? moduleOf(path, readFileSync(path, 'utf8')) : undefined)
    return known.get(path)
  }
}

const isOurs = (from: string): boolean => /\.(ts|js)$/.test(from) && existsSync(from)

/** @returns this code with its imports, re-exports and dynamic imports of literal paths, without types */
export function moduleOf(path: string, code: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const first = staticImports
    .filter(({ start }) => !code.startsWith('import type ', start))
    .map(({ moduleRequest, entries }) => ({ from: moduleRequest.value, names: namesOf(entries) }))
  const again = staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(one => (one.moduleRequest ? [{ from: one.moduleRequest.value, names: namesOf([one]) }] : [])),
  )
  const later = dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^'(.+)'$/.exec(code.slice(start, end))?.[1])
    .flatMap(from => (from ? [{ from, names: ['*'] }] : []))
  const placed = (from: string) => (from.startsWith('.') ? join(dirname(path), from) : from)
  return { code, imports: [...first, ...again, ...later].map(one => ({ ...one, from: placed(one.from) })) }
}

const namesOf = (entries: readonly Entry[]): string[] =>
  entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*')
