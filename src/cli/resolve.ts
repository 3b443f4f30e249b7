// npm run resolve: plays a script of an attack, or a line that says what happens. Exit code 1: a fault in the script or the line;
// 2: wrong use.
import '../node-24.js'
import { readFileSync } from 'node:fs'
import { resolveCommand } from './resolve-command.ts'

const { out, errors, code } = resolveCommand(process.argv.slice(2), file =>
  readFileSync(file === '-' ? 0 : file, 'utf8'),
)
if (out !== '') console.log(out)
for (const line of errors) console.error(line)
process.exitCode = code
