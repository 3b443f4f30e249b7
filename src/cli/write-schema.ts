// npm run schema: writes the JSON Schemas by which an editor completes and checks the data files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from '../glossary/json-schema.ts'

const folder = join(import.meta.dirname, '../../data/schema')
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, `${name}.json`), text)
