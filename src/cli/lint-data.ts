// npm run lint:data: proofreads the data files and names file and line of every fault. Exit code 1 if there is one.
import { join } from 'node:path'
import { readDataFiles } from '../glossary/files.ts'
import { lint } from '../glossary/lint/lint.ts'

const files = readDataFiles(join(import.meta.dirname, '../../data'))
const faults = lint(files)
for (const { file, line, rule, message } of faults) console.log(`${file}:${line}  ${rule}: ${message}`)
console.log(`${files.length} data files read, ${faults.length} faults.`)
process.exitCode = faults.length > 0 ? 1 : 0
