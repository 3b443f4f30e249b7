// Stands in for vitest where its tests are run again and again in one process: it collects them.
export { expect } from 'vitest'

type Run = () => unknown

export type CollectedTest = { readonly id: string; readonly file: string; readonly run: Run }

const collected = new Map<string, CollectedTest>()
let file = ''
let groups: readonly string[] = []

export function test(name: string, ...rest: readonly unknown[]): void {
  const run = rest.find(one => typeof one === 'function') as Run | undefined
  if (!run) throw new Error(`${file}: ${name} runs nothing`)
  const named = [file, ...groups, name].join(' > ')
  const same = [...collected.keys()].filter(id => id === named || id.startsWith(`${named} #`)).length
  const id = same === 0 ? named : `${named} #${same + 1}`
  collected.set(id, { id, file, run })
}
export const it = test

export function describe(name: string, group: () => void): void {
  const around = groups
  groups = [...around, name]
  group()
  groups = around
}

/** The tests of these files, in order. `load` imports a file, whose import of vitest has to lead here. */
export async function testsIn(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<readonly CollectedTest[]> {
  for (const one of files) {
    file = one
    await load(one)
  }
  return [...collected.values()]
}
