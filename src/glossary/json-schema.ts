// The JSON Schemas of the data files, written from the same schemas that read them.
import { z } from 'zod'
import { SCHEMAS } from './schema.ts'

/** The text of each schema file, by the name of the kind of data file. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
    ]),
  )
