// Prints the exported names that more than one file defines, and fails if they are too many: part of npm run lint.
import { join } from 'node:path'
import { type Bounds, brokenBounds, productionNames, sharedLines } from './defined-names.ts'

const BOUNDS: Bounds = { names: 40, files: 3 }

const all = productionNames(join(import.meta.dirname, '../..'))
for (const line of sharedLines(all, BOUNDS)) console.log(line)
const broken = brokenBounds(all, BOUNDS)
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0
