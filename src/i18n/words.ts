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

const translators: Bilingual<Translate> = {
  en: instance.getFixedT('en') as Translate,
  de: instance.getFixedT('de') as Translate,
}

export const wordsIn = (language: Language): Translate => translators[language]
