// The languages of the program: the one list of them, and what it means that something is said in them.

/**
 * What a language is called in `locales` and `data`, and the locales of Discord that it is for. What is complete has every word,
 * and the linter demands it; what is not falls back to English. Adding a language adds a line here.
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

/** What everything is said in, and what is shown where another language lacks something. */
export const FALLBACK = 'en' satisfies CompleteLanguage

/** The same thing said in every complete language, and maybe in more. */
export type Said<T = string> = Readonly<
  Record<CompleteLanguage, T> & Partial<Record<Exclude<Language, CompleteLanguage>, T | undefined>>
>

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(known => known === value)

/** All but one, in the order of the list. */
export const otherLanguages = (language: Language): readonly Language[] =>
  LANGUAGES.filter(one => one !== language)

/** The locales of Discord for a language. */
export const localesOf = (language: Language): readonly string[] =>
  KNOWN.find(({ id }) => id === language)?.locales ?? []

export const isComplete = (language: Language): language is CompleteLanguage =>
  COMPLETE_LANGUAGES.some(one => one === language)

/** What is said in each language of the list. */
export const inEachLanguage = <T>(say: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, say(language)])) as Record<Language, T>

/** What is made of something in each language that says it. */
export const mapSaid = <T, Made>(said: Said<T>, make: (own: T, language: Language) => Made): Said<Made> =>
  Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const own = said[language]
      return own === undefined ? [] : [[language, make(own, language)]]
    }),
  ) as Said<Made>

const MARK = `(${FALLBACK.toUpperCase()}) `

/** Marks an English text that stands in for one that a language lacks, once; what makes it a heading stays in front. */
export const marked = (text: string): string =>
  text.replaceAll(MARK, '').replace(/^(?:#{1,3} |-# )?/, `$&${MARK}`)

/** In this language, else in English with a mark. */
export const inLanguage = (said: Said, language: Language): string => said[language] ?? marked(said[FALLBACK])
