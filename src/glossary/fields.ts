// Fields that the data files of several kinds have.
import { z } from 'zod'
import { type CompleteLanguage, inEachLanguage, isComplete, type Language } from '../language.ts'

export const words = z.string().trim().min(1)

type SaidShape<Text extends z.ZodType> = Readonly<
  Record<CompleteLanguage, Text> & Record<Exclude<Language, CompleteLanguage>, z.ZodOptional<Text>>
>
/** A field for each language; a language that is not complete may lack it. */
export const inLanguages = <Text extends z.ZodType>(text: Text): SaidShape<Text> =>
  inEachLanguage(language => (isComplete(language) ? text : text.optional())) as SaidShape<Text>
export const said = z.strictObject(inLanguages(words))
export const saidList = z.strictObject(inLanguages(z.array(words)))

export const code = z
  .string()
  .regex(/^[a-z0-9]{2,6}$/)
  .describe('Permanent short code, 2 to 6 of a-z and 0-9. Buttons carry it, so it never changes.')
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const clauseId = z
  .string()
  .regex(/^[A-Z]{2,4}(\d{2})?(-[A-Z]{1,12})?(-\d+)+(-R\d+)?[a-z]?$/)
  .describe('Permanent id of the clause, for instance MC-EA-31, MC18-EA-45 (since 1.8) or GCG-7-6-2-2a.')
export const rulingId = z.string().regex(/^(AMB|[A-Z]{2,4}\d{2}-OP)-\d{2}$/)
export const ruleNumber = z.string().regex(/^\d+(-\d+)*$/)

export const changed = z
  .array(
    z.strictObject({
      in: words.describe('An edition of game.yaml.'),
      ...inLanguages(words.max(220)),
    }),
  )
  .min(1)
  .max(4)
  .optional()
  .describe('What an edition changed, and what it was before, in short.')

export const faqId = z
  .string()
  .regex(/^[A-Z]{2,4}-FAQ-([a-z0-9]+-)?\d{2,3}$/)
  .describe('Permanent id of an official answer, for instance MC-FAQ-core-07 or GCG-FAQ-012.')
