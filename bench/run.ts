// Runs the parts of the benchmarks one after the other, so that they do not disturb each other.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Scale } from './part.ts'
import type { Table } from './table.ts'

export const PART_NAMES = [
  'answering',
  'finding',
  'reading',
  'playing',
  'pressing',
  'keeping',
  'owning',
] as const
export type PartName = (typeof PART_NAMES)[number]

/** The tables of a part, measured in a process of its own. @throws Error if it ends without any */
export async function runPart(name: PartName, scale: Scale): Promise<Table[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Table[]>()
  const child = fork(join(import.meta.dirname, 'part.ts'), [name, scale], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, '../src/node-24.js'),
    ],
  })
  child.once('message', message => resolve(message as Table[]))
  child.once('exit', code => reject(new Error(`the part ${name} ended with ${code} and gave nothing`)))
  return promise
}
