// Runs one part of the benchmarks in a process of its own, so that parts do not disturb each other.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Table } from './table.ts'

export type Scale = 'full' | 'light'

export const PART_NAMES = ['answering', 'reading', 'pressing', 'lasting', 'owning'] as const
export type PartName = (typeof PART_NAMES)[number]

/** The tables of a part. @throws Error if its process ends without any */
export async function runPart(name: PartName, scale: Scale): Promise<Table[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Table[]>()
  const hook = join(import.meta.dirname, '../src/node-24.js')
  const execArgv = ['--disable-warning=ExperimentalWarning', '--import', hook]
  const child = fork(join(import.meta.dirname, 'own-process.ts'), [name, scale], { execArgv })
  child.once('message', message => resolve(message as Table[]))
  child.once('exit', code => reject(new Error(`the part ${name} ended with ${code} and gave nothing`)))
  return promise
}
