// npm run bench [-- PART…]: compares the bot with bare bots and with its goals, and prints Markdown tables.
import { availableParallelism, cpus, totalmem } from 'node:os'
import { PART_NAMES, runPart } from './part.ts'
import { markdown } from './table.ts'

const parts = process.argv.slice(2)
const unknown = parts.filter(name => !PART_NAMES.some(part => part === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${PART_NAMES.join(', ')}.`)
  process.exit(1)
}

const since = performance.now()
const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
const machine = [cpus()[0]?.model ?? 'unknown', `${availableParallelism()} cores`, memory]
const date = new Date().toISOString().slice(0, 10)
console.log(`Measured on ${date}: ${machine.join(', ')}, Node ${process.versions.node}.\n`)
for (const name of PART_NAMES)
  if (parts.length === 0 || parts.includes(name))
    console.log((await runPart(name, 'full')).map(markdown).join('\n'))
console.log(`The whole took ${Math.round((performance.now() - since) / 1000)} seconds.`)
