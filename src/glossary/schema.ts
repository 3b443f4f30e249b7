// Defines the content of the files under data/<game>/. The JSON Schemas for editors are written from these schemas.
import { z } from 'zod'
import { LANGUAGES } from '../language.ts'
import {
  changed,
  clauseId,
  code,
  faqId,
  inLanguages,
  ruleNumber,
  rulingId,
  said,
  saidList,
  slug,
  words,
} from './fields.ts'

export const GAMES = ['marvel-champions', 'gundam'] as const
export type GameId = (typeof GAMES)[number]

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
  today: clauseId
    .optional()
    .describe('The id with its number in the edition in use, where the rule has another number there.'),
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
  number: ruleNumber
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
    number: ruleNumber.describe('Its number in the edition in use.'),
    formerly: ruleNumber.optional().describe('Its number in the oldest edition, if that has it.'),
    ...names,
    uses: saidList.optional(),
    avoid: saidList.optional(),
  }),
)

/** Our own reading of an open point; a point that is settled, or read under another id, leads there. */
const rulingSchema = z.union([
  z.strictObject({ id: rulingId, question: said, ruling: said, reason: said }),
  z.strictObject({ id: rulingId, see: z.union([faqId, rulingId]) }),
])
const rulingsSchema = z.array(rulingSchema)

const faqSchema = z.strictObject({
  title: said.describe('The product or document whose cards and rules the answers are about.'),
  answers: z
    .array(
      z.strictObject({
        id: faqId,
        question: said,
        answer: said.describe('The first word is yes or no where it can be.'),
        asked: saidList.optional().describe('How players ask for it, in small letters.'),
        cards: z
          .array(words)
          .describe('Names or numbers of the cards that it is about; none for the rules alone.'),
        clauses: z.array(clauseId).min(1).max(6).describe('The clauses that it concerns.'),
        source: z.strictObject({
          document: slug.describe('A document of game.yaml.'),
          place: words.describe('The heading or number under which it stands there.'),
          date: z
            .string()
            .regex(/^\d{4}(-\d{2}){0,2}$/)
            .optional()
            .describe('Year, month and day, as far as they are known.'),
        }),
        editions: z.array(words).min(1).describe('The editions under which it holds.'),
        replacedBy: z.union([faqId, clauseId]).optional().describe('What holds instead of it now.'),
      }),
    )
    .min(1),
})

const synonymsSchema = z
  .strictObject(inLanguages(z.record(words, z.array(words).min(1))))
  .describe('What players say, in small letters, with the words of our texts that it may mean.')

const gameSchema = z.strictObject({
  name: said,
  initials: words.describe('First part of the ids of its clauses.'),
  editions: z
    .array(z.strictObject({ id: words, language: z.enum(LANGUAGES), name: said, date: words.optional() }))
    .min(1)
    .describe('The first one is the default.'),
  documents: z
    .array(
      z.strictObject({
        id: slug,
        name: said,
        secondHand: z.literal(true).optional().describe('true: we read what others noted of it.'),
      }),
    )
    .optional()
    .describe('Where official answers were given.'),
  starters: z.array(slug).min(1).describe('Entries offered to someone who has not typed anything yet.'),
})

export type ClauseFile = z.infer<typeof clauseSchema>
export type TermFile = z.infer<typeof termsSchema>[number]
export type SectionFile = z.infer<typeof sectionsSchema>[number]
/** The name of a section, in the place of an entry's file name; it is permanent, so the oldest number makes it. */
export const sectionSlug = ({ number, formerly }: SectionFile): string => formerly ?? `new-${number}`
export type ChangeFile = NonNullable<z.infer<typeof changed>>[number]
export type RulingFile = z.infer<typeof rulingSchema>
export type Ruling = Exclude<RulingFile, { see: string }>
export type FaqFile = z.infer<typeof faqSchema>
export type AnswerFile = FaqFile['answers'][number]

/** Every kind of data file with its schema; the names are those of the JSON Schema files. */
export const DATA_SCHEMAS = {
  entry: entrySchema,
  terms: termsSchema,
  sections: sectionsSchema,
  rulings: rulingsSchema,
  faq: faqSchema,
  synonyms: synonymsSchema,
  game: gameSchema,
} as const
