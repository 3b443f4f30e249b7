// Lists the languages of the program, and types texts that exist in each of them.

/**
 * Each language's name in `locales` and `data`, and its locales on Discord. The linter demands every word of a complete
 * language; an incomplete one falls back to English. Adding a language adds a line here.
 */
const KNOWN = [
  { id: 'en', locales: ['en-US', 'en-GB'], isComplete: true },
  { id: 'de', locales: ['de'], isComplete: true },
] as const satisfies readonly {
  readonly id: string
  readonly locales: readonly string[]
  readonly isComplete: boolean
}[]

type Known = (typeof KNOWN)[number]
export type Language = Known['id']
export type CompleteLanguage = Extract<Known, { isComplete: true }>['id']

export const LANGUAGES: readonly Language[] = KNOWN.map(({ id }) => id)
const isWhole = (known: Known): known is Extract<Known, { isComplete: true }> => known.isComplete
export const COMPLETE_LANGUAGES: readonly CompleteLanguage[] = KNOWN.filter(isWhole).map(({ id }) => id)

/** The language that always has every text, and that replaces a missing text of another language. */
export const FALLBACK = 'en' satisfies CompleteLanguage

/** The same text (or list of texts) in every complete language, and optionally in others. */
export type Said<T = string> = Readonly<
  Record<CompleteLanguage, T> & Partial<Record<Exclude<Language, CompleteLanguage>, T | undefined>>
>

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(known => known === value)

/** All languages but one, in the order of the list. */
export const otherLanguages = (language: Language): readonly Language[] =>
  LANGUAGES.filter(one => one !== language)

/** The locales of Discord for a language. */
export const localesOf = (language: Language): readonly string[] =>
  KNOWN.find(({ id }) => id === language)?.locales ?? []

export const isComplete = (language: Language): language is CompleteLanguage =>
  COMPLETE_LANGUAGES.some(one => one === language)

/** Calls `say` for each language of the list, and returns the results by language. */
export const inEachLanguage = <T>(say: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, say(language)])) as Record<Language, T>

/** Maps the text of each language that has one. */
export const mapSaid = <T, Made>(said: Said<T>, make: (own: T, language: Language) => Made): Said<Made> =>
  Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const own = said[language]
      return own === undefined ? [] : [[language, make(own, language)]]
    }),
  ) as Said<Made>

const MARK = `(${FALLBACK.toUpperCase()}) `

/** Marks an English text that replaces a missing one. The mark stands once, behind the signs that make a heading. */
export const marked = (text: string): string =>
  text.replaceAll(MARK, '').replace(/^(?:#{1,3} |-# )?/, `$&${MARK}`)

/** The text in this language, else in English with a mark. */
export const inLanguage = (said: Said, language: Language): string => said[language] ?? marked(said[FALLBACK])
