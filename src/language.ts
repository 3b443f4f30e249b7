// The languages of the whole program, and what it means that something is said in both.
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same thing said in both languages. */
export type Bilingual<T = string> = Readonly<Record<Language, T>>

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(known => known === value)

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en')
