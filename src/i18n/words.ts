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

/** Words without slots never change, and a board is made of dozens of them: each is looked up once. */
function remembering(t: Translate): Translate {
  const known = new Map<string, string>()
  const look = t as unknown as (key: string, slots?: object) => string
  const remembered: typeof look = (key, slots) => {
    if (slots) return look(key, slots)
    const before = known.get(key)
    if (before !== undefined) return before
    const words = look(key)
    known.set(key, words)
    return words
  }
  return remembered as unknown as Translate
}

const translators: Bilingual<Translate> = {
  en: remembering(instance.getFixedT('en') as Translate),
  de: remembering(instance.getFixedT('de') as Translate),
}

export const wordsIn = (language: Language): Translate => translators[language]
