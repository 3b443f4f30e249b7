// npm run schema: writes the JSON Schemas by which an editor completes and checks the data files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardSchemas } from '../cards/json-schema.ts'
import { jsonSchemas } from '../glossary/json-schema.ts'
import { DATA_SCHEMAS } from '../glossary/schema.ts'
import { playedGames } from '../played-games.ts'

const folder = join(import.meta.dirname, '../../data/schema')
mkdirSync(folder, { recursive: true })
const schemas = jsonSchemas({ ...DATA_SCHEMAS, ...cardSchemas(playedGames().cardGames) })
for (const [name, text] of Object.entries(schemas)) writeFileSync(join(folder, `${name}.json`), text)
