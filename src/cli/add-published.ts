// npm run published -- FILE...: adds the hashes of texts that were read to data/published.txt, so that lint:data can tell
// whether a sentence of ours is one of theirs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPublished, PUBLISHED, runsOf } from '../glossary/published.ts'

const data = join(import.meta.dirname, '../../data')
const known = loadPublished(data)
const files = process.argv.slice(2)
const read = files.flatMap(file => runsOf(readFileSync(file, 'utf8')).map(({ hash }) => hash))
const all = [...new Set([...known, ...read])].sort()
writeFileSync(join(data, PUBLISHED), `${all.join('\n')}\n`)
console.log(`${files.length} files read, ${all.length - known.size} hashes added.`)
