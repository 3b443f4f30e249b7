// Which exported names of production code more than one file defines, so that a reader has to ask which one is meant.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** How many names may have more than one file, and how many files one name may have. */
export type Bounds = { readonly names: number; readonly files: number }

export type Defined = { readonly name: string; readonly files: readonly string[] }

/** Exported names, in the order of the alphabet, each with the files that define it. */
export type Definitions = readonly Defined[]

/** @returns what the files of `src` and `commands` in this folder define, without tests */
export const productionNames = (root: string): Definitions =>
  definedNames(
    globSync('{src,commands}/**/*.{ts,js}', { cwd: root })
      .filter(file => !/\.test\.ts$/.test(file))
      .sort()
      .map(file => ({ file, code: readFileSync(join(root, file), 'utf8') })),
  )

/**
 * Types count as well as values; a name that a file only passes on does not, nor does a default.
 * @throws Error for code that cannot be parsed
 */
export function definedNames(
  sources: readonly { readonly file: string; readonly code: string }[],
): Definitions {
  const filesOf = new Map<string, string[]>()
  for (const { file, code } of sources)
    for (const name of namesIn(file, code)) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  return [...filesOf].map(([name, files]) => ({ name, files })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function namesIn(file: string, code: string): ReadonlySet<string> {
  const { errors, module } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return new Set(
    exported.flatMap(({ moduleRequest, exportName: { kind, name } }) =>
      moduleRequest === null && kind === 'Name' && name !== null ? [name] : [],
    ),
  )
}

/** A line for each name of more than one file, those of most files first, and a line with how many there are. */
export function sharedLines(all: Definitions, bounds: Bounds): string[] {
  const shared = sharedOf(all).toSorted((a, b) => b.files.length - a.files.length)
  return [
    ...shared.map(({ name, files }) => `${name}: ${files.join(', ')}`),
    `Of ${all.length} exported names, ${shared.length} are defined by more than one file (${bounds.names} may be).`,
  ]
}

/** What breaks the bounds, a sentence each. */
export function brokenBounds(all: Definitions, bounds: Bounds): string[] {
  const shared = sharedOf(all)
  return [
    ...shared
      .filter(({ files }) => files.length > bounds.files)
      .map(({ name, files }) => `${files.length} files define ${name}; ${bounds.files} may.`),
    ...(shared.length > bounds.names
      ? [
          `${shared.length} names are defined by more than one file; ${bounds.names} may be. Rename what is new.`,
        ]
      : []),
  ]
}

const sharedOf = (all: Definitions): Definitions => all.filter(({ files }) => files.length > 1)
