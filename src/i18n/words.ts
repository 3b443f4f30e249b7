// Gives the bot's words in a language. The one place that knows i18next.
import i18next, { type TFunction } from 'i18next'
import type { Bilingual, Language } from '../language.ts'
import { resources, type Words } from './resources.ts'

type Namespaces = [
  'about',
  'attack',
  'board',
  'cards',
  'commands',
  'doctor',
  'find',
  'forms',
  'help',
  'page',
  'playground',
  'problems',
  'rule',
  'settings',
  'story',
  'terminal',
  'walkthroughs',
]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'rule'
    resources: Words
  }
}

/** Words for one reader: `t('rule:share')`. A key that does not exist does not compile. */
export type Translate = TFunction<Namespaces>

type Leaf<Tree, Path extends string> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Path}${Name}`
    : Leaf<Tree[Name], `${Path}${Name}.`>
}[keyof Tree & string]

/** The keys of one namespace, for tables that say which words belong to what. */
export type KeyIn<Namespace extends keyof Words> = Leaf<Words[Namespace], `${Namespace}:`>

const instance = i18next.createInstance()
instance.init({
  resources,
  lng: 'en',
  fallbackLng: false,
  ns: Object.keys(resources.en),
  defaultNS: 'rule',
  initAsync: false,
  interpolation: { escapeValue: false },
})

type Look = (key: string, slots?: Readonly<Record<string, unknown>>) => string

/**
 * Words never change, and a board is made of dozens of them: each is looked up once, and then only its slots are filled.
 * That leaves out plurals and contexts, by which i18next would choose another key; no word has any.
 */
function remembering(language: Language): Translate {
  const known = new Map<string, string>()
  const look = instance.getFixedT(language) as unknown as Look
  const { interpolator } = instance.services
  const words: Look = key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = look(key, { skipInterpolation: true })
    known.set(key, found)
    return found
  }
  const filled: Look = (key, slots) =>
    slots ? interpolator.interpolate(words(key), slots, language, slots) : words(key)
  return filled as unknown as Translate
}

const translators: Bilingual<Translate> = { en: remembering('en'), de: remembering('de') }

export const wordsIn = (language: Language): Translate => translators[language]
