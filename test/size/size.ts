// Prints how many lines of production code there are, by rooms: npm run -s size -- --root DIR, else of this tree.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { productionIn, sizeTable } from './production.ts'

const { values } = parseArgs({ options: { root: { type: 'string' } } })
console.log(sizeTable(productionIn(values.root ?? join(import.meta.dirname, '../..'))))
