// Measures in a fresh process the loading of the glossary, the first question, which has the clauses indexed, and queries
// of the worst kind.
import { join } from 'node:path'
import { buildFinder } from '../src/glossary/find.ts'
import { loadGlossary } from '../src/glossary/load.ts'
import { timed } from './speed.ts'

const LENGTH = 6000
const WORST = ['a', 'attack damage ', 'verteidigungsschaden ', 'ä-', '7-', 'w q z '].map(part =>
  part.repeat(LENGTH).slice(0, LENGTH),
)

const since = performance.now()
const find = buildFinder(loadGlossary(join(import.meta.dirname, '../data')))
const start = performance.now() - since
find({ query: 'tough', language: 'en', game: null })
const first = timed(() => find({ query: 'does a tough character heal', language: 'en', game: null }))
const worst = WORST.map(query => timed(() => find({ query, language: 'de', game: null })))
console.log(JSON.stringify({ start, first, worst: Math.max(...worst) }))
