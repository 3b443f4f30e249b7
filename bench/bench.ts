// npm run bench [-- PART…] [-- --json]: compares the bot with bare bots and other libraries, and prints Markdown tables.
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { PART_NAMES, runPart } from './run.ts'
import { markdown, type Table } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
})
const unknown = positionals.filter(name => !PART_NAMES.some(part => part === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${PART_NAMES.join(', ')}.`)
  process.exit(1)
}

const since = performance.now()
const on = machine()
const parts = PART_NAMES.filter(name => positionals.length === 0 || positionals.includes(name))
const tables: Table[] = []
if (!values.json)
  console.log(`Measured on ${on.date}: ${on.processor}, ${on.cores} cores, ${on.memory}, Node ${on.node}.\n`)
for (const name of parts) {
  const some = await runPart(name, 'full')
  tables.push(...some)
  if (!values.json) console.log(some.map(markdown).join('\n'))
}
const seconds = Math.round((performance.now() - since) / 1000)
if (values.json) console.log(JSON.stringify({ machine: on, seconds, tables }, null, 2))
else console.log(`The whole took ${seconds} seconds.`)
