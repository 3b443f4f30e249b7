// Defines the content of the files under data/<game>/. The JSON Schemas for editors are written from these schemas.
import { z } from 'zod'
import { type CompleteLanguage, inEachLanguage, isComplete, LANGUAGES, type Language } from '../language.ts'

export const GAMES = ['marvel-champions', 'gundam'] as const
export type GameId = (typeof GAMES)[number]

const words = z.string().trim().min(1)

type SaidShape<Text extends z.ZodType> = Readonly<
  Record<CompleteLanguage, Text> & Record<Exclude<Language, CompleteLanguage>, z.ZodOptional<Text>>
>
/** A field for each language; a language that is not complete may lack it. */
const inLanguages = <Text extends z.ZodType>(text: Text): SaidShape<Text> =>
  inEachLanguage(language => (isComplete(language) ? text : text.optional())) as SaidShape<Text>
const said = z.strictObject(inLanguages(words))
const saidList = z.strictObject(inLanguages(z.array(words)))

const code = z
  .string()
  .regex(/^[a-z0-9]{2,6}$/)
  .describe('Permanent short code, 2 to 6 of a-z and 0-9. Buttons carry it, so it never changes.')
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const clauseId = z
  .string()
  .regex(/^[A-Z]{2,4}(\d{2})?(-[A-Z]{1,12})?(-\d+)+(-R\d+)?[a-z]?$/)
  .describe('Permanent id of the clause, for instance MC-EA-31, MC18-EA-45 (since 1.8) or GCG-7-6-2-2a.')
const rulingId = z.string().regex(/^(AMB|[A-Z]{2,4}\d{2}-OP)-\d{2}$/)
const number = z.string().regex(/^\d+(-\d+)*$/)

const changed = z
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

const names = {
  code,
  title: said.describe('The headword in both languages, as printed where it is printed.'),
  aliases: saidList.optional().describe('Other names that players use.'),
  abbreviations: saidList.optional(),
  short: said
    .optional()
    .describe(
      'In short: one to three sentences of at most 45 words on what it does. The first one has at most 90 characters.',
    ),
}

const clauseSchema = z.strictObject({
  id: clauseId,
  heading: said.optional().describe('Opens a group of clauses, for instance a step of the attack.'),
  ...inLanguages(words),
  example: said.optional().describe('A short example from play.'),
  asked: saidList
    .optional()
    .describe('How players ask for what this clause answers: in small letters, slang and wrong words too.'),
  decides: z
    .literal(true)
    .optional()
    .describe('true: one of the at most five clauses that decide most cases at a table.'),
  editions: z
    .array(words)
    .min(1)
    .optional()
    .describe('The editions that say this, if not all that the entry names as its source do.'),
  changed,
  onlyCited: z
    .literal(true)
    .optional()
    .describe('true: it is found by its id and cited by attacks, but the page of its entry leaves it out.'),
  varies: clauseId.optional().describe('The clause of which this is the reading of another edition.'),
  rulings: z.array(rulingId).min(1).optional().describe('How an open point of this clause is ruled.'),
})

const entrySchema = z.strictObject({
  ...names,
  number: number
    .optional()
    .describe(
      'The number of the rule in the edition in use, shown before the title. Older ones stand in source.',
    ),
  changed,
  source: z
    .array(z.strictObject({ edition: words, section: words.describe('Its heading or number there.') }))
    .min(1)
    .describe('Where the rule stands: one line for each edition.'),
  seeAlso: z.array(slug).max(25).optional().describe('File names of related entries of this game.'),
  tryIt: z
    .strictObject({
      attack: z.string().describe('A subcommand of /attack under its English name: enemy, for instance.'),
      options: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
        .describe('The options of /attack, under their English names.'),
    })
    .optional()
    .describe('An example table: the button “Try it” begins this attack.'),
  clauses: z.array(clauseSchema).min(1),
})

const termsSchema = z.array(
  z.strictObject({
    id: slug,
    ...names,
    uses: saidList.describe('How the term looks in a text. * stands for any letters.'),
    avoid: saidList.optional().describe('What would be wrong for this term. * stands for any letters.'),
    paired: z.literal(false).optional().describe('false: the other language may say it without the term.'),
    ours: z
      .literal(true)
      .optional()
      .describe('true: nothing with this term is printed in German, so the German words are our own.'),
  }),
)

const sectionsSchema = z.array(
  z.strictObject({
    number: number.describe('Its number in the edition in use.'),
    formerly: number.optional().describe('Its number in the oldest edition, if that has it.'),
    ...names,
    uses: saidList.optional(),
    avoid: saidList.optional(),
  }),
)

const rulingsSchema = z.array(z.strictObject({ id: rulingId, question: said, ruling: said, reason: said }))

const gameSchema = z.strictObject({
  name: said,
  initials: words.describe('First part of the ids of its clauses.'),
  editions: z
    .array(z.strictObject({ id: words, language: z.enum(LANGUAGES), name: said, date: words.optional() }))
    .min(1)
    .describe('The first one is the default.'),
  starters: z.array(slug).min(1).describe('Entries offered to someone who has not typed anything yet.'),
})

export type ClauseFile = z.infer<typeof clauseSchema>
export type TermFile = z.infer<typeof termsSchema>[number]
export type SectionFile = z.infer<typeof sectionsSchema>[number]
/** The name of a section, in the place of an entry's file name; it is permanent, so the oldest number makes it. */
export const sectionSlug = ({ number, formerly }: SectionFile): string => formerly ?? `new-${number}`
export type ChangeFile = NonNullable<z.infer<typeof changed>>[number]
export type Ruling = z.infer<typeof rulingsSchema>[number]

/** Every kind of data file with its schema; the names are those of the JSON Schema files. */
export const SCHEMAS = {
  entry: entrySchema,
  terms: termsSchema,
  sections: sectionsSchema,
  rulings: rulingsSchema,
  game: gameSchema,
} as const
