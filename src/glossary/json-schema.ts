// Writes the JSON Schemas of the data files from the zod schemas that read the files.
import { z } from 'zod'

/** The text of each schema file, by the name of the kind of data file. */
export const jsonSchemas = (schemas: Readonly<Record<string, z.ZodType>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      `${JSON.stringify(z.toJSONSchema(schema, { reused: 'ref' }), null, 2)}\n`,
    ]),
  )
